package hopscotch.core.path;

import hopscotch.core.grid.ArrayLength;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * A growing list of cells that its owner reuses from query to query, so that a warm query allocates
 * nothing. The cells are the path's waypoints from start to goal: consecutive ones are joined by a
 * straight segment. Not safe for use by several threads.
 *
 * <p>An exact any-angle planner fills it with points in place of cells, each an index of {@link
 * Points}; {@link #holdsPoints()} tells. A point is kept as its complement, a negative number, so
 * that nobody takes it for a cell.
 *
 * <p>The cells stand in bytes, four each, so that a run of moves is written two cells at a time.
 */
public final class PathBuffer {
  /** The cells that a run writes in one go. */
  private static final int CHUNK = 8;

  private static final VarHandle CELLS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

  /** Two cells, the first in the low half. */
  private static final VarHandle PAIRS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private byte[] bytes = new byte[256 * Integer.BYTES];
  private int size;

  /** The number of cells, which is 0 if no path was found. */
  public int size() {
    return size;
  }

  /** Whether there are no cells. */
  public boolean isEmpty() {
    return size == 0;
  }

  /** Cell {@code i}, from 0 to size - 1. */
  public int cell(int i) {
    return (int) CELLS.get(bytes, i * Integer.BYTES);
  }

  /** Replaces cell {@code i}. */
  public void set(int i, int cell) {
    CELLS.set(bytes, i * Integer.BYTES, cell);
  }

  /** Appends a cell. */
  public void add(int cell) {
    if (bytes.length - size * Integer.BYTES < Integer.BYTES) {
      grow(1);
    }
    set(size++, cell);
  }

  /**
   * Appends {@code count} cells, from {@code first} on, each {@code step} after the one before; no
   * cell is negative.
   *
   * <p>{@value #CHUNK} at a time are written, the last ones over the end of the run, where the next
   * cells overwrite them: most runs are short, and how long the next one is cannot be foretold.
   */
  public void addRun(int first, int step, int count) {
    int end = (size + count) * Integer.BYTES;
    if (bytes.length - end < CHUNK * Integer.BYTES) {
      grow(count + CHUNK);
    }
    final byte[] bytes = this.bytes;
    long pair = pair(first, first + step);
    long pairStep = pair(2 * step, 2 * step);
    int at = size * Integer.BYTES;
    do {
      PAIRS.set(bytes, at, pair);
      PAIRS.set(bytes, at + Long.BYTES, pair + pairStep);
      PAIRS.set(bytes, at + 2 * Long.BYTES, pair + 2 * pairStep);
      PAIRS.set(bytes, at + 3 * Long.BYTES, pair + 3 * pairStep);
      pair += 4 * pairStep;
      at += CHUNK * Integer.BYTES;
    } while (at < end);
    size += count;
  }

  /** {@code high * 2^32 + low}, so that adding a pair of steps to a pair of cells moves both. */
  private static long pair(int low, int high) {
    return ((long) high << Integer.SIZE) + low;
  }

  private void grow(int cells) {
    long needed = (long) (size + cells) * Integer.BYTES;
    bytes = Arrays.copyOf(bytes, ArrayLength.grown(needed, "the cells of a path"));
  }

  /** Appends the cells of another path from its index {@code from} on. */
  public void addAll(PathBuffer other, int from) {
    int count = other.size - from;
    if (bytes.length - size * Integer.BYTES < count * Integer.BYTES) {
      grow(count);
    }
    System.arraycopy(
        other.bytes, from * Integer.BYTES, bytes, size * Integer.BYTES, count * Integer.BYTES);
    size += count;
  }

  /** Whether the waypoints are points rather than cells. */
  public boolean holdsPoints() {
    return size > 0 && cell(0) < 0;
  }

  /** Point {@code i} of a path of points, from 0 to size - 1. */
  public int point(int i) {
    return ~cell(i);
  }

  /** Appends a point. */
  public void addPoint(int point) {
    add(~point);
  }

  /** Removes all cells. */
  public void clear() {
    size = 0;
  }

  /** Removes all but the first {@code newSize} cells. */
  public void truncate(int newSize) {
    size = Math.min(size, newSize);
  }

  /** Reverses the order of the cells from index {@code from} on. */
  public void reverse(int from) {
    for (int i = from, j = size - 1; i < j; i++, j--) {
      int cell = cell(i);
      set(i, cell(j));
      set(j, cell);
    }
  }

  /** A new array of the cells, or for a path of points of their complements. */
  public int[] toArray() {
    int[] cells = new int[size];
    ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().get(cells);
    return cells;
  }
}
