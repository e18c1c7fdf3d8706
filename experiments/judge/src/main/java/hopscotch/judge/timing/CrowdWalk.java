package hopscotch.judge.timing;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.ChangingGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.Route;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.capability.Incremental;
import hopscotch.core.planner.capability.IncrementalSearch;
import hopscotch.core.planner.capability.IncrementalSearches;
import hopscotch.judge.query.CrowdQuery;
import hopscotch.judge.query.CrowdWay;
import hopscotch.judge.query.Wall;
import java.util.Arrays;

/**
 * The units of a crowd on their way while walls fall. In each step every unit makes a move. Each
 * has a {@link Route}, which is planned anew, or mended, when a wall falls across it. A planner
 * that is {@link Incremental} has a search for each unit, which knows the way of that unit alone.
 * All units share one search of any other planner. For one walk.
 */
final class CrowdWalk {
  private final CrowdQuery crowd;
  private final ChangingGraph map;
  private final IncrementalSearch[] searches;
  private final Route[] routes;

  /** The cells where each unit was, step by step. */
  private final PathBuffer[] ways;

  /** Whether a unit is on its way. It no longer is at its goal, or where no path leads there. */
  private final boolean[] isWalking;

  private int walking;
  private int replans;
  private long firstNanos;
  private long answerNanos;
  private long changeNanos;
  private long unitBytes;

  CrowdWalk(PreparedPlanner planner, CrowdQuery crowd) {
    AllocationMeter allocations = new AllocationMeter();
    this.crowd = crowd;
    int units = crowd.units().size();
    map = new ChangingGraph(planner.graph());
    long bytesBefore = allocations.bytes();
    boolean isShared = planner.capability(Incremental.class).isEmpty();
    searches = new IncrementalSearch[isShared ? 1 : units];
    Arrays.setAll(searches, i -> IncrementalSearches.of(planner, null));
    long bytes = isShared ? 0 : allocations.since(bytesBefore);
    bytesBefore = allocations.bytes();
    routes = new Route[units];
    Arrays.setAll(routes, i -> new Route(map.graph()));
    unitBytes = bytes + allocations.since(bytesBefore);
    ways = new PathBuffer[units];
    Arrays.setAll(ways, i -> new PathBuffer());
    isWalking = new boolean[units];
  }

  /**
   * Lets all units walk until each has arrived, or stands where no path leads to its goal. The ways
   * are added one after another; that of a unit that has not arrived ends with its last cell twice.
   *
   * @param counters the sums over all finds
   * @param budget of all units together; it is looked at between two finds
   */
  Outcome walk(PathBuffer path, SearchCounters counters, Budget budget) {
    long begunNanos = System.nanoTime();
    Outcome outcome = begin(counters, budget, begunNanos);
    int fallen = 0;
    for (int step = 0; outcome == Outcome.FOUND && walking > 0; step++) {
      while (fallen < crowd.walls().size() && crowd.walls().get(fallen).step() == step) {
        change(crowd.walls().get(fallen++));
        outcome = replan(counters, budget, begunNanos);
      }
      move();
    }
    if (outcome == Outcome.FOUND) {
      for (PathBuffer way : ways) {
        path.addAll(way, 0);
      }
    }
    return outcome;
  }

  /** Every unit plans its way. */
  private Outcome begin(SearchCounters counters, Budget budget, long begunNanos) {
    AllocationMeter allocations = new AllocationMeter();
    long bytesBefore = allocations.bytes();
    long startNanos = System.nanoTime();
    for (int unit = 0; unit < routes.length; unit++) {
      Outcome spent = spent(counters, budget, begunNanos);
      if (spent != null) {
        return spent;
      }
      Outcome outcome =
          routes[unit].find(search(unit), crowd.units().get(unit), crowd.goals().get(unit));
      counters.add(search(unit).counters());
      if (outcome != Outcome.FOUND) {
        return outcome;
      }
    }
    firstNanos = System.nanoTime() - startNanos;
    answerNanos = firstNanos;
    unitBytes += allocations.since(bytesBefore);
    for (int unit = 0; unit < routes.length; unit++) {
      isWalking[unit] = true;
      walking++;
      arrive(unit);
    }
    return Outcome.FOUND;
  }

  private IncrementalSearch search(int unit) {
    return searches[unit % searches.length];
  }

  /** The limit of the budget that is reached; {@code null} if none is. */
  private static Outcome spent(SearchCounters counters, Budget budget, long begunNanos) {
    if (counters.expanded >= budget.expansions()) {
      return Outcome.OUT_OF_EXPANSIONS;
    }
    return System.nanoTime() - begunNanos >= budget.nanos() ? Outcome.OUT_OF_TIME : null;
  }

  /** Notes where a unit is. */
  private void arrive(int unit) {
    int cell = routes[unit].cell();
    ways[unit].add(cell);
    if (cell == crowd.goals().get(unit)) {
      stop(unit);
    }
  }

  private void stop(int unit) {
    isWalking[unit] = false;
    walking--;
  }

  /** A wall falls: the planner is told, and then every route. */
  private void change(Wall wall) {
    CellChanges changes = wall.on(map.graph().map());
    long startNanos = System.nanoTime();
    for (int i = 0; i < searches.length; i++) {
      if (searches.length == 1 || isWalking[i]) {
        searches[i].change(changes);
      }
    }
    map.apply(changes);
    for (int unit = 0; unit < routes.length; unit++) {
      if (isWalking[unit]) {
        routes[unit].change(changes);
      }
    }
    changeNanos += System.nanoTime() - startNanos;
  }

  /** Each unit whose route the wall crosses plans it anew, or mends it. */
  private Outcome replan(SearchCounters counters, Budget budget, long begunNanos) {
    long startNanos = System.nanoTime();
    for (int unit = 0; unit < routes.length; unit++) {
      if (!isWalking[unit] || routes[unit].isGood()) {
        continue;
      }
      Outcome spent = spent(counters, budget, begunNanos);
      if (spent != null) {
        return spent;
      }
      Route route = routes[unit];
      Outcome outcome =
          crowd.way() == CrowdWay.MENDS
              ? route.mend(search(unit))
              : route.find(search(unit), route.cell(), crowd.goals().get(unit));
      counters.add(search(unit).counters());
      replans++;
      if (outcome == Outcome.NO_PATH) {
        ways[unit].add(ways[unit].cell(ways[unit].size() - 1));
        stop(unit);
      }
    }
    answerNanos += System.nanoTime() - startNanos;
    return Outcome.FOUND;
  }

  /** Every unit makes a move. */
  private void move() {
    for (int unit = 0; unit < routes.length; unit++) {
      if (isWalking[unit]) {
        routes[unit].step();
        arrive(unit);
      }
    }
  }

  /** What was measured. */
  CrowdWalkFigures figures() {
    Guarantee promise = searches[0].guarantee();
    return new CrowdWalkFigures(
        firstNanos,
        answerNanos,
        changeNanos,
        replans,
        unitBytes / routes.length,
        crowd.way() == CrowdWay.MENDS ? promise.withoutBound() : promise);
  }
}
