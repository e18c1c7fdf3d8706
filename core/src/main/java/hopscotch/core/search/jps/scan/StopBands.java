package hopscotch.core.search.jps.scan;

import hopscotch.core.grid.Directions;
import java.util.Arrays;

/**
 * Clears the {@link JumpStops} where jumps go on, by bands of {@link MoveBits}. What is to be
 * cleared is computed for 64 cells of a row at a time, and is cleared at 64 positions at a time. On
 * a ray along a row these are the same cells. For the other rays, squares of 64 x 64 cells are
 * transposed. For one thread.
 */
final class StopBands {
  private final JumpRule rule;
  private final JumpStops stops;
  private final MoveBits moves;
  private final int columns;
  private final int rows;

  /** The cells of the band that are to be cleared. */
  private final long[] cells;

  /** The cells of the band with a forced neighbour. */
  private final long[] forced;

  /** For each column, whether a straight jump from the next row of a band sees a jump point. */
  private final long[] seeing;

  private final long[] square = new long[MoveBits.ROWS];

  /** Bands of stops that are all set. */
  StopBands(JumpRule rule, JumpStops stops) {
    this.rule = rule;
    this.stops = stops;
    moves = new MoveBits(rule);
    columns = rule.graph().map().stride();
    rows = rule.graph().map().height();
    cells = moves.newBand();
    forced = moves.newBand();
    seeing = new long[moves.width()];
  }

  /** Lets straight jumps pass free cells without a forced neighbour. */
  void clearStraights() {
    for (int first = 1; first <= rows; first += MoveBits.ROWS) {
      moves.load(first);
      for (int left = rule.straights(); left != 0; left &= left - 1) {
        int d = Integer.numberOfTrailingZeros(left);
        moves.forced(d, forced);
        setWithout(moves.free(), forced);
        clear(stops.straights(), stops.ray(d), first, cells);
      }
    }
  }

  /** Lets diagonal jumps enter cells. */
  void clearBlocks() {
    for (int first = 1; first <= rows; first += MoveBits.ROWS) {
      moves.load(first);
      for (int left = rule.diagonals(); left != 0; left &= left - 1) {
        int d = Integer.numberOfTrailingZeros(left);
        clear(stops.blocks(), stops.ray(d), first, moves.entered(d));
      }
    }
  }

  /**
   * Lets diagonal jumps pass cells that they enter, without a forced neighbour, and from which no
   * straight jump to a side sees a jump point.
   */
  void clearDiagonals() {
    for (int left = rule.diagonals(); left != 0; left &= left - 1) {
      clearDiagonals(Integer.numberOfTrailingZeros(left));
    }
  }

  /** From band to band against the jumps, so that what is seen along columns is known. */
  private void clearDiagonals(int d) {
    int bands = (rows + MoveBits.ROWS - 1) / MoveBits.ROWS;
    Arrays.fill(seeing, 0);
    for (int band = 0; band < bands; band++) {
      int first = 1 + MoveBits.ROWS * (Directions.dy(d) < 0 ? band : bands - 1 - band);
      moves.load(first);
      if (Directions.isDiagonal(d)) {
        moves.forced(d, forced);
      } else {
        Arrays.fill(forced, 0);
      }
      setWithout(moves.entered(d), forced);
      clearSeeing(JumpRule.sideA(d));
      clearSeeing(JumpRule.sideB(d));
      clear(stops.diagonals(), stops.ray(d), first, cells);
    }
  }

  private void setWithout(long[] some, long[] others) {
    for (int k = moves.at(0); k < moves.at(MoveBits.ROWS); k++) {
      cells[k] = some[k] & ~others[k];
    }
  }

  /** Leaves out cells from which a straight jump sees a jump point. */
  private void clearSeeing(int side) {
    moves.forced(side, forced);
    if (Directions.dx(side) == 0) {
      clearSeeingAlongColumns(Directions.dy(side) < 0);
    } else {
      clearSeeingAlongRows(Directions.dx(side) < 0);
    }
  }

  private void clearSeeingAlongColumns(boolean isNorth) {
    long[] free = moves.free();
    for (int i = 0; i < MoveBits.ROWS; i++) {
      int at = moves.at(isNorth ? i : MoveBits.ROWS - 1 - i);
      for (int j = 0; j < seeing.length; j++) {
        cells[at + j] &= ~seeing[j];
        seeing[j] = free[at + j] & (forced[at + j] | seeing[j]);
      }
    }
  }

  /**
   * A cell sees a jump point where its neighbour is one, or is passed and sees one: a carry of a
   * sum, which a jump point makes and a free cell hands on.
   */
  private void clearSeeingAlongRows(boolean isWest) {
    long[] free = moves.free();
    int begin = moves.at(0);
    int end = moves.at(MoveBits.ROWS);
    long carry = 0;
    for (int i = begin; i < end; i++) {
      int k = isWest ? i : begin + end - 1 - i;
      long ground = isWest ? free[k] : Long.reverse(free[k]);
      long points = ground & (isWest ? forced[k] : Long.reverse(forced[k]));
      long sum = ground + points + carry;
      long sees = sum ^ ground ^ points;
      carry = (points | ground & ~sum) >>> 63;
      cells[k] &= ~(isWest ? sees : Long.reverse(sees));
    }
  }

  /** Clears the bits, by position on a ray, of some cells of the band that begins with a row. */
  private void clear(byte[] bits, Ray ray, int first, long[] cells) {
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
