package hopscotch.bidirectional;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.bidirectional.frontier.BidirectionalSearch;
import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.Promise;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.ObservedCounts;
import hopscotch.core.testkit.Oracle;
import hopscotch.core.testkit.PlannerChecks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BidirectionalPlannersTest {
  private static final String[] IDS = {
    "bidijkstra",
    "biastar",
    "bsstar",
    "nba",
    "baestar(prune=false)",
    "baestar",
    "mm",
    "mm(heuristic=zero)",
    "nbs",
    "dvcbs"
  };

  private static String with(String spec, String argument) {
    return spec.endsWith(")")
        ? spec.substring(0, spec.length() - 1) + "," + argument + ")"
        : spec + "(" + argument + ")";
  }

  @Test
  void everyPlannerIsRegisteredAndClaimsTheOptimum() {
    GridGraph graph = GridGraph.of(GridMap.parse("..", ".."), Movement.OCTILE);
    for (String id : IDS) {
      assertTrue(Planners.prepare(id, graph).guarantee().isOptimal(), id);
    }
  }

  /**
   * The two frontiers touch where each has gone diagonally, since diagonals lead to the least f;
   * the way over that cell takes three diagonals and a straight move, and one diagonal is enough.
   */
  @ParameterizedTest
  @ValueSource(strings = {"cardinality", "alternate"})
  void stoppingAtTheFirstContactIsWrong(String direction) {
    GridCase query = GridCase.of("8", 1, 4, 0, 0, "..", "..", "..", "..", "..");
    long optimum = Oracle.cost(query);
    assertEquals(optimum, cost(query, "biastar(direction=" + direction + ")"));
    String mistaken = "biastar(stop=first-contact,direction=" + direction + ")";
    assertEquals(3 * 19601 + 13860, cost(query, mistaken));
    assertEquals(3 * 13860 + 19601, optimum);
    assertEquals("COMPLETE", Planners.prepare(mistaken, query.graph()).guarantee().toString());
  }

  /** BS* prunes a cell of the best path twice here; its parent there must stay. */
  @Test
  void prunedCellsOfTheBestPathKeepTheirParents() {
    GridCase query =
        GridCase.of(
            "8 one-free 2/3",
            11,
            15,
            5,
            9,
            ".@.@@......@@.",
            "........@.....",
            "..@...@.......",
            ".@...@..@....@",
            ".@@....@.@.@.@",
            "......@@.@.@@.",
            "@.@.@@@.@.....",
            "....@.@..@...@",
            "..@@.@..@...@.",
            "....@.@...@...",
            "..@...@@....@.",
            "....@@@.@.....",
            "@..@....@.@@..",
            "@..@..@@@.@@.@",
            ".@@.....@.....",
            "...@..@@@.....",
            "@.....@...@.@@",
            ".@@........@..",
            ".....@.@....@@",
            "..@@@.........",
            ".@....@.@.@..@");
    assertEquals(62, Oracle.cost(query));
    assertEquals(62, cost(query, "bsstar(direction=smaller-f,ties=low-g)"));
  }

  /** A cell that is pruned and reached again as cheaply is on BS*'s open list twice. */
  @Test
  void prunedCellsReachedAgainAreExpandedOnce() {
    GridCase query =
        GridCase.of(
            "4 never 50/71 .=1,S=3,W=7", 0, 0, 3, 4, ".SW.", "WWSS", "...W", ".WS.", "S.SW");
    ObservedCounts.agreeOnQueuedCells(Planners.prepare("bsstar", query.graph()), query);
  }

  @Test
  void oneUnitLessIsAnImprovement() {
    for (GridCase query : GridCases.improvedByOneUnit()) {
      for (String id : IDS) {
        assertEquals(Oracle.cost(query), cost(query, id), id);
        PlannerChecks.keeps(Promise.ofPlanners(), graph -> Planners.prepare(id, graph), query);
      }
    }
  }

  /** North is direction 0, so nothing but g tells the two states of the cell apart. */
  @Test
  void soItIsWhereTheDearerWayArrivesFromTheSouth() {
    GridCase query =
        GridCase.of("8 always 2/3 .=1,S=2,W=3", 1, 4, 1, 0, "WS", "W@", "S@", "SS", "@W");
    for (String id : IDS) {
      assertEquals(Oracle.cost(query), cost(query, id), id);
    }
  }

  @Test
  void componentsAnswerWithoutASearch() {
    GridCase query = GridCase.of("8", 0, 0, 2, 0, ".@.");
    for (String id : IDS) {
      assertEquals(0, expandedInVain(query, id), id);
      assertTrue(expandedInVain(query, with(id, "components=false")) > 0, id);
    }
  }

  private static long expandedInVain(GridCase query, String spec) {
    PathSearch search = Planners.prepare(spec, query.graph()).newSearch();
    assertEquals(Outcome.NO_PATH, search.find(query.start(), query.goal(), new PathBuffer()));
    return search.counters().expanded;
  }

  private static long cost(GridCase query, String spec) {
    PreparedPlanner planner = Planners.prepare(spec, query.graph());
    PathBuffer path = new PathBuffer();
    assertEquals(Outcome.FOUND, planner.newSearch().find(query.start(), query.goal(), path));
    return PathValidator.check(planner.graph(), path).cost();
  }

  @ParameterizedTest
  @CsvSource({
    "biastar, manhattan",
    "bsstar, manhattan",
    "nba, manhattan",
    "baestar, manhattan",
    "mm, manhattan",
    "nbs, manhattan",
    "dvcbs, manhattan",
    "biastar, euclidean",
    "baestar, euclidean",
    "nbs, euclidean"
  })
  void inconsistentHeuristicsAreRefused(String id, String heuristic) {
    GridGraph graph = GridGraph.of(GridMap.parse(".."), Movement.OCTILE);
    String spec = id + "(heuristic=" + heuristic + ")";
    String message =
        assertThrows(IllegalArgumentException.class, () -> Planners.prepare(spec, graph))
            .getMessage();
    assertEquals(
        id
            + " needs a consistent heuristic; heuristic="
            + heuristic
            + " is not consistent on '8 never sqrt2 ground': use auto",
        message);
  }

  @Test
  void manhattanIsTakenWhereItIsConsistent() {
    GridGraph graph = GridGraph.of(GridMap.parse(".."), Movement.ORTHOGONAL);
    for (String id : IDS) {
      if (!id.equals("bidijkstra") && !id.equals("mm(heuristic=zero)")) {
        Planners.prepare(with(id, "heuristic=manhattan"), graph);
      }
    }
  }

  /** Weights of 1 and 1000 at costs of 1: a path may take a thousand levels a cell. */
  private static GridGraph heavy(int width, int height) {
    GridMap.Builder map = GridMap.builder(width, height);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        map.set(x, y, x + y == 0 ? '.' : 'S');
      }
    }
    return GridGraph.of(map.build(), Movement.parse("8 never 1/1 .=1,S=1000"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"nbs", "dvcbs"})
  void moreLevelsThanAnArrayHoldsAreRefused(String id) {
    int most = BidirectionalSearch.MAX_BUCKETS / 1000;
    Planners.prepare(with(id, "components=false"), heavy(most, 1));
    String message =
        assertThrows(IllegalArgumentException.class, () -> Planners.prepare(id, heavy(most + 1, 1)))
            .getMessage();
    assertTrue(
        message.startsWith(id + " keeps a bucket for each multiple of the cheapest move"), message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"mm", "mm(heuristic=zero)", "nbs"})
  void levelsThatWouldBeTooManyAreWider(String id) {
    GridGraph graph = heavy(600, 700);
    assertTrue(BidirectionalSearch.bucketShift(graph) > 0, "the width of the open list's buckets");
    PathBuffer path = new PathBuffer();
    int start = graph.map().cell(0, 0);
    int goal = graph.map().cell(599, 90);
    assertEquals(Outcome.FOUND, Planners.prepare(id, graph).newSearch().find(start, goal, path));
    assertEquals(1001 + 598L * 2000, PathValidator.check(graph, path).cost());
  }
}
