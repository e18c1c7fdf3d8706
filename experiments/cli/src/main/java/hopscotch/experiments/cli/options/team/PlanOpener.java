package hopscotch.experiments.cli.options.team;

import hopscotch.core.grid.GridGraph;
import hopscotch.datasets.library.MapEntry;
import hopscotch.datasets.movingai.MapReader;
import hopscotch.datasets.movingai.Scenario;
import hopscotch.datasets.movingai.ScenarioReader;
import hopscotch.experiments.cli.console.UsageException;
import hopscotch.experiments.cli.options.maps.MapsOption;
import hopscotch.experiments.team.OpenedPlan;
import hopscotch.experiments.team.PlanReader;
import hopscotch.experiments.team.PlanText;
import hopscotch.mapf.team.Team;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Opens plans on their maps.
 *
 * @param maps where maps are found
 * @param mapName the map, {@code null} for the one that the plan names
 * @param scenarioFile the scenario, {@code null} for the one that the plan names, beside the map
 */
public record PlanOpener(MapsOption maps, String mapName, Path scenarioFile) {

  /**
   * The plans of a file, at least one.
   *
   * @throws hopscotch.datasets.file.BadFileException if a file is missing or wrong
   */
  public List<OpenedPlan> open(Path file) throws IOException {
    List<OpenedPlan> plans = new ArrayList<>();
    for (PlanText text : PlanReader.read(file)) {
      MapEntry entry = maps.map(mapName == null ? text.map() : mapName);
      GridGraph graph = GridGraph.of(MapReader.read(entry.file()), text.movement());
      Team team = text.team(graph, scenario(text, entry, graph));
      plans.add(new OpenedPlan(text, team, text.plan(team)));
    }
    return plans;
  }

  /**
   * The one plan of a file.
   *
   * @throws UsageException if there are several
   */
  public OpenedPlan openOne(Path file) throws IOException {
    List<OpenedPlan> plans = open(file);
    if (plans.size() > 1) {
      throw new UsageException(
          "--plan %s has %d plans: expected one, as 'hopscotch mapf convert --row' takes it"
              .formatted(file, plans.size()));
    }
    return plans.get(0);
  }

  private Scenario scenario(PlanText text, MapEntry entry, GridGraph graph) throws IOException {
    if (text.findNeededScenario().isEmpty()) {
      return null;
    }
    Path file =
        scenarioFile == null
            ? entry.file().resolveSibling(text.findNeededScenario().get())
            : scenarioFile;
    Scenario scenario = ScenarioReader.read(file);
    scenario.requireFits(graph.map(), entry.fileName());
    return scenario;
  }
}
