package hopscotch.hpa;

import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathCost;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.NearestGoalSearch;
import hopscotch.hpa.abstraction.AbstractGraph;
import hopscotch.hpa.cluster.QueryMeter;
import hopscotch.hpa.search.LevelSearch;
import hopscotch.hpa.search.NearestEnds;
import java.util.Arrays;

/**
 * The nearest of several goals by {@code hpa}. The start and goal that are nearest on an empty map
 * are asked for first. What their path costs bounds one search of level 1 from all starts, which
 * tells whether another pair is nearer on the abstract graph; if so, that is asked for. So there
 * are two queries at most, and mostly one alone.
 *
 * <p>Where the planner promises the optimum, the pair is nearest on the map too. Where components
 * are looked at, pairs without a path are passed over at once; a planner that was repaired passes
 * them over by search. Allocates nothing once warm where the budget has no limit. For one thread.
 */
final class HpaManyGoals extends NearestGoalSearch {
  private final AbstractGraph abstraction;
  private final Insertion insertion;
  private final HpaSearch search;
  private final QueryMeter queryMeter;
  private final long[] walked = new long[QueryMeter.ABSTRACT_COST];
  private NearestEnds nearest;
  private int shape;
  private int guessedStart;
  private int guessedGoal;

  HpaManyGoals(
      HpaPlanner planner, Insertion insertion, boolean checkComponents, SearchObserver observer) {
    super(planner.graph(), checkComponents, observer, QueryMeter.EXTRA_COUNTERS.size());
    abstraction = planner.abstraction();
    this.insertion = insertion;
    makeNearest();
    search = planner.newSearch(observer == null ? null : observer.withoutEnds());
    queryMeter = new QueryMeter(observer, counters, meter);
  }

  private void makeNearest() {
    nearest = new NearestEnds(abstraction.level(1), new CellJoin(abstraction, insertion));
    shape = abstraction.shape();
  }

  @Override
  protected Outcome search(int[] starts, int[] goals, PathBuffer path, Budget budget) {
    if (shape != abstraction.shape()) {
      makeNearest();
    }
    queryMeter.begin(budget);
    Arrays.fill(walked, 0);
    if (!guess(starts, goals)) {
      queryMeter.end(0);
      return Outcome.NO_PATH;
    }
    Outcome outcome = walk(guessedStart, guessedGoal, path);
    long cost = outcome == Outcome.FOUND ? costOf(path) : LevelSearch.NO_PATH;
    if (!outcome.isInterrupted() && placeEnds(cost, starts, goals)) {
      long less = nearest.find(cost, queryMeter);
      if (meter.stopped() != null) {
        outcome = meter.stopped();
      } else if (less < cost) {
        outcome = walk(nearest.start(), nearest.goal(), path);
      }
    }
    end(outcome, path);
    return outcome;
  }

  /** Takes the pair that is nearest on an empty map. False if no pair may be joined by a path. */
  private boolean guess(int[] starts, int... goals) {
    long least = Long.MAX_VALUE;
    for (int from : starts) {
      for (int to : goals) {
        long estimate = nearest.estimate(from, to);
        if (estimate < least && mayMeet(from, to)) {
          least = estimate;
          guessedStart = from;
          guessedGoal = to;
        }
      }
    }
    return least < Long.MAX_VALUE;
  }

  /**
   * Hands on the ends of all pairs that may cost less than the guessed one. False if there are
   * none.
   */
  private boolean placeEnds(long cost, int[] starts, int... goals) {
    nearest.clear();
    boolean mayBeNearer = false;
    for (int from : starts) {
      if (mayBeNearer(cost, from, goals)) {
        nearest.addStart(from);
        mayBeNearer = true;
      }
    }
    for (int to : goals) {
      if (mayBeNearer(cost, to, starts)) {
        nearest.addGoal(to);
      }
    }
    return mayBeNearer;
  }

  /** Back and forth cost the same, so either end may be the start. */
  private boolean mayBeNearer(long cost, int end, int... others) {
    for (int other : others) {
      boolean isGuessed =
          end == guessedStart && other == guessedGoal
              || end == guessedGoal && other == guessedStart;
      if (!isGuessed && nearest.estimate(end, other) < cost && mayMeet(end, other)) {
        return true;
      }
    }
    return false;
  }

  private Outcome walk(int from, int to, PathBuffer path) {
    Outcome outcome = search.find(from, to, path, meter.remaining(counters.expanded));
    counters.add(search.counters());
    for (int i = 0; i < walked.length; i++) {
      walked[i] += search.counters().extra(i);
    }
    start = from;
    goal = to;
    return outcome;
  }

  /** The cost of the path last walked; that of a path by A* is not counted. */
  private long costOf(PathBuffer path) {
    long counted = search.counters().extra(QueryMeter.ABSTRACT_COST);
    return counted == 0 ? PathCost.of(graph, path) : counted;
  }

  private void end(Outcome outcome, PathBuffer path) {
    queryMeter.end(search.counters().extra(QueryMeter.ABSTRACT_COST));
    for (int i = 0; i < walked.length; i++) {
      counters.setExtra(i, counters.extra(i) + walked[i]);
    }
    if (outcome != Outcome.FOUND) {
      path.clear();
      start = -1;
      goal = -1;
    }
  }
}
