package hopscotch.cli.datasets;

import hopscotch.cli.console.ConsoleCommand;
import hopscotch.cli.console.ExitCode;
import hopscotch.cli.console.UsageException;
import hopscotch.cli.options.CacheOption;
import hopscotch.datasets.catalogue.Cache;
import hopscotch.datasets.catalogue.Catalogue;
import hopscotch.datasets.catalogue.Dataset;
import hopscotch.datasets.catalogue.Fetch;
import hopscotch.datasets.catalogue.Retry;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code datasets fetch}: download published sets. */
@Command(
    name = "fetch",
    description = "Download published sets into the cache. Goes on where a download broke off.",
    footer = {
      "  hopscotch datasets fetch dao",
      "  hopscotch datasets fetch dao rooms mazes --again"
    })
final class FetchCommand extends ConsoleCommand {
  @Parameters(arity = "1..*", paramLabel = "SET", description = "See 'hopscotch datasets list'.")
  private List<String> names;

  @Option(
      names = "--again",
      description = "Fetch sets again that are here, whole and" + " unchanged.")
  private boolean again;

  @Option(
      names = "--mirror",
      paramLabel = "URL",
      description = "An address with the same files in the same places.")
  private URI mirror;

  @Mixin private CacheOption caches;

  @Override
  public Integer call() throws IOException {
    if (mirror != null && !String.valueOf(mirror.getScheme()).matches("https?")) {
      throw new UsageException("--mirror " + mirror + ": expected an address of http or https");
    }
    Catalogue catalogue = mirror == null ? Catalogue.standard() : Catalogue.mirroredAt(mirror);
    Cache cache = caches.cache();
    List<Dataset> sets = UsageException.orRefuse(() -> names.stream().map(catalogue::set).toList());
    try (ShownProgress progress = new ShownProgress(err())) {
      Fetch fetch = new Fetch(cache, catalogue, Retry.STANDARD, progress);
      for (Dataset set : sets) {
        if (!again && fetch.isPresent(set)) {
          err().println(set.id() + ": already in " + cache.set(set.id()));
        } else {
          fetch.fetch(set);
          err().println(set.id() + ": fetched into " + cache.set(set.id()));
        }
      }
      return progress.leftOut() > 0 ? ExitCode.BAD_DATA : ExitCode.OK;
    }
  }
}
