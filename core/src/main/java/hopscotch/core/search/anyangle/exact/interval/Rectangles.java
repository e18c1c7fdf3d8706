package hopscotch.core.search.anyangle.exact.interval;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Ints;
import hopscotch.core.search.open.EntryHeap;
import java.util.Arrays;

/**
 * The free cells of a map cut into rectangles. Of two rectangles as large with one upper left cell,
 * the wider is cut.
 */
public final class Rectangles {
  /** More than the area of any map. */
  private static final long MANY = 1L << 31;

  /** What the size of a rectangle is. */
  private enum Size {
    AREA,
    AREA_BY_SHORTER_SIDE,
    INTERIOR
  }

  private final GridMap map;
  private final Size by;
  private final int[] cells;
  private final Ints sides = new Ints();

  /**
   * By cell, how many open cells lie in a row from it to the right. Open are those in no rectangle.
   */
  private final int[] runs;

  /** The sides of the largest rectangle of open cells that was last measured. */
  private int width;

  private int height;

  private Rectangles(GridGraph graph, Size by) {
    this.by = by;
    map = graph.map();
    cells = new int[map.cellCount()];
    Arrays.fill(cells, -1);
    runs = new int[map.cellCount()];
    for (int cell = runs.length - 2; cell >= 0; cell--) {
      runs[cell] = graph.isFree(cell) ? runs[cell + 1] + 1 : 0;
    }
  }

  /**
   * Cuts row by row: the first open cell becomes the upper left one of the largest rectangle that
   * still fits there.
   */
  static Rectangles byRows(GridGraph graph) {
    Rectangles rectangles = new Rectangles(graph, Size.AREA);
    for (int cell = 0; cell < rectangles.runs.length; cell++) {
      if (rectangles.runs[cell] > 0) {
        rectangles.measure(cell);
        rectangles.cut(cell);
      }
    }
    return rectangles;
  }

  /**
   * Cuts the rectangle of the whole map first whose area times its shorter side is largest, as the
   * program gridmap2rects does that the authors of Cui, Harabor and Grastien 2017 published; the
   * paper says no more than the largest. Of equal ones, the first in reading order is cut.
   */
  public static Rectangles largestFirst(GridGraph graph) {
    return greedily(graph, Size.AREA_BY_SHORTER_SIDE);
  }

  /**
   * Cuts the rectangle with the most cells inside its border first, and of equal ones the largest,
   * as Harabor and Botea do in "Breaking Path Symmetries on 4-Connected Grid Maps", 2010.
   */
  public static Rectangles mostInteriorFirst(GridGraph graph) {
    return greedily(graph, Size.INTERIOR);
  }

  private static Rectangles greedily(GridGraph graph, Size by) {
    Rectangles rectangles = new Rectangles(graph, by);
    int[] runs = rectangles.runs;
    EntryHeap bySize = new EntryHeap();
    for (int cell = 0; cell < runs.length; cell++) {
      if (runs[cell] > 0) {
        bySize.push(-rectangles.measure(cell), cell);
      }
    }
    // Cuts make the others smaller only, so the first that is as large as it was is the largest.
    while (bySize.size() > 0) {
      int cell = (int) bySize.topEntry();
      long before = -bySize.topKey();
      bySize.pop();
      if (runs[cell] > 0) {
        long size = rectangles.measure(cell);
        if (size == before) {
          rectangles.cut(cell);
        } else {
          bySize.push(-size, cell);
        }
      }
    }
    return rectangles;
  }

  /**
   * Finds the sides of the largest rectangle of open cells with this upper left cell, and returns
   * its size: its area, this times its shorter side, or first the number of cells inside its
   * border.
   */
  private long measure(int cell) {
    width = 0;
    height = 0;
    int narrowest = runs[cell];
    int rows = 0;
    long most = 0;
    for (int at = cell; runs[at] > 0; at += map.stride()) {
      narrowest = Math.min(narrowest, runs[at]);
      rows++;
      long size = size(narrowest, rows);
      if (size > most) {
        most = size;
        width = narrowest;
        height = rows;
      }
    }
    return most;
  }

  private long size(int columns, int rows) {
    long area = (long) columns * rows;
    return switch (by) {
      case AREA -> area;
      case AREA_BY_SHORTER_SIDE -> area * Math.min(columns, rows);
      case INTERIOR -> MANY * interior(columns, rows) + area;
    };
  }

  private static long interior(int columns, int rows) {
    return Math.max(0L, columns - 2) * Math.max(0, rows - 2);
  }

  /** Cuts the rectangle that was last measured, at this cell. */
  private void cut(int cell) {
    for (int row = 0; row < height; row++) {
      int from = cell + row * map.stride();
      Arrays.fill(cells, from, from + width, count());
      Arrays.fill(runs, from, from + width, 0);
      for (int left = from - 1; runs[left] > 0; left--) {
        runs[left] = from - left;
      }
    }
    int x = map.x(cell);
    int y = map.y(cell);
    sides.addAll(x, y, x + width, y + height);
  }

  /** The number of rectangles. */
  public int count() {
    return sides.size() / 4;
  }

  /** The number of cells inside the borders of all rectangles. */
  public long interior() {
    long interior = 0;
    for (int i = 0; i < count(); i++) {
      interior += interior(right(i) - left(i), bottom(i) - top(i));
    }
    return interior;
  }

  /** The rectangle of the cell at (x, y); -1 where it is not free or off the map. */
  int at(int x, int y) {
    return map.contains(x, y) ? cells[map.cell(x, y)] : -1;
  }

  int[] cells() {
    return cells;
  }

  /** The x of the left side, that of the first column. */
  public int left(int rectangle) {
    return sides.get(4 * rectangle);
  }

  /** The y of the upper side, that of the first row. */
  public int top(int rectangle) {
    return sides.get(4 * rectangle + 1);
  }

  /** The x of the right side, one more than that of the last column. */
  public int right(int rectangle) {
    return sides.get(4 * rectangle + 2);
  }

  /** The y of the lower side, one more than that of the last row. */
  public int bottom(int rectangle) {
    return sides.get(4 * rectangle + 3);
  }
}
