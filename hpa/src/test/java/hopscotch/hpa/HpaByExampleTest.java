package hopscotch.hpa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.testkit.ExampleMap;
import hopscotch.hpa.level.Level;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * HPA* on small maps, from the easiest to the hardest: first the abstract graph, then a query.
 * Clusters are of 4 x 4 cells; lines are drawn between them.
 */
class HpaByExampleTest {
  private static final int SIDE = 4;

  /** Every crossing is a transition, so that paths are shortest. */
  private static final String EXACT = "crossing=all,diagonal=true,turns=true,landmarks=none";

  /** The way straight on is over row 3; the transition is in row 2. */
  private static final ExampleMap TWO_WAYS =
      map(
          "8",
          """
          ...a|c...
          ...@|....
          .@.b|d...
          .@s.|...g
          """);

  /** Two groups of two by two clusters. */
  private static final ExampleMap TWO_GROUPS =
      map(
          "8",
          """
          s...|....|....|....
          ....|....|....|....
          ....|..@.|....|....
          ....|....|@...|....
          ----+----+----+----
          ....|....|@...|....
          ....|....|....|....
          ....|....|....|....
          ....|....|....|...g
          """);

  /** Only the move over the corner of four clusters joins the two halls. */
  private static final String TWO_HALLS =
      """
      ...@|@@@@
      s..@|@@@@
      ...@|@@@@
      ....|@@@@
      ----+----
      @@@@|....
      @@@@|....
      @@@@|...g
      @@@@|....
      """;

  private static ExampleMap map(String movement, String drawn) {
    return ExampleMap.of(movement, drawn.replaceAll("(?m)^[-+]+\n|\\|", ""));
  }

  private static String drawn(String answer) {
    String[] rows = answer.lines().toArray(String[]::new);
    StringBuilder drawn = new StringBuilder();
    for (int y = 0; y < rows.length; y++) {
      String row = rows[y].replaceAll("(.{" + SIDE + "})(?=.)", "$1|");
      if (y > 0 && y % SIDE == 0) {
        drawn.append(row.replaceAll("[^|]", "-").replace('|', '+')).append('\n');
      }
      drawn.append(row).append('\n');
    }
    return drawn.toString();
  }

  private static String spec(String parameters) {
    return "hpa(cluster=%d,direct=none,%s)".formatted(SIDE, parameters);
  }

  private static HpaPlanner planner(ExampleMap map, String parameters) {
    return (HpaPlanner) Planners.prepare(spec(parameters), map.graph()).planner();
  }

  /** The map with {@code o} at each node of a level. */
  private static String nodes(ExampleMap map, int l, String parameters) {
    return nodes(map, planner(map, parameters).abstraction().level(l));
  }

  private static String nodes(ExampleMap map, Level level) {
    return drawn(
        map.marked(
            'o',
            IntStream.range(0, level.clusters().count())
                .flatMap(
                    cluster ->
                        IntStream.range(0, level.nodeCount(cluster))
                            .map(i -> level.cell(cluster, i)))
                .toArray()));
  }

  /** The intra-edges of level 1, by the letters of their ends, with their lengths. */
  private static String intraEdges(ExampleMap map) {
    Level level = planner(map, "levels=1").abstraction().level(1);
    StringBuilder edges = new StringBuilder();
    for (int cluster = 0; cluster < level.clusters().count(); cluster++) {
      for (int i = 0; i < level.nodeCount(cluster); i++) {
        for (int j = i + 1; j < level.nodeCount(cluster); j++) {
          char from = map.letter(level.cell(cluster, i));
          char to = map.letter(level.cell(cluster, j));
          double length = (double) level.cost(cluster, i, j) / map.graph().costs().straight();
          edges.append(String.format(Locale.ROOT, "%c-%c %.3f\n", from, to, length));
        }
      }
    }
    return edges.toString();
  }

  private static String path(ExampleMap map, String planner) {
    return drawn(map.path(planner));
  }

  private static String length(ExampleMap map, String planner) {
    return length(map, Planners.prepare(planner, map.graph()));
  }

  /** The length of the path from {@code s} to {@code g}, or the outcome if there is none. */
  private static String length(ExampleMap map, Planner planner) {
    PathBuffer path = new PathBuffer();
    Outcome outcome = planner.newSearch().find(map.cell('s'), map.cell('g'), path);
    return outcome == Outcome.FOUND
        ? String.format(Locale.ROOT, "%.3f", Path.of(planner.graph(), path).length())
        : outcome.toString();
  }

  private static long expansions(ExampleMap map, String planner, String phase) {
    PathSearch search = planner(map, planner).newSearch();
    search.find(map.cell('s'), map.cell('g'), new PathBuffer());
    SearchCounters counters = search.counters();
    return counters.extra(planner(map, planner).extraCounters().indexOf(phase));
  }

  @Test
  void h01AnEntranceHasOneTransitionInItsMiddle() {
    ExampleMap map =
        map(
            "8",
            """
            ....|....
            ....|....
            ....|....
            ....|....
            """);
    assertEquals(
        """
        ....|....
        ...o|o...
        ....|....
        ....|....
        """,
        nodes(map, 1, "levels=1"));
  }

  @Test
  void h02AWideEntranceHasTwoAtItsEnds() {
    ExampleMap map =
        map(
            "8",
            """
            ....|....
            ....|....
            ....|....
            ....|....
            """);
    assertEquals(
        """
        ...o|o...
        ....|....
        ....|....
        ...o|o...
        """,
        nodes(map, 1, "levels=1,entrance=4"));
  }

  @Test
  void h03AnObstaclePartsABorderIntoTwoEntrances() {
    ExampleMap map =
        map(
            "8",
            """
            ....|....
            ....|....
            ....|@...
            ....|....
            """);
    assertEquals(
        """
        ...o|o...
        ....|....
        ....|@...
        ...o|o...
        """,
        nodes(map, 1, "levels=1"));
  }

  @Test
  void h04AnEntranceEndsAtTheCornerOfFourClusters() {
    ExampleMap map =
        map(
            "8",
            """
            ....|....
            ....|....
            ....|....
            ....|....
            ----+----
            ....|....
            ....|....
            ....|....
            ....|....
            """);
    assertEquals(
        """
        ....|....
        ...o|o...
        ....|....
        .o..|.o..
        ----+----
        .o..|.o..
        ...o|o...
        ....|....
        ....|....
        """,
        nodes(map, 1, "levels=1"));
  }

  @Test
  void h05AnIntraEdgeIsAsLongAsTheWayInsideItsCluster() {
    assertEquals("a-b 4.000\nc-d 2.000\n", intraEdges(TWO_WAYS));
  }

  @Test
  void h06TheRouteOfAQueryIsItsEndsAndTransitions() {
    assertEquals(
        """
        ...a|c...
        ...@|....
        .@.*|*...
        .@s.|...g
        """,
        path(TWO_WAYS, spec("levels=1,refine=none")));
  }

  @Test
  void h07RefinementReplacesEdgesByMoves() {
    assertEquals(
        """
        ...a|c...
        ...@|....
        .@.*|*...
        .@s.|.**g
        """,
        path(TWO_WAYS, spec("levels=1")));
  }

  @Test
  void h08APathOverTransitionsIsALittleTooLong() {
    assertEquals("5.828", length(TWO_WAYS, spec("levels=1")));
    assertEquals("5.000", length(TWO_WAYS, "astar"));
    assertEquals("5.000", length(TWO_WAYS, "rays(" + spec("levels=1") + ")"), "smoothed");
  }

  @Test
  void h09WhereEveryCrossingIsATransitionItIsShortest() {
    assertEquals("5.000", length(TWO_WAYS, spec(EXACT)));
  }

  @Test
  void h10AStartOnATransitionIsInTheRouteOnce() {
    ExampleMap map =
        map(
            "8",
            """
            ....|....|....
            ...s|....|g...
            ....|....|....
            ....|....|....
            """);
    assertEquals(
        """
        ....|....|....
        ...s|*..*|g...
        ....|....|....
        ....|....|....
        """,
        path(map, spec("levels=1,refine=none")));
  }

  @Test
  void h11InsideAClusterTheRouteIsStartAndGoal() {
    ExampleMap map =
        map(
            "8",
            """
            ....|....
            .s..|....
            ....|....
            ...g|....
            """);
    assertEquals(map.toString(), map.path(spec("levels=1,refine=none")));
    assertEquals(0, expansions(map, "levels=1", "main"), "nothing else can be shorter");
  }

  @Test
  void h12FromAClusterIntoItselfThePathMayLeadThroughAnother() {
    ExampleMap map =
        map(
            "8",
            """
            .@..|....
            .@..|....
            .@@.|....
            s@g.|....
            ----+----
            ....|....
            ....|....
            ....|....
            ....|....
            """);
    assertEquals(
        """
        .@..|....
        .@..|....
        .@@.|....
        s@g.|....
        ----+----
        ***.|....
        ....|....
        ....|....
        ....|....
        """,
        path(map, spec("levels=1")));
  }

  @Test
  void h13WhereWalksAreFreeNoCellIsExpanded() {
    assertEquals(0, expansions(TWO_GROUPS, "levels=1", "insertion"));
    assertEquals(0, expansions(TWO_GROUPS, "levels=1", "refinement"));
    assertTrue(expansions(TWO_GROUPS, "levels=1", "main") > 0);
    assertEquals(
        2 * 16, expansions(TWO_GROUPS, "levels=1,insertion=dijkstra", "insertion"), "two clusters");
  }

  @Test
  void h14OnlyNodesAtTheBordersOfGroupsAreOnTheLevelAbove() {
    assertEquals(
        """
        s...|....|....|....
        ...o|o..o|o..o|o...
        ....|..@.|....|....
        .o..|.o..|@.o.|.o..
        ----+----+----+----
        .o..|.o..|@.o.|.o..
        ...o|o...|...o|o...
        ....|...o|o...|....
        ....|....|....|...g
        """,
        nodes(TWO_GROUPS, 1, "levels=2"));
    assertEquals(
        """
        s...|....|....|....
        ....|...o|o...|....
        ....|..@.|....|....
        ....|....|@...|....
        ----+----+----+----
        ....|....|@...|....
        ....|....|....|....
        ....|...o|o...|....
        ....|....|....|...g
        """,
        nodes(TWO_GROUPS, 2, "levels=2"));
  }

  @Test
  void h15ARouteOfLevelTwoIsRefinedOnLevelOne() {
    assertEquals(
        """
        s...|....|....|....
        ....|...*|*...|....
        ....|..@.|....|....
        ....|....|@...|....
        ----+----+----+----
        ....|....|@...|....
        ....|....|....|....
        ....|....|....|....
        ....|....|....|...g
        """,
        path(TWO_GROUPS, spec("levels=2,landmarks=none,refine=none")));
    assertEquals(
        """
        s...|....|....|....
        ...*|*..*|*...|....
        ....|..@.|....|....
        ....|....|@.*.|....
        ----+----+----+----
        ....|....|@.*.|....
        ....|....|...*|*...
        ....|....|....|....
        ....|....|....|...g
        """,
        path(TWO_GROUPS, spec("levels=1,landmarks=none,refine=none")));
  }

  @Test
  void h16TheNumberOfLevelsChangesNoPathsCost() {
    assertEquals("18.485", length(TWO_GROUPS, spec("levels=1,landmarks=none")));
    assertEquals("18.485", length(TWO_GROUPS, spec("levels=2,landmarks=none")));
  }

  @Test
  void h17TheFirstMovesAreKnownAfterOneCluster() {
    HpaSearch search = planner(TWO_GROUPS, "levels=2,landmarks=none").newSearch();
    PathBuffer path = new PathBuffer();
    search.begin(TWO_GROUPS.cell('s'), TWO_GROUPS.cell('g'), path, Budget.UNLIMITED);
    assertEquals(
        """
        *...|....|....|....
        .***|*...|....|....
        ....|..@.|....|....
        ....|....|@...|....
        ----+----+----+----
        ....|....|@...|....
        ....|....|....|....
        ....|....|....|....
        ....|....|....|...g
        """,
        drawn(TWO_GROUPS.marked('*', path.toArray())));
    search.advance(path);
    assertEquals(
        """
        *...|....|....|....
        .***|****|*...|....
        ....|..@.|....|....
        ....|....|@...|....
        ----+----+----+----
        ....|....|@...|....
        ....|....|....|....
        ....|....|....|....
        ....|....|....|...g
        """,
        drawn(TWO_GROUPS.marked('*', path.toArray())));
  }

  @Test
  void h18BetweenTwoBlockedCellsTheMoveOverACornerIsATransition() {
    ExampleMap map = map("8 always", TWO_HALLS);
    assertEquals(
        """
        ...@|@@@@
        s..@|@@@@
        ...@|@@@@
        ...o|@@@@
        ----+----
        @@@@|o...
        @@@@|....
        @@@@|...g
        @@@@|....
        """,
        nodes(map, 1, "levels=1"));
    assertEquals(
        """
        ...@|@@@@
        s..@|@@@@
        .*.@|@@@@
        ..**|@@@@
        ----+----
        @@@@|*...
        @@@@|.*..
        @@@@|..*g
        @@@@|....
        """,
        path(map, spec("levels=1")));
  }

  @Test
  void h19WhereNoCornerMayBeCutThereIsNoPath() {
    ExampleMap map = map("8 never", TWO_HALLS);
    assertEquals("NO_PATH", map.path(spec("levels=1")));
    assertEquals(0, expansions(map, "levels=1", "main"), "the components tell at once");
  }

  @Test
  void h20AfterAChangeTheTransitionsAreThoseOfTheNewMap() {
    HpaPlanner planner = planner(TWO_WAYS, "levels=1").changing();
    planner.change(CellChanges.on(TWO_WAYS.graph().map()).block(4, 2).build());
    ExampleMap changed =
        map(
            "8",
            """
            ....|....
            ...@|....
            .@..|@...
            .@s.|...g
            """);
    assertEquals(
        """
        ...o|o...
        ...@|....
        .@..|@...
        .@so|o..g
        """,
        nodes(changed, planner.abstraction().level(1)));
    assertEquals("5.000", length(changed, planner), "straight on");
  }

  /** Each of the two cells beside the move over the corner counts. */
  @Test
  void h21TheOnlyWayOverACornerOpensAndCloses() {
    ExampleMap map = map("8 never", TWO_HALLS);
    GridMap halls = map.graph().map();
    HpaPlanner shut = planner(map, EXACT);
    assertEquals("NO_PATH", length(map, shut));
    HpaPlanner half = shut.withChanges(CellChanges.on(halls).free(4, 3).build());
    assertEquals("9.657", length(map, half), "round the corner");
    HpaPlanner open = half.withChanges(CellChanges.on(halls).free(3, 4).build());
    assertEquals("9.071", length(map, open), "over it");
    assertTrue(isAsFresh(open));
    CellChanges again = CellChanges.on(halls).block(3, 4).block(4, 3).build();
    assertEquals("NO_PATH", length(map, open.withChanges(again)));
  }

  @Test
  void h22AWallOnTheFarSideOfACornerShutsTheWayOverIt() {
    ExampleMap map = map("8 always", TWO_HALLS);
    GridMap halls = map.graph().map();
    HpaPlanner open = planner(map, EXACT);
    assertEquals("9.071", length(map, open));
    HpaPlanner shut = open.withChanges(CellChanges.on(halls).block(4, 4).build());
    assertEquals("NO_PATH", length(map, shut));
    HpaPlanner again = shut.withChanges(CellChanges.on(halls).free(4, 4).build());
    assertEquals("9.071", length(map, again));
    assertTrue(isAsFresh(again));
  }

  /**
   * From corner to corner there are 7 diagonal moves, 4 of them beside the middle. A wall on the
   * diagonal moves the path one row off it, and one beside it as well if no corner may be cut; both
   * together two rows. Each row takes two straight moves in place of a diagonal one.
   */
  @ParameterizedTest
  @EnumSource(CornerRule.class)
  void h23AWallAtTheCornerOfFourClustersComesAndGoes(CornerRule rule) {
    ExampleMap map =
        map(
            Movement.OCTILE.withCorners(rule).toString(),
            """
            s...|....
            ....|....
            ....|....
            ....|....
            ----+----
            ....|....
            ....|....
            ....|....
            ....|...g
            """);
    GridMap open = map.graph().map();
    HpaPlanner fresh = planner(map, EXACT);
    assertEquals("9.899", length(map, fresh));
    for (int x = 3; x <= 4; x++) {
      for (int y = 3; y <= 4; y++) {
        int rows = (x == y ? 1 : 0) + (rule == CornerRule.NEVER ? 1 : 0);
        String around = List.of("9.899", "10.485", "11.071").get(rows);
        HpaPlanner walled = fresh.withChanges(CellChanges.on(open).block(x, y).build());
        assertEquals(around, length(map, walled), "with a wall at " + x + "," + y);
        assertTrue(isAsFresh(walled), "with a wall at " + x + "," + y);
        HpaPlanner freed = walled.withChanges(CellChanges.on(open).free(x, y).build());
        assertEquals("9.899", length(map, freed), "once free again at " + x + "," + y);
        assertTrue(isAsFresh(freed), "once free again at " + x + "," + y);
      }
    }
  }

  private static boolean isAsFresh(HpaPlanner planner) {
    HpaPlanner fresh = (HpaPlanner) Planners.prepare(spec(EXACT), planner.graph()).planner();
    return planner.abstraction().sameAs(fresh.abstraction());
  }
}
