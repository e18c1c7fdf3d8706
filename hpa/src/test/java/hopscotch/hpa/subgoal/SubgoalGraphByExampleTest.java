package hopscotch.hpa.subgoal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.testkit.ExampleMap;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Subgoal graphs on small maps, from the easiest to the hardest. */
class SubgoalGraphByExampleTest {

  private static ExampleMap map(String rows) {
    return ExampleMap.of("8 never sqrt2", rows);
  }

  private static SubgoalGraph graph(ExampleMap map) {
    return SubgoalGraph.build(map.graph(), "subgoal", Budget.UNLIMITED);
  }

  /** The map with {@code o} at each subgoal. */
  private static String subgoals(ExampleMap map) {
    SubgoalGraph graph = graph(map);
    return map.marked('o', IntStream.range(0, graph.nodeCount()).map(graph::cell).toArray());
  }

  /** The map with {@code o} at each subgoal that an edge joins to the one at {@code a}. */
  private static String neighbours(ExampleMap map) {
    SubgoalGraph graph = graph(map);
    int node = graph.node(map.cell('a'));
    int[] edges = Arrays.copyOfRange(graph.edges(), graph.edgeStart(node), graph.edgeEnd(node));
    return map.marked('o', Arrays.stream(edges).map(graph::cell).toArray());
  }

  /** The map with {@code o} at each subgoal that is direct-h-reachable from {@code s}. */
  private static String reachable(ExampleMap map) {
    ReachableScan scan = graph(map).newScan();
    int count = scan.from(map.cell('s'));
    return map.marked('o', IntStream.range(0, count).map(scan::found).toArray());
  }

  /** The map with {@code 1} at each subgoal below the highest level, {@code 2} at the others. */
  private static String levels(ExampleMap map) {
    SubgoalGraph graph = graph(map);
    SubgoalLevels levels = SubgoalPartition.of(graph, 2, Budget.UNLIMITED);
    Map<Integer, Character> marks = new HashMap<>();
    for (int node = 0; node < graph.nodeCount(); node++) {
      marks.put(graph.cell(node), levels.isHighest(node) ? '2' : '1');
    }
    return map.marked(marks);
  }

  private static long expanded(ExampleMap map, String planner) {
    PathSearch search = Planners.prepare(planner, map.graph()).newSearch();
    search.find(map.cell('s'), map.cell('g'), new PathBuffer());
    return search.counters().expanded;
  }

  @Test
  void h01ABlockHasFourCorners() {
    ExampleMap map =
        map(
            """
            .....
            ..@..
            .....
            """);
    assertEquals(
        """
        .o.o.
        ..@..
        .o.o.
        """,
        subgoals(map));
  }

  /** The inner corner of a wall is none, and nor is a cell beside a straight wall. */
  @Test
  void h02OnlyConvexCornersAreSubgoals() {
    ExampleMap map =
        map(
            """
            .......
            .@@@@..
            ....@..
            ....@..
            .......
            """);
    assertEquals(
        """
        o....o.
        .@@@@..
        o...@..
        ....@..
        ...o.o.
        """,
        subgoals(map));
  }

  @Test
  void h03EdgesOfACornerLeadToTheNextOnes() {
    ExampleMap map =
        map(
            """
            .a...
            ..@..
            .....
            """);
    assertEquals(
        """
        .a.o.
        ..@..
        .o...
        """,
        neighbours(map));
  }

  @Test
  void h04ASubgoalHidesThoseBehindIt() {
    ExampleMap map =
        map(
            """
            .........
            ..@...@..
            s........
            ....@....
            .........
            """);
    assertEquals(
        """
        .o.......
        ..@...@..
        so.......
        ....@....
        .........
        """,
        reachable(map));
  }

  @Test
  void h05AnOctilePathNeedsNoGraph() {
    ExampleMap map =
        map(
            """
            s.....
            ...@..
            .....g
            """);
    assertEquals(
        """
        s.....
        .*.@..
        ..***g
        """,
        map.path("subgoal"));
    assertEquals(0, expanded(map, "subgoal"));
  }

  @Test
  void h06AroundOneWall() {
    ExampleMap map =
        map(
            """
            .......
            .s.@.g.
            ...@...
            ...@...
            """);
    assertEquals(
        """
        ..***..
        .s.@.g.
        ...@...
        ...@...
        """,
        map.path("subgoal"));
    assertEquals(3, expanded(map, "subgoal"));
  }

  @Test
  void h07ThroughTwoDoors() {
    ExampleMap map =
        map(
            """
            ...@....
            .s.@....
            ...@..@@
            ......@g
            ...@..@.
            ...@....
            """);
    assertEquals(
        """
        ...@....
        .s.@....
        ..*@..@@
        ..***.@g
        ...@.*@*
        ...@.***
        """,
        map.path("subgoal"));
  }

  @Test
  void h08NobodyGetsIntoAClosedRoom() {
    ExampleMap map =
        map(
            """
            ...@@@
            .s.@g@
            ...@@@
            """);
    assertEquals("NO_PATH", map.path("subgoal(components=false)"));
  }

  @Test
  void h09ASubgoalThatNoDistanceNeedsGoesBelow() {
    ExampleMap map =
        map(
            """
            .........
            .@@...@@.
            .@@...@@.
            .........
            """);
    assertEquals(
        """
        1..1.2..1
        .@@...@@.
        .@@...@@.
        1..1.2..1
        """,
        levels(map));
  }

  /** On a map as small as this, two climbs expand no fewer subgoals than one search. */
  @Test
  void h10WithLevelsThePathIsAsShort() {
    ExampleMap map =
        map(
            """
            s...@.....
            .@@.@.@@@.
            .@...@....
            .@.@...@@.
            ...@@@...g
            """);
    assertEquals(
        """
        s***@.....
        .@@*@.@@@.
        .@.**@....
        .@.@***@@.
        ...@@@***g
        """,
        map.path("subgoal(levels=all)"));
    assertEquals(7, expanded(map, "subgoal"));
    assertEquals(8, expanded(map, "subgoal(levels=all)"));
  }
}
