package hopscotch.core.grid;

import java.util.Arrays;

/**
 * The connected components of a graph: a label for each cell. Two passes of union-find over the
 * runs of free cells in the rows: a run joins the labels of all runs above it, those one column
 * away as well where diagonals squeeze between blocked cells. Other diagonals join nothing that
 * moves along rows and columns do not. Time is linear in the cells, up to the inverse Ackermann
 * factor; 4 bytes for each cell. Immutable.
 */
public final class Components {
  private final int[] labels;
  private final int count;

  private Components(int[] labels, int count) {
    this.labels = labels;
    this.count = count;
  }

  static Components of(GridGraph graph) {
    int stride = graph.map().stride();
    long[] free = graph.freeBits();
    Movement movement = graph.movement();
    int reach = movement.directions() == 8 && movement.corners() == CornerRule.ALWAYS ? 1 : 0;
    int[] labels = new int[graph.map().cellCount()];
    int[] parents = new int[1024];
    int used = 1;
    for (int first = RowScan.nextFree(free, 0, labels.length); first < labels.length; ) {
      int end = RowScan.nextBlocked(free, first);
      int label = 0;
      int endAbove = end - stride + reach;
      int above = RowScan.nextFree(free, first - stride - reach, endAbove);
      while (above < endAbove) {
        int other = labels[RowScan.previousBlocked(free, above) + 1];
        label = label == 0 ? other : union(parents, label, other);
        above = RowScan.nextFree(free, RowScan.nextBlocked(free, above), endAbove);
      }
      if (label == 0) {
        if (used == parents.length) {
          parents = Arrays.copyOf(parents, 2 * used);
        }
        parents[used] = used;
        label = used++;
      }
      labels[first] = label;
      first = RowScan.nextFree(free, end, labels.length);
    }
    return new Components(labels, renumber(free, labels, parents, used));
  }

  private static int union(int[] parents, int a, int b) {
    int rootA = find(parents, a);
    int rootB = find(parents, b);
    int root = Math.min(rootA, rootB);
    parents[rootA] = root;
    parents[rootB] = root;
    return root;
  }

  private static int find(int[] parents, int label) {
    int root = label;
    while (parents[root] != root) {
      parents[root] = parents[parents[root]];
      root = parents[root];
    }
    return root;
  }

  /**
   * Makes labels dense, 1 to count in the order of their first cells, and writes that of the first
   * cell of each run to the whole run.
   */
  private static int renumber(long[] free, int[] labels, int[] parents, int used) {
    int[] dense = new int[used];
    int count = 0;
    for (int label = 1; label < used; label++) {
      int root = find(parents, label);
      dense[label] = root == label ? ++count : dense[root];
    }
    for (int first = RowScan.nextFree(free, 0, labels.length); first < labels.length; ) {
      int end = RowScan.nextBlocked(free, first);
      Arrays.fill(labels, first, end, dense[labels[first]]);
      first = RowScan.nextFree(free, end, labels.length);
    }
    return count;
  }

  /** The number of components. */
  public int count() {
    return count;
  }

  /** The component of a cell, from 1 to {@link #count()}, or 0 if the cell is blocked. */
  public int label(int cell) {
    return labels[cell];
  }

  /** Whether there is a path between two free cells. */
  public boolean connected(int a, int b) {
    return labels[a] == labels[b];
  }

  /** The last of some free cells that lies in the component with the most of them. */
  public int mostConnected(int[] cells) {
    int[] counts = new int[count + 1];
    int best = cells[0];
    int most = 0;
    for (int cell : cells) {
      int connected = ++counts[labels[cell]];
      if (connected > most) {
        most = connected;
        best = cell;
      }
    }
    return best;
  }

  /**
   * The cell nearest to the mean of those of some free cells that lie in the component with the
   * most of them.
   */
  public int middle(int[] cells, int stride) {
    int most = mostConnected(cells);
    int[] members = Arrays.stream(cells).filter(cell -> connected(cell, most)).toArray();
    long meanX = Arrays.stream(members).mapToLong(cell -> cell % stride).sum() / members.length;
    long meanY = Arrays.stream(members).mapToLong(cell -> cell / stride).sum() / members.length;
    int middle = most;
    long least = Long.MAX_VALUE;
    for (int cell : members) {
      long dx = cell % stride - meanX;
      long dy = cell / stride - meanY;
      if (dx * dx + dy * dy < least) {
        least = dx * dx + dy * dy;
        middle = cell;
      }
    }
    return middle;
  }
}
