package hopscotch.core.search;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.GridSearch;

/**
 * Breadth-first search (Moore, "The Shortest Path Through a Maze", 1959). Guarantee: the fewest
 * moves. On uniform terrain that is the least cost with 4 directions, and with 8 where a diagonal
 * move costs as much as a straight one. Elsewhere the search is only complete. Observers are told
 * the cost of as many straight moves as g. 12 bytes for each cell. For one thread.
 */
final class BreadthFirst extends GridSearch {
  private final CellStates states;
  private final int[] queue;

  BreadthFirst(GridGraph graph, boolean checkComponents, SearchObserver observer) {
    super(graph, checkComponents, observer, 0);
    states = new CellStates(graph.map().cellCount());
    queue = new int[graph.freeCount()];
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    final long[] states = this.states.array();
    final int[] queue = this.queue;
    final long base = this.states.begin();
    int head = 0;
    int tail = 0;
    int openPeak = 1;
    boolean found = false;
    meter.start(budget);
    long unit = graph.unitCost();

    states[start] = base;
    queue[tail++] = start;
    while (head < tail) {
      // Take the cell that has waited longest.
      if (meter.stops(head)) {
        break;
      }
      int cell = queue[head++];
      long g = CellStates.g(states[cell]);
      if (observer != null) {
        observer.expand(0, cell, g * unit, g * unit);
      }
      // Append each neighbour that was not reached yet.
      long candidate = CellStates.reachedAt(g + 1, base);
      for (int legal = moves[cell] & 0xff; legal != 0; legal &= legal - 1) {
        int d = Integer.numberOfTrailingZeros(legal);
        int next = cell + offsets[d];
        if (CellStates.isFirstVisit(states[next], base)) {
          states[next] = candidate | d;
          queue[tail++] = next;
          if (observer != null) {
            observer.generate(0, next, cell, (g + 1) * unit, (g + 1) * unit);
          }
        }
      }
      openPeak = Math.max(openPeak, tail - head);
      // The first path to the goal has the fewest moves.
      if (!CellStates.isFirstVisit(states[goal], base)) {
        found = true;
        break;
      }
    }
    counters.set(head, tail, 0, tail, head + (long) tail, openPeak);
    if (found) {
      this.states.trace(start, goal, offsets, path);
    }
    return meter.outcome(found);
  }
}
