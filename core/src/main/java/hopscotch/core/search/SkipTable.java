package hopscotch.core.search;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;

/**
 * The moves that cannot improve any cell: those to a cell that the parent reaches itself, in one
 * legal move that costs no more than the two moves over the child. When the parent was expanded, it
 * gave that cell at least as low a g, so leaving the move out changes no state, no order and no
 * path.
 *
 * <p>A mask for each direction {@code d} in which a cell was reached and each move mask of its
 * parent: entry {@code d << 8 | parentMoves}. The move back to the parent is always in it.
 */
public final class SkipTable {
  private static final byte[] ANY = table(false);
  private static final byte[] WEIGHTED = table(true);

  private SkipTable() {}

  /**
   * The table of a graph: 2,048 masks. All graphs of a kind share it; not to be written.
   *
   * <p>On uniform terrain a direct move never costs more than two, since a diagonal costs at most
   * two straight moves. On weighted terrain it must cost no more for all weights, so it must not be
   * a diagonal in place of a straight move, unless both cost the same.
   */
  public static byte[] of(GridGraph graph) {
    boolean diagonalCostsMore = graph.diagonalCost() > graph.straightCost();
    return graph.isWeighted() && diagonalCostsMore ? WEIGHTED : ANY;
  }

  /** The mask of the moves of a cell that a table keeps after an arrival in direction {@code d}. */
  public static int kept(byte[] skip, byte[] moves, int[] offsets, int d, int cell) {
    return moves[cell] & ~skip[d << 8 | moves[cell - offsets[d]] & 0xff] & 0xff;
  }

  private static byte[] table(boolean isWeighted) {
    byte[] table = new byte[Directions.COUNT << 8];
    for (int d = 0; d < Directions.COUNT; d++) {
      int[] skipped = skippedFor(d, isWeighted);
      table[d << 8] = (byte) (1 << Directions.reverse(d));
      for (int parentMoves = 1; parentMoves < 256; parentMoves++) {
        int lowest = Integer.numberOfTrailingZeros(parentMoves);
        int others = table[d << 8 | parentMoves & parentMoves - 1];
        table[d << 8 | parentMoves] = (byte) (others | skipped[lowest]);
      }
    }
    return table;
  }

  /** For each legal move of the parent, the moves that it makes needless. */
  private static int[] skippedFor(int d, boolean isWeighted) {
    int[] skipped = new int[Directions.COUNT];
    for (int next = 0; next < Directions.COUNT; next++) {
      int dx = Directions.dx(d) + Directions.dx(next);
      int dy = Directions.dy(d) + Directions.dy(next);
      boolean isNeighbour = (dx != 0 || dy != 0) && Math.abs(dx) <= 1 && Math.abs(dy) <= 1;
      if (isNeighbour) {
        int direct = Directions.of(dx, dy);
        boolean mayCostMore = isWeighted && Directions.isDiagonal(direct);
        skipped[direct] |= mayCostMore ? 0 : 1 << next;
      }
    }
    return skipped;
  }
}
