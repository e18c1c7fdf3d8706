package hopscotch.datasets.generate;

import hopscotch.core.grid.GridMap;

/** A map that is being drawn: plain ground, on which rectangles are blocked or freed. */
final class Canvas {
  private static final byte FREE = '.';

  private final int width;
  private final int height;
  private final GridMap.Builder map;

  private Canvas(int width, int height) {
    this.width = width;
    this.height = height;
    this.map = GridMap.builder(width, height);
  }

  /** A canvas of free cells. */
  static Canvas free(int width, int height) {
    Canvas canvas = blocked(width, height);
    canvas.fill(0, 0, width, height, true);
    return canvas;
  }

  /** A canvas of blocked cells. */
  static Canvas blocked(int width, int height) {
    return new Canvas(width, height);
  }

  void set(int x, int y, boolean free) {
    map.set(x, y, free ? FREE : GridMap.OUT_OF_BOUNDS);
  }

  /** Fills the part of a rectangle that lies on the canvas. */
  void fill(int left, int top, int columns, int rows, boolean free) {
    for (int y = Math.max(0, top); y < Math.min(height, top + rows); y++) {
      for (int x = Math.max(0, left); x < Math.min(width, left + columns); x++) {
        set(x, y, free);
      }
    }
  }

  GridMap finish() {
    return map.build();
  }
}
