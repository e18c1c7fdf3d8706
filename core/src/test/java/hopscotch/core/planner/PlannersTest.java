package hopscotch.core.planner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlannersTest {

  @Test
  void theRegistryCannotBeChanged() {
    assertThrows(UnsupportedOperationException.class, () -> Planners.all().clear());
  }

  private static final GridGraph GRAPH = Toy.row("....");

  @Test
  void theSearchesOfThisModuleAreRegistered() {
    List<String> ids = new ArrayList<>();
    Planners.all().forEach(factory -> ids.add(factory.id()));
    assertTrue(
        ids.containsAll(List.of("astar", "dijkstra", "greedy", "bfs", "dfs")), ids::toString);
    assertEquals("astar", Planners.factory("astar").id());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "astar(weight=1.0)                      | astar",
        "astar(open=heap,heuristic=octile)      | astar(heuristic=octile,open=heap)",
        "astar(weight=01.50,components=false)   | astar(weight=1.5,components=false)",
        "dijkstra(components=true)              | dijkstra",
        "los(astar(weight=1.0))                 | los(astar)",
      })
  void thereIsOneWayToWriteASpec(String text, String normal) {
    assertEquals(normal, Planners.known(text).toString());
  }

  @Test
  void plannersGoByTheirGroupAndOthersByTheirId() {
    assertEquals("jump points", Planners.group("jpsplus"));
    assertEquals("bstar", Planners.group("bstar"));
    assertEquals("nobody", Planners.group("nobody"));
  }

  @Test
  void anUnknownPlannerNamesTheKnownOnes() {
    String message = refusal("astra");
    assertTrue(
        message.startsWith("unknown planner 'astra' (did you mean astar?); known: "), message);
    for (PlannerFactory factory : Planners.all()) {
      assertTrue(message.contains(factory.id()), message);
    }
  }

  @Test
  void anUnknownParameterNamesTheKnownOnes() {
    assertEquals(
        "planner 'astar' has no parameter 'wieght' (did you mean weight?); known: heuristic, weight,"
            + " ties, reopen, open,"
            + " components",
        refusal("astar(wieght=2)"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "astar(heuristic=best) | heuristic=best: expected auto, octile, manhattan, chebyshev,"
            + " euclidean, zero",
        "astar(weight=1001)    | weight=1001: expected a number from 0 to 1000, at most three"
            + " decimals",
        "dfs(components=yes)   | components=yes: expected true, false",
      })
  void anUnknownValueNamesWhatWasExpected(String text, String message) {
    assertEquals(message, refusal(text));
  }

  @Test
  void refusesToDecorateWhereNothingIsDecorated() {
    assertEquals("planner 'astar' decorates 0 planners, got 1: astar(bfs)", refusal("astar(bfs)"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "los             | planner 'los' decorates 1 planners, got 0: los",
        "los(astra)      | unknown planner 'astra'",
        "los(astar(x=1)) | planner 'astar' has no parameter 'x'",
      })
  void decoratedPlannersAreCheckedToo(String text, String message) {
    String actual = refusal(text);
    assertTrue(actual.startsWith(message), actual);
  }

  @Test
  void plannersThatWorkOnCellsAreNotPutAroundPoints() {
    assertEquals(
        "planner 'los' works on paths of cells, and 'anya' answers points at corners of cells",
        refusal("los(anya)"));
  }

  @Test
  void plannersBetweenCentresAreRefusedWhereEndsAreCorners() {
    GridGraph corners =
        GridGraph.of(GRAPH.map(), Movement.parse("8 never sqrt2 ground ends=corners"));
    String message =
        assertThrows(IllegalArgumentException.class, () -> Planners.prepare("astar", corners))
            .getMessage();
    assertTrue(message.startsWith("planner 'astar' moves between centres of cells"), message);
    assertTrue(Planners.prepare("anya", corners).answersPoints());
  }

  private static String refusal(String text) {
    return assertThrows(IllegalArgumentException.class, () -> Planners.prepare(text, GRAPH))
        .getMessage();
  }

  @Test
  void aPreparedPlannerKnowsItsSpec() {
    PreparedPlanner planner = Planners.prepare("astar(weight=2.0)", GRAPH);
    assertEquals("astar(weight=2)", planner.toString());
    assertEquals(Planners.known("astar(weight=2)"), planner.spec());
    assertEquals(7, new PreparedPlanner(planner.spec(), planner, 7).preparationNanos());
  }

  @Test
  void aPreparedPlannerIsThePlannerItWraps() {
    PreparedPlanner planner = Planners.prepare("astar(weight=2)", GRAPH);
    assertSame(GRAPH, planner.graph());
    assertSame(planner.planner().guarantee(), planner.guarantee());
    assertSame(LengthMetric.GRID, planner.metric());
    assertEquals(List.of("necessary"), planner.extraCounters());
    PathBuffer path = new PathBuffer();
    int first = GRAPH.map().cell(0, 0);
    assertSame(Outcome.FOUND, planner.newSearch().find(first, first + 3, path));
    assertEquals(4, path.size());
  }

  @Test
  void aPreparedPlannerIsAsLargeAsThePlannerItWraps() {
    KnownSpec spec = KnownSpec.of(PlannerSpec.parse("east"), List.of());
    assertEquals(40, new PreparedPlanner(spec, Toy.east(GRAPH), 7).indexBytes());
  }

  @Test
  void theInnermostPlannerDecoratesNone() {
    assertEquals("astar", Planners.known("floyd(los(astar))").innermost().toString());
    assertEquals("astar", Planners.known("astar").innermost().toString());
  }

  /** What a decorated planner decided stands in the spec, so that typed in it is the same. */
  @Test
  void aResolvedSpecHoldsWhatEachPlannerDecided() {
    String spec = "floyd(jpsplus(prune=true))";
    String resolved = Planners.prepare(spec, Toy.row("....")).resolved().toString();
    assertEquals("floyd(jpsplus(prune=true,graph=always))", resolved);
  }
}
