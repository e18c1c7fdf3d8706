package hopscotch.core.planner.capability;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchCounters;

/**
 * One thread's workspace that finds a path from any of several starts to any of several goals: the
 * nearest by the costs of paths, as good as its planner promises of a path. Reused for any number
 * of questions. Not safe for use by several threads.
 */
public interface ManyGoalsSearch {
  /**
   * Finds a path from one of the starts to one of the goals. Where the planner promises {@link
   * hopscotch.core.planner.Guarantee#OPTIMAL OPTIMAL}, none between any two of them is shorter; of
   * several of one cost any may be the answer. A goal that cannot be reached is passed over. A cell
   * that is named twice counts once.
   *
   * @param path cleared first; holds the path from {@link #start()} to {@link #goal()} if the
   *     outcome is {@link Outcome#FOUND}, else nothing
   * @param budget of the search; what a planner's index tells of the distances between starts and
   *     goals is asked for before, and takes no part of it
   * @throws IllegalArgumentException if there is no start or no goal, or one of them lies off the
   *     map or is blocked
   */
  Outcome find(int[] starts, int[] goals, PathBuffer path, Budget budget);

  /** Finds a path from one start, without limits. */
  default Outcome find(int start, int[] goals, PathBuffer path) {
    return find(new int[] {start}, goals, path, Budget.UNLIMITED);
  }

  /** The start of the last path, -1 if there was none. */
  int start();

  /** The goal of the last path, -1 if there was none. */
  int goal();

  /** The counters of the last find. The next find overwrites them. */
  SearchCounters counters();

  /**
   * Checks the ends of a find.
   *
   * @throws IllegalArgumentException if there is no start or no goal, or one of them lies off the
   *     map or is blocked
   */
  static void requireEnds(GridGraph graph, int[] starts, int[] goals) {
    requireSome(graph, starts, "start");
    requireSome(graph, goals, "goal");
  }

  private static void requireSome(GridGraph graph, int[] cells, String role) {
    if (cells.length == 0) {
      throw new IllegalArgumentException("no " + role + ": expected at least one");
    }
    for (int cell : cells) {
      graph.requireFree(cell, role);
    }
  }
}
