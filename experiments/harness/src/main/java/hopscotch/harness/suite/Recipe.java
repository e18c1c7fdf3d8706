package hopscotch.harness.suite;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** How the files of a plan are made that are not there. */
sealed interface Recipe permits MapRecipe, WalkRecipe {
  /** What makes them; the costs of those of one generator are alike. */
  String generator();

  /** The name of the file, without its ending. */
  String name();

  /** About how many cells the map has. */
  long estimateCells() throws IOException;

  /**
   * Makes the files in a folder, unless they are there.
   *
   * @return the main one, then those beside it
   */
  List<Path> follow(Path folder) throws IOException;

  /** The text of a generator as part of a name: {@code rooms-size-16}. */
  static String words(String generator) {
    return generator.strip().replaceAll("[^A-Za-z0-9.]+", "-").replaceAll("-$", "");
  }
}
