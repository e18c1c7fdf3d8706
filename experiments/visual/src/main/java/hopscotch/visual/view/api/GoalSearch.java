package hopscotch.visual.view.api;

import hopscotch.core.goals.ManyGoalsSearches;
import hopscotch.core.goals.NearestCellSearch;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.capability.ManyGoalsSearch;
import java.util.Arrays;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/**
 * Asks a planner for a path to the goals of the page. For one goal it is a query. If that goal is
 * blocked, the path leads to the cell nearest to it. For several goals the path leads to the
 * nearest of them, and blocked goals are ignored.
 *
 * @param finder finds a path
 * @param reached the cell where the path ends
 * @param counters the counters of the last find
 */
record GoalSearch(Finder finder, IntSupplier reached, Supplier<SearchCounters> counters) {
  /** Finds a path. */
  interface Finder {
    /** Finds a path like a planner's search, between ends that are set already. */
    Outcome find(PathBuffer path, Budget budget);
  }

  /**
   * A search from a start to the nearest of some goals.
   *
   * @param goals at least one cell
   * @param observer watches the searches; may be {@code null}
   */
  static GoalSearch of(Planner planner, int start, int[] goals, SearchObserver observer) {
    GridMap map = planner.graph().map();
    int[] free = Arrays.stream(goals).filter(planner.graph()::isFree).distinct().toArray();
    if (free.length > 1) {
      ManyGoalsSearch search = ManyGoalsSearches.of(planner, observer);
      int[] starts = {start};
      return new GoalSearch(
          (path, budget) -> search.find(starts, free, path, budget),
          search::goal,
          search::counters);
    }
    if (free.length == 1) {
      PathSearch search = planner.newSearch(observer);
      return new GoalSearch(
          (path, budget) -> search.find(start, free[0], path, budget),
          () -> free[0],
          search::counters);
    }
    NearestCellSearch nearest = NearestCellSearch.of(planner, observer);
    int x = map.x(goals[0]);
    int y = map.y(goals[0]);
    return new GoalSearch(
        (path, budget) -> nearest.find(start, x, y, path, budget),
        nearest::cell,
        nearest::counters);
  }
}
