package hopscotch.visual.render;

import hopscotch.core.grid.GridMap;

/**
 * The scale of a picture: a cell is {@code pixels} pixels wide and high, or a pixel has {@code
 * cells} by {@code cells} cells. One of the two is 1.
 *
 * @param pixels the side of a cell in pixels
 * @param cells the number of cells along a side of a pixel
 */
public record Zoom(int pixels, int cells) {
  /** The largest side of a cell, in pixels. */
  public static final int MAX_PIXELS = 64;

  private static final int FITTED_MAX_PIXELS = 32;

  /** Refuses numbers below 1, {@code pixels} above {@link #MAX_PIXELS}, two above 1. */
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

  /** The number of pixels for {@code count} cells. */
  public int length(int count) {
    return (count * pixels + cells - 1) / cells;
  }

  /** The position of the centre of cell {@code i} of a row or column, in pixels. */
  public double middle(int i) {
    return at(i + 0.5);
  }

  /** The position in pixels at a distance from the map's edge in widths of a cell. */
  public double at(double widths) {
    return widths * pixels / cells;
  }

  /** The position at which cell {@code i} of a row or column begins, in pixels. */
  public double edge(int i) {
    return (double) i * pixels / cells;
  }
}
