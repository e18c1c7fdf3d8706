package hopscotch.datasets.walk;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;

/**
 * Makes walks of one kind. Its text, {@link Object#toString}, is what {@link WalkGenerators} reads.
 */
public interface WalkGenerator {
  /**
   * A walk on a map, always the same for the same arguments. A unit goes from a random cell to a
   * random goal that it can reach, one step after each ask. The step begins a shortest path on the
   * map as it is then; of several, it is that of the lowest direction number. So no walk depends on
   * how a planner chooses among paths of one cost.
   *
   * @param map the map: the first one, or the one that is not known at first
   * @param movement how the unit moves
   * @param asks how many asks there are; fewer where the kind says so
   * @throws IllegalArgumentException if the unit can stand nowhere on the map, or {@code asks} is
   *     negative
   */
  Walk generate(GridMap map, Movement movement, int asks, long seed);
}
