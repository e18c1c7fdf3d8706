package hopscotch.bidirectional.frontier;

import java.util.Arrays;

/**
 * Counts the necessary expansions of a query: those whose lower bound was below the optimal cost.
 * That cost is known only at the end, and a bucket holds keys on both sides of it. So the log keeps
 * all bounds; when it is full it only counts those that are below the optimum for certain.
 */
public final class BoundLog {
  private long[] bounds = new long[1024];
  private int size;
  private long forgotten;

  /** Forgets the last query. */
  void clear() {
    size = 0;
    forgotten = 0;
  }

  /**
   * Notes an expansion.
   *
   * @param bound the one that the planner notes for it
   * @param proved the least that any path can cost, by what is known now
   */
  public void add(long bound, long proved) {
    if (size == bounds.length) {
      compact(proved);
    }
    bounds[size++] = bound;
  }

  private void compact(long proved) {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (bounds[i] >= proved) {
        bounds[kept++] = bounds[i];
      }
    }
    forgotten += size - kept;
    size = kept;
    if (size > bounds.length / 2) {
      bounds = Arrays.copyOf(bounds, 2 * bounds.length);
    }
  }

  /** The number of bounds below {@code optimum}. */
  long countBelow(long optimum) {
    long count = forgotten;
    for (int i = 0; i < size; i++) {
      if (bounds[i] < optimum) {
        count++;
      }
    }
    return count;
  }
}
