package hopscotch.mapf.planner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.mapf.team.Objective;
import org.junit.jupiter.api.Test;

class TeamPlannersTest {

  private static String normal(String spec) {
    return TeamPlanners.normalise(PlannerSpec.parse(spec)).toString();
  }

  private static String error(String spec) {
    return assertThrows(IllegalArgumentException.class, () -> normal(spec)).getMessage();
  }

  @Test
  void writesASpecInOneWay() {
    assertEquals(
        "lacamstar(samples=2,seed=1)", normal("lacamstar( seed=01, samples=2, swap=true)"));
  }

  @Test
  void namesWhatIsKnown() {
    assertTrue(
        error("astar").startsWith("unknown planner of teams 'astar'; known: pp, whca, pibt"));
    assertTrue(error("pibt(speed=1)").contains("known: swap, steps, seed"));
    assertTrue(error("pibt(lacam)").contains("lacam"));
    assertTrue(TeamPlanners.has("lacam"));
    assertFalse(TeamPlanners.has("astar"));
  }

  @Test
  void aGuaranteeSaysForWhat() {
    assertEquals(
        "BOUNDED(1.2) for sum of costs",
        new TeamGuarantee(Guarantee.bounded(1.2), Objective.SUM_OF_COSTS).toString());
    assertEquals("COMPLETE", new TeamGuarantee(Guarantee.COMPLETE, Objective.MAKESPAN).toString());
  }
}
