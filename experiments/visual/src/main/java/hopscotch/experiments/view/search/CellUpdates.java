package hopscotch.experiments.view.search;

import hopscotch.core.planner.SearchObserver;
import it.unimi.dsi.fastutil.ints.Int2ObjectLinkedOpenHashMap;

/** The cells whose g or rhs a search worked out again in one ask, with what they are then. */
final class CellUpdates {
  private final Int2ObjectLinkedOpenHashMap<long[]> cells = new Int2ObjectLinkedOpenHashMap<>();

  /** A cell has these costs now, each {@link SearchObserver#NO_COST} for none. */
  void put(int cell, long g, long rhs) {
    cells.put(cell, new long[] {g, rhs});
  }

  void clear() {
    cells.clear();
  }

  /** How many cells there are. */
  int size() {
    return cells.size();
  }

  /** Takes a cell's costs. */
  interface Visitor {
    /** Costs are in the scale of the graph, or {@link SearchObserver#NO_COST}. */
    void visit(int cell, long g, long rhs);
  }

  /** Visits every cell, in the order in which they were worked out first. */
  void forEach(Visitor visitor) {
    cells
        .int2ObjectEntrySet()
        .fastForEach(
            entry -> visitor.visit(entry.getIntKey(), entry.getValue()[0], entry.getValue()[1]));
  }
}
