package hopscotch.judge.query;

import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A crowd of units, each with a goal. Each unit goes its own way, and units do not avoid each
 * other.
 *
 * @param row its number among the problems of its map, from 0
 * @param units the free cells where the units stand, at least one, all in one component
 * @param goals the goal of each unit, a free cell; the same for all where they do not walk
 * @param way how they find their paths
 * @param walls the walls that fall while they walk, by increasing step. None falls on a unit,
 *     whichever way it has taken, or on a goal
 */
public record CrowdQuery(
    int row, List<Integer> units, List<Integer> goals, CrowdWay way, List<Wall> walls)
    implements Problem {

  /** Copies the lists. */
  public CrowdQuery {
    units = List.copyOf(units);
    goals = List.copyOf(goals);
    walls = List.copyOf(walls);
  }

  /** A crowd with one goal, on a map that stays. */
  public CrowdQuery(int row, List<Integer> units, int goal, CrowdWay way) {
    this(row, units, Collections.nCopies(units.size(), goal), way, List.of());
  }

  /** The cell of the first unit. */
  @Override
  public int start() {
    return units.get(0);
  }

  /** The goal of the first unit. */
  @Override
  public int goal() {
    return goals.get(0);
  }

  /** Empty, since files have lengths for single units only. */
  @Override
  public Optional<PublishedLength> published() {
    return Optional.empty();
  }
}
