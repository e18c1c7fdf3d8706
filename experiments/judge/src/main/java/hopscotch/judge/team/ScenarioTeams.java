package hopscotch.judge.team;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.movingai.Scenario;
import hopscotch.datasets.movingai.ScenarioRow;
import hopscotch.mapf.team.Team;

/** Makes teams of the benchmarks: unit i has the start and the goal of row i of a scenario. */
public final class ScenarioTeams {
  private ScenarioTeams() {}

  /**
   * The team of the first rows.
   *
   * @throws IllegalArgumentException if there are fewer rows
   * @throws BadFileException if those rows do not make a team; the message names the unit, from 0
   */
  public static Team of(GridGraph graph, Scenario scenario, int units) throws BadFileException {
    if (units < 1 || units > scenario.rows().size()) {
      throw new IllegalArgumentException(
          "%d units: expected 1 to %d, the rows of %s"
              .formatted(units, scenario.rows().size(), scenario.file()));
    }
    GridMap map = graph.map();
    int[] starts = new int[units];
    int[] goals = new int[units];
    for (int unit = 0; unit < units; unit++) {
      ScenarioRow row = scenario.rows().get(unit);
      starts[unit] = map.cell(row.startX(), row.startY());
      goals[unit] = map.cell(row.goalX(), row.goalY());
    }
    try {
      return Team.of(graph, starts, goals);
    } catch (IllegalArgumentException e) {
      throw new BadFileException(
          scenario.file(), e.getMessage(), "rows that are a team: ends that differ and are joined");
    }
  }
}
