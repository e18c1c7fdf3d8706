package hopscotch.hpa;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.Planners;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HpaPlannersTest {
  private final GridGraph graph = GridGraph.of(GridMap.parse("...", "..."), Movement.OCTILE);

  @Test
  void thePlannersOfThisPackage() {
    HpaPlanners provider = new HpaPlanners();
    assertEquals("hierarchies", provider.group());
    assertEquals(List.of("hpa"), provider.planners().stream().map(PlannerFactory::id).toList());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "landmarks=2,insertion=astar | landmarks, labels and turns of edges need insertion=walk; got"
            + " insertion=astar",
        "turns=true,insertion=dijkstra | landmarks, labels and turns of edges need insertion=walk; got"
            + " insertion=dijkstra",
        "labels=true,insertion=dijkstra | landmarks, labels and turns of edges need"
            + " insertion=walk; got insertion=dijkstra",
        "landmarks=3 | landmarks=3: expected an even number",
        "searched-level=1 | searched-level=1 needs a number of landmarks, as in landmarks=16",
        "landmarks=none,searched-level=1 | searched-level=1 needs a number of landmarks, as in"
            + " landmarks=16"
      })
  void refusesParametersThatDoNotFit(String parameters, String expected) {
    String message =
        assertThrows(
                IllegalArgumentException.class,
                () -> Planners.prepare("hpa(" + parameters + ")", graph))
            .getMessage();
    assertEquals(expected, message);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "landmarks=none,insertion=astar",
        "turns=false,insertion=dijkstra",
        "landmarks=2,searched-level=1",
        "landmarks=none"
      })
  void takesParametersThatFit(String parameters) {
    assertDoesNotThrow(() -> Planners.prepare("hpa(" + parameters + ")", graph));
  }
}
