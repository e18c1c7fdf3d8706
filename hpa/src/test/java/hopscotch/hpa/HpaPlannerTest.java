package hopscotch.hpa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.MapShape;
import hopscotch.core.goals.NearestCellSearch;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.Repairable;
import hopscotch.core.planner.capability.Layered;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the parameters of {@code hpa} change. */
class HpaPlannerTest {
  private static final int INSERTION = 0;
  private static final int MAIN = 1;
  private static final int REFINEMENT = 2;
  private static final GridMap MAP = MapShape.OPEN.map(32, 32, ".", new Random(1));
  private static final GridGraph GRAPH = GridGraph.of(MAP, Movement.OCTILE);

  @ParameterizedTest
  @CsvSource({
    "13, 13, true",
    "13, 7, true",
    "7, 13, true",
    "7, 7, true",
    "14, 10, false",
    "6, 10, false",
    "10, 14, false",
    "10, 6, false"
  })
  void pairsAtMostAsFarApartAsDirectAreNotJoinedToTheGraph(int x, int y, boolean isDirect) {
    PathSearch search =
        Planners.prepare("hpa(cluster=4,insertion=dijkstra,direct=3)", GRAPH).newSearch();
    search.find(MAP.cell(10, 10), MAP.cell(x, y), new PathBuffer());
    assertEquals(isDirect, search.counters().extra(INSERTION) == 0);
  }

  @ParameterizedTest
  @CsvSource({
    "hpa, 64, true",
    "hpa, 65, false",
    "hpa(direct=none), 4, false",
    "hpa(cluster=24), 4, false",
  })
  void amongScatteredObstaclesNearPairsAreAnsweredByAStar(String spec, int far, boolean isDirect) {
    GridMap map = scattered();
    HpaPlanner planner =
        (HpaPlanner) Planners.prepare(spec, GridGraph.of(map, Movement.OCTILE)).planner();
    CellChanges change = CellChanges.on(map).block(159, 159).build();
    for (Planner each : List.of(planner, planner.withChanges(change))) {
      PathSearch search = each.newSearch();
      Outcome outcome = search.find(map.cell(2, 2), map.cell(2 + far, 2), new PathBuffer());
      assertEquals(Outcome.FOUND, outcome);
      long abstracted = search.counters().extra(INSERTION) + search.counters().extra(MAIN);
      assertEquals(isDirect, abstracted == 0);
    }
  }

  /** One cell of five is blocked, but for a row. */
  private static GridMap scattered() {
    Random random = new Random(5);
    GridMap.Builder builder = GridMap.builder(160, 160);
    for (int y = 0; y < 160; y++) {
      for (int x = 0; x < 160; x++) {
        builder.set(x, y, y != 2 && random.nextInt(5) == 0 ? '@' : '.');
      }
    }
    return builder.build();
  }

  @Test
  void onOpenGroundTheyAreNot() {
    PathSearch search = Planners.prepare("hpa(insertion=dijkstra)", GRAPH).newSearch();
    search.find(MAP.cell(2, 2), MAP.cell(20, 2), new PathBuffer());
    assertTrue(search.counters().extra(INSERTION) > 0);
  }

  @ParameterizedTest
  @CsvSource({
    "hpa, 8, false",
    "hpa(crossing=all), 8, false",
    "hpa(crossing=all), 4, true",
    "'hpa(crossing=all,diagonal=true)', 8, true",
    "'hpa(crossing=all,diagonal=true,refine=none)', 8, false"
  })
  void optimalWhereEveryMoveIsATransition(String spec, String movement, boolean isOptimal) {
    GridGraph graph = GridGraph.of(MAP, Movement.parse(movement));
    assertEquals(isOptimal, Planners.prepare(spec, graph).guarantee().isOptimal());
  }

  @Test
  void unrefinedPathsAreWaypoints() {
    assertEquals(LengthMetric.GRID, Planners.prepare("hpa", GRAPH).metric());
    assertEquals(LengthMetric.ABSTRACT, Planners.prepare("hpa(refine=none)", GRAPH).metric());
    PathBuffer path = new PathBuffer();
    Planners.prepare("hpa(refine=none,direct=9)", GRAPH)
        .newSearch()
        .find(MAP.cell(1, 1), MAP.cell(9, 5), path);
    assertEquals(2, path.size(), "start and goal, of one cluster");
  }

  /** Between two of its waypoints there may be a wall. */
  @ParameterizedTest
  @ValueSource(strings = {"floyd", "rays", "taut", "los"})
  void unrefinedPathsAreNotSmoothed(String smoothing) {
    String message =
        assertThrows(
                IllegalArgumentException.class,
                () -> Planners.prepare(smoothing + "(hpa(refine=none))", GRAPH))
            .getMessage();
    assertTrue(message.endsWith("answers abstract paths; let it refine them"), message);
  }

  /** The cells beside the goal are equally near, and the abstract costs of their paths decide. */
  @Test
  void abstractPathsEndAtTheNearestCellTheyCostLeast() {
    GridMap map = GridMap.of(32, 32, (x, y) -> x != 20 || y != 20);
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    NearestCellSearch search =
        NearestCellSearch.of(Planners.prepare("hpa(cluster=8,refine=none)", graph));
    PathBuffer path = new PathBuffer();
    assertEquals(Outcome.FOUND, search.find(map.cell(31, 20), 20, 20, path));
    assertEquals(map.cell(21, 20), search.cell());
    assertEquals(map.cell(21, 20), path.cell(path.size() - 1));
  }

  @Test
  void theIndexIsTheAbstraction() {
    HpaPlanner planner = (HpaPlanner) Planners.prepare("hpa", GRAPH).planner();
    assertEquals(planner.abstraction().bytes(), planner.indexBytes());
    assertEquals(planner.abstraction().levelCount(), planner.layers().size());
  }

  @Test
  void aDecoratorHasTheLayersOfWhatItWraps() {
    assertTrue(Planners.prepare("rays(los(hpa))", GRAPH).capability(Layered.class).isPresent());
    assertFalse(Planners.prepare("rays(astar)", GRAPH).capability(Layered.class).isPresent());
  }

  @Test
  void aRepairedDecoratorDecoratesTheRepairedPlanner() {
    Planner before = Planners.prepare("rays(los(hpa(cluster=4)))", GRAPH);
    CellChanges changes = CellChanges.on(MAP).block(11, 4).build();
    Planner after = before.capability(Repairable.class).orElseThrow().withChanges(changes);
    assertEquals(before.toString(), after.toString());
    assertEquals(before.extraCounters(), after.extraCounters());
    assertEquals(MAP.with(changes), after.graph().map());
  }

  @Test
  void aPlannerThatIsPreparedAnewIsNotRepaired() {
    assertFalse(Planners.prepare("rays(astar)", GRAPH).capability(Repairable.class).isPresent());
  }

  @Test
  void componentsOutliveAChange() {
    HpaPlanner before = (HpaPlanner) Planners.prepare("hpa(cluster=4)", GRAPH).planner();
    CellChanges.Builder wall = CellChanges.on(MAP);
    for (int y = 0; y < MAP.height(); y++) {
      wall.block(16, y);
    }
    PathSearch search = before.withChanges(wall.build()).newSearch();
    assertEquals(Outcome.NO_PATH, search.find(MAP.cell(1, 1), MAP.cell(30, 30), new PathBuffer()));
    assertEquals(0, search.counters().extra(MAIN));
  }

  @Test
  void stepByStepTheCountersGrowToTheSame() {
    GridMap map = MapShape.CAVE.map(60, 60, ".", new Random(1));
    GridCase[] queries = new GridCase(map, Movement.OCTILE, 0, 0).others(30);
    HpaPlanner planner = (HpaPlanner) Planners.prepare("hpa", queries[0].graph()).planner();
    HpaSearch whole = planner.newSearch();
    HpaSearch stepwise = planner.newSearch();
    int steps = 0;
    for (GridCase query : queries) {
      PathBuffer path = new PathBuffer();
      whole.find(query.start(), query.goal(), path);
      stepwise.begin(query.start(), query.goal(), path, Budget.UNLIMITED);
      while (stepwise.advance(path)) {
        steps++;
      }
      assertEquals(whole.counters().extra(REFINEMENT), stepwise.counters().extra(REFINEMENT));
    }
    assertTrue(steps > 30, steps + " steps");
  }
}
