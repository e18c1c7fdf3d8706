package hopscotch.datasets.generate;

import hopscotch.core.grid.GridMap;

/**
 * A city whose streets form an uneven grid around blocks of buildings. Some blocks are open
 * squares, and some are cut by an alley. Each building is set back from the street by a random
 * distance.
 *
 * @param block the mean side of a block in cells, at least 4
 * @param street the width of a street in cells, at least 1
 * @param squares the probability that a block is a square, 0 to 1
 */
record CityBlocks(int block, int street, double squares) implements MapGenerator {
  private static final double ALLEY_CHANCE = 0.5;

  /** Refuses blocks of less than 4 cells, streets of less than 1 and odd probabilities. */
  public CityBlocks {
    if (block < 4 || street < 1 || !(squares >= 0 && squares <= 1)) {
      throw new IllegalArgumentException(
          "city with block %d, street %d, squares %s: expected a block of at least 4, a street of at"
                  .formatted(block, street, squares)
              + " least 1 and squares of 0 to 1");
    }
  }

  @Override
  public GridMap generate(int width, int height, long seed) {
    SeededRandom random = new SeededRandom(seed);
    Canvas canvas = Canvas.free(width, height);
    for (int top = street; top < height; ) {
      int rows = random.between(block / 2, block + block / 2);
      for (int left = street; left < width; ) {
        int columns = random.between(block / 2, block + block / 2);
        if (!random.chance(squares)) {
          build(canvas, random, left, top, columns, rows);
        }
        left += columns + street;
      }
      top += rows + street;
    }
    return canvas.finish();
  }

  private static void build(
      Canvas canvas, SeededRandom random, int left, int top, int columns, int rows) {
    int setback = random.below(2);
    canvas.fill(left + setback, top, columns - setback, rows - setback, false);
    if (random.chance(ALLEY_CHANCE)) {
      if (columns > rows) {
        canvas.fill(left + random.between(1, columns - 1), top, 1, rows, true);
      } else {
        canvas.fill(left, top + random.between(1, rows - 1), columns, 1, true);
      }
    }
  }

  @Override
  public String toString() {
    return "city(block=" + block + ",street=" + street + ",squares=" + squares + ")";
  }
}
