package hopscotch.hpa.cluster;

import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.grid.RowScan;
import java.util.Arrays;

/**
 * Which cells of a cluster paths inside it join. Free cells side by side in a row are a run, and
 * runs of two rows are joined where they touch: moves in the four directions join whatever moves
 * join, but where diagonal moves may cut both corners. For one thread.
 */
public final class ClusterParts {
  private final Clusters clusters;
  private final int stride;

  /** How far runs of two rows may be apart that a diagonal move joins. */
  private final int reach;

  private int first;
  private int count;

  /** For each row its first run. */
  private final int[] firstRun;

  /**
   * For each run its first cell, the one after its last, and a run it is joined with, or itself.
   */
  private int[] starts = new int[64];

  private int[] ends = new int[64];
  private int[] joined = new int[64];

  /** A workspace for all clusters of a partition. */
  public ClusterParts(Clusters clusters, Movement movement) {
    this.clusters = clusters;
    stride = clusters.map().stride();
    boolean cutsBoth = movement.directions() == 8 && movement.corners() == CornerRule.ALWAYS;
    reach = cutsBoth ? 1 : 0;
    firstRun = new int[Math.min(clusters.side(), clusters.map().height()) + 1];
  }

  /** Enters a cluster of a graph of the map. */
  public void enter(GridGraph graph, int cluster) {
    final long[] bits = graph.freeBits();
    first = clusters.firstCell(cluster);
    count = 0;
    int above = 0;
    for (int row = 0; row < clusters.height(cluster); row++) {
      int begin = count;
      firstRun[row] = begin;
      int end = first + row * stride + clusters.width(cluster);
      int at = RowScan.nextFree(bits, first + row * stride, end);
      while (at < end) {
        int stop = Math.min(end, RowScan.nextBlocked(bits, at));
        addRun(at, stop);
        at = RowScan.nextFree(bits, stop, end);
      }
      joinRows(above, begin);
      above = begin;
      firstRun[row + 1] = count;
    }
  }

  private void addRun(int start, int end) {
    if (count == starts.length) {
      starts = Arrays.copyOf(starts, 2 * count);
      ends = Arrays.copyOf(ends, 2 * count);
      joined = Arrays.copyOf(joined, 2 * count);
    }
    starts[count] = start;
    ends[count] = end;
    joined[count] = count;
    count++;
  }

  /** Joins the runs of the last row with those that they touch in the row above. */
  private void joinRows(int above, int begin) {
    int upper = above;
    for (int run = begin; run < count; run++) {
      while (upper < begin && ends[upper] + stride + reach <= starts[run]) {
        upper++;
      }
      for (int k = upper; k < begin && starts[k] + stride < ends[run] + reach; k++) {
        joined[root(k)] = root(run);
      }
    }
  }

  private int root(int run) {
    int root = run;
    while (joined[root] != root) {
      joined[root] = joined[joined[root]];
      root = joined[root];
    }
    return root;
  }

  /** A number that two free cells of the cluster share if a path inside it joins them. */
  public int part(int cell) {
    int run = firstRun[(cell - first) / stride];
    while (ends[run] <= cell) {
      run++;
    }
    return root(run);
  }
}
