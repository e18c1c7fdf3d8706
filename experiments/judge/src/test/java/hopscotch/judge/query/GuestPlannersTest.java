package hopscotch.judge.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GuestPlannersTest {
  private static final GridGraph GRAPH = GridGraph.of(GridMap.parse("...."), Movement.OCTILE);

  @BeforeAll
  static void addWalker() {
    GuestPlanners.add("walker", (graph, budget) -> Planners.prepare("astar", graph).planner());
  }

  private static String refusal(String spec) {
    return assertThrows(IllegalArgumentException.class, () -> Planners.prepare(spec, GRAPH))
        .getMessage();
  }

  @Test
  void aGuestIsAPlannerUnderItsName() {
    PreparedPlanner guest = Planners.prepare("guest(walker)", GRAPH);
    assertEquals("guest(walker)", guest.spec().toString());
    int first = GRAPH.map().cell(0, 0);
    assertSame(Outcome.FOUND, guest.newSearch().find(first, first + 3, new PathBuffer()));
    assertTrue(GuestPlanners.names().contains("walker"), () -> GuestPlanners.names().toString());
  }

  @Test
  void oneThatWasNotAddedIsRefused() {
    assertEquals(
        "unknown guest 'wlaker' (did you mean walker?); known: walker; expected --guest"
            + " wlaker=COMMAND",
        refusal("guest(wlaker)"));
  }

  @Test
  void itIsNoneOfTheListedPlanners() {
    assertTrue(Planners.all().stream().noneMatch(listed -> listed.id().equals(GuestPlanners.ID)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"guest", "guest(a,b)", "guest(a(b))", "guest(a(x=1))", "guest(a,x=1)"})
  void aGuestIsANameAlone(String text) {
    assertEquals(
        "'%s': expected the name of a guest alone, such as guest(mine)".formatted(text),
        refusal(text));
  }
}
