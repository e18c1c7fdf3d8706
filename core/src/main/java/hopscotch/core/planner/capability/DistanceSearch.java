package hopscotch.core.planner.capability;

/**
 * One thread's workspace of a {@link DistanceOracle}, reused for any number of questions. A
 * distance is the exact cost of a shortest path, in the units of the graph's {@link
 * hopscotch.core.grid.GridGraph#costs() costs}. Allocates nothing once warm. Not safe for use by
 * several threads.
 */
public interface DistanceSearch {
  /** The distance between cells that no path joins. */
  long UNREACHABLE = Long.MAX_VALUE;

  /**
   * The distance between two cells, or {@link #UNREACHABLE}.
   *
   * @throws IllegalArgumentException if one of them lies off the map or is blocked
   */
  long distance(int start, int goal);

  /**
   * The distances from one start to many goals, such as the nearest of them asks for: sooner than
   * one by one.
   *
   * @param goals cells, of which the first {@code count} are asked for
   * @param distances of {@code count} elements at least; element {@code i} becomes the distance to
   *     goal {@code i}, or {@link #UNREACHABLE}
   * @throws IllegalArgumentException if one of the cells lies off the map or is blocked
   */
  void distances(int start, int[] goals, int count, long[] distances);
}
