package hopscotch.core.goals;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.capability.DistanceOracle;
import hopscotch.core.planner.capability.DistanceSearch;
import hopscotch.core.planner.capability.ManyGoalsSearch;

/**
 * The nearest of several goals by a planner that tells exact distances: from each start to all
 * goals at once, and then one path. A budget bounds the search for that path. Allocates nothing
 * once warm. For one thread.
 */
final class ToldGoalSearch implements ManyGoalsSearch {
  private final GridGraph graph;
  private final DistanceSearch distances;
  private final PathSearch search;
  private long[] told = new long[16];
  private int start = -1;
  private int goal = -1;

  ToldGoalSearch(Planner planner, DistanceOracle oracle, SearchObserver observer) {
    graph = planner.graph();
    distances = oracle.newDistanceSearch();
    search = planner.newSearch(observer);
  }

  @Override
  public Outcome find(int[] starts, int[] goals, PathBuffer path, Budget budget) {
    ManyGoalsSearch.requireEnds(graph, starts, goals);
    told = told.length < goals.length ? new long[2 * goals.length] : told;
    int nearestStart = starts[0];
    int nearestGoal = goals[0];
    long least = DistanceSearch.UNREACHABLE;
    for (int from : starts) {
      distances.distances(from, goals, goals.length, told);
      for (int i = 0; i < goals.length; i++) {
        if (told[i] < least) {
          least = told[i];
          nearestStart = from;
          nearestGoal = goals[i];
        }
      }
    }
    Outcome outcome = search.find(nearestStart, nearestGoal, path, budget);
    start = outcome == Outcome.FOUND ? nearestStart : -1;
    goal = outcome == Outcome.FOUND ? nearestGoal : -1;
    return outcome;
  }

  @Override
  public int start() {
    return start;
  }

  @Override
  public int goal() {
    return goal;
  }

  /** The counters of the search for the path. */
  @Override
  public SearchCounters counters() {
    return search.counters();
  }
}
