package hopscotch.cli.options;

import hopscotch.core.grid.GridMap;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.library.MapEntry;
import hopscotch.datasets.library.MapLibrary;
import hopscotch.datasets.movingai.Scenario;
import hopscotch.datasets.movingai.ScenarioReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code --scen}: the scenario that is named, or else the one beside the map. */
public final class ScenarioOption {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--scen",
      paramLabel = "FILE",
      description = "The scenario. Default: the one beside the map.")
  private Path file;

  /** Whether one was named. */
  public boolean isGiven() {
    return file != null;
  }

  /** Reads the scenario. Refuses one without rows, or for a map of another size. */
  public Scenario read(MapEntry entry, GridMap map) throws IOException {
    Scenario scenario = ScenarioReader.read(file == null ? beside(entry) : file);
    scenario.requireRows();
    scenario.requireFits(map, entry.fileName());
    scenario
        .findOtherSize(map)
        .ifPresent(
            row ->
                command
                    .commandLine()
                    .getErr()
                    .printf(
                        "%s is for a map of %d x %d, %s is of %d x %d; taken as it is%n",
                        scenario.file(),
                        row.width(),
                        row.height(),
                        entry.fileName(),
                        map.width(),
                        map.height()));
    return scenario;
  }

  private static Path beside(MapEntry entry) throws IOException {
    List<Path> scenarios = MapLibrary.of(List.of()).scenarios(entry);
    if (scenarios.isEmpty()) {
      throw new BadFileException(
          entry.file() + ".scen", "no such file", "a scenario there, or one that --scen names");
    }
    return scenarios.get(0);
  }
}
