package hopscotch.hpa.label;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.capability.DistanceOracle;
import hopscotch.core.planner.capability.Labelled;
import hopscotch.core.testkit.ExampleMap;
import hopscotch.hpa.subgoal.JumpScan;
import hopscotch.hpa.subgoal.SubgoalGraph;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Hub labels on small maps, from the easiest to the hardest. */
class HubLabelsByExampleTest {
  private static ExampleMap map(String rows) {
    return ExampleMap.of("8 never 2/3", rows);
  }

  private static SubgoalGraph subgoals(ExampleMap map) {
    return SubgoalGraph.build(map.graph(), "hl", Budget.UNLIMITED);
  }

  /** A line for each subgoal: its letter, and its hubs by rank with the distances to them. */
  private static String labels(ExampleMap map) {
    Labelled labels = Planners.prepare("hl", map.graph()).capability(Labelled.class).orElseThrow();
    StringBuilder text = new StringBuilder();
    for (int node : labels.nodes()) {
      int[] hubs = labels.hubs(node);
      text.append(map.letter(node)).append(':');
      for (int i = 0; i < hubs.length; i++) {
        text.append(" %c %d".formatted(map.letter(hubs[i]), labels.costs(node)[i]));
      }
      text.append('\n');
    }
    return text.toString();
  }

  /** The map with {@code o} at the jump points of {@code s}. */
  private static String jumpPoints(ExampleMap map) {
    SubgoalGraph subgoals = subgoals(map);
    JumpScan scan = subgoals.newJumpScan();
    int count = scan.from(map.cell('s'));
    return map.marked('o', Arrays.stream(scan.found(), 0, count).map(subgoals::cell).toArray());
  }

  /** The map with {@code o} at the seeds of a cell. */
  private static String seeds(ExampleMap map, char letter) {
    SubgoalGraph subgoals = subgoals(map);
    SeedTable table = SeedTable.of(subgoals, SeedUse.KEPT, Budget.UNLIMITED);
    int cell = map.cell(letter);
    int first = table.first(cell);
    return map.marked(
        'o',
        IntStream.range(first, first + table.size(cell))
            .map(i -> subgoals.cell(table.nodes()[i]))
            .toArray());
  }

  private static long distance(ExampleMap map) {
    return Planners.prepare("hl", map.graph())
        .capability(DistanceOracle.class)
        .orElseThrow()
        .newDistanceSearch()
        .distance(map.cell('s'), map.cell('g'));
  }

  @Test
  void h01EveryLabelHoldsTheNodeItselfAndTheMostImportantOne() {
    ExampleMap map =
        map(
            """
            a.b
            .@.
            c.d
            """);
    assertEquals(
        """
        a: d 8 c 4 b 4 a 0
        b: d 4 b 0
        c: d 4 c 0
        d: d 0
        """,
        labels(map));
  }

  /** From b to c of the ring: both labels have the hub d, at 4 from each. */
  @Test
  void h02TheDistanceIsTheLeastSumOverAHubOfBoth() {
    ExampleMap map =
        map(
            """
            ..s
            .@.
            g..
            """);
    assertEquals(8, distance(map));
  }

  @Test
  void h03ACornerOnTheNearSideIsNoJumpPoint() {
    ExampleMap map =
        map(
            """
            s....
            .....
            ..@..
            .....
            .....
            """);
    assertEquals(
        """
        s....
        ...o.
        ..@..
        .o...
        .....
        """,
        jumpPoints(map));
  }

  /** The corner of the second block can as well be reached over that of the first. */
  @Test
  void h04OfTwoJumpPointsTheNearerIsASeed() {
    ExampleMap map =
        map(
            """
            .......
            s....@.
            ..@....
            """);
    assertEquals(
        """
        ......o
        s..o.@.
        ..@....
        """,
        jumpPoints(map));
    assertEquals(
        """
        .......
        s..o.@.
        ..@....
        """,
        seeds(map, 's'));
  }

  @Test
  void h05CellsBesideAWallShareTheirSeeds() {
    ExampleMap map =
        map(
            """
            ..s.t..
            .@@@@@.
            .......
            """);
    assertEquals(
        """
        o.s.t.o
        .@@@@@.
        .......
        """,
        seeds(map, 's'));
    assertEquals(
        """
        o.s.t.o
        .@@@@@.
        .......
        """,
        seeds(map, 't'));
  }

  @Test
  void h06ADistanceNeedsNoPath() {
    ExampleMap map =
        map(
            """
            s..@...@...
            .@.@.@.@.@.
            .@...@...@g
            """);
    assertEquals(40, distance(map));
  }

  @Test
  void h07APathFollowsTheArcsByWhichEntriesCame() {
    ExampleMap map =
        map(
            """
            s..@...@...
            .@.@.@.@.@.
            .@...@...@g
            """);
    assertEquals(
        """
        s**@***@***
        .@*@*@*@*@*
        .@***@***@g
        """,
        map.path("hl"));
  }

  /** The goal is seen from a seed of the start, so no label is read. */
  @Test
  void h08AroundOneCorner() {
    ExampleMap map =
        map(
            """
            ..@g
            s.@.
            ....
            """);
    assertEquals(
        """
        ..@g
        s.@*
        .***
        """,
        map.path("hl"));
    assertEquals(11, distance(map));
  }

  @Test
  void h09NobodyGetsIntoAClosedRoom() {
    ExampleMap map =
        map(
            """
            .....@@@
            .s@..@g@
            .....@@@
            """);
    assertEquals("NO_PATH", map.path("hl(components=false)"));
  }
}
