package hopscotch.experiments.cli.options.query;

import hopscotch.core.grid.GridMap;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.library.MapEntry;
import hopscotch.datasets.library.MapLibrary;
import hopscotch.datasets.movingai.Scenario;
import hopscotch.datasets.movingai.ScenarioReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** The scenario that an option names, else the one beside the map. */
final class ScenarioFile {
  private ScenarioFile() {}

  /**
   * Reads it.
   *
   * @param named null for the one beside the map
   * @throws BadFileException if there is none, it has no rows, or one lies off the map
   */
  static Scenario read(Path named, MapEntry entry, GridMap map) throws IOException {
    Scenario scenario = ScenarioReader.read(named == null ? beside(entry) : named);
    scenario.requireRows();
    scenario.requireFits(map, entry.fileName());
    return scenario;
  }

  private static Path beside(MapEntry entry) throws IOException {
    List<Path> scenarios = MapLibrary.of(List.of()).scenarios(entry);
    if (scenarios.isEmpty()) {
      throw new BadFileException(
          entry.file() + ".scen", "no such file", "a scenario, or --from and --to");
    }
    return scenarios.get(0);
  }
}
