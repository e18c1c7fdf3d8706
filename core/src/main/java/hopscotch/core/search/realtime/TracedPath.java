package hopscotch.core.search.realtime;

import hopscotch.core.grid.Ints;

/**
 * A path in the order in which it is traced back, from its end on. It says of any cell whether it
 * is on it, in O(1), by the place where the cell was written last. Space: 4 bytes for each cell of
 * the map.
 */
final class TracedPath {
  private final int[] places;
  private final Ints cells = new Ints();

  TracedPath(int cellCount) {
    places = new int[cellCount];
  }

  void clear() {
    cells.clear();
  }

  void add(int cell) {
    places[cell] = cells.size();
    cells.add(cell);
  }

  /** The cell where the path ends; -1 if there is none. */
  int end() {
    return cells.size() == 0 ? -1 : cells.get(0);
  }

  /** The cell that was traced last; there must be one. */
  int last() {
    return cells.get(cells.size() - 1);
  }

  /** The cell after another on the path; -1 for the end, and for a cell that is not on it. */
  int next(int cell) {
    int place = places[cell];
    boolean isOn = place > 0 && place < cells.size() && cells.get(place) == cell;
    return isOn ? cells.get(place - 1) : -1;
  }
}
