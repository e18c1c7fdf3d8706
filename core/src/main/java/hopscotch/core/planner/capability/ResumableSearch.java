package hopscotch.core.planner.capability;

import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;

/**
 * A search that goes on where its budget stopped it, so that a query may take a slice of the time
 * of each frame. However often it was cut, it gives the path and the counters of a find that was
 * never cut.
 *
 * <p>Those of {@code astar}, {@code dijkstra}, {@code canonical}, {@code bidijkstra}, {@code jpsw}
 * and {@code hpa} are such searches. So are those of {@code jps} and {@code jpsplus} without {@code
 * prune}, {@code bounds} and {@code weight}. Why others are not:
 *
 * <table>
 *   <caption>Searches that are not resumed</caption>
 *   <tr><th>of</th><th>reason</th></tr>
 *   <tr><td>{@code pra}, {@code sectors}</td><td>a query searches one level after the other, and each
 *     search would have to keep its state</td></tr>
 *   <tr><td>{@code tbastar}, {@code rtaastar}</td><td>they walk in slices of their own: see {@link
 *     StepwiseSearch}</td></tr>
 *   <tr><td>{@code subgoal}, {@code ch}, {@code chjp}, {@code hl}</td><td>they have an index so that
 *     a query needs no slices</td></tr>
 *   <tr><td>incremental planners</td><td>they live on in any case: see {@link
 *     IncrementalSearch}</td></tr>
 *   <tr><td>planners that make paths shorter</td><td>they begin when the whole path is
 *     known</td></tr>
 *   <tr><td>all others</td><td>nothing speaks against it, but it is not made</td></tr>
 * </table>
 *
 * <p>For example, one slice in each frame of a game:
 *
 * <pre>{@code
 * Outcome outcome = search.find(start, goal, path, slice);
 * while (outcome.isInterrupted()) {
 *   outcome = search.resume(path, slice); // in the next frame
 * }
 * }</pre>
 */
public interface ResumableSearch extends PathSearch {
  /**
   * Goes on with the last {@link #find}, or with the last call of this, which a budget stopped.
   *
   * @param path cleared first; holds the path if the outcome is {@link Outcome#FOUND}
   * @param budget of this slice alone
   * @throws IllegalStateException if the last one was not stopped by a budget
   */
  Outcome resume(PathBuffer path, Budget budget);
}
