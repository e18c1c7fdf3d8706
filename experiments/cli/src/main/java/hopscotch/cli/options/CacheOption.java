package hopscotch.cli.options;

import hopscotch.datasets.catalogue.Cache;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;

/** {@code --cache}. */
public final class CacheOption {
  @Option(
      names = "--cache",
      paramLabel = "DIR",
      description =
          "Where fetched and imported sets are kept; else HOPSCOTCH_CACHE, else the place that"
              + " this system has for caches.")
  private Path folder;

  /** The arguments that name the same cache from any folder. */
  List<String> arguments() {
    return folder == null
        ? List.of()
        : List.of("--cache", folder.toAbsolutePath().normalize().toString());
  }

  /** The cache. */
  public Cache cache() {
    return folder == null ? Cache.standard() : new Cache(folder);
  }
}
