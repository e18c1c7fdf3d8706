package hopscotch.hpa.level;

import java.util.Arrays;

/**
 * The distances between some nodes, shortened by the paths over one of them after the other (Floyd,
 * "Algorithm 97: Shortest Path", Communications of the ACM 5(6), 1962), in a loop that compiles to
 * vectors. 8 bytes for every two nodes. For one thread.
 */
final class NodeDistances {
  /** The distance where there is no path; the sum of two of these does not overflow. */
  static final long FAR = Long.MAX_VALUE >> 1;

  private long[][] rows = new long[0][];
  private long[] column = new long[0];
  private int count;

  /** Takes a number of nodes, whose distances from each other are not known yet. */
  void clear(int nodes) {
    if (nodes > rows.length) {
      rows = Arrays.copyOf(rows, Math.max(nodes, 2 * rows.length));
      column = new long[rows.length];
    }
    for (int i = 0; i < nodes; i++) {
      if (rows[i] == null) {
        rows[i] = new long[i];
      }
      Arrays.fill(rows[i], FAR);
    }
    count = nodes;
  }

  /** The distances from a node to those before it; may be written. */
  long[] row(int i) {
    return rows[i];
  }

  /** The distance between two nodes, {@link #FAR} or more if there is no path. */
  long get(int a, int b) {
    return a == b ? 0 : rows[Math.max(a, b)][Math.min(a, b)];
  }

  /** Offers a distance between two different nodes, which is taken if it is shorter. */
  void offer(int a, int b, long distance) {
    long[] row = rows[Math.max(a, b)];
    row[Math.min(a, b)] = Math.min(row[Math.min(a, b)], distance);
  }

  /** Offers to all nodes the paths over one of them. */
  void passOver(int node) {
    System.arraycopy(rows[node], 0, column, 0, node);
    column[node] = 0;
    for (int i = node + 1; i < count; i++) {
      column[i] = rows[i][node];
    }
    shorten(column, column, count);
  }

  /** Offers to all other nodes the paths over the last ones, which are removed. */
  void removeLast(int nodes) {
    int left = count - nodes;
    for (; count - left > 1; count -= 2) {
      long[] last = rows[count - 1];
      long[] beforeLast = rows[count - 2];
      for (int j = 0; j < count - 2; j++) {
        beforeLast[j] = Math.min(beforeLast[j], last[count - 2] + last[j]);
      }
      shorten(beforeLast, last, count - 2);
    }
    if (count > left) {
      count--;
      shorten(rows[count], rows[count], count);
    }
  }

  /**
   * Offers paths over two nodes to others. Two in one pass take half of the loads and stores, and
   * what is shorter is masked because no minimum of 64 bits compiles to vectors.
   */
  private void shorten(long[] viaA, long[] viaB, int nodes) {
    for (int i = 1; i < nodes; i++) {
      long halfA = viaA[i];
      long halfB = viaB[i];
      if (halfA < FAR || halfB < FAR) {
        long[] row = rows[i];
        for (int j = 0; j < i; j++) {
          long distance = row[j];
          long more = halfA + viaA[j] - distance;
          distance += more & more >> 63;
          more = halfB + viaB[j] - distance;
          row[j] = distance + (more & more >> 63);
        }
      }
    }
  }
}
