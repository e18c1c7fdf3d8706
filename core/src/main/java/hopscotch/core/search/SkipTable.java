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
  private SkipTable() {}

  /** The table of a graph: 2,048 masks. */
  public static byte[] of(GridGraph graph) {
    byte[] table = new byte[Directions.COUNT << 8];
    for (int d = 0; d < Directions.COUNT; d++) {
      int[] skipped = skippedFor(graph, d);
      table[d << 8] = (byte) (1 << Directions.reverse(d));
      for (int parentMoves = 1; parentMoves < 256; parentMoves++) {
        int lowest = Integer.numberOfTrailingZeros(parentMoves);
        int others = table[d << 8 | parentMoves & parentMoves - 1];
        table[d << 8 | parentMoves] = (byte) (others | skipped[lowest]);
      }
    }
    return table;
  }

  /** By a legal move of the parent, the moves that it makes needless. */
  private static int[] skippedFor(GridGraph graph, int d) {
    int[] skipped = new int[Directions.COUNT];
    for (int next = 0; next < Directions.COUNT; next++) {
      int dx = Directions.dx(d) + Directions.dx(next);
      int dy = Directions.dy(d) + Directions.dy(next);
      boolean isNeighbour = (dx != 0 || dy != 0) && Math.abs(dx) <= 1 && Math.abs(dy) <= 1;
      if (isNeighbour) {
        int direct = Directions.of(dx, dy);
        skipped[direct] |= costsNoMore(graph, direct, d, next) ? 1 << next : 0;
      }
    }
    return skipped;
  }

  /**
   * Whether the direct move costs no more; on weighted terrain, whether it does so for all weights.
   */
  private static boolean costsNoMore(GridGraph graph, int direct, int d, int next) {
    long cost = base(graph, direct);
    return graph.isWeighted()
        ? cost <= base(graph, d) && cost <= base(graph, next)
        : cost <= base(graph, d) + base(graph, next);
  }

  private static long base(GridGraph graph, int d) {
    return Directions.isDiagonal(d) ? graph.diagonalCost() : graph.straightCost();
  }
}
