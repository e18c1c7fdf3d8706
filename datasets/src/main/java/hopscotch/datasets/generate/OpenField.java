package hopscotch.datasets.generate;

import hopscotch.core.grid.GridMap;

/**
 * An open field with big obstacles, round lakes and oblong walls, that may overlap.
 *
 * @param cover the share of the field that obstacles cover when none overlap, 0 to 0.9
 * @param size the largest extent of an obstacle in cells, at least 2
 */
record OpenField(double cover, int size) implements MapGenerator {
  /** Refuses a cover outside 0 to 0.9 and sizes below 2. */
  public OpenField {
    if (!(cover >= 0 && cover <= 0.9) || size < 2) {
      throw new IllegalArgumentException(
          "field with cover %s and size %d: expected a cover of 0 to 0.9 and a size of at least 2"
              .formatted(cover, size));
    }
  }

  @Override
  public GridMap generate(int width, int height, long seed) {
    SeededRandom random = new SeededRandom(seed);
    Canvas canvas = Canvas.free(width, height);
    int largest = Math.min(size, width + height);
    double left = cover * width * height;
    while (left > 0) {
      int extent = random.between((largest + 1) / 2, largest);
      int x = random.below(width);
      int y = random.below(height);
      left -= random.chance(0.5) ? lake(canvas, x, y, extent) : wall(canvas, random, x, y, extent);
    }
    return canvas.finish();
  }

  private static int lake(Canvas canvas, int centreX, int centreY, int diameter) {
    int cells = 0;
    for (int dy = -diameter / 2; dy <= diameter / 2; dy++) {
      int halfRow = (int) (Math.sqrt((double) diameter * diameter - 4.0 * dy * dy) / 2);
      canvas.fill(centreX - halfRow, centreY + dy, 2 * halfRow + 1, 1, false);
      cells += 2 * halfRow + 1;
    }
    return cells;
  }

  private static int wall(Canvas canvas, SeededRandom random, int x, int y, int length) {
    int thickness = Math.max(1, length / 4);
    boolean across = random.chance(0.5);
    canvas.fill(x, y, across ? length : thickness, across ? thickness : length, false);
    return length * thickness;
  }

  @Override
  public String toString() {
    return "field(cover=" + cover + ",size=" + size + ")";
  }
}
