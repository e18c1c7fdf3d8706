package hopscotch.core.search;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.NearestGoalSearch;
import hopscotch.core.search.open.EntryHeap;
import hopscotch.core.search.open.OpenEntry;
import hopscotch.core.search.open.Ties;
import java.util.Arrays;

/**
 * A* from several starts to the nearest of several goals: all starts begin with g = 0, and h is the
 * least of the estimates to the goals. The least of consistent heuristics is consistent. So the
 * first goal to be taken from the heap is nearest, no cell is expanded twice, and none whose f
 * exceeds the answer's cost.
 *
 * <p>Where components are looked at, goals that no start reaches do not draw the search on, nor do
 * starts begin it that reach no goal.
 *
 * <p>An estimate takes a step for each goal. Space: 8 1/8 bytes for each cell and 16 for each open
 * entry. Allocates nothing once warm. For one thread.
 */
final class ManyGoalsAStar extends NearestGoalSearch {
  private final CellStates states;
  private final EntryHeap open = new EntryHeap();
  private final byte[] moves;
  private final int[] offsets;
  private final int[] moveCosts;
  private final byte[] terrain;
  private final int[] weights;
  private final long perMax;
  private final long perMin;

  /** A bit for each cell, set between begin and end of a find where it is one of the goals. */
  private final long[] isGoal;

  private int[] goalX = new int[16];
  private int[] goalY = new int[16];
  private int goalCount;

  /** A search by a heuristic that is consistent on the graph. */
  ManyGoalsAStar(
      GridGraph graph, Heuristic heuristic, boolean checkComponents, SearchObserver observer) {
    super(graph, checkComponents, observer, 0);
    Heuristic h = heuristic.on(graph);
    perMax = h.perMax(graph);
    perMin = h.perMin(graph);
    states = new CellStates(graph.map().cellCount());
    moves = graph.moves();
    offsets = Directions.offsets(graph.map().stride());
    moveCosts = graph.moveCosts();
    terrain = graph.terrain();
    weights = graph.isWeighted() ? graph.weightsByTerrain() : null;
    isGoal = new long[(graph.map().cellCount() + 63) >>> 6];
    if (checkComponents) {
      graph.components();
    }
  }

  @Override
  protected Outcome search(int[] starts, int[] goals, PathBuffer path, Budget budget) {
    keepReachable(starts, goals);
    Outcome outcome = goalCount == 0 ? Outcome.NO_PATH : search(starts, goals, budget);
    for (int cell : goals) {
      isGoal[cell >>> 6] = 0;
    }
    if (outcome == Outcome.FOUND) {
      trace(path);
    }
    return outcome;
  }

  private void keepReachable(int[] starts, int[] goals) {
    goalCount = 0;
    for (int cell : goals) {
      if (!isGoal(cell) && mayReach(cell, starts)) {
        isGoal[cell >>> 6] |= 1L << cell;
        if (goalCount == goalX.length) {
          goalX = Arrays.copyOf(goalX, 2 * goalCount);
          goalY = Arrays.copyOf(goalY, 2 * goalCount);
        }
        goalX[goalCount] = cell % graph.map().stride();
        goalY[goalCount++] = cell / graph.map().stride();
      }
    }
  }

  private boolean isGoal(int cell) {
    return (isGoal[cell >>> 6] >>> cell & 1) != 0;
  }

  private boolean mayReach(int cell, int[] others) {
    for (int other : others) {
      if (mayMeet(cell, other)) {
        return true;
      }
    }
    return false;
  }

  /** Puts the starts on the open list and returns how many. */
  private int begin(int[] starts, int[] goals, long base) {
    final long[] states = this.states.array();
    final int stride = graph.map().stride();
    open.clear();
    for (int cell : starts) {
      if (CellStates.isFirstVisit(states[cell], base) && mayReach(cell, goals)) {
        long h = h(cell % stride, cell / stride);
        states[cell] = base;
        open.push(h, OpenEntry.of(h & OpenEntry.MAX_TIE, cell));
      }
    }
    return open.size();
  }

  private Outcome search(int[] starts, int[] goals, Budget budget) {
    final byte[] moves = this.moves;
    final int[] offsets = this.offsets;
    final int[] moveCosts = this.moveCosts;
    final byte[] terrain = this.terrain;
    final int[] weights = this.weights;
    final long[] states = this.states.array();
    final EntryHeap open = this.open;
    final int stride = graph.map().stride();
    final long base = this.states.begin();
    // Put all starts on the open list, with g = 0.
    long generated = begin(starts, goals, base);
    long touched = generated;
    long expanded = 0;
    long pops = 0;
    int openPeak = open.size();
    boolean found = false;
    meter.start(budget);
    while (open.size() > 0) {
      // Take the open cell with the least f, unless it is closed.
      long f = open.topKey();
      int cell = OpenEntry.cell(open.topEntry());
      open.pop();
      pops++;
      long state = states[cell];
      if (CellStates.isExpanded(state)) {
        continue;
      }
      // The first goal to be taken is the nearest.
      if (isGoal(cell)) {
        goal = cell;
        found = true;
        break;
      }
      if (meter.stops(expanded)) {
        break;
      }
      // Expand it: it is closed from here on.
      expanded++;
      states[cell] = state | CellStates.EXPANDED;
      long g = CellStates.g(state);
      if (observer != null) {
        observer.expand(0, cell, g, f);
      }
      // Relax its moves.
      int y = cell / stride;
      int x = cell - y * stride;
      int weight = weights == null ? 0 : weights[terrain[cell]];
      for (int legal = moves[cell] & 0xff; legal != 0; legal &= legal - 1) {
        int d = Integer.numberOfTrailingZeros(legal);
        int next = cell + offsets[d];
        long nextG = g + moveCosts[d];
        if (weights != null) {
          nextG = g + (long) moveCosts[d] * (weight + weights[terrain[next]]);
        }
        long old = states[next];
        long candidate = CellStates.reachedAt(nextG, base);
        if (CellStates.isNoBetter(candidate, old)) {
          continue;
        }
        // The neighbour was reached more cheaply: keep g and the move, and open it.
        if (CellStates.isFirstVisit(old, base)) {
          touched++;
        }
        states[next] = candidate | d;
        long nextH = h(x + Directions.dx(d), y + Directions.dy(d));
        open.push(
            nextG + nextH, OpenEntry.of(Ties.HIGH_G.rank(nextH, 0) & OpenEntry.MAX_TIE, next));
        generated++;
        if (observer != null) {
          observer.generate(0, next, cell, nextG, nextG + nextH);
        }
      }
      openPeak = Math.max(openPeak, open.size());
    }
    counters.set(expanded, generated, 0, touched, generated + pops, openPeak);
    return meter.outcome(found);
  }

  /** The estimate to the goal that is nearest by it. */
  private long h(int x, int y) {
    long least = Long.MAX_VALUE;
    for (int i = 0; i < goalCount; i++) {
      least = Math.min(least, Heuristic.estimate(x - goalX[i], y - goalY[i], perMax, perMin));
    }
    return least;
  }

  /** Only starts have a g of 0, since every move costs something. */
  private void trace(PathBuffer path) {
    final long[] states = this.states.array();
    int cell = goal;
    path.add(cell);
    while (CellStates.g(states[cell]) > 0) {
      cell -= offsets[CellStates.direction(states[cell])];
      path.add(cell);
    }
    path.reverse(0);
    start = cell;
  }
}
