package hopscotch.hpa;

import hopscotch.core.grid.Directions;
import hopscotch.core.path.PathBuffer;
import java.util.Arrays;

/**
 * A bounded cache of refined intra-edges: the runs of moves from one node to another of a cluster.
 * Each pair of nodes has one place that it may take, and replaces the pair that was there. Its size
 * is fixed and never grows with use. For one thread.
 *
 * <p>An entry is four longs: the pair, and up to 24 bytes of runs, each of 1 to 31 moves above 3
 * bits of direction. A path of more runs is not kept.
 */
final class EdgeCache {
  private static final int ENTRY_LONGS = 4;
  private static final int RUNS = 24;
  private static final int MAX_RUN = 31;

  private final long[] entries;
  private final int placeMask;
  private final int[] offsets;
  private final int stride;

  /**
   * An empty cache.
   *
   * @param kibibytes its size, rounded down to a power of two; at least 1
   * @param stride of the map
   */
  EdgeCache(int kibibytes, int stride) {
    int places = Integer.highestOneBit((int) Math.min(1 << 26, kibibytes * 1024L / 32));
    entries = new long[ENTRY_LONGS * places];
    placeMask = places - 1;
    offsets = Directions.offsets(stride);
    this.stride = stride;
  }

  /** Forgets all paths. */
  void clear() {
    Arrays.fill(entries, 0);
  }

  /** Appends the path from one node to another without its first cell; false if it is not kept. */
  boolean append(int from, int to, PathBuffer path) {
    int place = place(from, to);
    if (entries[place] != pair(from, to)) {
      return false;
    }
    int cell = from;
    for (int i = 0; i < RUNS; i++) {
      int run = (int) (entries[place + 1 + (i >> 3)] >>> ((i & 7) << 3)) & 0xff;
      for (int left = run >>> 3; left > 0; left--) {
        cell += offsets[run & 7];
        path.add(cell);
      }
      if (cell == to) {
        break;
      }
    }
    return true;
  }

  /** Keeps the path from one node to another that stands in a buffer from an index on. */
  void keep(int from, int to, PathBuffer path, int first) {
    int place = place(from, to);
    Arrays.fill(entries, place, place + ENTRY_LONGS, 0);
    int runs = 0;
    int cell = from;
    for (int i = first; i < path.size(); ) {
      int step = path.cell(i) - cell;
      int length = 0;
      while (i < path.size() && length < MAX_RUN && path.cell(i) - cell == step) {
        cell = path.cell(i++);
        length++;
      }
      if (runs == RUNS) {
        return;
      }
      long run = (long) length << 3 | direction(step);
      entries[place + 1 + (runs >> 3)] |= run << ((runs & 7) << 3);
      runs++;
    }
    entries[place] = pair(from, to);
  }

  private int direction(int step) {
    int dy = Math.floorDiv(step + 1, stride);
    return Directions.of(step - dy * stride, dy);
  }

  private static long pair(int from, int to) {
    return (long) from << 32 | to;
  }

  private int place(int from, int to) {
    long hash = (((long) from << 27) + to) * 0x9E3779B97F4A7C15L;
    return ENTRY_LONGS * ((int) (hash >>> 32) & placeMask);
  }
}
