package hopscotch.core.search.anyangle.exact.interval;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Ints;
import java.util.Arrays;

/**
 * The free cells of a map cut into rectangles. Row by row, the first cell that is in none becomes
 * the upper left one of the largest rectangle that still fits there; of two as large, of the wider.
 */
final class Rectangles {
  private final GridMap map;
  private final int[] cells;
  private final Ints sides = new Ints();

  private Rectangles(GridMap map) {
    this.map = map;
    cells = new int[map.cellCount()];
    Arrays.fill(cells, -1);
  }

  static Rectangles of(GridGraph graph) {
    Rectangles rectangles = new Rectangles(graph.map());
    for (int y = 0; y < graph.map().height(); y++) {
      for (int x = 0; x < graph.map().width(); x++) {
        if (rectangles.isOpen(graph, x, y)) {
          rectangles.cut(graph, x, y);
        }
      }
    }
    return rectangles;
  }

  private boolean isOpen(GridGraph graph, int x, int y) {
    if (!map.contains(x, y)) {
      return false;
    }
    int cell = map.cell(x, y);
    return cells[cell] < 0 && graph.isFree(cell);
  }

  private void cut(GridGraph graph, int x, int y) {
    int width = Integer.MAX_VALUE;
    int bestWidth = 0;
    int bestHeight = 0;
    for (int height = 1; isOpen(graph, x, y + height - 1); height++) {
      int run = 0;
      while (run < width && isOpen(graph, x + run, y + height - 1)) {
        run++;
      }
      width = run;
      if ((long) width * height > (long) bestWidth * bestHeight) {
        bestWidth = width;
        bestHeight = height;
      }
    }
    for (int row = y; row < y + bestHeight; row++) {
      int from = map.cell(x, row);
      Arrays.fill(cells, from, from + bestWidth, count());
    }
    sides.addAll(x, y, x + bestWidth, y + bestHeight);
  }

  int count() {
    return sides.size() / 4;
  }

  /** The rectangle of the cell at (x, y); -1 where it is not free or off the map. */
  int at(int x, int y) {
    return map.contains(x, y) ? cells[map.cell(x, y)] : -1;
  }

  /** The rectangle by cell, -1 where it is not free. */
  int[] cells() {
    return cells;
  }

  int left(int rectangle) {
    return sides.get(4 * rectangle);
  }

  int top(int rectangle) {
    return sides.get(4 * rectangle + 1);
  }

  /** The x of the right side, one more than that of the last column. */
  int right(int rectangle) {
    return sides.get(4 * rectangle + 2);
  }

  /** The y of the lower side, one more than that of the last row. */
  int bottom(int rectangle) {
    return sides.get(4 * rectangle + 3);
  }
}
