package hopscotch.cli.datasets;

import hopscotch.cli.console.ConsoleCommand;
import hopscotch.cli.console.ExitCode;
import hopscotch.cli.options.FormatOption;
import hopscotch.cli.options.MapsOption;
import hopscotch.datasets.library.MapInfo;
import hopscotch.datasets.library.MapLibrary;
import hopscotch.datasets.library.ScenarioInfo;
import hopscotch.datasets.library.SetInfo;
import hopscotch.harness.output.Column;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code datasets info}: describes a set, a map or a scenario. */
@Command(
    name = "info",
    description = "Describe a set, a map or a scenario.",
    footer = {
      "  hopscotch datasets info dao",
      "  hopscotch datasets info dao/arena",
      "  hopscotch datasets info maps/mine/rooms.map.scen --format json"
    })
final class InfoCommand extends ConsoleCommand {
  @Parameters(
      index = "0",
      paramLabel = "NAME",
      description = "A set, a map as set/name, or the file of a map or a scenario.")
  private String name;

  @Mixin private MapsOption maps;
  @Mixin private FormatOption format;

  @Override
  public Integer call() throws IOException {
    if (name.endsWith(".scen")) {
      describe(ScenarioInfo.of(Path.of(name)));
    } else if (Files.isRegularFile(Path.of(name)) || name.contains("/")) {
      describe(MapInfo.of(maps.map(name).file()));
    } else {
      MapLibrary library = maps.library();
      describe(SetInfo.of(library, name));
    }
    return ExitCode.OK;
  }

  private void describe(SetInfo set) {
    write(
        set,
        List.of(
            new Column<>("set", SetInfo::set),
            new Column<>("maps", SetInfo::maps),
            new Column<>("scenarios", SetInfo::scenarios),
            new Column<>("rows", SetInfo::rows),
            new Column<>("bytes", SetInfo::bytes),
            new Column<>("least_cells", SetInfo::leastCells),
            new Column<>("most_cells", SetInfo::mostCells),
            new Column<>("folder", SetInfo::folder)));
  }

  private void describe(MapInfo map) {
    write(
        map,
        List.of(
            new Column<>("map", MapInfo::file),
            new Column<>("width", MapInfo::width),
            new Column<>("height", MapInfo::height),
            new Column<>("ground_cells", MapInfo::groundCells),
            new Column<>("components", MapInfo::components),
            new Column<>(
                "letters",
                it ->
                    it.terrain().entrySet().stream()
                        .map(entry -> entry.getKey() + "=" + entry.getValue())
                        .toList())));
  }

  private void describe(ScenarioInfo scenario) {
    write(
        scenario,
        List.of(
            new Column<>("scenario", ScenarioInfo::file),
            new Column<>("maps", ScenarioInfo::mapNames),
            new Column<>("rows", ScenarioInfo::rows),
            new Column<>("buckets", ScenarioInfo::buckets),
            new Column<>("longest", ScenarioInfo::longest),
            new Column<>("trivial_rows", ScenarioInfo::trivialRows),
            new Column<>("no_path_rows", ScenarioInfo::noPathRows),
            new Column<>("lengths", ScenarioInfo::lengthFormat)));
  }

  private <T> void write(T described, List<Column<T>> columns) {
    format.write(out(), columns, List.of(described));
  }
}
