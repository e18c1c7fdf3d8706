package hopscotch.core.search.jps.bounds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.search.CanonicalTable;
import hopscotch.core.search.jps.Served;
import hopscotch.core.search.jps.scan.JumpPoints;
import hopscotch.core.search.jps.scan.JumpRule;
import hopscotch.core.search.jps.scan.JumpStops;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.Oracle;
import hopscotch.core.testkit.PlannerChecks;
import java.time.Duration;
import java.util.Arrays;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class GoalBoundsTest {
  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(Served.MOVEMENTS);
  }

  @Property(seed = "20281")
  void plainSearchStaysOptimal(@ForAll("queries") GridCase query) {
    PlannerChecks.answersAsPromised(
        graph -> Planners.prepare("jpsplus(bounds=true)", graph), query);
  }

  /** The definition: a move is kept if some optimal path begins so that leaves out no move. */
  @Property(seed = "20283")
  void everyFirstMoveOfAnOptimalCanonicalPathIsKept(@ForAll("queries") GridCase query) {
    GridGraph graph = query.graph();
    GridMap map = query.map();
    GoalBounds bounds = bounds(graph);
    Canonical canonical = new Canonical(query);
    for (int cell : freeCells(graph).toArray()) {
      if (cell != query.goal() && canonical.isReached(cell)) {
        int asked = canonical.firstMoves(cell);
        assertTrue(asked != 0, () -> map.describe(cell));
        int kept =
            bounds.towards(
                map.x(query.goal()) + 1, map.y(query.goal()) + 1, cell, graph.moves(cell));
        assertEquals(asked, asked & kept, () -> map.describe(cell));
      }
    }
  }

  /** At the first two jump points: no box reaches beyond the goals that some path begins so. */
  @Property(seed = "20286")
  void aBoxReachesNoFartherThanTheGoalsOfOptimalPaths(@ForAll("queries") GridCase query) {
    GridGraph graph = query.graph();
    GridMap map = query.map();
    GoalBounds bounds = bounds(graph);
    for (int cell : points(graph).limit(2).toArray()) {
      for (int bits = graph.moves(cell); bits != 0; bits &= bits - 1) {
        int d = Integer.numberOfTrailingZeros(bits);
        int[] goals = goalsBegunBy(query, cell, d);
        IntSummaryStatistics columns = Arrays.stream(goals).map(map::x).summaryStatistics();
        IntSummaryStatistics rows = Arrays.stream(goals).map(map::y).summaryStatistics();
        for (int goal : freeCells(graph).toArray()) {
          int x = map.x(goal);
          int y = map.y(goal);
          boolean isBeyond =
              x < columns.getMin()
                  || columns.getMax() < x
                  || y < rows.getMin()
                  || rows.getMax() < y;
          int kept = bounds.towards(x + 1, y + 1, cell, 1 << d);
          assertTrue(!isBeyond || kept == 0, () -> map.describe(cell) + ", direction " + d);
        }
      }
    }
  }

  /** On open ground a path may go straight first, but the canonical one does not. */
  @Test
  void aBoxHoldsNoGoalsOfOtherOptimalPathsAlone() {
    GridMap map = GridMap.parse(".....", ".....", ".@...", ".....");
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    GoalBounds bounds = bounds(graph);
    int corner = map.cell(2, 1);
    assertTrue(points(graph).anyMatch(cell -> cell == corner));
    int eastAndSouthEast = 1 << Directions.E | 1 << Directions.SE;
    assertEquals(1 << Directions.SE, bounds.towards(4 + 1, 2 + 1, corner, eastAndSouthEast));
    assertEquals(1 << Directions.E, bounds.towards(4 + 1, 1 + 1, corner, eastAndSouthEast));
  }

  /** A picture shows the box by which a search decides; what is no jump point has none. */
  @Property(seed = "20287")
  void aBoxHoldsTheGoalsForWhichItsMoveIsKept(@ForAll("queries") GridCase query) {
    GridGraph graph = query.graph();
    GridMap map = query.map();
    GoalBounds bounds = bounds(graph);
    List<Integer> points = points(graph).boxed().toList();
    for (int cell : freeCells(graph).toArray()) {
      for (int bits = graph.moves(cell); bits != 0; bits &= bits - 1) {
        int d = Integer.numberOfTrailingZeros(bits);
        int[] box = bounds.box(cell, d);
        assertEquals(points.contains(cell) ? 4 : 0, box.length, () -> map.describe(cell));
        int x = map.x(query.goal()) + 1;
        int y = map.y(query.goal()) + 1;
        boolean holdsGoal =
            box.length == 0 || box[0] <= x && x <= box[2] && box[1] <= y && y <= box[3];
        int kept = bounds.towards(x, y, cell, 1 << d);
        assertEquals(holdsGoal, kept != 0, () -> map.describe(cell) + ", direction " + d);
      }
    }
  }

  private static GoalBounds bounds(GridGraph graph) {
    JumpRule rule = JumpRule.of(graph, "jpsplus");
    return GoalBounds.of(rule, new JumpPoints(rule), new JumpStops(rule, false), Budget.UNLIMITED);
  }

  private static IntStream points(GridGraph graph) {
    return Arrays.stream(new JumpPoints(JumpRule.of(graph, "jpsplus")).cells());
  }

  /** The optimal canonical paths to the goal of a case, from their definition. */
  private static final class Canonical {
    private final GridGraph graph;
    private final GridMap map;
    private final int goal;
    private final byte[] skip;
    private final long[][] toGoal;

    /** By cell and direction of arrival whether a path goes on from there: not known at first. */
    private final Boolean[] goesOn;

    Canonical(GridCase query) {
      graph = query.graph();
      map = query.map();
      goal = query.goal();
      skip = CanonicalTable.of(graph, "jpsplus");
      toGoal = new Oracle(map, query.movement(), graph.costs()).costsFrom(map.x(goal), map.y(goal));
      goesOn = new Boolean[map.cellCount() * Directions.COUNT];
    }

    boolean isReached(int cell) {
      return toGoal(cell) != Oracle.UNREACHABLE;
    }

    /** The first moves of the paths from a cell. */
    int firstMoves(int cell) {
      return first(cell, graph.moves(cell));
    }

    private int first(int cell, int mask) {
      int moves = 0;
      for (int bits = mask; bits != 0; bits &= bits - 1) {
        int d = Integer.numberOfTrailingZeros(bits);
        int next = cell + Directions.offsets(map.stride())[d];
        boolean isOptimal = graph.cost(cell, d) + toGoal(next) == toGoal(cell);
        moves |= isOptimal && goesOn(next, d) ? 1 << d : 0;
      }
      return moves;
    }

    private boolean goesOn(int cell, int d) {
      int at = cell * Directions.COUNT + d;
      if (goesOn[at] == null) {
        int parent = cell - Directions.offsets(map.stride())[d];
        int left = skip[d << 8 | graph.moves(parent)];
        goesOn[at] = cell == goal || first(cell, graph.moves(cell) & ~left) != 0;
      }
      return goesOn[at];
    }

    private long toGoal(int cell) {
      return toGoal[map.y(cell)][map.x(cell)];
    }
  }

  @Property(seed = "20290")
  void itsBytesAreThoseOfItsBoxes(@ForAll("queries") GridCase query) {
    GridGraph graph = query.graph();
    JumpPoints points = new JumpPoints(JumpRule.of(graph, "jpsplus"));
    long bounds =
        Planners.prepare("jpsplus(bounds=true)", graph).indexBytes()
            - Planners.prepare("jpsplus", graph).indexBytes();
    assertEquals(64L * points.count(), bounds);
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
    long plain = expanded("jpsplus(prune=true,graph=never)", graph);
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
    KnownSpec spec = Planners.known("jpsplus(bounds=true)");
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
