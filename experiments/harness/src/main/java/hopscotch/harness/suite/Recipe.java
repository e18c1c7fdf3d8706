package hopscotch.harness.suite;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** The recipe of files of a plan that do not exist yet. */
sealed interface Recipe permits MapRecipe, WalkRecipe {
  /** The name of the file, without its ending. */
  String name();

  /** About how many cells the map has. */
  long estimateCells() throws IOException;

  /**
   * Makes the files in a folder, unless they exist.
   *
   * @return the main file, and then those beside it
   */
  List<Path> follow(Path folder) throws IOException;

  /** The text of a generator as part of a name, such as {@code rooms-size-16}. */
  static String words(String generator) {
    return generator.strip().replaceAll("[^A-Za-z0-9.]+", "-").replaceAll("-$", "");
  }
}
