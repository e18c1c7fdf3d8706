package hopscotch.mapf.planner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.mapf.team.Objective;
import java.util.List;
import org.junit.jupiter.api.Test;

class TeamPlannersTest {

  private static String normal(String spec) {
    return TeamPlanners.known(PlannerSpec.parse(spec)).toString();
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
    assertTrue(error("pibt(speed=1)").contains("known: swap, hindrance, order, steps, seed"));
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

  private static final GridGraph ROW = GridGraph.of(GridMap.parse("...."), Movement.ORTHOGONAL);

  @Test
  void aPreparedPlannerSaysWhatItsPlannerSays() {
    PreparedTeamPlanner prepared = TeamPlanners.prepare("lacamstar( seed=01 )", ROW);
    TeamPlanner planner = prepared.planner();
    assertEquals("lacamstar(seed=1)", prepared.toString());
    assertSame(ROW, prepared.graph());
    assertSame(ROW, planner.graph());
    assertEquals(planner.guarantee(), prepared.guarantee());
    assertTrue(prepared.isAnytime());
    assertFalse(TeamPlanners.prepare("lacam", ROW).isAnytime());
    assertTrue(prepared.preparationNanos() > 0);
    assertEquals(0, prepared.indexBytes());
    assertTrue(TeamPlanners.prepare("pibt", ROW).findSteps().isPresent());
    assertFalse(prepared.findSteps().isPresent());
    assertEquals(
        List.of("first-pairs", "unit-searches"), TeamPlanners.prepare("lns2", ROW).extraCounters());
  }

  @Test
  void distancesMayBeToldByOnePlanner() {
    PreparedTeamPlanner told = TeamPlanners.prepare("lacam(jps)", ROW);
    assertEquals("lacam(jps)", told.toString());
    long index = Planners.prepare("jps", ROW).indexBytes();
    assertTrue(index > 0);
    assertEquals(index, told.indexBytes());
    assertTrue(error("lacam(astar,jps)").contains("distances of one source at most"));
  }

  @Test
  void aBoundAsksForDistancesOfShortestPaths() {
    assertEquals("cbs(jps)", TeamPlanners.prepare("cbs(jps)", ROW).toString());
    String message =
        assertThrows(
                IllegalArgumentException.class,
                () -> TeamPlanners.prepare("cbs(astar(weight=2))", ROW))
            .getMessage();
    assertTrue(message.contains("expected a nested planner that is OPTIMAL"), message);
    assertEquals(
        "lacam(astar(weight=2))", TeamPlanners.prepare("lacam(astar(weight=2))", ROW).toString());
  }

  @Test
  void everyPlannerIsListedUnderItsId() {
    assertEquals(List.of(), TeamPlanners.problems());
    for (TeamPlannerFactory factory : TeamPlanners.all()) {
      assertSame(factory, TeamPlanners.factory(factory.id()));
    }
    assertTrue(TeamPlanners.all().size() > 8);
  }

  @Test
  void anAnswerMayHaveAnotherClock() {
    TeamAnswer answer = new TeamAnswer(TeamOutcome.NO_PLAN, null, null, 3, 100, 7);
    assertEquals(
        new TeamAnswer(TeamOutcome.NO_PLAN, null, null, 3, 50, 7), answer.withElapsedNanos(50));
    assertTrue(answer.findPlan().isEmpty());
  }
}
