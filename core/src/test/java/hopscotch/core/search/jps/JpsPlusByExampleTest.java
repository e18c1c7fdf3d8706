package hopscotch.core.search.jps;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.capability.Jumper;
import hopscotch.core.search.jps.graph.JumpVertices;
import hopscotch.core.search.jps.scan.JumpRule;
import hopscotch.core.search.jps.scan.JumpStops;
import hopscotch.core.testkit.ExampleMap;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Jump point search with its jumps prepared, on small maps, from the easiest to the hardest. */
class JpsPlusByExampleTest {

  /** The map with the length of the jump in a direction from each free cell to where it stops. */
  private static String lengths(ExampleMap map, int d) {
    JumpStops stops = new JumpStops(JumpRule.of(map.graph(), "jpsplus"), true);
    GridMap grid = map.graph().map();
    Map<Integer, Character> lengths = new HashMap<>();
    for (int y = 0; y < grid.height(); y++) {
      for (int x = 0; x < grid.width(); x++) {
        if (map.graph().isFree(grid.cell(x, y))) {
          int length = JumpStops.scan(stops.bits(d), stops.position(d, x + 1, y + 1));
          lengths.put(grid.cell(x, y), Character.forDigit(length, 10));
        }
      }
    }
    return map.marked(lengths);
  }

  /**
   * A line for each vertex of the jump point graph: its cell, and those to which its edges lead.
   */
  private static String edges(ExampleMap map) {
    JumpVertices vertices = JumpVertices.of(map.graph(), "jpsplus");
    int[] cells = vertices.cells();
    int[] starts = vertices.edges().starts();
    int[] targets = vertices.edges().targets();
    StringBuilder text = new StringBuilder();
    for (int v = 0; v < cells.length; v++) {
      text.append(map.letter(cells[v])).append(':');
      Arrays.stream(targets, starts[v], starts[v + 1])
          .forEach(target -> text.append(' ').append(map.letter(cells[target])));
      text.append('\n');
    }
    return text.toString();
  }

  /** The map with {@code o} in the box of a move from {@code a}. */
  private static String box(ExampleMap map, int d) {
    Jumper.Box box =
        Planners.prepare("jpsplus(bounds=true)", map.graph())
            .capability(Jumper.class)
            .orElseThrow()
            .box(map.cell('a'), d);
    GridMap grid = map.graph().map();
    return map.marked(
        'o',
        IntStream.range(0, grid.cellCount())
            .filter(cell -> map.graph().isFree(cell) && box.contains(grid.x(cell), grid.y(cell)))
            .toArray());
  }

  /** Where a straight jump stops follows from the cells around that cell alone. */
  @Test
  void h01AStraightJumpStopsAtAWallOrBesideACorner() {
    ExampleMap map =
        ExampleMap.of(
            "8 never",
            """
            .......
            ..@@...
            .......
            """);
    assertEquals(
        """
        4321321
        21@@321
        4321321
        """,
        lengths(map, Directions.E));
  }

  @Test
  void h02ADiagonalJumpStopsWhereAStraightOneFindsAJumpPoint() {
    ExampleMap map =
        ExampleMap.of(
            "8 never",
            """
            .......
            .......
            .......
            ..@@...
            .......
            """);
    assertEquals(
        """
        1221321
        1111321
        1111321
        11@@221
        1111111
        """,
        lengths(map, Directions.SE));
  }

  @Test
  void h03TheSearchExpandsWhatItWouldWithoutPreparation() {
    ExampleMap map =
        ExampleMap.of(
            "8 never",
            """
            .......
            ....@..
            s...@.g
            ....@..
            """);
    assertEquals(map.expansions("jps"), map.expansions("jpsplus"));
    assertEquals(
        """
        ..1..2.
        ....@..
        0...@.g
        ....@..
        """,
        map.expansions("jpsplus"));
    assertEquals(
        """
        ..****.
        .*..@.*
        s...@.g
        ....@..
        """,
        map.path("jpsplus"));
  }

  /** The box of a move is around the goals to which a shortest path begins with that move. */
  @Test
  void h04AMoveIsMadeOnlyForAGoalInItsBox() {
    ExampleMap map =
        ExampleMap.of(
            "8 never",
            """
            .....
            .a...
            ..@..
            .....
            .....
            """);
    assertEquals(
        """
        .....
        .aooo
        ..@oo
        ..ooo
        ..ooo
        """,
        box(map, Directions.E));
    assertEquals(
        """
        .....
        .a...
        .o@oo
        .oooo
        .oooo
        """,
        box(map, Directions.S));
  }

  /** There is a vertex for each arrival at a jump point. */
  @Test
  void h05TheGraphOfASinglePillar() {
    ExampleMap map =
        ExampleMap.of(
            "8 never",
            """
            .....
            .a.b.
            ..@..
            .c.d.
            .....
            """);
    assertEquals(
        """
        a: b
        a: c
        b: a
        b: d
        c: d
        c: a
        d: b
        d: c
        """,
        edges(map));
  }

  /** Each tooth of the comb is a dead end. Only that with the goal is entered. */
  @Test
  void h06DeadEndsAreEnteredOnlyForAGoalThatIsSeenThere() {
    ExampleMap comb =
        ExampleMap.of(
            "8 never",
            """
            ...................
            .@.@@@.@@@.@@@.@@@.
            .@.@@@.@@@.@@@.@@@.
            .@...@...@...@..g@.
            .@@@@@@@@@@@@@@@@@.
            s..................
            """);
    assertEquals(
        """
        2.3...4...5...6....
        .@.@@@.@@@.@@@.@@@.
        .@.@@@.@@@.@@@.@@@.
        .@...@...@...@7.g@.
        .@@@@@@@@@@@@@@@@@.
        0.................1
        """,
        comb.expansions("jpsplus(prune=true,graph=never)"));
    assertEquals(
        """
        ..............1....
        .@.@@@.@@@.@@@.@@@.
        .@.@@@.@@@.@@@.@@@.
        .@...@...@...@2.g@.
        .@@@@@@@@@@@@@@@@@.
        0..................
        """,
        comb.expansions("jpsplus(prune=true,graph=always)"));
  }

  /** At every branch one way leads to the goal, so none has to wait on the open list. */
  @Test
  void h07DeadEndsOfOneWayArePassed() {
    ExampleMap tree =
        ExampleMap.of(
            "8 never",
            """
            ..........@@@
            .@@@@@.@@@@@@
            .@@@@@.@@....
            ..@@......@@.
            @@@.@@.@@.@@.
            @@@s....@.@@g
            """);
    assertEquals(
        """
        ..........@@@
        .@@@@@.@@@@@@
        .@@@@@.@@...1
        ..@@......@@.
        @@@.@@.@@.@@.
        @@@0....@.@@g
        """,
        tree.expansions("jpsplus(prune=true,graph=always)"));
  }
}
