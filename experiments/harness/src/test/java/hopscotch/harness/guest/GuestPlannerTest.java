package hopscotch.harness.guest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.Repairable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("programs")
class GuestPlannerTest {
  private static final GridMap MAP = GridMap.of(8, 3, (x, y) -> y != 1);

  private GuestProgram program;

  @AfterEach
  void end() {
    GuestPlanner.dismiss(program);
  }

  @Test
  void theBytesOfAnIndexAreThoseOfItsOwnMap() {
    program = Guests.broken("takes-changes");
    GuestPlanner.admit("takes", program);
    Planner planner =
        Planners.prepare("guest(takes)", GridGraph.of(MAP, Movement.OCTILE)).planner();
    CellChanges changes = CellChanges.on(MAP).set(2, 0, '@').set(3, 1, '.').build();

    assertEquals(64, planner.indexBytes());
    assertEquals(
        0, planner.capability(Repairable.class).orElseThrow().withChanges(changes).indexBytes());
  }
}
