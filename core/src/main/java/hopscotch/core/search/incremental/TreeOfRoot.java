package hopscotch.core.search.incremental;

import hopscotch.core.grid.ChangingGraph;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.Ints;

/**
 * Moves the root of a search that keeps g and rhs: OptimizedDeletion of Moving Target D* Lite (Sun,
 * Yeoh and Koenig, AAMAS 2010, figure 4). What does not hang on the new root is cut off, and worked
 * out again from what is left. Time is linear in the cells cut off.
 */
final class TreeOfRoot {
  private final CellCosts cells;
  private final int[] offsets;
  private final byte[] moves;
  private final Ints deleted = new Ints();

  TreeOfRoot(ChangingGraph graph, CellCosts cells) {
    this.cells = cells;
    offsets = Directions.offsets(graph.stride());
    moves = graph.moves();
  }

  /**
   * Makes a cell the root, whose cost stays, so all costs of the tree count from the first root on.
   * False where the cell was not reached, or its cost is too large for sums with it.
   */
  boolean moveTo(int newRoot) {
    long cost = Math.min(cells.records.g(newRoot), cells.records.rhs(newRoot));
    if (cost > ReplanKeys.LARGEST_SHIFT) {
      return false;
    }
    deleted.clear();
    delete(cells.root());
    cells.setRoot(newRoot, cost);
    for (int i = 0; i < deleted.size(); i++) {
      int cell = deleted.get(i);
      for (int legal = moves[cell] & 0xff; legal != 0; legal &= legal - 1) {
        int d = Integer.numberOfTrailingZeros(legal);
        int next = cell + offsets[d];
        if (cells.hangsOn(next, Directions.reverse(d))) {
          delete(next);
        }
      }
    }
    for (int i = 0; i < deleted.size(); i++) {
      cells.updateRhs(deleted.get(i));
    }
    return true;
  }

  private void delete(int cell) {
    deleted.add(cell);
    cells.delete(cell);
  }
}
