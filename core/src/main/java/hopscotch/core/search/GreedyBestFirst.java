package hopscotch.core.search;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.open.EntryHeap;
import hopscotch.core.search.open.OpenEntry;

/**
 * Greedy best-first search (Doran and Michie, "Experiments with the Graph Traverser Program",
 * 1966): the open cell of least h is expanded next, the last generated first among equals.
 * Guarantee: complete. Each cell is generated once. 8 bytes for each cell and 16 for each open
 * entry. For one thread.
 */
final class GreedyBestFirst extends HeuristicSearch {
  private final CellStates states;
  private final EntryHeap open = new EntryHeap();

  GreedyBestFirst(
      GridGraph graph, Heuristic heuristic, boolean checkComponents, SearchObserver observer) {
    super(graph, heuristic, checkComponents, observer, 0);
    states = new CellStates(graph.map().cellCount());
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    final long[] states = this.states.array();
    final EntryHeap open = this.open;
    final int stride = this.stride;
    final int goalX = goal % stride;
    final int goalY = goal / stride;
    final long base = this.states.begin();
    long expanded = 0;
    long generated = 1;
    int openPeak = 1;
    boolean found = false;
    meter.start(budget);
    long unit = graph.unitCost();

    // Open the start.
    states[start] = base;
    open.clear();
    open.push(estimate(start, goal), start);
    while (open.size() > 0) {
      // Take the open cell with the least h.
      long leastH = open.topKey();
      int cell = OpenEntry.cell(open.topEntry());
      open.pop();
      if (cell == goal) {
        found = true;
        break;
      }
      if (meter.stops(expanded)) {
        break;
      }
      // Expand it.
      expanded++;
      int y = cell / stride;
      int x = cell - y * stride;
      long depth = CellStates.g(states[cell]);
      if (observer != null) {
        observer.expand(0, cell, depth * unit, leastH);
      }
      // Open each neighbour that was not reached yet, the last one first among equals.
      long candidate = CellStates.reachedAt(depth + 1, base);
      for (int legal = moves[cell] & 0xff; legal != 0; legal &= legal - 1) {
        int d = Integer.numberOfTrailingZeros(legal);
        int next = cell + offsets[d];
        if (!CellStates.isFirstVisit(states[next], base)) {
          continue;
        }
        states[next] = candidate | d;
        long nextH = anyH(x + Directions.dx(d) - goalX, y + Directions.dy(d) - goalY);
        open.push(nextH, OpenEntry.of(OpenEntry.MAX_TIE - generated, next));
        generated++;
        if (observer != null) {
          observer.generate(0, next, cell, (depth + 1) * unit, nextH);
        }
      }
      openPeak = Math.max(openPeak, open.size());
    }
    counters.set(expanded, generated, 0, generated, 2 * generated - open.size(), openPeak);
    if (found) {
      this.states.trace(start, goal, offsets, path);
    }
    return meter.outcome(found);
  }
}
