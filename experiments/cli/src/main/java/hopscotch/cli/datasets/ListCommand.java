package hopscotch.cli.datasets;

import hopscotch.cli.console.ConsoleCommand;
import hopscotch.cli.console.ExitCode;
import hopscotch.cli.options.FormatOption;
import hopscotch.cli.options.MapsOption;
import hopscotch.datasets.catalogue.Catalogue;
import hopscotch.datasets.catalogue.Dataset;
import hopscotch.datasets.library.MapLibrary;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code datasets list}: lists the published sets, and those that are on this machine. */
@Command(
    name = "list",
    description = "List the published sets and those that are here.",
    footer = {"  hopscotch datasets list", "  hopscotch datasets list --format json"})
final class ListCommand extends ConsoleCommand {
  @Mixin private MapsOption maps;
  @Mixin private FormatOption format;

  @Override
  public Integer call() throws IOException {
    MapLibrary library = maps.library();
    TreeSet<String> others = new TreeSet<>(library.sets());
    List<Object[]> rows = new ArrayList<>();
    for (Dataset set : Catalogue.standard().sets()) {
      others.remove(set.id());
      rows.add(row(library, set.id(), set.mapCount(), set.aliases(), set.title()));
    }
    for (String set : others) {
      rows.add(row(library, set, null, List.of(), ""));
    }
    List<String> columns = List.of("set", "maps", "maps_here", "also", "title", "folder");
    format.writeAll(out(), columns, rows);
    return ExitCode.OK;
  }

  private static Object[] row(
      MapLibrary library, String set, Integer maps, List<String> aliases, String title)
      throws IOException {
    Optional<Path> folder = library.findSet(set);
    int here = folder.isPresent() ? library.maps(set).size() : 0;
    return new Object[] {set, maps, here, aliases, title, folder.orElse(null)};
  }
}
