package hopscotch.datasets.library;

import java.nio.file.Path;

/**
 * A map of a library.
 *
 * @param set the name of its set, such as {@code dao}
 * @param file the file, such as {@code maps/dao/arena.map}
 */
public record MapEntry(String set, Path file) {
  /** The ending of the files of maps. */
  public static final String ENDING = ".map";

  /** The base name of the file, such as {@code arena.map}, by which scenarios refer to the map. */
  public String fileName() {
    return file.getFileName().toString();
  }

  /** The name without its ending, such as {@code arena}. */
  public String name() {
    String fileName = fileName();
    return fileName.substring(0, fileName.length() - ENDING.length());
  }

  /** The name within a library, such as {@code dao/arena}. */
  public String id() {
    return set + "/" + name();
  }
}
