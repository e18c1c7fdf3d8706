package hopscotch.core.testkit.broken;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.GridSearch;
import hopscotch.core.search.Heuristic;
import java.util.Arrays;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.function.IntUnaryOperator;

/** A* as in a textbook, with an admissible heuristic that is inconsistent: 0 on every odd cell. */
final class Textbook extends GridSearch {
  /** Above 3 - 2*sqrt 2: three straight moves and two diagonals pass for a tie. */
  private static final float TOLERANCE = 0.2f;

  private final IntUnaryOperator movesOf;
  private final Fault fault;

  /**
   * A search over the moves of a mask.
   *
   * @param fault the mistake to make, or {@code null}
   */
  Textbook(GridGraph graph, IntUnaryOperator moves, Fault fault, SearchObserver observer) {
    super(graph, false, observer, 0);
    this.movesOf = moves;
    this.fault = fault;
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    long[] best = new long[graph.map().cellCount()];
    int[] parents = new int[best.length];
    boolean[] closed = new boolean[best.length];
    PriorityQueue<long[]> open = new PriorityQueue<>(Comparator.comparingLong(entry -> entry[0]));
    Arrays.fill(best, Long.MAX_VALUE);
    best[start] = 0;
    parents[start] = start;
    open.add(new long[] {h(start, goal), start, 0});
    counters.generated = 1;
    meter.start(budget);
    while (!open.isEmpty()) {
      long[] entry = open.remove();
      int cell = (int) entry[1];
      if (entry[2] != best[cell]) {
        continue;
      }
      if (cell == goal) {
        trace(parents, goal, path);
        return Outcome.FOUND;
      }
      Outcome stopped = meter.exhausted(counters.expanded);
      if (stopped != null) {
        return stopped;
      }
      counters.expanded++;
      closed[cell] = true;
      for (int legal = movesOf.applyAsInt(cell); legal != 0; legal &= legal - 1) {
        int d = Integer.numberOfTrailingZeros(legal);
        int next = cell + offsets[d];
        long g = best[cell] + graph.cost(cell, d);
        boolean isClosed = closed[next] && fault == Fault.CLOSED_TOO_EARLY;
        if (isClosed || !isLess(g, best[next])) {
          continue;
        }
        if (best[next] == Long.MAX_VALUE || fault != Fault.STALE_PARENT) {
          parents[next] = cell;
        }
        best[next] = g;
        open.add(new long[] {g + h(next, goal), next, g});
        counters.generated++;
      }
    }
    return Outcome.NO_PATH;
  }

  private boolean isLess(long g, long best) {
    if (fault == Fault.FLOAT_TIE && best != Long.MAX_VALUE) {
      float unit = graph.unitCost();
      return g / unit < best / unit - TOLERANCE;
    }
    return g < best;
  }

  private long h(int cell, int goal) {
    int dx = Math.abs(graph.map().x(cell) - graph.map().x(goal));
    int dy = Math.abs(graph.map().y(cell) - graph.map().y(goal));
    return (dx + dy) % 2 == 1
        ? 0
        : Heuristic.AUTO.perMax(graph) * Math.max(dx, dy)
            + Heuristic.AUTO.perMin(graph) * Math.min(dx, dy);
  }

  private static void trace(int[] parents, int goal, PathBuffer path) {
    for (int cell = goal; ; cell = parents[cell]) {
      path.add(cell);
      if (parents[cell] == cell) {
        path.reverse(0);
        return;
      }
    }
  }
}
