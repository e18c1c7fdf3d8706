package hopscotch.mapf.lowlevel;

import hopscotch.mapf.distance.VertexGraph;
import java.util.Arrays;

/**
 * Which unit has each vertex at which steps, by the paths that have been planned. A path takes each
 * of its vertices for the steps at which the unit is there, and its last vertex for ever.
 *
 * <p>For each vertex there is a sorted list of blocks, each with its first step, its last step and
 * the unit; no two blocks overlap. A move in the opposite direction is found by asking which units
 * were at both vertices before and after. A query takes time logarithmic in the number of blocks of
 * the vertex. Not safe for use by several threads.
 */
public final class Reservations {
  /** The last step of a block without an end. */
  public static final int FOREVER = Integer.MAX_VALUE;

  private static final int NOBODY = -1;
  private static final int FIELDS = 3;

  private final int[][] blocks;
  private final int[] counts;
  private long bytes;

  /** Reservations for a number of vertices; there are none yet. */
  public Reservations(int vertices) {
    blocks = new int[vertices][];
    counts = new int[vertices];
  }

  /**
   * Reserves the path of a unit.
   *
   * @param path one vertex for each step, from step 0 on
   * @throws IllegalStateException if another unit has one of its vertices at that step
   */
  public void add(int unit, int[] path) {
    int from = 0;
    for (int step = 1; step < path.length; step++) {
      if (path[step] != path[from]) {
        insert(path[from], from, step - 1, unit);
        from = step;
      }
    }
    insert(path[from], from, FOREVER, unit);
  }

  /** Removes the path of a unit, which must have been reserved. */
  public void remove(int[] path) {
    int from = 0;
    for (int step = 1; step < path.length; step++) {
      if (path[step] != path[from]) {
        delete(path[from], from);
        from = step;
      }
    }
    delete(path[from], from);
  }

  private void insert(int vertex, int first, int last, int unit) {
    int at = blockAfter(vertex, first);
    boolean isTaken =
        at > 0 && last(vertex, at - 1) >= first || at < counts[vertex] && first(vertex, at) <= last;
    if (isTaken) {
      throw new IllegalStateException(
          "vertex %d is taken from step %d to %d".formatted(vertex, first, last));
    }
    int[] list = blocks[vertex];
    int size = FIELDS * counts[vertex];
    if (list == null || list.length == size) {
      int length = list == null ? 2 * FIELDS : 2 * size;
      bytes += 4L * (length - size);
      list = list == null ? new int[length] : Arrays.copyOf(list, length);
      blocks[vertex] = list;
    }
    System.arraycopy(list, FIELDS * at, list, FIELDS * (at + 1), size - FIELDS * at);
    list[FIELDS * at] = first;
    list[FIELDS * at + 1] = last;
    list[FIELDS * at + 2] = unit;
    counts[vertex]++;
  }

  private void delete(int vertex, int first) {
    int at = blockAfter(vertex, first) - 1;
    int[] list = blocks[vertex];
    int size = FIELDS * counts[vertex];
    int next = FIELDS * (at + 1);
    System.arraycopy(list, next, list, next - FIELDS, size - next);
    counts[vertex]--;
  }

  /** The first block of a vertex that begins after a step. */
  private int blockAfter(int vertex, int step) {
    int low = 0;
    int high = counts[vertex];
    while (low < high) {
      int middle = low + high >>> 1;
      if (first(vertex, middle) > step) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return low;
  }

  /** The unit at a vertex at a step, or -1 if there is none. */
  public int unitAt(int vertex, int step) {
    int at = blockAfter(vertex, step) - 1;
    return at >= 0 && last(vertex, at) >= step ? blocks[vertex][FIELDS * at + 2] : NOBODY;
  }

  /** The number of blocks of a vertex. */
  public int count(int vertex) {
    return counts[vertex];
  }

  /** The first step of a block of a vertex. */
  public int first(int vertex, int block) {
    return blocks[vertex][FIELDS * block];
  }

  /** The last step of a block of a vertex, or {@link #FOREVER} if it has no end. */
  public int last(int vertex, int block) {
    return blocks[vertex][FIELDS * block + 1];
  }

  /** The unit of a block of a vertex. */
  public int unit(int vertex, int block) {
    return blocks[vertex][FIELDS * block + 2];
  }

  /**
   * The first step of a safe interval. There are {@link #count} + 1 of them: one before each block,
   * and one after the last. After a block without an end the answer is {@link #FOREVER}.
   */
  public int safeFrom(int vertex, int interval) {
    int before = interval == 0 ? -1 : last(vertex, interval - 1);
    return before == FOREVER ? FOREVER : before + 1;
  }

  /** The last step of a safe interval; less than the first if the interval is empty. */
  public int safeTo(int vertex, int interval) {
    if (interval < counts[vertex]) {
      return first(vertex, interval) - 1;
    }
    return safeFrom(vertex, interval) == FOREVER ? -1 : FOREVER;
  }

  /** The safe interval that contains a step, or if the step is taken, the next one. */
  public int intervalOf(int vertex, int step) {
    return blockAfter(vertex, step);
  }

  /**
   * The first step from which on a vertex is free for ever, or {@link #FOREVER} if there is none.
   */
  public int freeFrom(int vertex) {
    int last = counts[vertex] == 0 ? -1 : last(vertex, counts[vertex] - 1);
    return last == FOREVER ? FOREVER : last + 1;
  }

  /**
   * Whether a diagonal move that arrives at a step crosses a reserved move between the two cells
   * beside it.
   */
  public boolean crosses(VertexGraph graph, int from, int to, int step) {
    int beside = graph.beside(from, to);
    int opposite = graph.beside(to, from);
    return opposite >= 0 && (isMove(beside, opposite, step) || isMove(opposite, beside, step));
  }

  private boolean isMove(int from, int to, int step) {
    int unit = unitAt(from, step - 1);
    return unit >= 0 && unitAt(to, step) == unit;
  }

  /** Removes all reservations. */
  public void clear() {
    Arrays.fill(counts, 0);
  }

  /** The bytes of the blocks. */
  public long bytes() {
    return bytes + 8L * counts.length;
  }
}
