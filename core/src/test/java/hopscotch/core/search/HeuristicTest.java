package hopscotch.core.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.core.search.Watched.Event;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.Oracle;
import java.util.Arrays;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class HeuristicTest {

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.allMovements());
  }

  private static long h(Heuristic heuristic, GridGraph graph, int from, int to) {
    long dx = Math.abs(graph.map().x(from) - graph.map().x(to));
    long dy = Math.abs(graph.map().y(from) - graph.map().y(to));
    return heuristic == Heuristic.EUCLIDEAN
        ? (long) Math.floor(heuristic.perMax(graph) * Math.sqrt((double) (dx * dx + dy * dy)))
        : heuristic.perMax(graph) * Math.max(dx, dy) + heuristic.perMin(graph) * Math.min(dx, dy);
  }

  @Property(seed = "20271")
  void neverExceedsTheCostByMoreThanItsInflation(
      @ForAll("queries") GridCase query, @ForAll Heuristic heuristic) {
    GridMap map = query.map();
    GridGraph graph = query.graph();
    double inflation = heuristic.inflation(graph);
    long[][] costs =
        new Oracle(map, query.movement(), graph.costs())
            .costsFrom(map.x(query.goal()), map.y(query.goal()));
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        long h = h(heuristic, graph, map.cell(x, y), query.goal());
        boolean holds =
            costs[y][x] == Oracle.UNREACHABLE
                || (inflation == 1 ? h <= costs[y][x] : h <= inflation * costs[y][x] + 1e-3);
        assertTrue(holds, "from " + map.describe(map.cell(x, y)));
      }
    }
  }

  @Property(seed = "20272")
  void aConsistentHeuristicFallsByAtMostTheMove(
      @ForAll("queries") GridCase query, @ForAll Heuristic heuristic) {
    GridGraph graph = query.graph();
    if (!heuristic.isConsistent(graph)) {
      return;
    }
    int[] offsets = Directions.offsets(query.map().stride());
    for (int cell = 0; cell < query.map().cellCount(); cell++) {
      for (int d = 0; d < Directions.COUNT; d++) {
        if ((graph.moves(cell) >>> d & 1) != 0) {
          long here = h(heuristic, graph, cell, query.goal());
          long there = h(heuristic, graph, cell + offsets[d], query.goal());
          assertTrue(here - there <= graph.cost(cell, d), query.map().describe(cell));
        }
      }
    }
  }

  @Property(seed = "20284")
  void searchesOrderByIt(@ForAll("queries") GridCase query, @ForAll Heuristic heuristic) {
    GridGraph graph = query.graph();
    String text = "heuristic=" + Parameter.word(heuristic) + ")";
    for (Event event : Watched.run("astar(open=heap," + text, query).events()) {
      assertEquals(h(heuristic, graph, event.cell(), query.goal()), event.f() - event.g());
    }
    for (Event event : Watched.run("greedy(" + text, query).events()) {
      assertEquals(h(heuristic, graph, event.cell(), query.goal()), event.f());
    }
  }

  /** From (0, 0) to (5, 2) at costs of 2 and 3. */
  @ParameterizedTest
  @CsvSource({
    "AUTO, 8, 12",
    "AUTO, 4, 14",
    "OCTILE, 8, 12",
    "OCTILE, 4, 12",
    "MANHATTAN, 8, 14",
    "CHEBYSHEV, 8, 10",
    "EUCLIDEAN, 8, 10",
    "ZERO, 8, 0",
  })
  void estimatesACostFromTheLargerAndTheSmallerDifference(
      Heuristic heuristic, int directions, long expected) {
    GridGraph graph = open(directions + " never 2/3", 6, 3);
    assertEquals(expected, h(heuristic, graph, graph.map().cell(0, 0), graph.map().cell(5, 2)));
  }

  @Test
  void autoIsTheExactCostOnAnEmptyMap() {
    assertSame(Heuristic.OCTILE, Heuristic.AUTO.on(open("8", 2, 2)));
    assertSame(Heuristic.MANHATTAN, Heuristic.AUTO.on(open("4", 2, 2)));
    assertSame(Heuristic.EUCLIDEAN, Heuristic.EUCLIDEAN.on(open("4", 2, 2)));
  }

  @Test
  void weightedTerrainIsChargedAtTheLeastWeight() {
    GridGraph graph = GridGraph.of(GridMap.parse("SW"), Movement.parse("8 never 2/3 S=3,W=7"));
    assertEquals(12, Heuristic.OCTILE.perMax(graph));
    assertEquals(6, Heuristic.OCTILE.perMin(graph));
    assertEquals(12, Heuristic.MANHATTAN.perMin(graph));
  }

  @ParameterizedTest
  @CsvSource({
    "MANHATTAN, 8 never 2/3, 1.3333",
    "MANHATTAN, 8 never 1/2, 1",
    "MANHATTAN, 8 never 1/1, 2",
    "MANHATTAN, 4, 1",
    "EUCLIDEAN, 8, 1",
    "EUCLIDEAN, 8 never 2/3, 1",
    "EUCLIDEAN, 8 never 70/98, 1.0102",
    "EUCLIDEAN, 8 never 1/1, 1.4142",
    "EUCLIDEAN, 4 never 1/1, 1",
    "OCTILE, 8 never 1/1, 1",
    "AUTO, 8, 1",
    "CHEBYSHEV, 8, 1",
    "ZERO, 8, 1",
  })
  void inflationIsTheLargestRatioToTheCost(Heuristic heuristic, String movement, double expected) {
    assertEquals(expected, heuristic.inflation(open(movement, 2, 2)), 1e-4);
  }

  @ParameterizedTest
  @EnumSource
  void onlyEuclideanAndInflatedHeuristicsAreInconsistent(Heuristic heuristic) {
    boolean isManhattan = heuristic == Heuristic.MANHATTAN;
    boolean isEuclidean = heuristic == Heuristic.EUCLIDEAN;
    assertEquals(!isManhattan && !isEuclidean, heuristic.isConsistent(open("8", 2, 2)));
    assertEquals(!isEuclidean, heuristic.isConsistent(open("4", 2, 2)));
    assertFalse(Heuristic.EUCLIDEAN.isConsistent(open("8 never 1/1", 2, 2)));
  }

  private static GridGraph open(String movement, int width, int height) {
    String[] rows = new String[height];
    Arrays.fill(rows, ".".repeat(width));
    return GridGraph.of(GridMap.parse(rows), Movement.parse(movement));
  }
}
