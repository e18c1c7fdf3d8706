package hopscotch.core.smoothing;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.RowScan;
import java.util.stream.IntStream;

/**
 * The rows, columns and diagonals of a map cut into <em>runs</em>: cells one after another along a
 * line, each joined with the next by a legal move. Two cells of a line see each other along it
 * exactly where they are of one run. What the moves between them cost follows from sums of weights
 * up to each. Immutable, shared by threads.
 *
 * <p>Lines of one direction lie one behind another in an array of bits. A cell has a bit that tells
 * whether the move to the next cell of its line is legal. A diagonal that leaves the map at a side
 * goes on at the other; the map's border cuts it there. So a run begins behind the nearest bit
 * before that is not set, which takes one operation for each 64 cells. 1/2 byte for each cell, and
 * on weighted terrain 16 more; half of that with 4 directions.
 */
final class LineRuns {
  /** The columns that one thread takes at a time. */
  private static final int STRIP = 1024;

  private final int[] directions = {Directions.E, Directions.S, Directions.SE, Directions.SW};
  private final int stride;
  private final int rows;
  private final int[] shear;
  private final long[][] bits;

  /**
   * For each family and place, the sum over the moves of the line up to there of the weights of
   * both cells, modulo 2^32; {@code null} on uniform terrain.
   */
  private final int[][] sums;

  /**
   * The runs of a graph's moves; throws {@link IllegalArgumentException} if the weights of a line
   * may sum up to 2^32.
   */
  LineRuns(GridGraph graph) {
    stride = graph.map().stride();
    rows = graph.map().height() + 2;
    shear = IntStream.range(0, rows).map(y -> y % stride).toArray();
    bits = new long[graph.movement().directions() == 4 ? 2 : 4][];
    IntStream.range(0, bits.length).parallel().forEach(family -> bits[family] = of(graph, family));
    sums = graph.isWeighted() ? new int[bits.length][] : null;
    if (sums != null) {
      requireSmallSums(graph);
      IntStream.range(0, sums.length).parallel().forEach(i -> sums[i] = sumsOf(graph, i));
    }
  }

  private void requireSmallSums(GridGraph graph) {
    long line = Math.max(graph.map().width(), graph.map().height());
    long largest = graph.maxMoveCost() / graph.diagonalCost() * line;
    if (largest >>> Integer.SIZE != 0) {
      throw new IllegalArgumentException(
          ("planner 'rays' sums up weights along lines, which on %d cells may exceed 2^32;"
                  + " use a smaller map or smaller weights")
              .formatted(line));
    }
  }

  /** The bits of a family, strip by strip so that the lines written at a time stay in the cache. */
  private long[] of(GridGraph graph, int family) {
    byte[] moves = graph.moves();
    long[] legal = new long[(int) (((long) rows * stride + Long.SIZE) >>> 6)];
    int bit = 1 << directions[family];
    for (int first = 0; first < stride; first += STRIP) {
      int end = Math.min(stride, first + STRIP);
      for (int y = 0; y < rows; y++) {
        for (int x = first; x < end; x++) {
          if ((moves[y * stride + x] & bit) != 0) {
            int place = place(family, x, y);
            legal[place >>> 6] |= 1L << place;
          }
        }
      }
    }
    return legal;
  }

  private int[] sumsOf(GridGraph graph, int family) {
    byte[] terrain = graph.terrain();
    int[] weights = graph.weightsByTerrain();
    int[] result = new int[rows * stride];
    for (int y = 0; y < rows; y++) {
      for (int x = 0; x < stride; x++) {
        int cell = y * stride + x;
        result[place(family, x, y)] = graph.isFree(cell) ? weights[terrain[cell]] : 0;
      }
    }
    int before = 0;
    int sum = 0;
    for (int place = 0; place < result.length; place++) {
      int weight = result[place];
      sum += before + weight;
      result[place] = sum;
      before = weight;
    }
    return result;
  }

  /** The number of families: rows, columns, and with 8 directions two families of diagonals. */
  int families() {
    return bits.length;
  }

  long bytes() {
    long bytes = 4L * shear.length;
    for (long[] legal : bits) {
      bytes += 8L * legal.length;
    }
    return bytes + (sums == null ? 0 : 4L * sums.length * sums[0].length);
  }

  /** The place of a cell, by column and row with the border counted, among those of a family. */
  int place(int family, int x, int y) {
    if (family == 0) {
      return y * stride + x;
    } else if (family == 1) {
      return x * rows + y;
    }
    int line = family == 2 ? x - shear[y] : x + shear[y] - stride;
    return (line + (line >> 31 & stride)) * rows + y;
  }

  /** The number of legal moves onwards along its line from the cell at a place. */
  int after(int family, int place) {
    return RowScan.nextBlocked(bits[family], place) - place;
  }

  /**
   * The cost of the moves between two places of a run, in units of one move's base cost: their
   * number, or on weighted terrain the sum of the weights of both cells of each move.
   */
  long units(int family, int place, int other) {
    int least = Math.min(place, other);
    int most = Math.max(place, other);
    return sums == null
        ? most - least
        : Integer.toUnsignedLong(sums[family][most] - sums[family][least]);
  }

  /** The number of legal moves back along its line from the cell at a place. */
  int before(int family, int place) {
    return place - 1 - RowScan.previousBlocked(bits[family], place - 1);
  }
}
