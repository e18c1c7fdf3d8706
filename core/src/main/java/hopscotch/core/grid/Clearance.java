package hopscotch.core.grid;

/**
 * How far each cell is from the nearest cell that is blocked or off the map, in moves of a king: 0
 * on a blocked cell, 1 beside one. A cell of clearance c is the middle of a free square of 2c - 1
 * by 2c - 1 cells, so an agent of size k may stand exactly where the clearance is at least k.
 *
 * <p>The chessboard distance transform in two passes (Rosenfeld and Pfaltz, "Distance Functions on
 * Digital Pictures", Pattern Recognition 1, 1968). 2 bytes a cell. Immutable; shared by threads.
 */
public final class Clearance {
  private final short[] distances;
  private final int largest;

  private Clearance(short[] distances, int largest) {
    this.distances = distances;
    this.largest = largest;
  }

  /** The clearance of every cell of a map on which an agent walks on the given terrain. */
  public static Clearance of(GridMap map, Terrain terrain) {
    int stride = map.stride();
    short[] distances = new short[map.cellCount()];
    for (int y = 0; y < map.height(); y++) {
      for (int cell = map.cell(0, y), last = cell + map.width(); cell < last; cell++) {
        if (terrain.isFree(map.terrain(cell))) {
          int above = cell - stride;
          int least = Math.min(distances[above - 1], distances[above]);
          least = Math.min(least, Math.min(distances[above + 1], distances[cell - 1]));
          distances[cell] = (short) (least + 1);
        }
      }
    }
    int largest = 0;
    for (int y = map.height() - 1; y >= 0; y--) {
      for (int first = map.cell(0, y), cell = first + map.width() - 1; cell >= first; cell--) {
        if (distances[cell] > 0) {
          int below = cell + stride;
          int least = Math.min(distances[below - 1], distances[below]);
          least = Math.min(least, Math.min(distances[below + 1], distances[cell + 1]));
          distances[cell] = (short) Math.min(distances[cell], least + 1);
          largest = Math.max(largest, distances[cell]);
        }
      }
    }
    return new Clearance(distances, largest);
  }

  /** The clearance of a cell of the map. */
  public int at(int cell) {
    return distances[cell];
  }

  /** The largest clearance on the map: the size of the largest agent that can stand anywhere. */
  public int largest() {
    return largest;
  }

  /**
   * A bit a cell, in the form of {@link GridGraph#freeBits()}: set where it is at least so large.
   */
  long[] atLeast(int size) {
    long[] bits = new long[(distances.length + 63 >>> 6) + 1];
    for (int cell = 0; cell < distances.length; cell++) {
      if (distances[cell] >= size) {
        bits[cell >>> 6] |= 1L << cell;
      }
    }
    return bits;
  }
}
