package hopscotch.core.goals;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.core.planner.capability.ManyGoalsSearch;

/**
 * The shortest path from any of several starts to any of several goals, by any planner: it is asked
 * pair by pair, in the order of their distances on an empty map. A pair that is no nearer there
 * than the best path is long is not asked, nor is any after it.
 *
 * <p>Of several paths of one length that to the smallest goal is the answer, then that from the
 * smallest start. A cell that is named twice counts once. Allocates nothing once warm where the
 * budget has no limit. For one thread.
 */
final class EachGoalSearch implements ManyGoalsSearch {
  private final GridGraph graph;
  private final GridMap map;
  private final EmptyMapDistance distance;
  private final PathSearch search;
  private final BestAnswer best;
  private final BudgetMeter meter = new BudgetMeter();
  private final SearchCounters counters;

  /** The pair in turn: those of smaller bounds were asked, and of equal bounds smaller cells. */
  private long bound;

  private int start;
  private int goal;

  EachGoalSearch(Planner planner, SearchObserver observer) {
    graph = planner.graph();
    map = graph.map();
    distance = EmptyMapDistance.bound(graph, planner.metric());
    search = planner.newSearch(observer);
    best = new BestAnswer(planner);
    counters = new SearchCounters(planner.extraCounters().size());
  }

  @Override
  public Outcome find(int[] starts, int[] goals, PathBuffer path, Budget budget) {
    ManyGoalsSearch.requireEnds(graph, starts, goals);
    return find(starts, starts.length, goals, goals.length, path, budget);
  }

  /**
   * Finds the best path. The first {@code count} cells of each array are used, all of them free.
   */
  Outcome find(
      int[] starts, int startCount, int[] goals, int goalCount, PathBuffer path, Budget budget) {
    path.clear();
    counters.clear();
    best.clear();
    meter.start(budget);
    bound = -1;
    while (nextPair(starts, startCount, goals, goalCount) && best.mayYieldTo(bound, start, goal)) {
      Outcome outcome = search.find(start, goal, best.next(), meter.remaining(counters.expanded));
      counters.add(search.counters());
      if (outcome.isInterrupted()) {
        best.clear();
        return outcome;
      }
      if (outcome == Outcome.FOUND) {
        best.offer(start, goal, search.counters());
      }
    }
    best.copyTo(path);
    return best.isEmpty() ? Outcome.NO_PATH : Outcome.FOUND;
  }

  /** Goes to the pair after the last one; false if there is none. */
  private boolean nextPair(int[] starts, int startCount, int[] goals, int goalCount) {
    boolean isAny = false;
    long nextBound = 0;
    int nextStart = 0;
    int nextGoal = 0;
    for (int i = 0; i < startCount; i++) {
      int x = map.x(starts[i]);
      int y = map.y(starts[i]);
      for (int j = 0; j < goalCount; j++) {
        long between = distance.of(map.x(goals[j]) - x, map.y(goals[j]) - y);
        if (isBefore(bound, goal, start, between, goals[j], starts[i])
            && (!isAny || isBefore(between, goals[j], starts[i], nextBound, nextGoal, nextStart))) {
          isAny = true;
          nextBound = between;
          nextStart = starts[i];
          nextGoal = goals[j];
        }
      }
    }
    bound = nextBound;
    start = nextStart;
    goal = nextGoal;
    return isAny;
  }

  private static boolean isBefore(
      long boundA, int goalA, int startA, long boundB, int goalB, int startB) {
    if (boundA != boundB) {
      return boundA < boundB;
    }
    return goalA != goalB ? goalA < goalB : startA < startB;
  }

  @Override
  public int start() {
    return best.start();
  }

  @Override
  public int goal() {
    return best.goal();
  }

  /** The sums over all pairs that were asked; counters of the planner's own are 0. */
  @Override
  public SearchCounters counters() {
    return counters;
  }
}
