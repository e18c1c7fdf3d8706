package hopscotch.core.search.jps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.core.search.CanonicalTable;
import hopscotch.core.testkit.GridCase;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.IndexChecks;
import hopscotch.core.testkit.MapShape;
import hopscotch.core.testkit.Oracle;
import hopscotch.core.testkit.PlannerChecks;
import java.time.Duration;
import java.util.Arrays;
import java.util.IntSummaryStatistics;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** Boxes cost a search of the map for each jump point, so their properties get fewer tries. */
class GoalBoundsTest {
  private static final int TRIES = 60;

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(Served.MOVEMENTS);
  }

  @Property(seed = "20280", tries = TRIES)
  void prunedSearchStaysOptimal(@ForAll("queries") GridCase query) {
    PlannerChecks.answersAsPromised(
        graph -> Planners.prepare("jpsplus(prune=true,bounds=true)", graph), query);
  }

  @Property(seed = "20281", tries = TRIES)
  void plainSearchStaysOptimal(@ForAll("queries") GridCase query) {
    PlannerChecks.answersAsPromised(
        graph -> Planners.prepare("jpsplus(bounds=true)", graph), query);
  }

  @Property(seed = "20282", tries = TRIES)
  void reusedAndSharedSearchesAgree(@ForAll("queries") GridCase query) {
    var planner = Planners.prepare("jpsplus(prune=true,bounds=true)", query.graph());
    PlannerChecks.reusedIsFresh(graph -> planner, query);
    PlannerChecks.threadsAgree(graph -> planner, query);
  }

  /** The definition: a move is kept if it and the rest from its target cost the optimum. */
  @Property(seed = "20283", tries = TRIES)
  void everyOptimalFirstMoveIsKept(@ForAll("queries") GridCase query) {
    GridGraph graph = query.graph();
    GridMap map = query.map();
    byte[] skip = CanonicalTable.of(graph, "jpsplus");
    GoalBounds bounds = GoalBounds.of(graph, new JumpPoints(graph, skip), Budget.UNLIMITED);
    Oracle oracle = new Oracle(map, query.movement(), graph.costs());
    long[][] toGoal = oracle.costsFrom(map.x(query.goal()), map.y(query.goal()));
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        int cell = map.cell(x, y);
        if (cell == query.goal() || toGoal[y][x] == Oracle.UNREACHABLE) {
          continue;
        }
        int optimal = 0;
        for (int bits = graph.moves(cell); bits != 0; bits &= bits - 1) {
          int d = Integer.numberOfTrailingZeros(bits);
          long rest = toGoal[y + Directions.dy(d)][x + Directions.dx(d)];
          optimal |= graph.cost(cell, d) + rest == toGoal[y][x] ? 1 << d : 0;
        }
        int kept =
            bounds.towards(
                map.x(query.goal()) + 1, map.y(query.goal()) + 1, cell, graph.moves(cell));
        assertEquals(optimal, optimal & kept, map.describe(cell));
      }
    }
  }

  /** At the first two jump points: a box just holds the goals that some optimal path begins so. */
  @Property(seed = "20286", tries = TRIES)
  void aBoxReachesToItsFarthestGoals(@ForAll("queries") GridCase query) {
    GridGraph graph = query.graph();
    GridMap map = query.map();
    JumpPoints points = new JumpPoints(graph, CanonicalTable.of(graph, "jpsplus"));
    GoalBounds bounds = GoalBounds.of(graph, points, Budget.UNLIMITED);
    for (int cell : Arrays.stream(points.cells()).limit(2).toArray()) {
      for (int bits = graph.moves(cell); bits != 0; bits &= bits - 1) {
        int d = Integer.numberOfTrailingZeros(bits);
        int[] goals = goalsBegunBy(query, cell, d);
        IntSummaryStatistics columns = Arrays.stream(goals).map(map::x).summaryStatistics();
        IntSummaryStatistics rows = Arrays.stream(goals).map(map::y).summaryStatistics();
        for (int goal : freeCells(graph).toArray()) {
          int x = map.x(goal);
          int y = map.y(goal);
          boolean inBox =
              columns.getMin() <= x
                  && x <= columns.getMax()
                  && rows.getMin() <= y
                  && y <= rows.getMax();
          int kept = bounds.towards(x + 1, y + 1, cell, 1 << d);
          assertEquals(inBox, kept != 0, () -> map.describe(cell) + ", direction " + d);
        }
      }
    }
  }

  /** Its file waits for the disk. */
  @Property(seed = "20287", tries = 10)
  void boxesReadAreAsBuilt(@ForAll("queries") GridCase query) {
    IndexChecks.readIsAsBuilt("jpsplus(prune=true,bounds=true)", query);
  }

  @Property(seed = "20290", tries = TRIES)
  void itsBytesAreThoseOfItsBoxesAndOfTheirPlaces(@ForAll("queries") GridCase query) {
    GridGraph graph = query.graph();
    JumpPoints points = new JumpPoints(graph, CanonicalTable.of(graph, "jpsplus"));
    long bounds =
        Planners.prepare("jpsplus(bounds=true)", graph).indexBytes()
            - Planners.prepare("jpsplus", graph).indexBytes();
    assertEquals(64L * points.count() + points.bytes(), bounds);
  }

  private static IntStream freeCells(GridGraph graph) {
    return IntStream.range(0, graph.map().cellCount()).filter(graph::isFree);
  }

  /** The goals to which some optimal path from the cell begins with the move. */
  private static int[] goalsBegunBy(GridCase query, int cell, int d) {
    GridGraph graph = query.graph();
    GridMap map = query.map();
    Oracle oracle = new Oracle(map, query.movement(), graph.costs());
    int x = map.x(cell);
    int y = map.y(cell);
    long[][] whole = oracle.costsFrom(x, y);
    long[][] rest = oracle.costsFrom(x + Directions.dx(d), y + Directions.dy(d));
    return freeCells(graph)
        .filter(goal -> whole[map.y(goal)][map.x(goal)] != Oracle.UNREACHABLE)
        .filter(
            goal ->
                graph.cost(cell, d) + rest[map.y(goal)][map.x(goal)]
                    == whole[map.y(goal)][map.x(goal)])
        .toArray();
  }

  @Test
  void savesExpansionsInAMaze() {
    GridMap map = MapShape.MAZE.map(80, 80, ".", new Random(3));
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    long plain = expanded("jpsplus(prune=true)", graph);
    long bounded = expanded("jpsplus(prune=true,bounds=true)", graph);
    assertTrue(bounded < plain, () -> bounded + " with boxes, " + plain + " without");
  }

  /** The expansions from the first free cell to the last. */
  private static long expanded(String spec, GridGraph graph) {
    int goal = graph.map().cellCount() - 1;
    while (!graph.isFree(goal)) {
      goal--;
    }
    PathSearch search = Planners.prepare(spec, graph).newSearch();
    assertEquals(Outcome.FOUND, search.find(graph.map().cell(0, 0), goal, new PathBuffer()));
    return search.counters().expanded;
  }

  @Test
  void preparationHonoursItsBudget() {
    GridMap map = MapShape.ROOMS.map(60, 60, ".", new Random(3));
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    PlannerSpec spec = PlannerSpec.parse("jpsplus(bounds=true)");
    BudgetExhaustedException late =
        assertThrows(
            BudgetExhaustedException.class,
            () -> Planners.prepare(spec, graph, Budget.of(10_000, Duration.ofHours(1))));
    assertEquals(Outcome.OUT_OF_EXPANSIONS, late.outcome());
  }

  @Test
  void refusesAMapTooLongForABox() {
    Planners.prepare("jpsplus(bounds=true)", blocked(32_766));
    GridGraph graph = blocked(32_767);
    String message =
        assertThrows(
                IllegalArgumentException.class,
                () -> Planners.prepare("jpsplus(bounds=true)", graph))
            .getMessage();
    assertTrue(message.contains("32767 x 1"), message);
  }

  private static GridGraph blocked(int width) {
    return GridGraph.of(GridMap.builder(width, 1).build(), Movement.OCTILE);
  }
}
