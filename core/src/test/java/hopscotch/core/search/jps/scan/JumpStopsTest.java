package hopscotch.core.search.jps.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.search.jps.Served;
import hopscotch.core.testkit.GridCases;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Scans by words against steps cell by cell, with the forced neighbours as they were published. */
class JumpStopsTest {

  @Provide
  Arbitrary<GridCase> cases() {
    return GridCases.cases(Served.MOVEMENTS);
  }

  @Property(seed = "20286")
  void straightJumpsStopAtTheNextForcedNeighbourOrWall(@ForAll("cases") GridCase map) {
    check(map, false);
  }

  @Property(seed = "20287")
  void diagonalJumpsStopWhereAStraightJumpSeesAJumpPoint(@ForAll("cases") GridCase map) {
    check(map, true);
  }

  /** Sides of two and three words, so that jumps and diagonals lead from one to the next. */
  @Property(seed = "20298", tries = 12)
  void stopsOfLargeMapsAreWhereTheCellsAroundPutThem(
      @ForAll @IntRange(min = 60, max = 140) int width,
      @ForAll @IntRange(min = 60, max = 140) int height,
      @ForAll MapShape shape,
      @ForAll @IntRange(max = 1000) int seed) {
    Random random = new Random(seed);
    Movement movement = Served.MOVEMENTS.get(random.nextInt(Served.MOVEMENTS.size()));
    GridMap map = shape.map(width, height, ".", random);
    GridGraph graph = GridGraph.of(map, movement);
    JumpStops stops = new JumpStops(JumpRule.of(graph, "jps"), true);
    for (int cell = map.cell(0, 0); cell <= map.cell(width - 1, height - 1); cell++) {
      for (int bits = graph.moves(cell); bits != 0; bits &= bits - 1) {
        int d = Integer.numberOfTrailingZeros(bits);
        int reached = at(graph, cell, d, 1);
        int position = stops.position(d, map.x(reached) + 1, map.y(reached) + 1);
        assertEquals(
            isStop(graph, reached, d),
            isSet(stops.bits(d), position),
            () -> map.describe(reached) + " in direction " + d);
      }
    }
  }

  @Property(seed = "20287")
  void diagonalJumpsAreBlockedWhereNoMoveEnters(@ForAll("cases") GridCase query) {
    GridGraph graph = query.graph();
    GridMap map = query.map();
    JumpRule rule = JumpRule.of(graph, "jps");
    JumpStops stops = new JumpStops(rule, false);
    for (int row = 1; row <= map.height(); row++) {
      for (int column = 1; column < map.stride(); column++) {
        int cell = map.cell(column - 1, row - 1);
        for (int left = rule.diagonals(); left != 0; left &= left - 1) {
          int d = Integer.numberOfTrailingZeros(left);
          assertEquals(
              !isLegal(graph, at(graph, cell, d, -1), d),
              isSet(stops.blocks(), stops.position(d, column, row)),
              () -> map.describe(cell) + " in direction " + d);
        }
      }
    }
  }

  private static boolean isSet(byte[] bits, int position) {
    return (bits[position >>> 3] >>> (position & 7) & 1) != 0;
  }

  private static boolean isStop(GridGraph graph, int cell, int d) {
    if (graph.movement().directions() == 8 ? !Directions.isDiagonal(d) : Directions.dy(d) == 0) {
      return isForced(graph, cell, d);
    }
    return sees(graph, cell, JumpRule.sideA(d))
        || sees(graph, cell, JumpRule.sideB(d))
        || Directions.isDiagonal(d) && isForcedOnDiagonal(graph, cell, d);
  }

  private static void check(GridCase query, boolean isDiagonal) {
    GridGraph graph = query.graph();
    GridMap map = query.map();
    JumpRule rule = JumpRule.of(graph, "jps");
    JumpStops stops = new JumpStops(rule, true);
    int directions = isDiagonal ? rule.diagonals() : rule.straights();
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        int cell = map.cell(x, y);
        for (int bits = graph.moves(cell) & directions; bits != 0; bits &= bits - 1) {
          int d = Integer.numberOfTrailingZeros(bits);
          int position = stops.position(d, x + 1, y + 1);
          assertEquals(
              isDiagonal ? diagonalJump(graph, cell, d) : straightJump(graph, cell, d),
              JumpStops.scan(stops.bits(d), position),
              () -> map.describe(cell) + " in direction " + d);
        }
      }
    }
  }

  private static int straightJump(GridGraph graph, int cell, int d) {
    int length = 1;
    while (graph.isFree(at(graph, cell, d, length))
        && !isForced(graph, at(graph, cell, d, length), d)) {
      length++;
    }
    return length;
  }

  private static int diagonalJump(GridGraph graph, int cell, int d) {
    int length = 1;
    while (isLegal(graph, at(graph, cell, d, length - 1), d)
        && !isStop(graph, at(graph, cell, d, length), d)) {
      length++;
    }
    return length;
  }

  private static boolean sees(GridGraph graph, int cell, int d) {
    return graph.isFree(at(graph, cell, d, straightJump(graph, cell, d)));
  }

  /**
   * Without corner cutting (and with 4 directions) a cell beside is forced where the one behind it
   * is blocked; with it, the cell beside and ahead is, where the one beside is blocked.
   */
  private static boolean isForced(GridGraph graph, int cell, int d) {
    CornerRule rule = graph.movement().corners();
    boolean isOrthogonal = graph.movement().directions() == 4;
    for (int turn : new int[] {1, 3}) {
      int beside = at(graph, cell, (d + turn) % 4, 1);
      int behind = at(graph, beside, d, -1);
      int ahead = at(graph, beside, d, 1);
      boolean forced =
          isOrthogonal || rule == CornerRule.NEVER
              ? graph.isFree(beside) && !graph.isFree(behind)
              : !graph.isFree(beside)
                  && graph.isFree(ahead)
                  && rule.allows(graph.isFree(at(graph, cell, d, 1)), false);
      if (forced) {
        return true;
      }
    }
    return false;
  }

  /** With corner cutting: a cell beside the parent is blocked, and a diagonal leads around it. */
  private static boolean isForcedOnDiagonal(GridGraph graph, int cell, int d) {
    int parent = at(graph, cell, d, -1);
    for (int side : new int[] {JumpRule.sideA(d), JumpRule.sideB(d)}) {
      int other = side == JumpRule.sideA(d) ? JumpRule.sideB(d) : JumpRule.sideA(d);
      int around =
          Directions.of(
              Directions.dx(side) - Directions.dx(other),
              Directions.dy(side) - Directions.dy(other));
      if (!graph.isFree(at(graph, parent, side, 1)) && isLegal(graph, cell, around)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isLegal(GridGraph graph, int cell, int d) {
    return (graph.moves(cell) >>> d & 1) != 0;
  }

  private static int at(GridGraph graph, int cell, int d, int length) {
    return cell + length * Directions.offsets(graph.map().stride())[d];
  }
}
