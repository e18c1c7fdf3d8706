package hopscotch.judge.team;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.movingai.Scenario;
import hopscotch.datasets.movingai.ScenarioRow;
import hopscotch.mapf.team.Team;
import java.util.stream.IntStream;

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
    return of(graph, scenario, IntStream.range(0, units).toArray());
  }

  /**
   * The team of some rows, in this order.
   *
   * @param chosen the numbers of rows, from 0
   * @throws IllegalArgumentException if there is no such row
   * @throws BadFileException if the rows do not make a team
   */
  public static Team of(GridGraph graph, Scenario scenario, int[] chosen) throws BadFileException {
    GridMap map = graph.map();
    int[] starts = new int[chosen.length];
    int[] goals = new int[chosen.length];
    for (int unit = 0; unit < chosen.length; unit++) {
      if (chosen[unit] < 0 || chosen[unit] >= scenario.rows().size()) {
        throw new IllegalArgumentException(
            "unit %d: expected 0 to %d, the rows of %s"
                .formatted(chosen[unit], scenario.rows().size() - 1, scenario.file()));
      }
      ScenarioRow row = scenario.rows().get(chosen[unit]);
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
