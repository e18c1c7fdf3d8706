package hopscotch.core.grid;

/**
 * For each of the 256 terrain characters, the number of cells of a map that have it, including the
 * border. Empty if no character has a weight above 1. The counts give the range of weights without
 * a look at every cell.
 */
final class TerrainCounts {
  private TerrainCounts() {}

  /** The counts of a map. */
  static int[] of(GridMap map, Terrain terrain) {
    int[] counts = new int[terrain.isUniform() ? 0 : 256];
    for (int cell = 0; cell < map.cellCount() && counts.length > 0; cell++) {
      counts[map.terrain(cell)]++;
    }
    return counts;
  }

  /** The least weight of the free terrain; 1 where none is free. */
  static int leastWeight(int[] counts, Terrain terrain) {
    int least = Integer.MAX_VALUE;
    for (int character = 0; character < counts.length; character++) {
      if (counts[character] > 0 && terrain.isFree(character)) {
        least = Math.min(least, terrain.weight(character));
      }
    }
    return least == Integer.MAX_VALUE ? 1 : least;
  }

  /** The largest weight of the free terrain; 1 where none is free. */
  static int largestWeight(int[] counts, Terrain terrain) {
    int largest = 1;
    for (int character = 0; character < counts.length; character++) {
      if (counts[character] > 0) {
        largest = Math.max(largest, terrain.weight(character));
      }
    }
    return largest;
  }
}
