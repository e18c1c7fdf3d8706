package hopscotch.core.path;

import java.util.Arrays;

/**
 * A growing list of cells that its owner reuses from query to query, so that a warm query allocates
 * nothing. The cells are the path's waypoints from start to goal: consecutive ones are joined by a
 * straight segment. Not safe for use by several threads.
 *
 * <p>An exact any-angle planner fills it with points in place of cells, each an index of {@link
 * Points}; {@link #holdsPoints()} tells. A point is kept as its complement, a negative number, so
 * that nobody takes it for a cell.
 */
public final class PathBuffer {
  private static final int CHUNK = 4;

  private int[] cells = new int[256];
  private int size;

  /** How many cells there are; 0 where no path was found. */
  public int size() {
    return size;
  }

  /** Whether there are none. */
  public boolean isEmpty() {
    return size == 0;
  }

  /** Cell {@code i}, from 0 to size - 1. */
  public int cell(int i) {
    return cells[i];
  }

  /** Replaces cell {@code i}. */
  public void set(int i, int cell) {
    cells[i] = cell;
  }

  /** Appends a cell. */
  public void add(int cell) {
    if (size == cells.length) {
      cells = Arrays.copyOf(cells, 2 * size);
    }
    cells[size++] = cell;
  }

  /**
   * Appends {@code count} cells, from {@code first} on, each {@code step} after the one before.
   *
   * <p>The first {@value #CHUNK} are always written, over the end too, where there is room for it:
   * most runs are short, and how long the next one is cannot be foretold.
   */
  public void addRun(int first, int step, int count) {
    int end = size + count;
    if (cells.length - end < CHUNK) {
      cells = Arrays.copyOf(cells, Math.max(2 * cells.length, end + CHUNK));
    }
    final int[] cells = this.cells;
    int from = size;
    cells[from] = first;
    cells[from + 1] = first + step;
    cells[from + 2] = first + 2 * step;
    cells[from + 3] = first + 3 * step;
    if (count > CHUNK) {
      int cell = first + CHUNK * step;
      for (int i = from + CHUNK; i < end; i++, cell += step) {
        cells[i] = cell;
      }
    }
    size = end;
  }

  /** Whether the waypoints are points, and not cells. */
  public boolean holdsPoints() {
    return size > 0 && cells[0] < 0;
  }

  /** Point {@code i} of a path of points, from 0 to size - 1. */
  public int point(int i) {
    return ~cells[i];
  }

  /** Appends a point. */
  public void addPoint(int point) {
    add(~point);
  }

  /** Drops all. */
  public void clear() {
    size = 0;
  }

  /** Keeps the first {@code newSize} cells. */
  public void truncate(int newSize) {
    size = Math.min(size, newSize);
  }

  /** Reverses the order of the cells from index {@code from} on. */
  public void reverse(int from) {
    for (int i = from, j = size - 1; i < j; i++, j--) {
      int cell = cells[i];
      cells[i] = cells[j];
      cells[j] = cell;
    }
  }

  /** A new array of the cells; of a path of points, of their complements. */
  public int[] toArray() {
    return Arrays.copyOf(cells, size);
  }
}
