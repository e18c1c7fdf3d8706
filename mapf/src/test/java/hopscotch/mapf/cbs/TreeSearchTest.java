package hopscotch.mapf.cbs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.mapf.planner.TeamAnswer;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamOutcome;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.mapf.planner.TeamSearch;
import hopscotch.mapf.team.Team;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What both searches of a constraint tree do before their loops and after. */
class TreeSearchTest {

  /** Two units that change places, by a pocket if there is one. */
  private static Team team(String... rows) {
    GridMap map = GridMap.parse(rows);
    int last = map.width() - 1;
    return Team.of(
        GridGraph.of(map, Movement.ORTHOGONAL),
        new int[] {map.cell(0, 0), map.cell(last, 0)},
        new int[] {map.cell(last, 0), map.cell(0, 0)});
  }

  private static TeamSearch search(String spec, Team team) {
    return TeamPlanners.prepare(spec, team.graph()).newSearch();
  }

  @ParameterizedTest
  @ValueSource(strings = {"cbs", "eecbs"})
  void aTeamWithoutAPlanHasNoTree(String spec) {
    Team team = team(".....");
    TeamSearch search = search(spec, team);
    TeamAnswer answer = search.solve(team);
    assertEquals(TeamOutcome.NO_PLAN, answer.outcome());
    assertEquals(0, search.counters().expanded);
    assertEquals(0, search.counters().generated);
    assertTrue(answer.bytes() > 0, "what LaCAM took to find that out");
  }

  @ParameterizedTest
  @ValueSource(strings = {"cbs", "eecbs"})
  void nodesAndWhatIsBelowThemAreCounted(String spec) {
    Team team = team(".....", "@@.@@");
    TeamSearch search = search(spec, team);
    TeamAnswer answer = search.solve(team);
    assertEquals(TeamOutcome.SOLVED, answer.outcome());
    assertTrue(search.counters().expanded > 0);
    assertTrue(search.counters().generated > search.counters().expanded);
    assertTrue(search.counters().touched >= 6);
    assertTrue(search.counters().extra(0) > search.counters().generated, "of the low level");
    assertTrue(answer.bytes() > 200 * search.counters().generated);
  }

  @ParameterizedTest
  @ValueSource(strings = {"cbs", "eecbs"})
  void theBudgetIsReadBeforeAnythingIsDone(String spec) {
    Team team = team(".....", "@@.@@");
    Budget cancelled = Budget.expansions(Long.MAX_VALUE);
    cancelled.cancel();
    TeamSearch search = search(spec, team);
    TeamAnswer answer = search.solve(team, TeamBudget.of(cancelled));
    assertEquals(TeamOutcome.CANCELLED, answer.outcome());
    assertNull(answer.plan());
    assertEquals(0, answer.bytes());
    TeamBudget none = TeamBudget.of(Budget.expansions(0));
    assertEquals(TeamOutcome.OUT_OF_EXPANSIONS, search.solve(team, none).outcome());
    assertEquals(0, search.counters().generated);
  }
}
