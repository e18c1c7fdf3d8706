package hopscotch.judge.timing;

import hopscotch.core.goals.ManyGoalsSearches;
import hopscotch.core.goals.NearestCellSearch;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.capability.ManyGoalsSearch;
import hopscotch.judge.query.GoalsQuery;

/** A search that answers queries for the nearest of several goals, or for the nearest cell. */
public final class TimedGoalsSearch extends TimedSearch<GoalsQuery> {
  private final PreparedPlanner planner;
  private ManyGoalsSearch search;
  private NearestCellSearch nearest;
  private boolean isNearest;
  private int[] starts;
  private int[] goals;

  /** A search of a planner. */
  public TimedGoalsSearch(PreparedPlanner planner) {
    this.planner = planner;
  }

  /** Refuses a planner whose paths do not end at goals. */
  public static void requireAble(PreparedPlanner planner) {
    if (planner.metric() == LengthMetric.ABSTRACT) {
      throw new IllegalArgumentException(
          planner.spec()
              + " answers abstract paths, which end at no goal of several: expected moves or lines");
    }
  }

  @Override
  void begin(GoalsQuery query) {
    isNearest = query.isNearest();
    starts = new int[] {query.start()};
    goals = query.goals().stream().mapToInt(goal -> goal).toArray();
    if (isNearest && nearest == null) {
      nearest = NearestCellSearch.of(planner);
    } else if (!isNearest && search == null) {
      search = ManyGoalsSearches.of(planner);
    }
  }

  @Override
  Outcome find(GoalsQuery query, PathBuffer path, Budget budget) {
    if (!isNearest) {
      return search.find(starts, goals, path, budget);
    }
    GridMap map = planner.graph().map();
    return nearest.find(starts[0], map.x(goals[0]), map.y(goals[0]), path, budget);
  }

  @Override
  SearchCounters counters() {
    return isNearest ? nearest.counters() : search.counters();
  }

  @Override
  void forget() {
    search = null;
    nearest = null;
  }

  /**
   * The cell where the last path ends, even if the path consists of points; -1 before the first
   * query and after a failure. May not be called if there was no path.
   */
  public int goal() {
    if (isNearest) {
      return nearest == null ? -1 : nearest.cell();
    }
    return search == null ? -1 : search.goal();
  }
}
