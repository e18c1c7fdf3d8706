package hopscotch.core.contract;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import java.util.Arrays;
import java.util.Random;

/** The shapes of drawn maps. Each fills a map of any size, the same for the same seed. */
public enum MapShape {
  /** Every cell free. */
  OPEN {
    @Override
    void carve(boolean[][] free, Random random) {
      fill(free, true);
    }
  },
  /** Every cell blocked. */
  SOLID {
    @Override
    void carve(boolean[][] free, Random random) {}
  },
  /** Each cell blocked with one chance, of 0 to 60 %. */
  NOISE {
    @Override
    void carve(boolean[][] free, Random random) {
      double blocked = random.nextDouble() * 0.6;
      for (boolean[] row : free) {
        for (int x = 0; x < row.length; x++) {
          row[x] = random.nextDouble() >= blocked;
        }
      }
    }
  },
  /** Walls a few cells apart, each piece with a door. */
  ROOMS {
    @Override
    void carve(boolean[][] free, Random random) {
      int size = 2 + random.nextInt(5);
      for (int y = 0; y < free.length; y++) {
        for (int x = 0; x < free[y].length; x++) {
          boolean wallX = x % (size + 1) == size;
          boolean wallY = y % (size + 1) == size;
          boolean door = (wallX ^ wallY) && (wallX ? y : x) % (size + 1) == size / 2;
          free[y][x] = !wallX && !wallY || door && random.nextInt(5) > 0;
        }
      }
    }
  },
  /** Corridors of width 1 to 4 between walls of width 1, by a random walk that turns back. */
  MAZE {
    @Override
    void carve(boolean[][] free, Random random) {
      int corridor = 1 + random.nextInt(4);
      int columns = (free[0].length + corridor) / (corridor + 1);
      int rows = (free.length + corridor) / (corridor + 1);
      // Depth-first from the corner: the stack is the corridor that led here.
      boolean[][] visited = new boolean[rows][columns];
      int[] stack = new int[rows * columns];
      int depth = 0;
      stack[depth++] = 0;
      visited[0][0] = true;
      square(free, 0, 0, corridor, corridor);
      while (depth > 0) {
        int column = stack[depth - 1] % columns;
        int row = stack[depth - 1] / columns;
        // Go on to a random neighbour that was not visited, through the wall between.
        int first = random.nextInt(4);
        boolean moved = false;
        for (int turn = 0; turn < 4 && !moved; turn++) {
          int side = (first + turn) % 4;
          int nextColumn = column + (side == 0 ? 1 : side == 1 ? -1 : 0);
          int nextRow = row + (side == 2 ? 1 : side == 3 ? -1 : 0);
          if (nextColumn >= 0
              && nextColumn < columns
              && nextRow >= 0
              && nextRow < rows
              && !visited[nextRow][nextColumn]) {
            visited[nextRow][nextColumn] = true;
            int pitch = corridor + 1;
            square(
                free,
                Math.min(column, nextColumn) * pitch,
                Math.min(row, nextRow) * pitch,
                corridor + Math.abs(nextColumn - column) * pitch,
                corridor + Math.abs(nextRow - row) * pitch);
            stack[depth++] = nextRow * columns + nextColumn;
            moved = true;
          }
        }
        // A dead end: turn back.
        if (!moved) {
          depth--;
        }
      }
    }
  },
  /** Noise smoothed by its neighbours. */
  CAVE {
    @Override
    void carve(boolean[][] free, Random random) {
      for (boolean[] row : free) {
        for (int x = 0; x < row.length; x++) {
          row[x] = random.nextDouble() >= 0.42;
        }
      }
      for (int pass = 0; pass < 2; pass++) {
        boolean[][] before = new boolean[free.length][];
        for (int y = 0; y < free.length; y++) {
          before[y] = free[y].clone();
        }
        for (int y = 0; y < free.length; y++) {
          for (int x = 0; x < free[y].length; x++) {
            free[y][x] = freeAround(before, x, y) >= 5;
          }
        }
      }
    }
  },
  /** Teeth from alternate sides: every path winds. */
  COMB {
    @Override
    void carve(boolean[][] free, Random random) {
      int pitch = 2 + random.nextInt(3);
      for (int y = 0; y < free.length; y++) {
        for (int x = 0; x < free[y].length; x++) {
          boolean tooth = x % pitch == pitch - 1;
          boolean gap = x / pitch % 2 == 0 ? y == free.length - 1 : y == 0;
          free[y][x] = !tooth || gap;
        }
      }
    }
  },
  /** One corridor wound to the middle. */
  SPIRAL {
    @Override
    void carve(boolean[][] free, Random random) {
      int x = 0;
      int y = 0;
      int dx = 1;
      int dy = 0;
      int turns = 0;
      free[0][0] = true;
      while (turns < 2) {
        if (isOpenAhead(free, x + dx, y + dy) && isOpenAhead(free, x + 2 * dx, y + 2 * dy)
            || isLastBeforeEdge(free, x + dx, y + dy, dx, dy)) {
          x += dx;
          y += dy;
          free[y][x] = true;
          turns = 0;
        } else {
          int turned = dx;
          dx = -dy;
          dy = turned;
          turns++;
        }
      }
    }

    private boolean isOpenAhead(boolean[][] free, int x, int y) {
      return y >= 0 && y < free.length && x >= 0 && x < free[0].length && !free[y][x];
    }

    private boolean isLastBeforeEdge(boolean[][] free, int x, int y, int dx, int dy) {
      boolean edge = y + dy < 0 || y + dy >= free.length || x + dx < 0 || x + dx >= free[0].length;
      return edge && isOpenAhead(free, x, y);
    }
  },
  /** Free and blocked by turns, with some cells flipped. */
  CHECKERBOARD {
    @Override
    void carve(boolean[][] free, Random random) {
      double flipped = random.nextDouble() * 0.3;
      for (int y = 0; y < free.length; y++) {
        for (int x = 0; x < free[y].length; x++) {
          free[y][x] = (x + y) % 2 == 0 ^ random.nextDouble() < flipped;
        }
      }
    }
  },
  /** Rectangles that may or may not touch. */
  ISLANDS {
    @Override
    void carve(boolean[][] free, Random random) {
      int islands = 1 + random.nextInt(8);
      for (int i = 0; i < islands; i++) {
        square(
            free,
            random.nextInt(free[0].length),
            random.nextInt(free.length),
            1 + random.nextInt(1 + free[0].length / 2),
            1 + random.nextInt(1 + free.length / 2));
      }
    }
  };

  abstract void carve(boolean[][] free, Random random);

  /**
   * A map of this shape.
   *
   * @param letters what free cells are made of, each as likely as the others
   */
  public GridMap map(int width, int height, String letters, Random random) {
    boolean[][] free = new boolean[height][width];
    carve(free, random);
    GridMap.Builder builder = GridMap.builder(width, height);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        if (free[y][x]) {
          builder.set(x, y, letters.charAt(random.nextInt(letters.length())));
        }
      }
    }
    return builder.build();
  }

  /** A case on a map of this shape between two of its free cells; the same at every call. */
  public static GridCase query(MapShape shape, int width, int height, Movement movement) {
    Random random = new Random(7);
    String letters = movement.terrain().isFree('W') ? ".SW" : ".G";
    GridMap map = shape.map(width, height, letters, random);
    int[] free = GridCase.freeCells(map, movement);
    return new GridCase(map, movement, free[0], free[free.length - 1]);
  }

  private static void fill(boolean[][] free, boolean value) {
    for (boolean[] row : free) {
      Arrays.fill(row, value);
    }
  }

  private static void square(boolean[][] free, int x, int y, int width, int height) {
    for (int row = y; row < Math.min(free.length, y + height); row++) {
      for (int column = x; column < Math.min(free[row].length, x + width); column++) {
        free[row][column] = true;
      }
    }
  }

  private static int freeAround(boolean[][] free, int x, int y) {
    int count = 0;
    for (int row = Math.max(0, y - 1); row <= Math.min(free.length - 1, y + 1); row++) {
      for (int column = Math.max(0, x - 1);
          column <= Math.min(free[row].length - 1, x + 1);
          column++) {
        count += free[row][column] ? 1 : 0;
      }
    }
    return count;
  }
}
