package hopscotch.datasets.generate;

import hopscotch.core.grid.GridMap;

/**
 * One corridor that winds from the top to the bottom, with the longest detours that a map can hold.
 * The seed has no effect.
 *
 * @param corridor the width of the corridor in cells, at least 1
 */
record Serpentine(int corridor) implements MapGenerator {
  /** Refuses corridors of less than 1 cell. */
  public Serpentine {
    if (corridor < 1) {
      throw new IllegalArgumentException("corridor " + corridor + ": expected at least 1");
    }
  }

  @Override
  public GridMap generate(int width, int height, long seed) {
    Canvas canvas = Canvas.free(width, height);
    boolean gapEast = true;
    for (int y = corridor; y < height; y += corridor + 1) {
      canvas.fill(gapEast ? -corridor : corridor, y, width, 1, false);
      gapEast = !gapEast;
    }
    return canvas.finish();
  }

  @Override
  public String toString() {
    return "serpentine(corridor=" + corridor + ")";
  }
}
