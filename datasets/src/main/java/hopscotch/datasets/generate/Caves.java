package hopscotch.datasets.generate;

import hopscotch.core.grid.GridMap;

/**
 * Caves made by a cellular automaton. It begins with a random map. In each round a cell becomes
 * rock if at least 5 of the 9 cells around and including it are rock. Beyond the map everything is
 * rock. L. Johnson, G. N. Yannakakis, J. Togelius, "Cellular automata for real-time generation of
 * infinite cave levels", PCG workshop 2010.
 *
 * @param rock the probability of rock at first, 0 to 1; 0.45 makes caves
 * @param rounds how often the rule is applied, 0 to 100
 */
record Caves(double rock, int rounds) implements MapGenerator {
  private static final int MAJORITY = 5;

  /** Refuses probabilities outside 0 to 1 and rounds outside 0 to 100. */
  public Caves {
    if (!(rock >= 0 && rock <= 1) || rounds < 0 || rounds > 100) {
      throw new IllegalArgumentException(
          "caves with rock %s and rounds %d: expected rock of 0 to 1 and rounds of 0 to 100"
              .formatted(rock, rounds));
    }
  }

  @Override
  public GridMap generate(int width, int height, long seed) {
    GridMap map = new RandomObstacles(rock).generate(width, height, seed);
    for (int round = 0; round < rounds; round++) {
      Canvas next = Canvas.blocked(width, height);
      for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
          next.set(x, y, rocksAround(map, map.cell(x, y)) < MAJORITY);
        }
      }
      map = next.finish();
    }
    return map;
  }

  private static int rocksAround(GridMap map, int cell) {
    int rocks = 0;
    for (int row = cell - map.stride(); row <= cell + map.stride(); row += map.stride()) {
      for (int neighbour = row - 1; neighbour <= row + 1; neighbour++) {
        rocks += map.terrain(neighbour) == GridMap.OUT_OF_BOUNDS ? 1 : 0;
      }
    }
    return rocks;
  }

  @Override
  public String toString() {
    return "caves(rock=" + rock + ",rounds=" + rounds + ")";
  }
}
