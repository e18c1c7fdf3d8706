package hopscotch.core.search.realtime;

import java.util.Arrays;

/**
 * A path in the order in which it is traced back, from its end on. It says of any cell whether it
 * is on it, in O(1), by the place where the cell was written last. Space: 4 bytes a cell of the
 * map.
 */
final class TracedPath {
  private final int[] places;
  private int[] cells = new int[64];
  private int size;

  TracedPath(int cellCount) {
    places = new int[cellCount];
  }

  void clear() {
    size = 0;
  }

  void add(int cell) {
    if (size == cells.length) {
      cells = Arrays.copyOf(cells, 2 * size);
    }
    cells[size] = cell;
    places[cell] = size++;
  }

  /** The cell where the path ends; -1 if there is none. */
  int end() {
    return size == 0 ? -1 : cells[0];
  }

  /** The cell that was traced last; there must be one. */
  int last() {
    return cells[size - 1];
  }

  /** The cell after another on the path; -1 for the end, and for a cell that is not on it. */
  int next(int cell) {
    int place = places[cell];
    return place > 0 && place < size && cells[place] == cell ? cells[place - 1] : -1;
  }
}
