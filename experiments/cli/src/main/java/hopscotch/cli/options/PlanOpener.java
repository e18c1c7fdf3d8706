package hopscotch.cli.options;

import hopscotch.cli.console.UsageException;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.library.MapEntry;
import hopscotch.datasets.movingai.MapReader;
import hopscotch.datasets.movingai.Scenario;
import hopscotch.datasets.movingai.ScenarioReader;
import hopscotch.judge.team.OpenedPlan;
import hopscotch.judge.team.PlanReader;
import hopscotch.judge.team.PlanText;
import hopscotch.mapf.team.Team;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Opens plans on their maps.
 *
 * @param maps where maps are found
 * @param mapName the map; {@code null} for the one that the plan names
 * @param scenarioFile the scenario; {@code null} for the one that the plan names, beside the map
 */
public record PlanOpener(MapsOption maps, String mapName, Path scenarioFile) {

  /** The plans of a file, at least one. */
  public List<OpenedPlan> open(Path file) throws IOException {
    List<OpenedPlan> plans = new ArrayList<>();
    for (PlanText read : PlanReader.read(file)) {
      PlanText text = read.map() == null ? read.withMap(mapName(read)) : read;
      MapEntry entry = maps.map(mapName(text));
      Movement movement = text.movement();
      GridGraph graph =
          GridGraph.of(MapReader.read(entry.file(), movement.terrain()::isFree), movement);
      Team team = text.team(graph, scenario(text, entry, graph));
      plans.add(text.open(team));
    }
    return plans;
  }

  /** The only plan of a file. Refuses several. */
  public OpenedPlan openOne(Path file) throws IOException {
    List<OpenedPlan> plans = open(file);
    if (plans.size() > 1) {
      throw new UsageException(
          "--plan %s has %d plans: expected one, as 'hopscotch mapf convert --row' takes it"
              .formatted(file, plans.size()));
    }
    return plans.get(0);
  }

  private String mapName(PlanText text) throws BadFileException {
    if (mapName == null && text.map() == null) {
      throw new BadFileException(text.source(), "no map is named", "the option --map");
    }
    return mapName == null ? text.map() : mapName;
  }

  private Scenario scenario(PlanText text, MapEntry entry, GridGraph graph) throws IOException {
    if (!text.needsScenario()) {
      return null;
    }
    if (scenarioFile == null && text.scenario() == null) {
      throw new BadFileException(
          text.source(), "no scenario is named, and no starts", "the option --scen");
    }
    Path file = scenarioFile == null ? entry.file().resolveSibling(text.scenario()) : scenarioFile;
    Scenario scenario = ScenarioReader.read(file);
    scenario.requireFits(graph.map(), entry.fileName());
    return scenario;
  }
}
