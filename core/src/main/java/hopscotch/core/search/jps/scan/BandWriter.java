package hopscotch.core.search.jps.scan;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;

/**
 * Clears bits at the positions of a band's cells, 64 at a time. On a ray along a row these lie in a
 * word of {@link MoveBits}; for the others, squares of 64 x 64 cells are transposed. For one
 * thread.
 */
final class BandWriter {
  private final MoveBits moves;
  private final int columns;
  private final long[] square = new long[MoveBits.ROWS];

  BandWriter(GridGraph graph, MoveBits moves) {
    this.moves = moves;
    columns = graph.map().stride();
  }

  /** Clears the bits, by position on rays, of some cells of the band that begins with a row. */
  void clear(byte[] bits, Ray ray, int first, long[] cells) {
    if (Directions.dy(ray.direction) == 0) {
      clearByRows(bits, ray, first, cells);
    } else {
      clearBySquares(bits, ray, first, cells);
    }
  }

  private void clearByRows(byte[] bits, Ray ray, int first, long[] cells) {
    boolean isForwards = Directions.dx(ray.direction) > 0;
    for (int i = 0; i < MoveBits.ROWS; i++) {
      int position = ray.position(0, first + i);
      for (int j = 0; j < moves.width(); j++) {
        long word = cells[moves.at(i) + j];
        if (isForwards) {
          JumpStops.clear(bits, position + (j << 6), word);
        } else {
          JumpStops.clear(bits, position - (j << 6) - 63, Long.reverse(word));
        }
      }
    }
  }

  /** The rays of a square begin in 64 columns of the band's first row. */
  private void clearBySquares(byte[] bits, Ray ray, int first, long[] cells) {
    boolean isForwards = Directions.dy(ray.direction) > 0;
    int step = Math.floorMod(Directions.dx(ray.direction) * Directions.dy(ray.direction), columns);
    for (int column = 0; column < columns; column += 64) {
      long any = 0;
      int from = column;
      for (int i = 0; i < MoveBits.ROWS; i++) {
        long word = word(cells, moves.at(i), from);
        square[isForwards ? i : MoveBits.ROWS - 1 - i] = word;
        any |= word;
        from += from + step < columns ? step : step - columns;
      }
      if (any != 0) {
        transpose();
        for (int j = 0; j < Math.min(64, columns - column); j++) {
          int position = ray.position(column + j, first);
          JumpStops.clear(bits, isForwards ? position : position - 63, square[j]);
        }
      }
    }
  }

  /** 64 cells of a row from a column on; after the last column the first follows. */
  private long word(long[] cells, int at, int column) {
    int k = at + (column >>> 6);
    int left = columns - column;
    long word = cells[k] >>> column;
    if (left > 64 - (column & 63)) {
      word |= cells[k + 1] << 1 << ~column;
    }
    return left < 64 ? word | cells[at] << left : word;
  }

  /** Bit j of word i for bit i of word j (Warren, "Hacker's Delight", section 7-3). */
  private void transpose() {
    final long[] square = this.square;
    long mask = 0xffffffffL;
    for (int half = 32; half != 0; half >>>= 1, mask ^= mask << half) {
      for (int i = 0; i < 32; i++) {
        int k = (i & -half) + i;
        long low = square[k];
        long high = square[k + half];
        long swap = (low >>> half ^ high) & mask;
        square[k] = low ^ swap << half;
        square[k + half] = high ^ swap;
      }
    }
  }
}
