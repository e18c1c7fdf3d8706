package hopscotch.harness.results;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.file.FileInput;
import hopscotch.harness.output.Json;
import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The folder of a run, open for writing by one process at a time:
 *
 * <pre>
 * manifest.json   what is run, on what, by what; replaced as a whole, never changed in place
 * suite.yaml      the suite as its author wrote it
 * maps/           generated maps and scenarios
 * rows-N.csv      rows of one lane of one session, appended to; the manifest says of which
 * logs/           what worker processes said
 * lock            held while a run is on
 * </pre>
 */
public final class RunDirectory implements Closeable {
  private static final String MANIFEST = "manifest.json";
  private static final String SEGMENT_GLOB = "rows-*.csv";

  /** The key of the number of units that a driver dealt. With it, only named segments count. */
  private static final String UNITS = "units";

  /** A path that was made of a URI with two slashes. */
  private static final Pattern URI = Pattern.compile("([A-Za-z][A-Za-z0-9+.-]+):/+([^/].*)");

  private final Path folder;
  private final FileChannel lockFile;
  private final FileLock lock;

  private RunDirectory(Path folder, FileChannel lockFile, FileLock lock) {
    this.folder = folder;
    this.lockFile = lockFile;
    this.lock = lock;
  }

  /**
   * Makes the folder if it does not exist, and locks it.
   *
   * @throws BadFileException if another run holds the lock, or the folder cannot be written
   */
  public static RunDirectory open(Path folder) throws IOException {
    try {
      Files.createDirectories(folder);
      FileInput.requireIfThere(folder.resolve("lock"), "the lock of a run");
      FileChannel lockFile =
          FileChannel.open(
              folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      FileLock lock = tryLock(lockFile);
      if (lock == null) {
        lockFile.close();
        throw new BadFileException(
            folder.toString(), "another run is writing here", "one run at a time, or another -o");
      }
      return new RunDirectory(folder, lockFile, lock);
    } catch (java.nio.file.FileSystemException e) {
      throw new BadFileException(
          folder.toString(),
          "cannot be written (" + e.getClass().getSimpleName() + ")",
          "a folder that this user may write to");
    }
  }

  private static FileLock tryLock(FileChannel file) throws IOException {
    try {
      return file.tryLock();
    } catch (OverlappingFileLockException e) {
      return null;
    }
  }

  /** The folder. */
  public Path folder() {
    return folder;
  }

  /** Whether a run has already begun here. */
  public boolean hasManifest() {
    return Files.exists(folder.resolve(MANIFEST));
  }

  /**
   * The manifest of a run directory.
   *
   * @throws BadFileException if there is none, or the folder is a URI of another file system
   */
  public static JsonNode manifest(Path folder) throws IOException {
    requireLocal(folder);
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw new BadFileException(
          folder.toString(),
          Files.isRegularFile(folder) ? "this is a file" : "this is a pipe or a device, no folder",
          "the folder of a run");
    }
    return Json.read(folder.resolve(MANIFEST));
  }

  /** Whether a run has begun in a folder. */
  public static boolean isRun(Path folder) {
    return Files.exists(folder.resolve(MANIFEST));
  }

  /** Refuses a path that was meant as a URI, and says how to fetch that folder. */
  public static void requireLocal(Path folder) throws BadFileException {
    Matcher uri = URI.matcher(folder.toString());
    if (uri.matches()) {
      String whole = uri.group(1) + "://" + uri.group(2);
      throw new BadFileException(
          whole,
          "no folder here",
          "a copy of it, by 'hadoop fs -get %s .' or, of S3, 'aws s3 cp --recursive'"
              .formatted(whole));
    }
  }

  /** The number of complete rows in a folder, to which a run may still be writing. */
  public static long countRows(Path folder) throws IOException {
    long rows = 0;
    for (Path segment : segments(folder)) {
      rows += countRowsOf(segment);
    }
    return rows;
  }

  /** The number of complete rows in a segment, to which a run may still be writing. */
  public static long countRowsOf(Path segment) throws IOException {
    return Segment.scan(segment).rows();
  }

  /** Replaces the manifest. */
  public void writeManifest(JsonNode manifest) throws IOException {
    Json.replace(folder.resolve(MANIFEST), manifest);
  }

  /**
   * The number of units to which a driver dealt the plan of a manifest. It accepts at most one
   * attempt at each. 0 if no driver gathered the rows.
   */
  public static int units(JsonNode manifest) {
    return manifest.path(UNITS).asInt();
  }

  /** Records in a manifest to how many units a driver deals its plan; 0 without one. */
  public static void putUnits(int units, ObjectNode manifest) {
    manifest.remove(UNITS);
    if (units > 0) {
      manifest.put(UNITS, units);
    }
  }

  /**
   * The segments of a run directory, sorted by name. If a driver gathered them, only those that a
   * session names, since the others are of attempts that it did not accept.
   */
  public static List<Path> segments(Path folder) throws IOException {
    List<Path> files = new ArrayList<>();
    try (Stream<Path> children = Files.list(folder)) {
      java.nio.file.PathMatcher matcher =
          folder.getFileSystem().getPathMatcher("glob:" + SEGMENT_GLOB);
      children.filter(child -> matcher.matches(child.getFileName())).forEach(files::add);
    }
    if (isRun(folder)) {
      JsonNode manifest = manifest(folder);
      files.removeIf(file -> units(manifest) > 0 && Sessions.of(manifest, file) < 0);
    }
    files.sort(Comparator.comparing(file -> file.getFileName().toString()));
    return files;
  }

  /** The first number after those of all segments. */
  public int nextSegment() throws IOException {
    int next = 0;
    for (Path file : segments(folder)) {
      String number = file.getFileName().toString().replaceAll("rows-([0-9]{1,8})\\.csv", "$1");
      next = number.matches("[0-9]{1,8}") ? Math.max(next, Integer.parseInt(number) + 1) : next;
    }
    return next;
  }

  /** The name of a segment. */
  public static String segment(int number) {
    return "rows-" + number + ".csv";
  }

  /** Opens a segment, repaired. */
  public RowWriter writer(int number) throws IOException {
    return new RowWriter(Segment.append(folder.resolve(segment(number))));
  }

  /** Cuts off the torn tails of all segments, and returns the queries that have rows. */
  public FinishedQueries done() throws IOException {
    FinishedQueries done = new FinishedQueries();
    for (Path file : segments(folder)) {
      Segment.append(file).close();
      RowReader.forEach(file, row -> done.add(row.task(), row.repetition(), row.number()));
    }
    return done;
  }

  @Override
  public void close() throws IOException {
    lock.release();
    lockFile.close();
  }
}
