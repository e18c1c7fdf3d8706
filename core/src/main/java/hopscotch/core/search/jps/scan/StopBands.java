package hopscotch.core.search.jps.scan;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import java.util.Arrays;

/** Clears the {@link JumpStops} where jumps go on, by bands of {@link MoveBits}. For one thread. */
final class StopBands {
  private final GridGraph graph;
  private final JumpStops stops;
  private final MoveBits moves;
  private final BandWriter writer;
  private final int rows;

  /** The cells of the band that are to be cleared. */
  private final long[] cells;

  /** The cells of the band with a forced neighbour. */
  private final long[] forced;

  /** By column, whether a straight jump from the next row of a band sees a jump point. */
  private final long[] seeing;

  /** Of stops that are all set. */
  StopBands(GridGraph graph, byte[] skip, JumpStops stops) {
    this.graph = graph;
    this.stops = stops;
    moves = new MoveBits(graph, skip);
    writer = new BandWriter(graph, moves);
    rows = graph.map().height();
    cells = moves.newBand();
    forced = moves.newBand();
    seeing = new long[moves.width()];
  }

  /** Lets straight jumps pass free cells without a forced neighbour. */
  void clearStraights() {
    for (int first = 1; first <= rows; first += MoveBits.ROWS) {
      moves.load(first);
      for (int left = JumpStops.straightJumps(graph); left != 0; left &= left - 1) {
        int d = Integer.numberOfTrailingZeros(left);
        moves.forced(d, forced);
        setWithout(moves.free(), forced);
        writer.clear(stops.straights(), stops.ray(d), first, cells);
      }
    }
  }

  /** Lets diagonal jumps enter cells. */
  void clearBlocks() {
    for (int first = 1; first <= rows; first += MoveBits.ROWS) {
      moves.load(first);
      for (int left = JumpStops.diagonalJumps(graph); left != 0; left &= left - 1) {
        int d = Integer.numberOfTrailingZeros(left);
        writer.clear(stops.blocks(), stops.ray(d), first, moves.entered(d));
      }
    }
  }

  /**
   * Lets diagonal jumps pass cells that they enter, without a forced neighbour, and from which no
   * straight jump to a side sees a jump point.
   */
  void clearDiagonals() {
    for (int left = JumpStops.diagonalJumps(graph); left != 0; left &= left - 1) {
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
      clearSeeing(JumpStops.sideA(d));
      clearSeeing(JumpStops.sideB(d));
      writer.clear(stops.diagonals(), stops.ray(d), first, cells);
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
}
