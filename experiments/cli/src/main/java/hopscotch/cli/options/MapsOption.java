package hopscotch.cli.options;

import hopscotch.datasets.catalogue.Cache;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.file.FileInput;
import hopscotch.datasets.library.MapEntry;
import hopscotch.datasets.library.MapLibrary;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say where maps are found by name. */
public final class MapsOption {
  @Option(
      names = "--maps",
      paramLabel = "DIR",
      description =
          "The folder of real maps, laid out as <set>/<name>.map; else what HOPSCOTCH_MAPS names.")
  private Path folder;

  @Mixin private CacheOption caches;

  /** The cache. */
  public Cache cache() {
    return caches.cache();
  }

  /** The arguments that name the same maps from any folder, independent of the environment. */
  public List<String> arguments() {
    List<String> words = new ArrayList<>();
    findFolder()
        .ifPresent(
            it -> words.addAll(List.of("--maps", it.toAbsolutePath().normalize().toString())));
    words.addAll(caches.arguments());
    return words;
  }

  private Optional<Path> findFolder() {
    String fromEnvironment = System.getenv("HOPSCOTCH_MAPS");
    return folder != null || fromEnvironment == null || fromEnvironment.isEmpty()
        ? Optional.ofNullable(folder)
        : Optional.of(Path.of(fromEnvironment));
  }

  /** The maps of the named folder, which must exist, and then those of the cache. */
  public MapLibrary library() throws BadFileException {
    List<Path> roots = new ArrayList<>();
    findFolder().ifPresent(roots::add);
    if (Files.isDirectory(cache().maps())) {
      roots.add(cache().maps());
    }
    return MapLibrary.of(roots);
  }

  /** A map by its file, or by its name in the library. */
  public MapEntry map(String fileOrName) throws IOException {
    Path file = Path.of(fileOrName);
    if (Files.exists(file)) {
      FileInput.require(file, "the file of a map, or its name as <set>/<name>");
      Path folder = file.toAbsolutePath().getParent().getFileName();
      return new MapEntry(folder == null ? "" : folder.toString(), file);
    }
    return library().map(fileOrName);
  }
}
