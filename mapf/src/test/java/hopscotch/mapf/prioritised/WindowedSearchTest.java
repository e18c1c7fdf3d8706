package hopscotch.mapf.prioritised;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.mapf.planner.TeamAnswer;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamObserver;
import hopscotch.mapf.planner.TeamOutcome;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.mapf.planner.TeamSearch;
import hopscotch.mapf.team.Team;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How windows follow each other, and when they are given up. */
class WindowedSearchTest {
  private static final GridMap ROW = GridMap.parse("...........");
  private static final GridGraph GRAPH = GridGraph.of(ROW, Movement.ORTHOGONAL);

  private final List<Long> steps = new ArrayList<>();
  private final TeamObserver observer =
      new TeamObserver() {
        @Override
        public void expand(long unit, long parent, long step) {
          assertEquals(-1, parent);
          steps.add(step);
        }
      };

  private TeamSearch search(String spec) {
    steps.clear();
    return TeamPlanners.prepare(spec, GRAPH).newSearch(observer);
  }

  private static Team team(int from, int to) {
    return Team.of(GRAPH, new int[] {ROW.cell(from, 0)}, new int[] {ROW.cell(to, 0)});
  }

  private static Team headOn() {
    return Team.of(
        GRAPH,
        new int[] {ROW.cell(2, 0), ROW.cell(8, 0)},
        new int[] {ROW.cell(8, 0), ROW.cell(2, 0)});
  }

  @Test
  void halfOfAWindowIsWalked() {
    TeamSearch whca = search("whca(window=4)");
    TeamAnswer answer = whca.solve(team(0, 7));
    assertEquals(7, answer.plan().makespan());
    assertEquals(7, answer.lowerBound());
    assertEquals(List.of(1L, 3L, 5L, 7L), steps);
    search("whca(window=5)").solve(team(0, 7));
    assertEquals(List.of(1L, 4L, 7L), steps);
    assertTrue(whca.counters().touched > 0);
    assertTrue(answer.bytes() > 0);
  }

  @Test
  void aLoneUnitExpandsTheStepsOfItsWindow() {
    TeamSearch whca = search("whca(window=4)");
    whca.solve(team(0, 4));
    assertEquals(2 * (4 + 1), whca.counters().expanded);
  }

  @Test
  void itGivesUpAfterSoManySteps() {
    assertEquals(TeamOutcome.SOLVED, search("whca(window=4,steps=8)").solve(team(0, 7)).outcome());
    assertEquals(TeamOutcome.NO_PLAN, search("whca(window=4,steps=5)").solve(team(0, 7)).outcome());
    assertEquals(List.of(1L, 3L, 5L), steps);
  }

  @Test
  void itGivesUpAWindowAfterAHundredTries() {
    // Within 20 steps the units meet; neither can leave the row.
    TeamSearch whca = search("whca(window=20,steps=30)");
    TeamAnswer answer = whca.solve(headOn());
    assertEquals(TeamOutcome.NO_PLAN, answer.outcome());
    assertEquals(null, answer.plan());
    assertTrue(steps.size() <= 2 * 100 * 30);
  }

  @Test
  void nothingIsPlannedForWhoIsThere() {
    TeamAnswer answer = search("whca").solve(team(3, 3));
    assertEquals(0, answer.plan().makespan());
    assertEquals(List.of(), steps);
  }

  @Test
  void theBudgetEndsTheSearch() {
    TeamSearch whca = search("whca(window=4)");
    TeamBudget five = TeamBudget.of(Budget.expansions(5));
    assertEquals(TeamOutcome.OUT_OF_EXPANSIONS, whca.solve(team(0, 7), five).outcome());
    assertEquals(List.of(1L), steps);
  }
}
