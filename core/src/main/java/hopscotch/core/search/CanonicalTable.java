package hopscotch.core.search;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;

/**
 * The moves that a canonical path leaves out. Of all paths of one cost the canonical one has its
 * diagonal moves first (with 4 directions, its vertical moves).
 *
 * <p>A move is left out if the parent of the cell reaches the move's target otherwise, in one of
 * two ways:
 *
 * <ul>
 *   <li>by one move that is cheaper;
 *   <li>by two moves that cost no more and come first in the order.
 * </ul>
 *
 * <p>What remains are the natural and forced neighbours of Harabor and Grastien ("Online Graph
 * Pruning for Pathfinding on Grid Maps", 2011, section "Neighbour Pruning Rules"; without corner
 * cutting, "Improving Jump Point Search", 2014). Here one definition serves every corner rule. The
 * ordering has its name from Sturtevant and Rabin, "Canonical Orderings on Grids", 2016.
 *
 * <p>The table has a mask for each direction {@code d} in which a cell was reached and each move
 * mask of its parent, at entry {@code d << 8 | parentMoves}, as in {@link SkipTable}. The parent's
 * moves alone decide, under every corner rule.
 *
 * <p>Nothing is lost, whichever of two paths of one cost reached a cell first. For suppose that on
 * some optimal path to the goal a cell was not reached at its g, and take such a cell n of the
 * least g:
 *
 * <ol>
 *   <li>All optimal predecessors of n were expanded, and each of them left n out.
 *   <li>None did so for a single move that is cheaper, since it is an optimal predecessor.
 *   <li>If a diagonal move to n was left out for two moves, the second of these leads straight to
 *       n, along the larger step. So n has a straight predecessor, too. (With 4 directions read
 *       vertical for diagonal and horizontal for straight, here and in 4.)
 *   <li>But a straight move is left out only for a single move that is cheaper, which contradicts
 *       2.
 * </ol>
 *
 * <p>Only uniform terrain has this order.
 */
public final class CanonicalTable {
  private static final byte[] FOUR_DIRECTIONS = table(4, false);
  private static final byte[] EIGHT_DIRECTIONS = table(8, false);
  private static final byte[] DIAGONAL_IS_TWO_STRAIGHT = table(8, true);

  private CanonicalTable() {}

  /**
   * The table of a graph: 2,048 masks of the moves left out. All graphs of a kind share it; not to
   * be written.
   *
   * @throws IllegalArgumentException if the terrain is weighted, naming the planner {@code id}
   */
  public static byte[] of(GridGraph graph, String id) {
    if (graph.isWeighted()) {
      throw new IllegalArgumentException(
          "planner '%s' needs uniform terrain, since it orders paths of equal cost; got '%s'"
              .formatted(id, graph.movement()));
    }
    if (graph.movement().directions() == 4) {
      return FOUR_DIRECTIONS;
    }
    boolean isTwoStraight = graph.diagonalCost() == 2 * graph.straightCost();
    return isTwoStraight ? DIAGONAL_IS_TWO_STRAIGHT : EIGHT_DIRECTIONS;
  }

  private static byte[] table(int directions, boolean isTwoStraight) {
    byte[] table = new byte[Directions.COUNT << 8];
    for (int d = 0; d < Directions.COUNT; d++) {
      for (int parentMoves = 0; parentMoves < 256; parentMoves++) {
        for (int next = 0; next < Directions.COUNT; next++) {
          if (!isKept(directions, isTwoStraight, d, parentMoves, next)) {
            table[d << 8 | parentMoves] |= (byte) (1 << next);
          }
        }
      }
    }
    return table;
  }

  private static boolean isKept(
      int directions, boolean isTwoStraight, int d, int parentMoves, int next) {
    if (d == next) {
      return true;
    }
    if (d == Directions.reverse(next)) {
      return false;
    }
    if (directions == 4) {
      return Directions.dx(d) == 0 || !has(parentMoves, next);
    }
    int dx = Directions.dx(d) + Directions.dx(next);
    int dy = Directions.dy(d) + Directions.dy(next);
    if (Math.abs(dx) <= 1 && Math.abs(dy) <= 1) {
      int direct = Directions.of(dx, dy);
      return !has(parentMoves, direct) || Directions.isDiagonal(direct) && isTwoStraight;
    }
    if (Directions.isDiagonal(d) && Directions.isDiagonal(next)) {
      return !has(parentMoves, Directions.of(dx / 2, dy / 2));
    }
    return Directions.isDiagonal(d) || !has(parentMoves, next);
  }

  private static boolean has(int moves, int d) {
    return (moves >>> d & 1) != 0;
  }
}
