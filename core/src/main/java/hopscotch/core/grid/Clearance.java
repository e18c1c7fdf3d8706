package hopscotch.core.grid;

/**
 * The clearance of each cell: the side of the largest square of free cells whose upper left cell it
 * is, or 0 for a blocked cell. A body of side k fits exactly where the clearance is at least k.
 *
 * <p>The clearance of Harabor and Botea, "Hierarchical Path Planning for Multi-Size Agents in
 * Heterogeneous Environments" (CIG 2008), in one pass from the lower right. 4 bytes for each cell.
 * Immutable; shared by threads.
 */
public final class Clearance {
  private final int[] sides;
  private final int largest;

  private Clearance(int[] sides, int largest) {
    this.sides = sides;
    this.largest = largest;
  }

  /** The clearance of every cell of a map on which an agent walks on the given terrain. */
  public static Clearance of(GridMap map, Terrain terrain) {
    int stride = map.stride();
    int[] sides = new int[map.cellCount()];
    int largest = 0;
    for (int y = map.height() - 1; y >= 0; y--) {
      for (int first = map.cell(0, y), cell = first + map.width() - 1; cell >= first; cell--) {
        if (terrain.isFree(map.terrain(cell))) {
          int below = cell + stride;
          int least = Math.min(sides[cell + 1], Math.min(sides[below], sides[below + 1]));
          sides[cell] = least + 1;
          largest = Math.max(largest, least + 1);
        }
      }
    }
    return new Clearance(sides, largest);
  }

  /** The clearance of a cell of the map. */
  public int at(int cell) {
    return sides[cell];
  }

  /** The largest clearance on the map: the largest body that can stand anywhere. */
  public int largest() {
    return largest;
  }
}
