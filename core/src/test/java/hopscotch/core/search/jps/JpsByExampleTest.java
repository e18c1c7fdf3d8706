package hopscotch.core.search.jps;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.GridMap;
import hopscotch.core.search.jps.scan.JumpPoints;
import hopscotch.core.search.jps.scan.JumpRule;
import hopscotch.core.search.jps.scan.JumpStops;
import hopscotch.core.search.jps.scan.Jumps;
import hopscotch.core.testkit.ExampleMap;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Jump point search on small maps, from the easiest to the hardest: jumps, then searches. */
class JpsByExampleTest {

  /** The map with {@code o} where jumps from {@code s} in all directions end. */
  private static String jumps(ExampleMap map, boolean prune) {
    JumpRule rule = JumpRule.of(map.graph(), "jps");
    Jumps jumps = new Jumps(rule, new JumpPoints(rule), new JumpStops(rule, false), prune);
    GridMap grid = map.graph().map();
    int start = map.cell('s');
    jumps.from(start, grid.x(start) + 1, grid.y(start) + 1, map.graph().moves(start));
    return map.marked('o', Arrays.stream(jumps.ends, 0, jumps.count).map(Jumps::cell).toArray());
  }

  private static String jumpPoints(ExampleMap map) {
    return map.marked('o', new JumpPoints(JumpRule.of(map.graph(), "jps")).cells());
  }

  /** On open ground every cell is reached best without a turn. */
  @Test
  void h01OpenGroundHasNoJumpPoint() {
    ExampleMap map =
        ExampleMap.of(
            "8 never",
            """
            .....
            ..s..
            .....
            """);
    assertEquals(
        """
        .....
        ..s..
        .....
        """,
        jumpPoints(map));
    assertEquals(
        """
        .....
        ..s..
        .....
        """,
        jumps(map, false));
  }

  /** From the cell past the wall, the cells behind the wall are reached best by a turn. */
  @Test
  void h02AStraightJumpEndsBesideTheCornerOfAWall() {
    ExampleMap map =
        ExampleMap.of(
            "8 never",
            """
            s......
            ..@@...
            """);
    assertEquals(
        """
        s...o..
        ..@@...
        """,
        jumps(map, false));
  }

  @Test
  void h03AWallEndsAJumpThatFindsNothing() {
    ExampleMap map =
        ExampleMap.of(
            "8 never",
            """
            s..@....
            ....@...
            """);
    assertEquals(
        """
        s..@....
        ....@...
        """,
        jumps(map, false));
  }

  /** So does the straight jump down from (2, 2), which is therefore where the diagonal one ends. */
  @Test
  void h04ADiagonalJumpEndsWhereAStraightOneFindsAJumpPoint() {
    ExampleMap map =
        ExampleMap.of(
            "8 never",
            """
            s.....
            ......
            ......
            .@....
            ......
            """);
    assertEquals(
        """
        s.....
        ......
        ..o...
        .@....
        o.....
        """,
        jumps(map, false));
  }

  @Test
  void h05WithPruningWhatTheStraightJumpFindsTakesItsPlace() {
    ExampleMap map =
        ExampleMap.of(
            "8 never",
            """
            s.....
            ......
            ......
            .@....
            ......
            """);
    assertEquals(
        """
        s.....
        ......
        ......
        .@....
        o.o...
        """,
        jumps(map, true));
  }

  /** There a diagonal move turns around the corner, from before the wall or from beside it. */
  @Test
  void h06WhereCornersAreCutTheJumpPointIsBesideTheWall() {
    String rows =
        """
        s......
        ..@@...
        .......
        """;
    assertEquals(
        """
        so..o..
        ..@@...
        .o..o..
        """,
        jumpPoints(ExampleMap.of("8 never", rows)));
    assertEquals(
        """
        s.oo...
        .o@@o..
        ..oo...
        """,
        jumpPoints(ExampleMap.of("8 always", rows)));
  }

  /** With 4 directions jumps along columns play the part of diagonal ones. */
  @Test
  void h07WithFourDirectionsColumnsComeFirst() {
    ExampleMap map =
        ExampleMap.of(
            "4",
            """
            ......
            s.....
            ..@...
            ......
            """);
    assertEquals(
        """
        ......
        s..o..
        ..@...
        o.....
        """,
        jumps(map, false));
    assertEquals(
        """
        ......
        s..o..
        ..@...
        ...o..
        """,
        jumps(map, true));
  }

  @Test
  void h08AStartThatSeesTheGoalIsTheOnlyExpansion() {
    ExampleMap map =
        ExampleMap.of(
            "8 never",
            """
            s....
            .....
            ....g
            """);
    assertEquals(
        """
        0....
        .....
        ....g
        """,
        map.expansions("jps"));
    assertEquals(
        """
        s....
        .*...
        ..**g
        """,
        map.path("jps"));
  }

  @Test
  void h09OnlyJumpPointsAreExpanded() {
    ExampleMap map =
        ExampleMap.of(
            "8 never",
            """
            .......
            ....@..
            s...@.g
            ....@..
            """);
    assertEquals(
        """
        ..cdef.
        b975@.g
        0123@.g
        a864@..
        """,
        map.expansions("astar"));
    assertEquals(
        """
        ..1..2.
        ....@..
        0...@.g
        ....@..
        """,
        map.expansions("jps"));
    assertEquals(
        """
        ..****.
        .*..@.*
        s...@.g
        ....@..
        """,
        map.path("jps"));
  }

  /** The turn at the wall's corner is the jump point; the diagonal one only leads there. */
  @Test
  void h10WithPruningFewerAreExpanded() {
    ExampleMap map =
        ExampleMap.of(
            "8 never",
            """
            .....
            s.@.g
            ..@..
            .....
            """);
    assertEquals(
        """
        .1.2.
        0.@.g
        ..@..
        .....
        """,
        map.expansions("jps"));
    assertEquals(
        """
        ...1.
        0.@.g
        ..@..
        .....
        """,
        map.expansions("jps(prune=true)"));
    assertEquals(
        """
        .***.
        s.@.g
        ..@..
        .....
        """,
        map.path("jps(prune=true)"));
  }
}
