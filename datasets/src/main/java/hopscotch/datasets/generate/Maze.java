package hopscotch.datasets.generate;

import hopscotch.core.grid.GridMap;

/**
 * A perfect maze, as in the MovingAI set {@code mazes}: exactly one path through the corridors
 * joins any two places. Walls are one cell thick.
 *
 * @param corridor the width of a corridor in cells, at least 1
 * @param loops the probability that a wall between two places is open beyond what the maze needs, 0
 *     to 1; 0 for a perfect maze
 */
record Maze(int corridor, double loops) implements MapGenerator {
  /** Refuses corridors of less than 1 cell and probabilities outside 0 to 1. */
  public Maze {
    if (corridor < 1 || !(loops >= 0 && loops <= 1)) {
      throw new IllegalArgumentException(
          "maze of corridor %d with loops %s: expected a corridor of at least 1 and loops of 0 to 1"
              .formatted(corridor, loops));
    }
  }

  @Override
  public GridMap generate(int width, int height, long seed) {
    int pitch = corridor + 1;
    int columns = (width + 1) / pitch;
    int rows = (height + 1) / pitch;
    if (columns < 1 || rows < 1) {
      throw new IllegalArgumentException(
          "maze of %d x %d: expected at least one corridor of %d each way"
              .formatted(width, height, corridor));
    }
    SeededRandom random = new SeededRandom(seed);
    Canvas canvas = Canvas.blocked(width, height);
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        canvas.fill(column * pitch, row * pitch, corridor, corridor, true);
      }
    }
    new SpanningTree(columns, rows, random, loops)
        .forEachOpening(
            (column, row, eastward) -> {
              int left = column * pitch + (eastward ? corridor : 0);
              int top = row * pitch + (eastward ? 0 : corridor);
              canvas.fill(left, top, eastward ? 1 : corridor, eastward ? corridor : 1, true);
            });
    return canvas.finish();
  }

  @Override
  public String toString() {
    return "maze(corridor=" + corridor + ",loops=" + loops + ")";
  }
}
