package hopscotch.hpa.bounded;

import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The distances inside a cluster that a change of the map has touched. Those from one node are
 * found when one of them is first asked for, and kept until the next change. Shared by threads.
 */
final class RingRows {
  private final CrossingGraph crossings;
  private final int cluster;

  /** The excesses from a node to all, by node; {@code null} where they are yet to be found. */
  private final AtomicReferenceArray<long[]> rows;

  /** The rows of a cluster of so many nodes, none of them found. */
  RingRows(CrossingGraph crossings, int cluster, int nodeCount) {
    this.crossings = crossings;
    this.cluster = cluster;
    rows = new AtomicReferenceArray<>(nodeCount);
  }

  /** The excess of the distance between two nodes, by index. */
  long excess(int i, int j) {
    long[] row = rows.get(i);
    if (row == null) {
      row = crossings.findRow(cluster, i);
      rows.set(i, row);
    }
    return row[j];
  }
}
