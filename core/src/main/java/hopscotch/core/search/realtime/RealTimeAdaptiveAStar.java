package hopscotch.core.search.realtime;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Ints;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.CellStates;
import hopscotch.core.search.open.EntryHeap;
import hopscotch.core.search.open.OpenEntry;
import java.util.Arrays;

/**
 * RTAA* (Koenig and Likhachev, "Real-Time Adaptive A*", AAMAS 2006): an A* from where the unit
 * stands, which ends when it has expanded its cells or comes to the goal. The unit walks towards
 * the cell t that would be expanded next. Each expanded cell s learns h(s) = g(t) + h(t) - g(s).
 *
 * <p>Guarantee: the unit arrives wherever a path exists. If one slice is enough for all of A*, the
 * walk costs as much as the path of A*. Without a limit of moves it is that path.
 *
 * <p>Invariants, as the paper proves: h is consistent. It never falls, and never exceeds the cost
 * of a shortest path to the goal. So no cell is expanded twice in one slice. A cell that an earlier
 * slice has expanded counts as reopened.
 *
 * <p>Where this deviates: h is written when a slice ends, not when it is next looked at. The entry
 * of a cell is its h plus a shift; its lowest bit says whether the cell was expanded. Each new walk
 * raises the shift by more than any h. So a sum below the shift is of an earlier walk, and nothing
 * has to be cleared.
 *
 * <p>Space: 16 bytes for each cell, 16 for each open entry and 4 for each cell of a slice. For one
 * thread.
 */
final class RealTimeAdaptiveAStar extends RealTimeWalk {
  private static final long NEW_WALK = GridGraph.MAX_PATH_COST + 1;
  private static final long LARGEST_SHIFT = 1L << 60;

  private final int mostMoves;
  private final CellStates states;
  private final EntryHeap open = new EntryHeap();
  private final long[] learned;
  private long shift;
  private final Ints closed = new Ints();
  private int target;
  private long targetF;

  RealTimeAdaptiveAStar(GridGraph graph, int most, int mostMoves, SearchObserver observer) {
    super(graph, most, observer);
    this.mostMoves = mostMoves;
    states = new CellStates(graph.map().cellCount());
    learned = new long[graph.map().cellCount()];
  }

  /** The h of a cell, as learned on the walk so far. */
  long h(int cell) {
    return Math.max(estimate(cell, goal), (learned[cell] >> 1) - shift);
  }

  @Override
  protected void depart(int start) {
    if (shift > LARGEST_SHIFT) {
      Arrays.fill(learned, 0);
      shift = 0;
    }
    shift += NEW_WALK;
  }

  @Override
  protected Outcome walk(PathBuffer path) {
    search();
    if (meter.stopped() != null) {
      return meter.stopped();
    }
    for (int i = 0; i < closed.size(); i++) {
      int cell = closed.get(i);
      learned[cell] = targetF - CellStates.g(states.array()[cell]) + shift << 1 | 1;
    }
    int size = path.size();
    path.truncate(size - 1);
    states.trace(at, target, offsets, path);
    path.truncate((int) Math.min(path.size(), (long) size + mostMoves));
    at = path.cell(path.size() - 1);
    return null;
  }

  /** A* up to a cell that is not expanded any more: the target. */
  private void search() {
    final long[] states = this.states.array();
    final EntryHeap open = this.open;
    final long[] learned = this.learned;
    final long shift = this.shift;
    final int goal = this.goal;
    final int goalX = goal % stride;
    final int goalY = goal / stride;
    final long base = this.states.begin();
    final long expandedBefore = counters.expanded;
    long generated = 1;
    long touched = 0;
    long reopened = 0;
    long pops = 0;
    int openPeak = 1;

    // A slice begins where the unit stands.
    closed.clear();
    states[at] = base;
    open.clear();
    open.push(h(at), at);
    if (learned[at] >> 1 < shift) {
      learned[at] = h(at) + shift << 1;
      touched++;
    }
    while (true) {
      // Take the open cell with the least f, unless it is closed.
      long f = open.topKey();
      int cell = OpenEntry.cell(open.topEntry());
      open.pop();
      pops++;
      long state = states[cell];
      if (CellStates.isExpanded(state)) {
        continue;
      }
      // The lookahead is used up, or the goal is next: this cell is the target t.
      if (cell == goal || closed.size() == most) {
        target = cell;
        targetF = f;
        break;
      }
      if (meter.stops(expandedBefore + closed.size())) {
        break;
      }
      // Expand it; what it learns is known when the slice ends.
      closed.add(cell);
      states[cell] = state | CellStates.EXPANDED;
      reopened += learned[cell] & 1;
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
        // The neighbour was reached more cheaply: open it by its learned h, else by the plain one.
        states[next] = candidate | d;
        long nextH = (learned[next] >> 1) - shift;
        if (nextH < 0) {
          nextH = h(x + Directions.dx(d) - goalX, y + Directions.dy(d) - goalY);
          learned[next] = nextH + shift << 1;
          touched++;
        }
        open.push(nextG + nextH, OpenEntry.of(nextH & OpenEntry.MAX_TIE, next));
        generated++;
        if (observer != null) {
          observer.generate(0, next, cell, nextG, nextG + nextH);
        }
      }
      openPeak = Math.max(openPeak, open.size());
    }
    // Add what this slice took to what the walk took so far.
    counters.expanded += closed.size();
    counters.generated += generated;
    counters.reopened += reopened;
    counters.touched += touched;
    counters.heapOperations += generated + pops;
    counters.openPeak = Math.max(counters.openPeak, openPeak);
  }
}
