package hopscotch.judge.query;

import java.util.List;
import java.util.Optional;

/**
 * A query for the nearest of several goals, by the costs of paths. Or a query for the cell nearest
 * to one goal among those that the start reaches.
 *
 * @param row its number among the problems of its map, from 0
 * @param start a free cell
 * @param goals free cells, one at least, of which the first is the goal of the query that the
 *     others were drawn for; where {@code isNearest}, one cell of the map, free or not
 * @param isNearest whether the path is to end at the cell that is nearest to the goal on an empty
 *     map
 */
public record GoalsQuery(int row, int start, List<Integer> goals, boolean isNearest)
    implements Problem {

  /** Copies the goals. */
  public GoalsQuery {
    goals = List.copyOf(goals);
  }

  @Override
  public int goal() {
    return goals.get(0);
  }

  /** Empty, since files have lengths for single goals only. */
  @Override
  public Optional<PublishedLength> published() {
    return Optional.empty();
  }
}
