package hopscotch.experiments.cli.datasets;

import hopscotch.datasets.library.MapInfo;
import hopscotch.datasets.library.MapLibrary;
import hopscotch.datasets.library.ScenarioInfo;
import hopscotch.datasets.library.SetInfo;
import hopscotch.experiments.cli.console.ExitCode;
import hopscotch.experiments.cli.options.FormatOption;
import hopscotch.experiments.cli.options.maps.MapsOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code datasets info}: what a set, a map or a scenario holds. */
@Command(
    name = "info",
    description = "Describe a set, a map or a scenario.",
    mixinStandardHelpOptions = true,
    footerHeading = "%nExamples:%n",
    footer = {
      "  hopscotch datasets info dao",
      "  hopscotch datasets info dao/arena",
      "  hopscotch datasets info maps/mine/rooms.map.scen --format json"
    })
final class InfoCommand implements Callable<Integer> {
  @Spec private CommandSpec command;

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

  private void describe(SetInfo info) {
    write(
        List.of("set", "maps", "scenarios", "rows", "bytes", "least_cells", "most_cells", "folder"),
        info.set(),
        info.maps(),
        info.scenarios(),
        info.rows(),
        info.bytes(),
        info.leastCells(),
        info.mostCells(),
        info.folder());
  }

  private void describe(MapInfo info) {
    write(
        List.of("map", "width", "height", "ground_cells", "components", "letters"),
        info.file(),
        info.width(),
        info.height(),
        info.groundCells(),
        info.components(),
        info.terrain().entrySet().stream()
            .map(entry -> entry.getKey() + "=" + entry.getValue())
            .toList());
  }

  private void describe(ScenarioInfo info) {
    write(
        List.of(
            "scenario",
            "maps",
            "rows",
            "buckets",
            "longest",
            "trivial_rows",
            "no_path_rows",
            "lengths"),
        info.file(),
        info.mapNames(),
        info.rows(),
        info.buckets(),
        info.longest(),
        info.trivialRows(),
        info.noPathRows(),
        info.lengthFormat());
  }

  private void write(List<String> columns, Object... values) {
    format.writeAll(command.commandLine().getOut(), columns, Collections.singletonList(values));
  }
}
