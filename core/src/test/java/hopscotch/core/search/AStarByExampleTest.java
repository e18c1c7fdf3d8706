package hopscotch.core.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.testkit.ExampleMap;
import org.junit.jupiter.api.Test;

/** A* on small maps, from the easiest to the hardest: paths, then the order of expansions. */
class AStarByExampleTest {

  @Test
  void h01AroundAWall() {
    ExampleMap map =
        ExampleMap.of(
            "4",
            """
            .....
            s.@.g
            ..@..
            .....
            """);
    assertEquals(
        """
        .***.
        s*@*g
        ..@..
        .....
        """,
        map.path("astar"));
  }

  @Test
  void h02DiagonalMovesAreShorterThanTwoStraightOnes() {
    ExampleMap map =
        ExampleMap.of(
            "8",
            """
            .....
            s.@.g
            ..@..
            .....
            """);
    assertEquals(
        """
        .***.
        s.@.g
        ..@..
        .....
        """,
        map.path("astar"));
  }

  @Test
  void h03ACornerIsCutOnlyWhereTheMovementAllowsIt() {
    String rows =
        """
        .@...
        s@.@g
        ...@.
        """;
    assertEquals(
        """
        .@***
        s@*@g
        ***@.
        """,
        ExampleMap.of("8 never", rows).path("astar"));
    assertEquals(
        """
        .@.*.
        s@*@g
        .*.@.
        """,
        ExampleMap.of("8 always", rows).path("astar"));
  }

  @Test
  void h04AroundASwamp() {
    String rows =
        """
        s.W.g
        ..W..
        .....
        """;
    assertEquals(
        """
        s***g
        ..W..
        .....
        """,
        ExampleMap.of("4 never 1/1 .=1,W=3", rows).path("astar"));
    assertEquals(
        """
        s*W.g
        .*W.*
        .****
        """,
        ExampleMap.of("4 never 1/1 .=1,W=7", rows).path("astar"));
  }

  @Test
  void h05WhereThereIsNoPathNothingIsExpandedButWithoutComponentsAllIs() {
    ExampleMap map =
        ExampleMap.of(
            "8",
            """
            s.@.g
            ..@..
            """);
    assertEquals("NO_PATH", map.path("astar"));
    assertEquals(
        """
        s.@.g
        ..@..
        """,
        map.expansions("astar"));
    assertEquals(
        """
        01@.g
        32@..
        """,
        map.expansions("astar(components=false)"));
  }

  /** Where nothing is in the way, h is the cost of the rest, and f is the same along the path. */
  @Test
  void h06OnOpenGroundOnlyThePathIsExpanded() {
    ExampleMap map =
        ExampleMap.of(
            "8",
            """
            .....
            s...g
            .....
            """);
    assertEquals(
        """
        .....
        0123g
        .....
        """,
        map.expansions("astar"));
    assertEquals(
        """
        358b.
        0269g
        147a.
        """,
        map.expansions("dijkstra"));
  }

  @Test
  void h07CellsBeforeTheWallHaveALowerFThanTheWayAroundIt() {
    ExampleMap map =
        ExampleMap.of(
            "8",
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
        ...***.
        ..*.@.*
        s*..@.g
        ....@..
        """,
        map.path("astar"));
  }

  /** Of cells of equal f, that of the highest g is the nearest to the goal. */
  @Test
  void h08TheRuleForTiesDecidesHowManyCellsOfEqualFAreExpanded() {
    ExampleMap map =
        ExampleMap.of(
            "4",
            """
            .....
            s.@.g
            ..@..
            .....
            """);
    assertEquals(
        """
        .2345
        01@.g
        ..@..
        .....
        """,
        map.expansions("astar(ties=high-g)"));
    assertEquals(
        """
        24678
        01@9g
        35@..
        .....
        """,
        map.expansions("astar(ties=low-g)"));
    assertEquals(
        """
        .345.
        01@6g
        .2@..
        .....
        """,
        map.expansions("astar(ties=last-in-first-out)"));
    assertEquals(
        """
        24678
        01@9g
        35@..
        .....
        """,
        map.expansions("astar(ties=first-in-first-out)"));
  }
}
