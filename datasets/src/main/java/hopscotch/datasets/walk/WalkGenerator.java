package hopscotch.datasets.walk;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;

/** Makes walks of one kind. {@link WalkGenerators} reads its {@link Object#toString}. */
public interface WalkGenerator {
  /**
   * A walk on a map. The same arguments always give the same walk. A unit goes from a random cell
   * to a random goal that it can reach, one step after each ask. The step begins a shortest path on
   * the map as it is then; of several, it is that of the lowest direction number. So no walk
   * depends on how a planner chooses among paths of one cost.
   *
   * @param map the first map, or the map that the unit does not know at first
   * @param movement the movement of the unit
   * @param asks the number of asks; some kinds make fewer
   * @throws IllegalArgumentException if the unit can stand nowhere on the map, or {@code asks} is
   *     negative
   */
  Walk generate(GridMap map, Movement movement, int asks, long seed);
}
