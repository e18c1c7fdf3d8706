package hopscotch.mapf.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.Movement;
import hopscotch.mapf.kit.BrokenPlanner.Fault;
import hopscotch.mapf.planner.TeamBudget;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** The contract kit catches the classic faults, and does not blame the planner without one. */
class BrokenPlannerTest {
  private static final int CASES = 300;

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "NONE")
  void isCaught(Fault fault) {
    AssertionError caught = firstError(fault);
    assertNotNull(caught, () -> "the kit saw nothing wrong with " + fault);
    assertTrue(caught.getMessage().startsWith("step "), caught::getMessage);
  }

  @Test
  void withoutAFaultItPasses() {
    assertEquals(null, firstError(Fault.NONE));
  }

  private static AssertionError firstError(Fault fault) {
    Random random = new Random(20261);
    for (int i = 0; i < CASES; i++) {
      TeamCase teamCase =
          TeamCases.random(
              1 + random.nextInt(5),
              1 + random.nextInt(4),
              random.nextInt(4),
              1 + random.nextInt(4),
              random,
              random.nextBoolean() ? Movement.ORTHOGONAL : Movement.OCTILE);
      if (teamCase.size() == 0) {
        continue;
      }
      try {
        TeamPlannerChecks.answersAsPromised(
            graph -> new BrokenPlanner(graph, fault), teamCase, TeamBudget.UNLIMITED);
      } catch (AssertionError e) {
        return e;
      }
    }
    return null;
  }
}
