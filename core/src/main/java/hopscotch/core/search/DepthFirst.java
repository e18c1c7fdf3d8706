package hopscotch.core.search;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.GridSearch;

/**
 * Depth-first search (Tarjan, "Depth-First Search and Linear Graph Algorithms", 1972), shown as the
 * textbooks show it, to warn. It goes north while it can, else east, and so on in the order of
 * {@link Directions}. It turns back only from a dead end.
 *
 * <p>Guarantee: complete; its paths can be as long as the map has cells. To observers, g is the
 * cost of as many straight moves as the cell is deep in the tree. 13 bytes for each cell. For one
 * thread.
 */
final class DepthFirst extends GridSearch {
  private final CellStates states;
  private final int[] chain;
  private final byte[] untried;

  DepthFirst(GridGraph graph, boolean checkComponents, SearchObserver observer) {
    super(graph, checkComponents, observer, 0);
    states = new CellStates(graph.map().cellCount());
    chain = new int[graph.freeCount()];
    untried = new byte[graph.freeCount()];
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    final long[] states = this.states.array();
    final long base = this.states.begin();
    long expanded = 0;
    int depth = 0;
    int deepest = 1;
    boolean found = false;
    meter.start(budget);
    long unit = graph.unitCost();

    int cell = start;
    int direction = 0;
    while (true) {
      // Go down to the cell.
      states[cell] = base | direction;
      chain[depth] = cell;
      untried[depth++] = moves[cell];
      deepest = Math.max(deepest, depth);
      if (cell == goal) {
        found = true;
        break;
      }
      if (meter.stops(expanded)) {
        break;
      }
      // Expand it.
      expanded++;
      if (observer != null) {
        observer.expand(0, cell, (depth - 1) * unit, (depth - 1) * unit);
      }
      // Take its first move that is untried; turn back where there is none left.
      int parent = cell;
      cell = -1;
      while (depth > 0 && cell < 0) {
        int legal = untried[depth - 1] & 0xff;
        if (legal == 0) {
          depth--;
          continue;
        }
        parent = chain[depth - 1];
        direction = Integer.numberOfTrailingZeros(legal);
        untried[depth - 1] = (byte) (legal & legal - 1);
        int next = parent + offsets[direction];
        if (CellStates.isFirstVisit(states[next], base)) {
          cell = next;
        }
      }
      if (cell < 0) {
        break;
      }
      // The move leads to a cell that was not reached yet.
      if (observer != null) {
        observer.generate(0, cell, parent, depth * unit, depth * unit);
      }
    }
    Outcome outcome = meter.outcome(found);
    long generated = outcome == Outcome.NO_PATH ? expanded : expanded + 1;
    counters.set(expanded, generated, 0, generated, 2 * generated - depth, deepest);
    for (int i = 0; found && i < depth; i++) {
      path.add(chain[i]);
    }
    return outcome;
  }
}
