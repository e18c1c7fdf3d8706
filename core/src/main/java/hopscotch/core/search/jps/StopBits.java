package hopscotch.core.search.jps;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import java.io.IOException;
import java.util.Arrays;

/**
 * For each direction a bit a cell: set where a jump in that direction stops, since the cell cannot
 * be entered or is a jump point. So a scan is a shift and a count of trailing zeros for each 64
 * cells.
 *
 * <p>Runs, the straight jumps (with 4 directions those along rows), stop for what the 3 x 3 cells
 * around them hold. Walks, the diagonal ones (with 4 directions those along columns), stop where a
 * run to either side leads to a jump point; their bits exist only where they were asked for.
 *
 * <p>Every direction has positions of its own, in which its next cell is one further: along rows
 * for E and W, along columns for S and N, along diagonals for the others, counted backwards for W,
 * N, NE and NW, and in a range of its own of one array. A diagonal that leaves the map on one side
 * goes on from the other, so that all fill a rectangle; the border between them stops every scan.
 *
 * <p>Space: half a bit a direction and cell, so 4 bits a cell (2 with 4 directions), and as much
 * again with the walks. Immutable.
 */
final class StopBits {
  private final int columns;
  private final int rows;
  private final int runs;
  private final int[] origins = new int[4];
  private final int[] columnSteps = new int[4];
  private final int[] rowSteps = new int[4];
  private final int plane;
  private final boolean hasWalks;
  private final long[] bits;

  private StopBits(GridGraph graph, boolean withWalks, long[] bits) {
    columns = graph.map().width() + 2;
    rows = graph.map().height() + 2;
    plane = columns * rows;
    line(Directions.E, 0, 1, columns);
    line(Directions.W, 2 * plane - 1, -1, -columns);
    line(Directions.S, 2 * plane, rows, 1);
    line(Directions.N, 4 * plane - 1, -rows, -1);
    runs = runs(graph);
    hasWalks = withWalks;
    this.bits = bits;
  }

  /** The stops of runs, and those of walks {@code withWalks}. */
  StopBits(GridGraph graph, byte[] skip, boolean withWalks) {
    this(graph, withWalks, new long[words(graph, withWalks)]);
    Arrays.fill(bits, -1);
    for (int mask = runs; mask != 0; mask &= mask - 1) {
      clearPassedByRuns(graph, skip, Integer.numberOfTrailingZeros(mask));
    }
    for (int mask = withWalks ? walks(graph) : 0; mask != 0; mask &= mask - 1) {
      clearPassedByWalks(graph, skip, Integer.numberOfTrailingZeros(mask));
    }
  }

  private static int words(GridGraph graph, boolean withWalks) {
    boolean isEight = graph.movement().directions() == 8;
    long plane = (graph.map().width() + 2L) * (graph.map().height() + 2);
    return (int) (plane * (withWalks && isEight ? 8 : withWalks || isEight ? 4 : 2) >>> 6) + 1;
  }

  void write(IndexWriter out) throws IOException {
    out.longs(bits);
  }

  /** Reads the stops of runs, and of walks {@code withWalks}, that {@link #write} wrote. */
  static StopBits read(GridGraph graph, boolean withWalks, IndexReader in) throws IOException {
    return new StopBits(graph, withWalks, in.longs("words of stops", words(graph, withWalks)));
  }

  private void line(int d, int origin, int columnStep, int rowStep) {
    origins[d] = origin;
    columnSteps[d] = columnStep;
    rowSteps[d] = rowStep;
  }

  /** The mask of the directions in which jumps are runs. */
  static int runs(GridGraph graph) {
    return graph.movement().directions() == 8
        ? Directions.STRAIGHT_MASK
        : 1 << Directions.E | 1 << Directions.W;
  }

  /** The mask of the directions in which jumps are walks. */
  static int walks(GridGraph graph) {
    return graph.movement().directions() == 8
        ? Directions.DIAGONAL_MASK
        : 1 << Directions.N | 1 << Directions.S;
  }

  /** The first direction of the runs beside a walk: along the row. */
  static int sideA(int walk) {
    return Directions.dx(walk) >= 0 ? Directions.E : Directions.W;
  }

  /** The other direction of the runs beside a walk. */
  static int sideB(int walk) {
    return Directions.dx(walk) == 0
        ? Directions.W
        : Directions.dy(walk) > 0 ? Directions.S : Directions.N;
  }

  /**
   * Whether a cell that was entered in direction {@code d} has moves that only this order needs.
   */
  static boolean turns(byte[] skip, byte[] moves, int d, int cell, int parent) {
    int natural = 1 << d;
    if (Directions.isDiagonal(d)) {
      natural |= 1 << sideA(d) | 1 << sideB(d);
    }
    return (moves[cell] & ~skip[d << 8 | moves[parent] & 0xff] & ~natural & 0xff) != 0;
  }

  private void clearPassedByRuns(GridGraph graph, byte[] skip, int d) {
    GridMap map = graph.map();
    byte[] moves = graph.moves();
    int offset = Directions.offsets(map.stride())[d];
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        int cell = map.cell(x, y);
        if (graph.isFree(cell) && !turns(skip, moves, d, cell, cell - offset)) {
          clear(position(d, x + 1, y + 1));
        }
      }
    }
  }

  private void clearPassedByWalks(GridGraph graph, byte[] skip, int d) {
    GridMap map = graph.map();
    byte[] moves = graph.moves();
    int[] offsets = Directions.offsets(map.stride());
    int offset = offsets[d];
    boolean diagonal = Directions.isDiagonal(d);
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        int cell = map.cell(x, y);
        boolean isEntered = graph.isFree(cell) && (moves[cell - offset] >>> d & 1) != 0;
        if (isEntered
            && !(diagonal && turns(skip, moves, d, cell, cell - offset))
            && !sees(graph, sideA(d), x, y, offsets)
            && !sees(graph, sideB(d), x, y, offsets)) {
          clear(position(d, x + 1, y + 1));
        }
      }
    }
  }

  private boolean sees(GridGraph graph, int d, int x, int y, int[] offsets) {
    int length = scan(bits, position(d, x + 1, y + 1));
    return graph.isFree(graph.map().cell(x, y) + length * offsets[d]);
  }

  private void clear(int position) {
    bits[position >>> 6] &= ~(1L << position);
  }

  /** Whether walks have bits. */
  boolean hasWalks() {
    return hasWalks;
  }

  /** The bits by position; not to be written. */
  long[] bits() {
    return bits;
  }

  /** The position in direction {@code d} of the cell in a column and a row of the padded map. */
  int position(int d, int column, int row) {
    return Directions.isDiagonal(d)
        ? onDiagonal(d, column, row)
        : origins[d] + column * columnSteps[d] + row * rowSteps[d];
  }

  private int onDiagonal(int d, int column, int row) {
    boolean falls = d == Directions.SE || d == Directions.NW;
    int diagonal = Math.floorMod(falls ? column - row : column + row, columns);
    int position = diagonal * rows + row;
    return d * plane + (Directions.dy(d) > 0 ? position : plane - 1 - position);
  }

  /**
   * What a move in direction {@code move} adds to a position in the straight direction {@code d}.
   */
  int step(int d, int move) {
    return Directions.dx(move) * columnSteps[d] + Directions.dy(move) * rowSteps[d];
  }

  /** How many cells after {@code position} the next stop is, at least 1. */
  static int scan(long[] bits, int position) {
    int from = position + 1;
    int word = from >>> 6;
    long ahead = bits[word] >>> from;
    if (ahead != 0) {
      return 1 + Long.numberOfTrailingZeros(ahead);
    }
    do {
      word++;
    } while (bits[word] == 0);
    return (word << 6) + Long.numberOfTrailingZeros(bits[word]) - position;
  }

  /** The bytes it holds. */
  long bytes() {
    return 8L * bits.length;
  }
}
