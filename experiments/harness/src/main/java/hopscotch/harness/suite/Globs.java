package hopscotch.harness.suite;

import hopscotch.core.text.Printable;
import hopscotch.datasets.file.BadFileException;
import java.io.IOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.PatternSyntaxException;

/** Names of files as a suite writes them: a name, or a glob that stands for several. */
final class Globs {
  private static final int MAX_LENGTH = 1000;

  /** The most files and folders that are searched. More are taken for a slip of the pen. */
  private static final int MAX_FILES = 100_000;

  /** The most stars. Java's matcher may try all ways to share a name out among them. */
  private static final int MAX_STARS = 8;

  private Globs() {}

  /**
   * Refuses a text that is neither a name nor a glob. {@code null} is accepted.
   *
   * @throws IllegalArgumentException if it is wrong; the message names the key and the fault
   */
  public static void require(String key, String glob) {
    if (glob == null) {
      return;
    }
    if (glob.length() > MAX_LENGTH) {
      throw new IllegalArgumentException(
          "%s '%s...': expected at most %d letters"
              .formatted(key, glob.substring(0, 40), MAX_LENGTH));
    }
    if (glob.isBlank() || !Printable.is(glob)) {
      throw new IllegalArgumentException(key + " '" + glob + "': expected a name or a glob");
    }
    if (glob.replaceAll("[^*]|\\*(?=\\*)", "").length() > MAX_STARS) {
      throw new IllegalArgumentException(
          "%s '%s': expected at most %d stars".formatted(key, glob, MAX_STARS));
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

  /**
   * The matcher of a glob.
   *
   * @throws PatternSyntaxException if the text is not a glob
   */
  public static PathMatcher matcher(String glob) {
    return FileSystems.getDefault().getPathMatcher("glob:" + glob);
  }

  /**
   * The files for which a name or a glob stands, at least one.
   *
   * @param folder the folder to which it is relative
   * @param what the word for what is looked for, such as {@code a map}
   * @throws BadFileException if there are none
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
    String below = glob.substring(wild + 1);
    if (!Files.isDirectory(root)) {
      throw new BadFileException(root.toString(), "no such folder", "the folder of a glob");
    }
    Search search = new Search(folder.resolve(glob), root, matcher(below));
    int slashes = (int) below.chars().filter(letter -> letter == '/').count();
    int depth = below.contains("**") ? Integer.MAX_VALUE : slashes + 1;
    Files.walkFileTree(root, Set.of(FileVisitOption.FOLLOW_LINKS), depth, search);
    if (search.found.isEmpty()) {
      throw new BadFileException(
          folder.resolve(glob).toString(), "no file fits", "a glob that fits files");
    }
    return search.found.stream().sorted().toList();
  }

  /** Searches below a folder for the files that fit a glob. */
  private static final class Search extends SimpleFileVisitor<Path> {
    private final Path glob;
    private final Path root;
    private final PathMatcher matcher;
    private final List<Path> found = new ArrayList<>();
    private int seen;

    Search(Path glob, Path root, PathMatcher matcher) {
      this.glob = glob;
      this.root = root;
      this.matcher = matcher;
    }

    @Override
    public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes)
        throws IOException {
      see(directory);
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
      see(file);
      if (attributes.isRegularFile() && matcher.matches(root.relativize(file))) {
        found.add(file);
      }
      return FileVisitResult.CONTINUE;
    }

    private void see(Path file) throws BadFileException {
      if (++seen > MAX_FILES) {
        throw new BadFileException(
            glob.toString(),
            "more than %d files to look through, such as %s".formatted(MAX_FILES, file),
            "a glob that leads to fewer");
      }
    }

    /** Ignores a link back to a folder around it, and files that have vanished. */
    @Override
    public FileVisitResult visitFileFailed(Path file, IOException e) throws IOException {
      if (e instanceof FileSystemLoopException || e instanceof NoSuchFileException) {
        return FileVisitResult.CONTINUE;
      }
      throw unreadable(file, e);
    }

    @Override
    public FileVisitResult postVisitDirectory(Path folder, IOException e) throws IOException {
      if (e != null && !(e instanceof NoSuchFileException)) {
        throw unreadable(folder, e);
      }
      return FileVisitResult.CONTINUE;
    }

    private BadFileException unreadable(Path file, IOException e) {
      return new BadFileException(
          glob.toString(),
          "%s cannot be read (%s)".formatted(file, e.getClass().getSimpleName()),
          "a glob that leads through readable folders alone");
    }
  }
}
