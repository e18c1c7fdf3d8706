package hopscotch.harness.suite;

import hopscotch.core.grid.GridGraph;
import hopscotch.datasets.movingai.Scenario;
import hopscotch.datasets.movingai.ScenarioReader;
import hopscotch.judge.team.ScenarioTeams;
import hopscotch.mapf.team.RandomTeams;
import hopscotch.mapf.team.Team;
import java.io.IOException;
import java.nio.file.Path;

/**
 * A team of a plan.
 *
 * @param from the source of the team
 * @param number the number of the scenario, or the seed
 * @param scenario the file of the scenario; {@code null} for a generated team
 */
public record PlannedTeam(TeamSelection.Source from, long number, int units, Path scenario) {

  /** The team itself. Refuses rows of a scenario that make none. */
  public Team on(GridGraph graph) throws IOException {
    if (scenario == null) {
      return RandomTeams.of(graph, units, number);
    }
    Scenario rows = ScenarioReader.read(scenario);
    return ScenarioTeams.of(graph, rows, units);
  }
}
