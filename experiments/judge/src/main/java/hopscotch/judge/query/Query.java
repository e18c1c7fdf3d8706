package hopscotch.judge.query;

import hopscotch.core.grid.GridMap;
import hopscotch.datasets.movingai.Scenario;
import hopscotch.datasets.movingai.ScenarioRow;
import java.util.Optional;

/**
 * A start and a goal on a map.
 *
 * @param row the row of the scenario, from 0; 0 for a query of no scenario
 * @param start a cell on the map, free or not
 * @param goal a cell on the map, free or not
 * @param published the length in the scenario; empty for a query of no scenario, or if the movement
 *     is not that of the file
 */
public record Query(int row, int start, int goal, Optional<PublishedLength> published)
    implements Problem {

  /** A query that is in no file. */
  public static Query of(int start, int goal) {
    return new Query(0, start, goal, Optional.empty());
  }

  /**
   * A row of a scenario.
   *
   * @param published whether the lengths of the file apply; see {@link PublishedLength#holdFor}
   * @throws IllegalArgumentException if an end lies off the map
   */
  public static Query of(Scenario scenario, int row, GridMap map, boolean published) {
    ScenarioRow source = scenario.rows().get(row);
    return new Query(
        row,
        map.cell(source.startX(), source.startY()),
        map.cell(source.goalX(), source.goalY()),
        published
            ? Optional.of(new PublishedLength(source.length(), scenario.lengthFormat()))
            : Optional.empty());
  }
}
