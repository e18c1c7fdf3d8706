package hopscotch.visual.render;

import hopscotch.core.grid.GridMap;

/**
 * How large a cell is drawn: {@code pixels} pixels each way, or {@code cells} by {@code cells}
 * cells in one pixel. One of the two is 1.
 *
 * @param pixels the side of a cell
 * @param cells the cells along a side of a pixel
 */
public record Zoom(int pixels, int cells) {
  /** The largest side of a cell, in pixels. */
  public static final int MAX_PIXELS = 64;

  private static final int FITTED_MAX_PIXELS = 32;

  /** Refuses a size below 1, one above {@link #MAX_PIXELS}, and two above 1. */
  public Zoom {
    if (pixels < 1 || cells < 1 || pixels > MAX_PIXELS || pixels > 1 && cells > 1) {
      throw new IllegalArgumentException(
          "zoom of %d pixels for %d cells: expected 1 to %d pixels, or 1 for several cells"
              .formatted(pixels, cells, MAX_PIXELS));
    }
  }

  /** The largest zoom at which a map is at most {@code size} pixels long and high. */
  public static Zoom fit(GridMap map, int size) {
    int longest = Math.max(map.width(), map.height());
    return longest <= size
        ? new Zoom(Math.min(FITTED_MAX_PIXELS, size / longest), 1)
        : new Zoom(1, (longest + size - 1) / size);
  }

  /** The pixels that {@code count} cells take. */
  public int length(int count) {
    return (count * pixels + cells - 1) / cells;
  }

  /** Where the middle of cell {@code i} of a row or column is, in pixels. */
  public double middle(int i) {
    return at(i + 0.5);
  }

  /** Where a distance in widths of a cell from the map's edge is, in pixels. */
  public double at(double widths) {
    return widths * pixels / cells;
  }

  /** Where cell {@code i} of a row or column begins, in pixels. */
  public double edge(int i) {
    return (double) i * pixels / cells;
  }
}
