package hopscotch.experiments.suite.text;

import hopscotch.core.text.Printable;
import hopscotch.datasets.file.BadFileException;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.List;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;

/** Names of files as a suite writes them: a name, or a glob that stands for several. */
public final class Globs {
  private Globs() {}

  /**
   * Refuses what is no name and no glob; {@code null} is neither, and let through.
   *
   * @throws IllegalArgumentException naming the key, and what is wrong with its value
   */
  public static void require(String key, String glob) {
    if (glob == null) {
      return;
    }
    if (glob.isBlank() || !Printable.is(glob)) {
      throw new IllegalArgumentException(key + " '" + glob + "': expected a name or a glob");
    }
    try {
      matcher(glob);
    } catch (PatternSyntaxException e) {
      throw new IllegalArgumentException(
          "%s '%s': %s; expected a glob such as arena*"
              .formatted(key, glob, e.getDescription().replaceAll("\\s+", " ")),
          e);
    }
  }

  /** What fits a glob. */
  public static PathMatcher matcher(String glob) {
    return FileSystems.getDefault().getPathMatcher("glob:" + glob);
  }

  /**
   * The files that a name or a glob stands for, at least one.
   *
   * @param folder what it is relative to
   * @param what is looked for, such as {@code a map}
   * @throws BadFileException if there is none
   */
  public static List<Path> find(Path folder, String glob, String what) throws IOException {
    if (!glob.matches(".*[*?\\[{].*")) {
      Path file = folder.resolve(glob);
      if (!Files.isRegularFile(file)) {
        throw new BadFileException(file.toString(), "no such file", what);
      }
      return List.of(file);
    }
    int wild = glob.replaceAll("[*?\\[{].*", "").lastIndexOf('/');
    Path root = wild < 0 ? folder : folder.resolve(glob.substring(0, wild + 1));
    PathMatcher matcher = matcher(glob.substring(wild + 1));
    if (!Files.isDirectory(root)) {
      throw new BadFileException(root.toString(), "no such folder", "the folder of a glob");
    }
    try (Stream<Path> files = Files.walk(root, FileVisitOption.FOLLOW_LINKS)) {
      List<Path> found =
          files
              .filter(file -> matcher.matches(root.relativize(file)) && Files.isRegularFile(file))
              .sorted()
              .toList();
      if (found.isEmpty()) {
        throw new BadFileException(
            folder.resolve(glob).toString(), "no map fits", "a glob that fits files");
      }
      return found;
    }
  }
}
