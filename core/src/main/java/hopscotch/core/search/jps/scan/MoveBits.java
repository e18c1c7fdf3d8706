package hopscotch.core.search.jps.scan;

import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import java.util.Arrays;

/**
 * The moves of a band of 64 rows of the padded map, a bit for each cell and direction, and the
 * forced neighbours that follow from them by a few operations for each 64 cells.
 *
 * <p>An array of a band has {@link #width} words for each row, from column 0 on, with zeros after
 * the last column; {@link #at} says where a row begins. Rows off the map are zeros.
 *
 * <p>Space: 80 bytes for each column. For one thread.
 */
final class MoveBits {
  static final int ROWS = 64;

  /** Two rows whose cells say what is forced in the band, and one so that they have neighbours. */
  private static final int MARGIN = 3;

  private final GridGraph graph;
  private final byte[] skip;
  private final int columns;
  private final int width;
  private final long[] free;

  /** For each direction, the cells from which that move is legal. */
  private final long[][] moves;

  MoveBits(JumpRule rule) {
    graph = rule.graph();
    skip = rule.skip();
    columns = graph.map().stride();
    width = columns + 63 >>> 6;
    free = newBand();
    moves = new long[graph.movement().directions()][];
    Arrays.setAll(moves, d -> newBand());
  }

  /** An array of a band, all zeros. */
  long[] newBand() {
    return new long[(ROWS + 2 * MARGIN) * width];
  }

  /** The words of a row. */
  int width() {
    return width;
  }

  /**
   * The index at which row {@code i} of the band begins in its arrays. For {@link #ROWS}, the index
   * at which the last row ends.
   */
  int at(int i) {
    return (MARGIN + i) * width;
  }

  /** The free cells of the band; not to be written. */
  long[] free() {
    return free;
  }

  /** The cells of the band that a move in direction {@code d} enters; not to be written. */
  long[] entered(int d) {
    return moves[Directions.reverse(d)];
  }

  /** Goes to the band that begins with a row of the padded map. */
  void load(int first) {
    for (int i = -2; i < ROWS + 2; i++) {
      int row = first + i;
      if (0 < row && row <= graph.map().height()) {
        loadFree(row * columns, at(i));
      } else {
        Arrays.fill(free, at(i), at(i + 1), 0);
      }
    }
    for (int d = 0; d < moves.length; d++) {
      loadMoves(d);
    }
  }

  private void loadFree(int cell, int at) {
    long[] bits = graph.freeBits();
    for (int i = 0; i < width; i++) {
      int from = cell + (i << 6);
      free[at + i] = bits[from >>> 6] >>> from | bits[(from >>> 6) + 1] << 1 << ~from;
    }
    free[at + width - 1] &= -1L >>> -columns;
  }

  private void loadMoves(int d) {
    final CornerRule rule = graph.movement().corners();
    final boolean isDiagonal = Directions.isDiagonal(d);
    final int dx = Directions.dx(d);
    final int down = Directions.dy(d) * width;
    final long[] free = this.free;
    final long[] legal = moves[d];
    for (int k = at(-1); k < at(ROWS + 1); k++) {
      long corners = isDiagonal ? rule.allows(free[k + down], shifted(free, k, dx)) : -1;
      legal[k] = free[k] & shifted(free, k + down, dx) & corners;
    }
  }

  /** Word {@code k} of what is {@code dx} columns to the right, one at most. */
  private static long shifted(long[] bits, int k, int dx) {
    if (dx == 0) {
      return bits[k];
    }
    return dx > 0 ? bits[k] >>> 1 | bits[k + 1] << 63 : bits[k] << 1 | bits[k - 1] >>> 63;
  }

  /**
   * Writes which cells of the band have a forced neighbour for arrivals in direction {@code d},
   * whether or not a move enters them. A move that is not natural is forced unless the parent has
   * the one move that makes it needless.
   */
  void forced(int d, long[] cells) {
    Arrays.fill(cells, 0);
    int kept = ~skip[d << 8] & ~JumpRule.natural(d);
    for (int next = 0; next < moves.length; next++) {
      for (int other = 0; other < moves.length && (kept >>> next & 1) != 0; other++) {
        if ((skip[d << 8 | 1 << other] >>> next & 1) != 0) {
          addForced(d, moves[next], moves[other], cells);
        }
      }
    }
  }

  private void addForced(int d, long[] next, long[] other, long[] cells) {
    final int dx = Directions.dx(d);
    final int down = Directions.dy(d) * width;
    for (int k = at(0); k < at(ROWS); k++) {
      cells[k] |= next[k] & ~shifted(other, k - down, -dx);
    }
  }
}
