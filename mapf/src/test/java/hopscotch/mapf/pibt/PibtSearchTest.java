package hopscotch.mapf.pibt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.mapf.planner.TeamAnswer;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamOutcome;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.mapf.planner.TeamSearch;
import hopscotch.mapf.team.PlanCheck;
import hopscotch.mapf.team.PlanValidator;
import hopscotch.mapf.team.Team;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PibtSearchTest {
  /** Two units at the ends of the first row, which are to change places. */
  private static Team facing(String... rows) {
    GridMap map = GridMap.parse(rows);
    int left = map.cell(0, 0);
    int right = map.cell(map.width() - 1, 0);
    return Team.of(
        GridGraph.of(map, Movement.ORTHOGONAL), new int[] {left, right}, new int[] {right, left});
  }

  private static TeamAnswer answer(String spec, Team team) {
    return TeamPlanners.prepare(spec, team.graph()).newSearch().solve(team);
  }

  /** Wherever the bay is, with whatever seed. By pushing alone only where chance helps. */
  @ParameterizedTest
  @CsvSource({"@.@@@@@@,false", "@@.@@@@@,false", "@@@@.@@@,true", "@@@@@@.@,true"})
  void inACorridorWithABayTwoUnitsChangePlaces(String below, boolean mayBePushed) {
    for (int seed = 1; seed <= 5; seed++) {
      Team team = facing("........", below);
      TeamAnswer swapped = answer("pibt(steps=60,seed=" + seed + ")", team);
      assertEquals(TeamOutcome.SOLVED, swapped.outcome());
      PlanCheck check = PlanValidator.check(team, swapped.plan());
      assertTrue(check.isValid(), check::problem);
      assertTrue(check.costs().makespan() <= 24, () -> "makespan " + check.costs().makespan());
      TeamAnswer pushed = answer("pibt(swap=false,steps=60,seed=" + seed + ")", team);
      assertTrue(mayBePushed || pushed.outcome() == TeamOutcome.NO_PLAN);
    }
  }

  @Test
  void aStepIsAnExpansion() {
    GridMap map = GridMap.parse(".......");
    GridGraph graph = GridGraph.of(map, Movement.ORTHOGONAL);
    Team team = Team.of(graph, new int[] {map.cell(0, 0)}, new int[] {map.cell(6, 0)});
    TeamSearch search = TeamPlanners.prepare("pibt", graph).newSearch();
    assertEquals(TeamOutcome.SOLVED, search.solve(team).outcome());
    assertEquals(6, search.counters().expanded);
    assertEquals(7, search.counters().generated);
    assertTrue(search.counters().touched > 0);
  }

  @Test
  void aBudgetOfBytesThatItNeedsIsEnoughAndHalfOfItIsNot() {
    GridMap map = GridMap.parse(".......");
    GridGraph graph = GridGraph.of(map, Movement.ORTHOGONAL);
    Team team =
        Team.of(
            graph,
            new int[] {map.cell(0, 0), map.cell(1, 0)},
            new int[] {map.cell(5, 0), map.cell(6, 0)});
    TeamSearch search = TeamPlanners.prepare("pibt", graph).newSearch();
    long all = search.solve(team).bytes();
    TeamBudget enough = TeamBudget.UNLIMITED.withBytes(all);
    assertEquals(TeamOutcome.SOLVED, search.solve(team, enough).outcome());
    TeamBudget less = TeamBudget.UNLIMITED.withBytes(all / 2);
    assertEquals(TeamOutcome.OUT_OF_MEMORY, search.solve(team, less).outcome());
  }
}
