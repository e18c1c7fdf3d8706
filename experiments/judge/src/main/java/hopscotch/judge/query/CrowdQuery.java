package hopscotch.judge.query;

import java.util.List;
import java.util.Optional;

/**
 * A crowd that goes to one goal: each unit on a way of its own. Units do not avoid each other.
 *
 * @param row its number among the problems of its map, from 0
 * @param units the free cells where they stand, one at least, all in one component
 * @param goal a free cell
 * @param isByField whether they follow a field, or each asks for its path
 */
public record CrowdQuery(int row, List<Integer> units, int goal, boolean isByField)
    implements Problem {

  /** Copies the units. */
  public CrowdQuery {
    units = List.copyOf(units);
  }

  /** Where the first unit stands. */
  @Override
  public int start() {
    return units.get(0);
  }

  /** Nothing: files know single units alone. */
  @Override
  public Optional<PublishedLength> published() {
    return Optional.empty();
  }
}
