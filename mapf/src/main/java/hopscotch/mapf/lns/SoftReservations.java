package hopscotch.mapf.lns;

import hopscotch.mapf.distance.VertexGraph;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.Arrays;

/**
 * Which units are at each vertex at which steps. The paths may still collide, so several units may
 * be at a vertex at once. Not safe for use by several threads.
 */
final class SoftReservations {
  static final int FOREVER = Integer.MAX_VALUE;

  /** The ints of a stay at a vertex: its first step, its last step and the unit. */
  static final int FIELDS = 3;

  private final VertexGraph graph;
  private final int[][] blocks;
  private final int[] sizes;

  /** For each vertex, its intervals, or {@code null} if they must be made anew. */
  private final SoftIntervals[] intervals;

  SoftReservations(VertexGraph graph) {
    this.graph = graph;
    this.blocks = new int[graph.size()][];
    this.sizes = new int[graph.size()];
    this.intervals = new SoftIntervals[graph.size()];
  }

  /** Enters the path of a unit, with one vertex for each step, or takes it out. */
  void set(int unit, int[] path, boolean isThere) {
    int from = 0;
    for (int step = 1; step <= path.length; step++) {
      if (step == path.length || path[step] != path[from]) {
        int last = step == path.length ? FOREVER : step - 1;
        if (isThere) {
          add(path[from], from, last, unit);
        } else {
          remove(path[from], from, unit);
        }
        from = step;
      }
    }
  }

  private void add(int vertex, int first, int last, int unit) {
    int size = sizes[vertex];
    if (blocks[vertex] == null || size == blocks[vertex].length) {
      blocks[vertex] = size == 0 ? new int[2 * FIELDS] : Arrays.copyOf(blocks[vertex], 2 * size);
    }
    int at = size;
    int[] list = blocks[vertex];
    while (at > 0 && list[at - FIELDS] > first) {
      at -= FIELDS;
    }
    System.arraycopy(list, at, list, at + FIELDS, size - at);
    list[at] = first;
    list[at + 1] = last;
    list[at + 2] = unit;
    sizes[vertex] = size + FIELDS;
    intervals[vertex] = null;
  }

  private void remove(int vertex, int first, int unit) {
    int[] list = blocks[vertex];
    int at = 0;
    while (list[at] != first || list[at + 2] != unit) {
      at += FIELDS;
    }
    System.arraycopy(list, at + FIELDS, list, at, sizes[vertex] - at - FIELDS);
    sizes[vertex] -= FIELDS;
    intervals[vertex] = null;
  }

  /** The intervals of a vertex. */
  SoftIntervals intervals(int vertex) {
    if (intervals[vertex] == null) {
      intervals[vertex] = SoftIntervals.of(blocks[vertex], sizes[vertex]);
    }
    return intervals[vertex];
  }

  /** Whether a move that arrives at a step swaps or crosses with that of another unit. */
  boolean meets(int from, int to, int step) {
    if (isMove(to, from, step, null)) {
      return true;
    }
    int beside = graph.beside(from, to);
    int opposite = beside < 0 ? -1 : graph.beside(to, from);
    return opposite >= 0
        && (isMove(beside, opposite, step, null) || isMove(opposite, beside, step, null));
  }

  private boolean isMove(int from, int to, int step, IntOpenHashSet found) {
    boolean any = false;
    for (int at = 0; at < sizes[to] && blocks[to][at] <= step; at += FIELDS) {
      if (blocks[to][at] == step && isAt(blocks[to][at + 2], from, step - 1)) {
        any = true;
        if (found != null) {
          found.add(blocks[to][at + 2]);
        }
      }
    }
    return any;
  }

  private boolean isAt(int unit, int vertex, int step) {
    for (int at = 0; at < sizes[vertex] && blocks[vertex][at] <= step; at += FIELDS) {
      if (blocks[vertex][at + 2] == unit && blocks[vertex][at + 1] >= step) {
        return true;
      }
    }
    return false;
  }

  /**
   * The unit at a vertex at a step, or -1 if there is none; of several units the first that came.
   */
  int unitAt(int vertex, int step) {
    for (int at = 0; at < sizes[vertex] && blocks[vertex][at] <= step; at += FIELDS) {
      if (blocks[vertex][at + 1] >= step) {
        return blocks[vertex][at + 2];
      }
    }
    return -1;
  }

  /** The units that are ever at a vertex, except one, in the order in which they come. */
  IntArrayList visitors(int vertex, int except) {
    IntArrayList visitors = new IntArrayList();
    for (int at = 0; at < sizes[vertex]; at += FIELDS) {
      int unit = blocks[vertex][at + 2];
      if (unit != except && !visitors.contains(unit)) {
        visitors.add(unit);
      }
    }
    return visitors;
  }

  /** Adds the units that collide with a path to a set, including the unit of the path. */
  void collect(int[] path, IntOpenHashSet found) {
    for (int step = 0; step < path.length; step++) {
      int vertex = path[step];
      boolean isLast = step == path.length - 1;
      for (int at = 0; at < sizes[vertex]; at += FIELDS) {
        if (blocks[vertex][at + 1] >= step && (isLast || blocks[vertex][at] <= step)) {
          found.add(blocks[vertex][at + 2]);
        }
      }
      if (step > 0 && path[step - 1] != vertex) {
        isMove(vertex, path[step - 1], step, found);
        int beside = graph.beside(path[step - 1], vertex);
        int opposite = beside < 0 ? -1 : graph.beside(vertex, path[step - 1]);
        if (opposite >= 0) {
          isMove(beside, opposite, step, found);
          isMove(opposite, beside, step, found);
        }
      }
    }
  }

  /** The bytes of the stays and their intervals, roughly: 16 for each int of a stay. */
  long bytes() {
    long numbers = 0;
    for (int size : sizes) {
      numbers += size;
    }
    return 16 * (numbers + sizes.length);
  }
}
