package hopscotch.cli.datasets;

import hopscotch.cli.console.ConsoleCommand;
import hopscotch.cli.console.ExitCode;
import hopscotch.cli.console.UsageException;
import hopscotch.cli.options.CacheOption;
import hopscotch.cli.options.ForceOption;
import hopscotch.cli.options.FormatOption;
import hopscotch.datasets.catalogue.Catalogue;
import hopscotch.datasets.catalogue.Importer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code datasets import}: take a folder or a zip into the cache. */
@Command(
    name = "import",
    description = "Take the maps and scenarios of a folder or a zip into the cache.",
    footer = {
      "  hopscotch datasets import dao-map.zip",
      "  hopscotch datasets import dao-scen.zip",
      "  hopscotch datasets import my-maps/ --set mine"
    })
final class ImportCommand extends ConsoleCommand {
  @Parameters(index = "0", paramLabel = "SOURCE", description = "A folder or a zip file.")
  private Path source;

  @Option(
      names = "--set",
      paramLabel = "SET",
      description =
          "The set that all files belong to. Default: the name of the folder that a file"
              + " lies in, also in a zip.")
  private String set;

  @Mixin private ForceOption force;
  @Mixin private CacheOption caches;
  @Mixin private FormatOption format;

  @Override
  public Integer call() throws IOException {
    List<String> columns = List.of("set", "maps", "scenarios", "folder");
    List<Object[]> rows = new ArrayList<>();
    try (ShownProgress progress = new ShownProgress(err())) {
      for (Importer.Imported one : imported(progress)) {
        Path folder = caches.cache().set(one.set());
        rows.add(new Object[] {one.set(), one.maps(), one.scenarios(), folder});
      }
      format.writeAll(out(), columns, rows);
      return progress.leftOut() > 0 ? ExitCode.BAD_DATA : ExitCode.OK;
    }
  }

  private List<Importer.Imported> imported(ShownProgress progress) throws IOException {
    try {
      Importer importer =
          new Importer(caches.cache(), Catalogue.standard(), progress, force.isForced());
      return set == null ? importer.importFrom(source) : List.of(importer.importInto(set, source));
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage() + "; see --set");
    }
  }
}
