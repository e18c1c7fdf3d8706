package hopscotch.datasets.generate;

import hopscotch.core.grid.GridMap;

/**
 * A map on which every cell is blocked with the same probability, as in the MovingAI set {@code
 * random}. Above 40 % the map falls apart.
 *
 * @param density the probability of a blocked cell, 0 to 1
 */
record RandomObstacles(double density) implements MapGenerator {
  /** Refuses a density outside 0 to 1. */
  public RandomObstacles {
    if (!(density >= 0 && density <= 1)) {
      throw new IllegalArgumentException("density " + density + ": expected 0 to 1");
    }
  }

  @Override
  public GridMap generate(int width, int height, long seed) {
    SeededRandom random = new SeededRandom(seed);
    Canvas canvas = Canvas.free(width, height);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        if (random.chance(density)) {
          canvas.set(x, y, false);
        }
      }
    }
    return canvas.finish();
  }

  @Override
  public String toString() {
    return "random(density=" + density + ")";
  }
}
