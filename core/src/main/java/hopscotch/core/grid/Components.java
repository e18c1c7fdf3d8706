package hopscotch.core.grid;

import java.util.Arrays;

/**
 * The connected components of a graph: a label for each cell. Two passes of union-find over the
 * rows: every move of a cell to W, NW, N or NE joins two labels. Time is linear in the cells, up to
 * the inverse Ackermann factor; 4 bytes a cell. Immutable.
 */
public final class Components {
  private final int[] labels;
  private final int count;

  private Components(int[] labels, int count) {
    this.labels = labels;
    this.count = count;
  }

  static Components of(GridGraph graph) {
    GridMap map = graph.map();
    int[] labels = new int[map.cellCount()];
    int[] parents = new int[1024];
    int used = 1;
    int[] offsets = Directions.offsets(map.stride());
    int back = 1 << Directions.W | 1 << Directions.NW | 1 << Directions.N | 1 << Directions.NE;
    for (int y = 0; y < map.height(); y++) {
      int first = map.cell(0, y);
      for (int cell = first; cell < first + map.width(); cell++) {
        if (!graph.isFree(cell)) {
          continue;
        }
        int label = 0;
        for (int bits = graph.moves(cell) & back; bits != 0; bits &= bits - 1) {
          int other = labels[cell + offsets[Integer.numberOfTrailingZeros(bits)]];
          label = label == 0 ? other : union(parents, label, other);
        }
        if (label == 0) {
          if (used == parents.length) {
            parents = Arrays.copyOf(parents, 2 * used);
          }
          parents[used] = used;
          label = used++;
        }
        labels[cell] = label;
      }
    }
    return new Components(labels, renumber(labels, parents, used));
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

  /** Makes labels dense, 1 to count in the order of their first cells. */
  private static int renumber(int[] labels, int[] parents, int used) {
    int[] dense = new int[used];
    int count = 0;
    for (int label = 1; label < used; label++) {
      int root = find(parents, label);
      dense[label] = root == label ? ++count : dense[root];
    }
    for (int cell = 0; cell < labels.length; cell++) {
      labels[cell] = dense[labels[cell]];
    }
    return count;
  }

  /** How many components there are. */
  public int count() {
    return count;
  }

  /** The component of a cell, 1 to {@link #count()}; 0 for a blocked cell. */
  public int label(int cell) {
    return labels[cell];
  }

  /** Whether some path joins two free cells. */
  public boolean connected(int a, int b) {
    return labels[a] == labels[b];
  }
}
