package hopscotch.core.testkit.broken;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import java.util.function.IntUnaryOperator;

/**
 * The moves of a map cut into a left and a right cluster. Each unbroken row of free pairs along the
 * border is an entrance, and the border is crossed only in the middle of one.
 */
final class TwoClusters implements IntUnaryOperator {
  private static final int EAST = 1 << Directions.E | 1 << Directions.NE | 1 << Directions.SE;
  private static final int WEST = 1 << Directions.W | 1 << Directions.NW | 1 << Directions.SW;

  private final GridGraph graph;
  private final int border;
  private final boolean[] transitions;

  /**
   * The clusters of a graph whose diagonals cut no corners.
   *
   * @param losesLast whether an entrance that reaches the last row is forgotten
   */
  TwoClusters(GridGraph graph, boolean losesLast) {
    GridMap map = graph.map();
    this.graph = graph;
    this.border = map.width() / 2;
    this.transitions = new boolean[map.height()];
    int first = -1;
    for (int y = 0; y <= map.height() - (losesLast ? 1 : 0); y++) {
      boolean isOpen = border > 0 && y < map.height() && isPair(y);
      if (isOpen && first < 0) {
        first = y;
      } else if (!isOpen && first >= 0) {
        transitions[(first + y - 1) / 2] = true;
        first = -1;
      }
    }
  }

  private boolean isPair(int y) {
    GridMap map = graph.map();
    return graph.isFree(map.cell(border - 1, y)) && graph.isFree(map.cell(border, y));
  }

  @Override
  public int applyAsInt(int cell) {
    int x = graph.map().x(cell);
    int crossing = x == border - 1 ? EAST : x == border ? WEST : 0;
    int straight = transitions[graph.map().y(cell)] ? Directions.STRAIGHT_MASK : 0;
    return graph.moves(cell) & (~crossing | straight);
  }
}
