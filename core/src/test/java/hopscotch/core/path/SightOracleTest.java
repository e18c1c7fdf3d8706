package hopscotch.core.path;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.testkit.GridCases;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/**
 * The validator's walk along a line against plain geometry: every cell of the bounding box is asked
 * whether the line parts its four corners. Coordinates are doubled, so that corners are integers
 * and nothing is rounded.
 */
class SightOracleTest {

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(
        GridCases.uniformMovements().stream().filter(m -> m.directions() == 8).toList());
  }

  @Property(seed = "20264", tries = 2000)
  void aLineIsLegalWhereGeometrySaysSo(@ForAll("queries") GridCase query) {
    GridGraph graph = query.graph();
    for (GridCase line : query.others(10)) {
      if (line.start() != line.goal()) {
        PathBuffer path = new PathBuffer();
        path.add(line.start());
        path.add(line.goal());
        assertEquals(isLegal(line), PathValidator.check(graph, path).isValid(), line::toString);
      }
    }
  }

  private static boolean isLegal(GridCase line) {
    GridMap map = line.map();
    int ax = map.x(line.start());
    int ay = map.y(line.start());
    int bx = map.x(line.goal());
    int by = map.y(line.goal());
    for (int y = Math.min(ay, by); y <= Math.max(ay, by); y++) {
      for (int x = Math.min(ax, bx); x <= Math.max(ax, bx); x++) {
        if (isCrossed(ax, ay, bx, by, x, y) && !isFree(line, x, y)) {
          return false;
        }
      }
    }
    for (int y = Math.min(ay, by); y < Math.max(ay, by); y++) {
      for (int x = Math.min(ax, bx); x < Math.max(ax, bx); x++) {
        if (side(ax, ay, bx, by, 2 * x + 1, 2 * y + 1) == 0 && !mayPass(line, x, y)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether the line goes through the inside of a cell of its bounding box. */
  private static boolean isCrossed(int ax, int ay, int bx, int by, int x, int y) {
    boolean left = false;
    boolean right = false;
    for (int corner : List.of(0, 1, 2, 3)) {
      long side = side(ax, ay, bx, by, 2 * x + (corner & 1) * 2 - 1, 2 * y + (corner & 2) - 1);
      left |= side < 0;
      right |= side > 0;
    }
    return left && right;
  }

  /** The sign tells on which side of the line a point in doubled coordinates lies; 0 is on it. */
  private static long side(int ax, int ay, int bx, int by, int x2, int y2) {
    return (long) (bx - ax) * (y2 - 2 * ay) - (long) (by - ay) * (x2 - 2 * ax);
  }

  /** Whether the rule lets the line through the corner between (x, y) and (x + 1, y + 1). */
  private static boolean mayPass(GridCase line, int x, int y) {
    GridMap map = line.map();
    boolean falls =
        map.x(line.goal()) > map.x(line.start()) == map.y(line.goal()) > map.y(line.start());
    int beside = 0;
    beside += isFree(line, falls ? x + 1 : x, y) ? 1 : 0;
    beside += isFree(line, falls ? x : x + 1, y + 1) ? 1 : 0;
    CornerRule rule = line.movement().corners();
    return rule == CornerRule.ALWAYS || beside == 2 || beside == 1 && rule == CornerRule.ONE_FREE;
  }

  private static boolean isFree(GridCase line, int x, int y) {
    return line.movement().terrain().isFree(line.map().terrain(line.map().cell(x, y)));
  }
}
