package hopscotch.datasets.generate;

import hopscotch.core.grid.GridMap;

/**
 * Square rooms between walls of one cell, as in the MovingAI set {@code rooms}. The doors form a
 * random spanning tree, so that every room can be reached, and there are further doors by chance.
 *
 * @param size the side of a room in cells, at least 2
 * @param doors the probability of a door in a wall that the tree leaves closed, 0 to 1
 */
record Rooms(int size, double doors) implements MapGenerator {
  /** Refuses rooms of less than 2 cells and probabilities outside 0 to 1. */
  public Rooms {
    if (size < 2 || !(doors >= 0 && doors <= 1)) {
      throw new IllegalArgumentException(
          "rooms of size %d with doors %s: expected a size of at least 2 and doors of 0 to 1"
              .formatted(size, doors));
    }
  }

  @Override
  public GridMap generate(int width, int height, long seed) {
    SeededRandom random = new SeededRandom(seed);
    Canvas canvas = Canvas.free(width, height);
    int pitch = size + 1;
    for (int x = size; x < width; x += pitch) {
      canvas.fill(x, 0, 1, height, false);
    }
    for (int y = size; y < height; y += pitch) {
      canvas.fill(0, y, width, 1, false);
    }
    SpanningTree tree =
        new SpanningTree((width + size) / pitch, (height + size) / pitch, random, doors);
    tree.forEachOpening(
        (column, row, eastward) -> {
          int left = column * pitch;
          int top = row * pitch;
          if (eastward) {
            canvas.set(left + size, top + random.below(Math.min(size, height - top)), true);
          } else {
            canvas.set(left + random.below(Math.min(size, width - left)), top + size, true);
          }
        });
    return canvas.finish();
  }

  @Override
  public String toString() {
    return "rooms(size=" + size + ",doors=" + doors + ")";
  }
}
