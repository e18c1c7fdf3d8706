package hopscotch.core.planner;

import hopscotch.core.path.PathBuffer;

/**
 * The workspace in which one thread asks a planner, reused for any number of queries. Once it is
 * warm, a query allocates nothing. It is not safe for use by several threads.
 *
 * <p>Each find is answered as if it were the first: its path and counters do not depend on earlier
 * queries. A search that keeps what it learned from find to find, or whose map changes, is an
 * interface of its own that extends this one and promises costs alone.
 *
 * <p>The search and the path are kept from query to query:
 *
 * <pre>{@code
 * PathBuffer path = new PathBuffer();
 * if (search.find(map.cell(0, 0), map.cell(1, 0), path) == Outcome.FOUND) {
 *   for (int i = 0; i < path.size(); i++) {
 *     System.out.println(map.x(path.cell(i)) + ", " + map.y(path.cell(i)));
 *   }
 * }
 * }</pre>
 */
public interface PathSearch {
  /**
   * Finds a path between two cells of the planner's graph.
   *
   * @param path cleared first; holds the path from start to goal if the outcome is {@link
   *     Outcome#FOUND}, else nothing
   * @throws IllegalArgumentException if start or goal lies off the map or is blocked
   */
  Outcome find(int start, int goal, PathBuffer path, Budget budget);

  /** Like {@link #find(int, int, PathBuffer, Budget)}, without limits. */
  default Outcome find(int start, int goal, PathBuffer path) {
    return find(start, goal, path, Budget.UNLIMITED);
  }

  /** The counters of the last query. The next query overwrites them. */
  SearchCounters counters();
}
