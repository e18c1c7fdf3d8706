package hopscotch.datasets.catalogue;

import hopscotch.datasets.movingai.BadFileException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Takes maps and scenarios from a folder or a zip into the cache, and records their checksums.
 * Files of other kinds are left out; folders are flattened, so that a set is one folder. Nothing is
 * changed before the whole source was read.
 *
 * <p>Where no set is named, the files of a folder belong to the set that their folder is named
 * after, and those of a zip to the set that the zip is named after: {@code street-map.zip} to
 * {@code cities}.
 */
public final class Importer {
  private static final String TRAILER = "[-_. ]?(maps?|scens?|scenarios?)([-_. ].*)?$";

  private final Cache cache;
  private final Catalogue catalogue;
  private final Progress progress;

  /**
   * What one import brought into one set.
   *
   * @param set the set
   * @param maps the number of maps
   * @param scenarios the number of scenarios
   */
  public record Imported(String set, int maps, int scenarios) {}

  /** An importer into a cache; the catalogue says which names mean one set. */
  public Importer(Cache cache, Catalogue catalogue, Progress progress) {
    this.cache = cache;
    this.catalogue = catalogue;
    this.progress = progress;
  }

  /** Imports a folder or a zip into the sets that its folders or its name say. */
  public List<Imported> importFrom(Path source) throws IOException {
    return run(source, Optional.empty());
  }

  /**
   * Imports a folder or a zip into one set.
   *
   * @throws BadFileException if the source is missing, no zip, unsafe, or holds no map and no
   *     scenario
   * @throws IllegalArgumentException if this is no name of a set
   */
  public Imported importInto(String set, Path source) throws IOException {
    return run(source, Optional.of(resolve(set))).get(0);
  }

  private List<Imported> run(Path source, Optional<String> set) throws IOException {
    Files.createDirectories(cache.maps());
    Path staging = Files.createTempDirectory(cache.maps(), ".import-");
    try {
      Staged staged = new Staged(staging, source);
      if (Files.isDirectory(source)) {
        stageFolder(source, set, staged);
      } else {
        String name = set.orElseGet(() -> setOf(withoutEnding(source.getFileName())));
        ZipSource.read(
            source,
            ZipSource.Limits.STANDARD,
            progress,
            (file, input) -> staged.add(name, file, input));
      }
      return install(staged, source);
    } finally {
      deleteTree(staging);
    }
  }

  private void stageFolder(Path source, Optional<String> set, Staged staged) throws IOException {
    List<Path> files;
    try (Stream<Path> walk = Files.walk(source)) {
      files =
          walk.filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
              .filter(file -> isWanted(file.getFileName().toString()))
              .sorted()
              .toList();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    Path root = source.toAbsolutePath().normalize();
    for (int i = 0; i < files.size(); i++) {
      Path file = files.get(i);
      String name = set.orElseGet(() -> setOf(root, file.toAbsolutePath().normalize().getParent()));
      try (InputStream input = Files.newInputStream(file)) {
        staged.add(name, file.getFileName().toString(), input);
      }
      progress.at(source.getFileName().toString(), i + 1L, files.size());
    }
  }

  /** Whether a file of this name is a map or a scenario, and no shadow that some system left. */
  static boolean isWanted(String fileName) {
    return !fileName.startsWith(".") && (fileName.endsWith(".map") || fileName.endsWith(".scen"));
  }

  /** The set that a folder is named after, or else the nearest folder around it, up to the root. */
  private String setOf(Path root, Path folder) {
    for (Path at = folder; !at.equals(root.getParent()); at = at.getParent()) {
      if (at.getFileName() != null && !stem(at.getFileName().toString()).isEmpty()) {
        return setOf(at.getFileName().toString());
      }
    }
    throw new IllegalArgumentException(
        "folder '%s' names no set: expected a set to be named".formatted(folder));
  }

  private String setOf(String name) {
    String stem = stem(name);
    return resolve(stem.isEmpty() ? name : stem);
  }

  private static String stem(String name) {
    return name.replaceFirst(TRAILER, "");
  }

  private String resolve(String set) {
    String id = catalogue.find(set).map(Dataset::id).orElse(set);
    cache.set(id);
    return id;
  }

  private static String withoutEnding(Path fileName) {
    return fileName.toString().replaceFirst("\\.[Zz][Ii][Pp]$", "");
  }

  private List<Imported> install(Staged staged, Path source) throws IOException {
    if (staged.sums.isEmpty()) {
      throw new BadFileException(
          source.toString(), "no map and no scenario in here", "files named .map and .scen");
    }
    List<Imported> imported = new ArrayList<>();
    for (Map.Entry<String, Map<String, String>> entry : staged.sums.entrySet()) {
      String set = entry.getKey();
      Path folder = Files.createDirectories(cache.set(set));
      Checksums checksums = Checksums.in(folder);
      int maps = 0;
      for (Map.Entry<String, String> file : entry.getValue().entrySet()) {
        Files.move(
            staged.folder.resolve(set).resolve(file.getKey()),
            folder.resolve(file.getKey()),
            StandardCopyOption.REPLACE_EXISTING);
        checksums.put(file.getKey(), file.getValue());
        maps += file.getKey().endsWith(".map") ? 1 : 0;
      }
      checksums.save();
      imported.add(new Imported(set, maps, entry.getValue().size() - maps));
    }
    return imported;
  }

  private static void deleteTree(Path folder) throws IOException {
    try (Stream<Path> walk = Files.walk(folder)) {
      for (Path file : walk.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  /** The files read so far, in a folder beside the sets, with their checksums by set and name. */
  private static final class Staged {
    private final Path folder;
    private final Path source;
    private final Map<String, Map<String, String>> sums = new TreeMap<>();

    Staged(Path folder, Path source) {
      this.folder = folder;
      this.source = source;
    }

    void add(String set, String fileName, InputStream input) throws IOException {
      Map<String, String> files = sums.computeIfAbsent(set, key -> new TreeMap<>());
      Path target = Files.createDirectories(folder.resolve(set)).resolve(fileName);
      if (Files.exists(target)) {
        throw new BadFileException(
            source.toString(),
            "two files named " + fileName + " for the set " + set,
            "each name once in a set");
      }
      Files.copy(input, target);
      files.put(fileName, Checksums.of(target));
    }
  }
}
