package hopscotch.papers.harabor2008;

import hopscotch.core.grid.GridGraph;
import java.util.Random;

/**
 * A map with two terrains, and the clearance of each cell for each capability: the side of the
 * largest square without an obstacle whose upper left cell it is (Harabor and Botea, "Hierarchical
 * Path Planning for Multi-Size Agents in Heterogeneous Environments", CIG 2008, Section III).
 *
 * <p>A capability is a set of terrains, as bits. Cells are rows of {@code width} cells, without a
 * margin.
 */
final class TwoTerrains {
  static final int GROUND = 1;
  static final int TREES = 2;

  /** All capabilities. None comes before a part of it. */
  static final int[] CAPABILITIES = {GROUND, TREES, GROUND | TREES};

  final int width;
  final int height;

  /** The terrain of each cell, as one bit. 0 where it is blocked. */
  private final byte[] terrain;

  /** The clearance of each cell, by the capability. */
  private final int[][] clearance = new int[CAPABILITIES.length + 1][];

  private TwoTerrains(int width, int height, byte[] terrain) {
    this.width = width;
    this.height = height;
    this.terrain = terrain;
    for (int capability : CAPABILITIES) {
      clearance[capability] = clearances(capability);
    }
  }

  /**
   * A map whose free cells become the second terrain with a probability, each for itself.
   *
   * @param share the probability, from 0 to 1
   */
  static TwoTerrains of(GridGraph graph, double share, Random random) {
    int width = graph.map().width();
    int height = graph.map().height();
    byte[] terrain = new byte[width * height];
    for (int cell = 0; cell < terrain.length; cell++) {
      if (graph.isFree(graph.map().cell(cell % width, cell / width))) {
        terrain[cell] = (byte) (random.nextDouble() < share ? TREES : GROUND);
      }
    }
    return new TwoTerrains(width, height, terrain);
  }

  private int[] clearances(int capability) {
    int[] sides = new int[terrain.length];
    for (int y = height - 1; y >= 0; y--) {
      for (int x = width - 1; x >= 0; x--) {
        int cell = y * width + x;
        if ((terrain[cell] & capability) != 0) {
          boolean isLast = x == width - 1 || y == height - 1;
          sides[cell] =
              isLast
                  ? 1
                  : 1
                      + Math.min(
                          sides[cell + width + 1], Math.min(sides[cell + 1], sides[cell + width]));
        }
      }
    }
    return sides;
  }

  /**
   * The clearance of a cell for a capability. 0 if an agent of that capability cannot stand there.
   */
  int clearance(int cell, int capability) {
    return clearance[capability][cell];
  }
}
