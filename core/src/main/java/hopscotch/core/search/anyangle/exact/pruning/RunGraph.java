package hopscotch.core.search.anyangle.exact.pruning;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Ints;
import hopscotch.core.search.anyangle.exact.corner.Corners;

/**
 * The runs of free cells of all rows, or of all columns, as the nodes of a graph. Two are
 * neighbours where they share a side, or a corner through which a path may squeeze.
 */
final class RunGraph {
  private final long[] freeBits;
  private final int along;
  private final int across;

  /** For each free cell, its run. */
  private final int[] runs;

  private int count;

  /** Two numbers a pair of neighbours. */
  private final Ints pairs = new Ints();

  /**
   * The runs of a graph: {@code along} leads from a cell to the next of its run, {@code across} to
   * the next row or column.
   */
  RunGraph(GridGraph graph, Corners corners, int along, int across) {
    freeBits = graph.freeBits();
    this.along = along;
    this.across = across;
    runs = new int[graph.map().cellCount()];
    for (int cell = 0; cell < runs.length; cell++) {
      if (isFree(cell)) {
        runs[cell] = isFree(cell - along) ? runs[cell - along] : count++;
      }
    }
    for (int cell = 0; cell < runs.length; cell++) {
      if (isFree(cell) && isFree(cell + across) && !isJoinedBefore(cell)) {
        pairs.addAll(runs[cell], runs[cell + across]);
      }
    }
    if (corners.mayAnySqueeze()) {
      addSqueezes(corners, graph.map().stride());
    }
  }

  private boolean isFree(int cell) {
    return (freeBits[cell >>> 6] >>> cell & 1) != 0;
  }

  private boolean isJoinedBefore(int cell) {
    return isFree(cell - along) && isFree(cell - along + across);
  }

  private void addSqueezes(Corners corners, int stride) {
    for (int corner = 0; corner + stride + 1 < runs.length; corner++) {
      if (corners.isSqueeze(corner)) {
        boolean isUpperLeft = isFree(corner);
        int upper = isUpperLeft ? corner : corner + 1;
        int lower = isUpperLeft ? corner + stride + 1 : corner + stride;
        pairs.addAll(runs[upper], runs[lower]);
      }
    }
  }

  int run(int cell) {
    return runs[cell];
  }

  BlockTree blocks() {
    int[] first = new int[count + 1];
    for (int i = 0; i < pairs.size(); i++) {
      first[pairs.get(i)]++;
    }
    for (int run = 0, sum = 0; run <= count; run++) {
      sum += first[run];
      first[run] = sum;
    }
    int[] to = new int[pairs.size()];
    for (int i = 0; i < to.length; i++) {
      to[--first[pairs.get(i)]] = pairs.get(i ^ 1);
    }
    return new BlockTree(first, to);
  }
}
