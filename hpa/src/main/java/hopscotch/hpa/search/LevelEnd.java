package hopscotch.hpa.search;

import hopscotch.hpa.level.Level;

/**
 * One end of searches on a level: a cell, which need not be a node, and its distances to the nodes
 * of its cluster. With these a search can begin or end at it, and nothing is inserted into the
 * graph, which threads share. Reused from query to query. For one thread.
 */
public final class LevelEnd {
  private final Level level;
  private final long[] distances;
  private int cell;
  private int cluster;

  /** An end of searches on a level, which is placed nowhere yet. */
  public LevelEnd(Level level) {
    this.level = level;
    distances = new long[level.mostNodes()];
  }

  /** Places it on a cell, whose {@link #distances} are to be written. */
  public void place(int newCell) {
    cell = newCell;
    cluster = level.clusters().of(newCell);
  }

  /** Places it on the cell of a node, and reads its distances off the intra-edges. */
  public void placeOnNode(int nodeCell) {
    place(nodeCell);
    level.row(cluster, level.indexOf(nodeCell), distances);
  }

  /** The cell. */
  public int cell() {
    return cell;
  }

  /** The cluster of the cell. */
  public int cluster() {
    return cluster;
  }

  /** The largest of its distances; 0 if it has none. */
  long farthest() {
    long most = 0;
    for (int i = 0; i < level.nodeCount(cluster); i++) {
      most = Math.max(most, distances[i] == Level.NO_EDGE ? 0 : distances[i]);
    }
    return most;
  }

  /** The least of its distances; 0 if it has none. */
  long nearest() {
    long least = Long.MAX_VALUE;
    for (int i = 0; i < level.nodeCount(cluster); i++) {
      least = Math.min(least, distances[i]);
    }
    return least == Level.NO_EDGE ? 0 : least;
  }

  /**
   * The distances inside the cluster from the cell to each node of the cluster, by its index;
   * {@link Level#NO_EDGE} where there is no path. They are written by whoever placed the end.
   */
  public long[] distances() {
    return distances;
  }
}
