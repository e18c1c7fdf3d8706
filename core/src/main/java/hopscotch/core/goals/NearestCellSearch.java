package hopscotch.core.goals;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;

/**
 * Goes as near to a goal as a path leads, by any planner. The goal is a column and a row, and may
 * be blocked, off the map or in another component. The path ends at the cell of the start's
 * component that is nearest to the goal. If the goal can be reached, it is that cell itself.
 *
 * <p>Near is meant on an empty map, terrain ignored, in whole numbers. It is the cost of moves:
 * Manhattan with 4 directions, octile with 8. It is the straight line if the planner's {@linkplain
 * Planner#metric() metric} is Euclidean.
 *
 * <p>If several cells are equally near, the one with the shortest path is taken. That is the
 * shortest path there is if the planner promises {@link hopscotch.core.planner.Guarantee#OPTIMAL
 * OPTIMAL}, else the shortest that it finds. Of equal ones the cell in the smallest row is taken,
 * then in the smallest column.
 *
 * <p>Time besides the searches is linear in the cells up to sqrt 2 times the distance, and for each
 * search in the number of equally near cells. A search is left out if its path cannot be the
 * shorter one. The components of the graph are computed when this is made, if they were not before:
 * time linear in the map, as after a repair.
 *
 * <p>One thread's workspace, reused for any number of queries. Allocates nothing once warm, if the
 * budget has no limit.
 *
 * <p>Whatever was clicked on:
 *
 * <pre>{@code
 * NearestCellSearch nearest = NearestCellSearch.of(planner);
 * if (nearest.find(start, x, y, path) == Outcome.FOUND) {
 *   System.out.println("went to " + map.describe(nearest.cell()));
 * }
 * }</pre>
 */
public final class NearestCellSearch {
  private final GridGraph graph;
  private final NearestCells nearest;
  private final EachGoalSearch search;
  private final int[] start = new int[1];
  private int cell = -1;

  private NearestCellSearch(Planner planner, SearchObserver observer) {
    graph = planner.graph();
    nearest = new NearestCells(graph, EmptyMapDistance.on(graph, planner.metric()));
    search = new EachGoalSearch(planner, observer);
  }

  /** A new workspace on a planner, unobserved. */
  public static NearestCellSearch of(Planner planner) {
    return of(planner, null);
  }

  /**
   * A new workspace on a planner.
   *
   * @param observer who watches the searches, one for each cell that is asked; or {@code null}
   */
  public static NearestCellSearch of(Planner planner, SearchObserver observer) {
    return new NearestCellSearch(planner, observer);
  }

  /**
   * Finds a path from a cell of the graph to the cell nearest to (x, y).
   *
   * @param path cleared first; holds the path from start to {@link #cell()} if the outcome is
   *     {@link Outcome#FOUND}, else nothing
   * @param budget of all searches together
   * @return {@link Outcome#NO_PATH} only where a planner that promises no path finds none
   * @throws IllegalArgumentException if start lies off the map or is blocked
   */
  public Outcome find(int start, int x, int y, PathBuffer path, Budget budget) {
    graph.requireFree(start, "start");
    nearest.find(start, x, y);
    this.start[0] = start;
    Outcome outcome = search.find(this.start, 1, nearest.cells(), nearest.count(), path, budget);
    cell = outcome == Outcome.FOUND ? search.goal() : nearest.first();
    return outcome;
  }

  /** Like {@link #find(int, int, int, PathBuffer, Budget)}, without limits. */
  public Outcome find(int start, int x, int y, PathBuffer path) {
    return find(start, x, y, path, Budget.UNLIMITED);
  }

  /**
   * The cell at which the path of the last find ends; where it found none, the nearest cell in the
   * smallest row, then column. -1 before the first find.
   */
  public int cell() {
    return cell;
  }

  /**
   * The counters of the last find, summed over its searches. The planner's extra counters are 0.
   */
  public SearchCounters counters() {
    return search.counters();
  }
}
