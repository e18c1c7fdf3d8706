package hopscotch.core.search.jps.scan;

import hopscotch.core.grid.ChangingGraph;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridMap;

/**
 * Brings jump points and the stops of jumps up to date with the last changes of their graph. Both
 * depend on the moves of a cell and its neighbours, which depend on the cells around those: so
 * nothing differs farther than 2 from a cell that was blocked or freed.
 */
public final class JumpRepair {
  private static final int REACH = 2;

  /** So many changed cells are always repaired. */
  private static final int FEW = 16;

  /** One cell of so many: to repair these takes about as long as to make all anew. */
  private static final int ALL = 256;

  private JumpRepair() {}

  /**
   * Whether a repair takes less time than new jump points and stops. Those are made by words of
   * bits, a repair goes by cells.
   */
  public static boolean pays(ChangingGraph changing) {
    GridMap map = changing.graph().map();
    return changing.alteredCount() <= Math.max(FEW, map.width() * (long) map.height() / ALL);
  }

  /**
   * Repairs them in time of the changed cells. Jumps forget what they learnt before their next
   * query, which takes time of the map: half a byte for each cell.
   *
   * @param rule of the graph that changed; its costs are the same
   * @param stops without those of diagonal jumps
   */
  public static void repair(
      JumpRule rule, JumpPoints points, JumpStops stops, ChangingGraph changing) {
    GridMap map = rule.graph().map();
    for (int i = 0; i < changing.alteredCount(); i++) {
      int x = map.x(changing.alteredCell(i));
      int y = map.y(changing.alteredCell(i));
      int right = Math.min(map.width() - 1, x + REACH);
      int bottom = Math.min(map.height() - 1, y + REACH);
      for (int row = Math.max(0, y - REACH); row <= bottom; row++) {
        for (int column = Math.max(0, x - REACH); column <= right; column++) {
          repair(rule, points, stops, map.cell(column, row));
        }
      }
    }
    stops.noteRepair();
  }

  private static void repair(JumpRule rule, JumpPoints points, JumpStops stops, int cell) {
    int stride = rule.graph().map().stride();
    int row = cell / stride;
    int column = cell - row * stride;
    boolean isFree = rule.graph().isFree(cell);
    boolean isPoint = false;
    for (int left = rule.forcing(); left != 0; left &= left - 1) {
      isPoint |= rule.isArrival(Integer.numberOfTrailingZeros(left), cell);
    }
    points.set(cell, isPoint);
    for (int left = rule.straights(); left != 0; left &= left - 1) {
      int d = Integer.numberOfTrailingZeros(left);
      boolean isStop = !isFree || rule.isForced(d, cell);
      JumpStops.set(stops.straights(), stops.position(d, column, row), isStop);
    }
    for (int left = rule.diagonals(); left != 0; left &= left - 1) {
      int d = Integer.numberOfTrailingZeros(left);
      boolean isEntered = (rule.graph().moves(cell) >>> Directions.reverse(d) & 1) != 0;
      JumpStops.set(stops.blocks(), stops.position(d, column, row), !isEntered);
    }
  }
}
