package hopscotch.datasets.generate;

import hopscotch.core.grid.GridMap;

/**
 * Ground of several kinds in patches: plain, swamp, water and trees, each as likely, and rock. The
 * map is cut into squares of {@code side} cells, each with a site somewhere in it, and a cell is of
 * the kind of the nearest site (a jittered Voronoi diagram). With a side of 1 each cell is a patch.
 * Which kinds an agent walks on, and what they weigh, its movement says.
 *
 * @param side the mean side of a patch, 1 to 4096 cells
 * @param rock the probability that a patch is blocked, 0 to 1
 */
public record Patches(int side, double rock) implements MapGenerator {
  private static final byte[] KINDS = {'.', 'S', 'W', 'T'};

  /** Refuses sides outside 1 to 4096 and probabilities outside 0 to 1. */
  public Patches {
    if (side < 1 || side > 4096 || !(rock >= 0 && rock <= 1)) {
      throw new IllegalArgumentException(
          "patches of side %d and rock %s: expected a side of 1 to 4096 and rock of 0 to 1"
              .formatted(side, rock));
    }
  }

  @Override
  public GridMap generate(int width, int height, long seed) {
    // Sites, with squares beyond the map on each side, so that every cell has a nearest one.
    int columns = (width + side - 1) / side + 2;
    int rows = (height + side - 1) / side + 2;
    SeededRandom random = new SeededRandom(seed);
    int[] xs = new int[columns * rows];
    int[] ys = new int[xs.length];
    byte[] kinds = new byte[xs.length];
    for (int site = 0; site < xs.length; site++) {
      xs[site] = (site % columns - 1) * side + random.below(side);
      ys[site] = (site / columns - 1) * side + random.below(side);
      kinds[site] = random.chance(rock) ? GridMap.OUT_OF_BOUNDS : KINDS[random.below(KINDS.length)];
    }
    GridMap.Builder map = GridMap.builder(width, height);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        map.set(x, y, kinds[nearest(x, y, columns, xs, ys)]);
      }
    }
    return map.build();
  }

  /** The nearest site to a cell, of the squares around it; the first of several. */
  private int nearest(int x, int y, int columns, int[] xs, int[] ys) {
    int first = y / side * columns + x / side;
    int nearest = -1;
    int least = Integer.MAX_VALUE;
    for (int row = 0; row < 3; row++) {
      for (int site = first + row * columns; site < first + row * columns + 3; site++) {
        int dx = xs[site] - x;
        int dy = ys[site] - y;
        int distance = dx * dx + dy * dy;
        if (distance < least) {
          least = distance;
          nearest = site;
        }
      }
    }
    return nearest;
  }

  @Override
  public String toString() {
    return "patches(side=" + side + ",rock=" + rock + ")";
  }
}
