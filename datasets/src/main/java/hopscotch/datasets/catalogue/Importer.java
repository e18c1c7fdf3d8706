package hopscotch.datasets.catalogue;

import hopscotch.core.text.Printable;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.file.FileInput;
import hopscotch.datasets.file.Folders;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Takes maps and scenarios from a folder or a zip into the cache, and records their checksums.
 * Files of other kinds are left out; folders are flattened, so that a set is one folder. Nothing is
 * changed until the whole source has been read. A map or scenario that cannot be read is left out
 * and told to the {@link Progress}, and so is a symbolic link within the source, which is not
 * followed.
 *
 * <p>Where no set is named, files belong to the set that their folder is named after: {@code
 * setD/a.map} to {@code setD}. A folder called {@code maps} or {@code scens} names none; the one
 * around it does. A zip is read as a folder of its name, so files that lie in no folder of it
 * belong to the set that it is named after. So do those of a zip that is named after a published
 * set, if they all lie in one folder that is not: {@code street-map.zip} holds {@code cities}.
 */
public final class Importer {
  /** The set of files that lie in no folder of a zip, until it is named after the zip. */
  private static final String AT_THE_ROOT = "";

  private static final String TRAILER = "(maps?|scens?|scenarios?)([-_. ].*)?$";
  private static final String SEPARATED_TRAILER = "(^|[-_. ])" + TRAILER;

  private static final String FOLDER = ".import-";
  private static final Duration LONGEST_IMPORT = Duration.ofDays(1);

  private final Cache cache;
  private final Catalogue catalogue;
  private final Progress progress;
  private final boolean overwrites;
  private final String wayOut;

  /** The number of files that one import brought into one set. */
  public record Imported(String set, int maps, int scenarios) {}

  /**
   * An importer into a cache.
   *
   * @param catalogue says which names mean one set
   * @param overwrites whether a file of the cache that was not imported may be overwritten
   */
  public Importer(Cache cache, Catalogue catalogue, Progress progress, boolean overwrites) {
    this(cache, catalogue, progress, overwrites, "another set, or --force");
  }

  /** An importer whose messages say what helps where a file that was not imported is in the way. */
  private Importer(
      Cache cache, Catalogue catalogue, Progress progress, boolean overwrites, String wayOut) {
    this.cache = cache;
    this.catalogue = catalogue;
    this.progress = progress;
    this.overwrites = overwrites;
    this.wayOut = wayOut;
  }

  /** An importer of archives that were downloaded. */
  static Importer forFetch(Cache cache, Catalogue catalogue, Progress progress) {
    return new Importer(
        cache,
        catalogue,
        progress,
        false,
        "it elsewhere, as a set is fetched under its own name (what was downloaded is kept)");
  }

  /**
   * Imports a folder or a zip into the sets that are named by its folders or by its own name.
   *
   * @return the sets, sorted by name, without those of which no file was good
   * @throws BadFileException as {@link #importInto}
   */
  public List<Imported> importFrom(Path source) throws IOException {
    return run(source, Optional.empty());
  }

  /**
   * Imports a folder or a zip into one set.
   *
   * @return the numbers of good files, which may be 0
   * @throws BadFileException if the source is missing, no zip, unsafe, or holds no map and no
   *     scenario; or if a file that was not imported is in the way
   * @throws IllegalArgumentException if the name cannot be that of a set
   */
  public Imported importInto(String set, Path source) throws IOException {
    String id = resolve(set);
    List<Imported> imported = run(source, Optional.of(id));
    return imported.isEmpty() ? new Imported(id, 0, 0) : imported.get(0);
  }

  private List<Imported> run(Path source, Optional<String> set) throws IOException {
    Files.createDirectories(cache.maps());
    deleteLeftovers();
    Path folder = Files.createTempDirectory(cache.maps(), FOLDER);
    try {
      Staging staging = new Staging(folder, source, progress);
      if (Files.isDirectory(source)) {
        stageFolder(source, set, staging);
      } else {
        stageZip(source, set, staging);
      }
      if (staging.sets().isEmpty()) {
        throw new BadFileException(
            source.toString(), "no map and no scenario in here", "files named .map and .scen");
      }
      return staging.install(cache, overwrites, wayOut);
    } finally {
      Folders.delete(folder);
    }
  }

  /** Deletes the folders of killed imports that no import can use any more. */
  private void deleteLeftovers() throws IOException {
    Instant oldest = Instant.now().minus(LONGEST_IMPORT);
    try (DirectoryStream<Path> folders = Files.newDirectoryStream(cache.maps(), FOLDER + "*")) {
      for (Path folder : folders) {
        if (Files.getLastModifiedTime(folder).toInstant().isBefore(oldest)) {
          Folders.delete(folder);
        }
      }
    }
  }

  private void stageFolder(Path source, Optional<String> set, Staging staging) throws IOException {
    Path folder = source.toRealPath();
    List<Path> files = files(source, folder);
    Path root = source.toAbsolutePath().normalize();
    for (int i = 0; i < files.size(); i++) {
      Path file = folder.relativize(files.get(i));
      String name = set.orElseGet(() -> setOf(root, root.resolve(file).getParent()));
      try (InputStream input = FileInput.open(files.get(i), "a map or a scenario")) {
        staging.add(name, file.toString(), input);
      }
      progress.at(source.getFileName().toString(), i + 1L, files.size());
    }
  }

  /** The maps and scenarios below a folder, sorted. Reports links that may lead to more. */
  private List<Path> files(Path source, Path folder) throws IOException {
    List<Path> files = new ArrayList<>();
    try (Stream<Path> walk = Files.walk(folder)) {
      for (Path file : walk.sorted().toList()) {
        boolean isWanted = isWanted(file.getFileName().toString());
        if (Files.isSymbolicLink(file) && (isWanted || Files.isDirectory(file))) {
          progress.leftOut(
              Printable.of(
                  "%s, %s: a symbolic link; expected the %s itself"
                      .formatted(
                          source,
                          folder.relativize(file),
                          Files.isDirectory(file) ? "folder" : "file")));
        } else if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
          if (isWanted) {
            files.add(file);
          }
          findFault(file.getFileName().toString())
              .map(fault -> "%s, %s: %s".formatted(source, folder.relativize(file), fault))
              .ifPresent(line -> progress.leftOut(Printable.of(line)));
        }
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    return files;
  }

  private void stageZip(Path source, Optional<String> set, Staging staging) throws IOException {
    ZipSource.read(
        source,
        ZipSource.Limits.STANDARD,
        progress,
        (folders, file, input) -> {
          String path = String.join("/", folders) + (folders.isEmpty() ? "" : "/") + file;
          staging.add(set.orElseGet(() -> setOf(folders)), path, input);
        });
    if (set.isPresent()) {
      return;
    }
    String zipSet = setOf(withoutEnding(source.getFileName()));
    boolean isPublishedOne = staging.sets().size() == 1 && isPublished(zipSet);
    for (String found : List.copyOf(staging.sets())) {
      if (found.equals(AT_THE_ROOT) || isPublishedOne && !isPublished(found)) {
        staging.rename(found, zipSet);
      }
    }
    staging.sets().forEach(cache::set);
  }

  /** Whether a file of this name is a map or a scenario, and no shadow file. */
  static boolean isWanted(String fileName) {
    return !fileName.startsWith(".") && (fileName.endsWith(".map") || fileName.endsWith(".scen"));
  }

  /** Why a file is left out whose name ends like a map's, but in capitals. */
  static Optional<String> findFault(String fileName) {
    String lower = fileName.toLowerCase(Locale.ROOT);
    return isWanted(lower) && !isWanted(fileName)
        ? Optional.of(
            "its name ends in capitals; expected '%s'"
                .formatted(lower.endsWith(".map") ? ".map" : ".scen"))
        : Optional.empty();
  }

  /** The set that a folder, or the nearest one around it, is named after. */
  private String setOf(Path root, Path folder) {
    for (Path at = folder; !at.equals(root.getParent()); at = at.getParent()) {
      if (at.getFileName() != null && !stem(at.getFileName().toString()).isEmpty()) {
        return resolve(setOf(at.getFileName().toString()));
      }
    }
    throw new IllegalArgumentException(
        "folder '%s' names no set: expected a set to be named".formatted(folder));
  }

  /** The set that the folders of a zip name; the innermost folder that names one counts. */
  private String setOf(List<String> folders) {
    for (int i = folders.size() - 1; i >= 0; i--) {
      if (!stem(folders.get(i)).isEmpty()) {
        return setOf(folders.get(i));
      }
    }
    return AT_THE_ROOT;
  }

  private String setOf(String name) {
    String stem = stem(name).isEmpty() ? name : stem(name);
    return catalogue.find(stem).map(Dataset::id).orElse(stem);
  }

  private boolean isPublished(String set) {
    return catalogue.find(set).isPresent();
  }

  /**
   * A name without the part that says that it holds maps or scenarios: {@code dao-map} is {@code
   * dao}, and {@code roadmaps} stays, as no set of the catalogue is called {@code road}.
   */
  private String stem(String name) {
    String stem = name.replaceFirst(SEPARATED_TRAILER, "");
    String joined = name.replaceFirst(TRAILER, "");
    return stem.equals(name) && isPublished(joined) ? joined : stem;
  }

  private String resolve(String set) {
    String id = catalogue.find(set).map(Dataset::id).orElse(set);
    cache.set(id);
    return id;
  }

  private static String withoutEnding(Path fileName) {
    return fileName.toString().replaceFirst("\\.[Zz][Ii][Pp]$", "");
  }
}
