package hopscotch.judge.query;

import java.util.List;
import java.util.Optional;

/**
 * A crowd of units with one goal. Each unit goes its own way, and units do not avoid each other.
 *
 * @param row its number among the problems of its map, from 0
 * @param units the free cells where the units stand, at least one, all in one component
 * @param goal a free cell
 * @param isByField whether the units follow a field; otherwise each asks for its path
 */
public record CrowdQuery(int row, List<Integer> units, int goal, boolean isByField)
    implements Problem {

  /** Copies the units. */
  public CrowdQuery {
    units = List.copyOf(units);
  }

  /** The cell of the first unit. */
  @Override
  public int start() {
    return units.get(0);
  }

  /** Empty, since files have lengths for single units only. */
  @Override
  public Optional<PublishedLength> published() {
    return Optional.empty();
  }
}
