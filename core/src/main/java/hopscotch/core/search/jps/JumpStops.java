package hopscotch.core.search.jps;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import java.io.IOException;
import java.util.Arrays;

/**
 * For each direction one bit a cell, set where a jump in that direction stops: the cell cannot be
 * entered, or it is a jump point. A jump is then found by a shift and a count of trailing zeros for
 * each 64 cells.
 *
 * <p>A straight jump stops at a cell with a forced neighbour, which the 3 x 3 cells around it
 * decide. A diagonal jump also stops where a straight jump to either side leads to a jump point;
 * the bits of diagonal jumps exist only if they were asked for. With 4 directions, jumps along rows
 * play the part of straight jumps here and jumps along columns the part of diagonal ones.
 *
 * <p>Every direction has positions of its own, in which its next cell is one further: along rows
 * for E and W, along columns for S and N, along diagonals for the others, counted backwards for W,
 * N, NE and NW, and in a range of its own of one array. A diagonal that leaves the map on one side
 * goes on from the other, so that all fill a rectangle; the border between them stops every jump.
 *
 * <p>A position is an unsigned int: sums, differences and {@code >>>} are the same as of others.
 *
 * <p>Space: half a bit a direction and cell, so 4 bits a cell (2 with 4 directions), and as much
 * again with the diagonal jumps. Immutable.
 */
final class JumpStops {
  /** So many positions in each of 8 directions, read as unsigned, still fit in 32 bits. */
  private static final int MAX_PLANE = 1 << 29;

  private final int columns;
  private final int rows;
  private final int straights;
  private final int[] origins = new int[4];
  private final int[] columnSteps = new int[4];
  private final int[] rowSteps = new int[4];
  private final int plane;
  private final boolean hasDiagonals;
  private final long[] bits;

  private JumpStops(GridGraph graph, boolean withDiagonals, long[] bits) {
    columns = graph.map().width() + 2;
    rows = graph.map().height() + 2;
    plane = requirePlane((long) columns * rows);
    line(Directions.E, 0, 1, columns);
    line(Directions.W, 2 * plane - 1, -1, -columns);
    line(Directions.S, 2 * plane, rows, 1);
    line(Directions.N, 4 * plane - 1, -rows, -1);
    straights = straightJumps(graph);
    hasDiagonals = withDiagonals;
    this.bits = bits;
  }

  /** The stops of straight jumps and, if {@code withDiagonals}, of diagonal ones. */
  JumpStops(GridGraph graph, byte[] skip, boolean withDiagonals) {
    this(graph, withDiagonals, new long[words(graph, withDiagonals)]);
    Arrays.fill(bits, -1);
    for (int mask = straights; mask != 0; mask &= mask - 1) {
      clearPassedByStraightJumps(graph, skip, Integer.numberOfTrailingZeros(mask));
    }
    for (int mask = withDiagonals ? diagonalJumps(graph) : 0; mask != 0; mask &= mask - 1) {
      clearPassedByDiagonalJumps(graph, skip, Integer.numberOfTrailingZeros(mask));
    }
  }

  private static int requirePlane(long cells) {
    if (cells > MAX_PLANE) {
      throw new IllegalArgumentException(
          "jumps need %d positions a direction on this map: expected at most %d"
              .formatted(cells, MAX_PLANE));
    }
    return (int) cells;
  }

  /** Stops of all directions at every cell, to be cleared. */
  static JumpStops everywhere(GridGraph graph) {
    JumpStops stops = new JumpStops(graph, true, new long[words(graph, true)]);
    Arrays.fill(stops.bits, -1);
    return stops;
  }

  private static int words(GridGraph graph, boolean withDiagonals) {
    boolean isEight = graph.movement().directions() == 8;
    long plane = (graph.map().width() + 2L) * (graph.map().height() + 2);
    return (int) (plane * (withDiagonals && isEight ? 8 : withDiagonals || isEight ? 4 : 2) >>> 6)
        + 1;
  }

  void write(IndexWriter out) throws IOException {
    out.longs(bits);
  }

  /** Reads what {@link #write} wrote for the same graph and {@code withDiagonals}. */
  static JumpStops read(GridGraph graph, boolean withDiagonals, IndexReader in) throws IOException {
    return new JumpStops(
        graph, withDiagonals, in.longs("words of stops", words(graph, withDiagonals)));
  }

  private void line(int d, int origin, int columnStep, int rowStep) {
    origins[d] = origin;
    columnSteps[d] = columnStep;
    rowSteps[d] = rowStep;
  }

  /** The mask of the directions of straight jumps; E and W with 4 directions. */
  static int straightJumps(GridGraph graph) {
    return graph.movement().directions() == 8
        ? Directions.STRAIGHT_MASK
        : 1 << Directions.E | 1 << Directions.W;
  }

  /** The mask of the directions of diagonal jumps; N and S with 4 directions. */
  static int diagonalJumps(GridGraph graph) {
    return graph.movement().directions() == 8
        ? Directions.DIAGONAL_MASK
        : 1 << Directions.N | 1 << Directions.S;
  }

  /** The straight jumps made at each step of a diagonal one: the direction along the row. */
  static int sideA(int d) {
    return Directions.dx(d) >= 0 ? Directions.E : Directions.W;
  }

  /** As {@link #sideA}, the other direction. */
  static int sideB(int d) {
    return Directions.dx(d) == 0
        ? Directions.W
        : Directions.dy(d) > 0 ? Directions.S : Directions.N;
  }

  /**
   * Whether a cell that was entered in direction {@code d} from {@code parent} has a forced
   * neighbour: a move that canonical paths keep beside those that continue the jump.
   */
  static boolean hasForcedNeighbour(byte[] skip, byte[] moves, int d, int cell, int parent) {
    int natural = 1 << d;
    if (Directions.isDiagonal(d)) {
      natural |= 1 << sideA(d) | 1 << sideB(d);
    }
    return (moves[cell] & ~skip[d << 8 | moves[parent] & 0xff] & ~natural & 0xff) != 0;
  }

  /** Whether a jump in direction {@code d} can enter a cell, and has a forced neighbour there. */
  static boolean isArrival(byte[] skip, byte[] moves, int[] offsets, int d, int cell) {
    int parent = cell - offsets[d];
    return (moves[parent] >>> d & 1) != 0 && hasForcedNeighbour(skip, moves, d, cell, parent);
  }

  private void clearPassedByStraightJumps(GridGraph graph, byte[] skip, int d) {
    GridMap map = graph.map();
    byte[] moves = graph.moves();
    int offset = Directions.offsets(map.stride())[d];
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        int cell = map.cell(x, y);
        if (graph.isFree(cell) && !hasForcedNeighbour(skip, moves, d, cell, cell - offset)) {
          clear(position(d, x + 1, y + 1));
        }
      }
    }
  }

  private void clearPassedByDiagonalJumps(GridGraph graph, byte[] skip, int d) {
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
            && !(diagonal && hasForcedNeighbour(skip, moves, d, cell, cell - offset))
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

  /** Lets jumps pass a position. */
  void clear(int position) {
    bits[position >>> 6] &= ~(1L << position);
  }

  /** The first position of diagonal jumps, which have as many as straight ones. */
  int diagonalOrigin() {
    return plane * Integer.bitCount(straights);
  }

  /** Whether diagonal jumps have bits. */
  boolean hasDiagonals() {
    return hasDiagonals;
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
