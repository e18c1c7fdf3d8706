package hopscotch.mapf.lacam;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.pibt.PibtRules;
import hopscotch.mapf.planner.TeamAnswer;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamObserver;
import hopscotch.mapf.planner.TeamOutcome;
import hopscotch.mapf.team.Objective;
import hopscotch.mapf.team.Team;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the search over configurations counts, tells and stops at. */
class LacamSearchTest {
  /** Two units that must change places by a pocket. */
  private static final GridMap POCKET = GridMap.parse(".....", "@@.@@");

  private static final Team SWAP =
      Team.of(
          GridGraph.of(POCKET, Movement.ORTHOGONAL),
          new int[] {POCKET.cell(0, 0), POCKET.cell(4, 0)},
          new int[] {POCKET.cell(4, 0), POCKET.cell(0, 0)});

  private static final VertexGraph GRAPH = VertexGraph.of(SWAP.graph());

  private record Expanded(long node, long parent, long cost) {}

  private final List<Expanded> expanded = new ArrayList<>();
  private final TeamObserver observer =
      new TeamObserver() {
        @Override
        public void expand(long node, long parent, long cost) {
          expanded.add(new Expanded(node, parent, cost));
        }
      };

  private static Settings settings(boolean star, int restart) {
    return new Settings(
        star, Objective.SUM_OF_LOSS, new PibtRules(false, false), 1, -1, 0, 0, restart, 0);
  }

  @Test
  void expansionsAreTold() {
    LacamSearch search = new LacamSearch(GRAPH, settings(true, 0), observer);
    TeamAnswer answer = search.solve(SWAP);
    assertEquals(TeamOutcome.SOLVED, answer.outcome());
    assertEquals(expanded.size(), search.counters().expanded);
    assertEquals(new Expanded(0, -1, 0), expanded.get(0));
    long nodes = expanded.stream().mapToLong(Expanded::node).max().orElseThrow() + 1;
    assertTrue(search.counters().generated >= nodes);
    assertTrue(expanded.stream().allMatch(told -> told.parent < told.node || told.node == 0));
    assertTrue(search.counters().reopened > 0, "costs of known configurations fall");
    assertEquals(answer.costs().sumOfLoss(), answer.lowerBound());
  }

  @Test
  void theFirstPlanIsEnoughForWhoAsksForNoMore() {
    LacamSearch plain = new LacamSearch(GRAPH, settings(false, 0), null);
    TeamAnswer first = plain.solve(SWAP);
    LacamSearch star = new LacamSearch(GRAPH, settings(true, 0), null);
    TeamBudget one = TeamBudget.UNLIMITED.withStop(TeamBudget.Stop.FIRST_PLAN);
    assertEquals(first.costs().sumOfLoss(), star.solve(SWAP, one).costs().sumOfLoss());
    assertEquals(plain.counters().expanded, star.counters().expanded);
    assertEquals(0, plain.counters().reopened, "LaCAM keeps no steps");
    assertTrue(star.solve(SWAP).costs().sumOfLoss() <= first.costs().sumOfLoss());
    assertTrue(star.counters().expanded > plain.counters().expanded);
  }

  @Test
  void aSearchInsideAnotherEndsAfterItsExpansions() {
    GoalDistances distances = new GoalDistances(GRAPH, GRAPH.vertices(SWAP.goals()));
    LacamSearch search = new LacamSearch(GRAPH, settings(true, 0), distances, 3);
    TeamAnswer answer = search.solve(SWAP);
    assertEquals(TeamOutcome.OUT_OF_EXPANSIONS, answer.outcome());
    assertNull(answer.plan());
    assertEquals(3, search.counters().expanded);
  }

  @Test
  void theBudgetEndsTheSearch() {
    LacamSearch search = new LacamSearch(GRAPH, settings(false, 0), null);
    search.solve(SWAP);
    long all = search.counters().expanded;
    TeamBudget enough = TeamBudget.of(Budget.expansions(all));
    assertEquals(TeamOutcome.SOLVED, search.solve(SWAP, enough).outcome());
    TeamBudget less = TeamBudget.of(Budget.expansions(all - 1));
    assertEquals(TeamOutcome.OUT_OF_EXPANSIONS, search.solve(SWAP, less).outcome());
    assertEquals(all - 1, search.counters().expanded);
    assertEquals(
        TeamOutcome.OUT_OF_MEMORY, search.solve(SWAP, TeamBudget.UNLIMITED.withBytes(1)).outcome());
  }

  /** With restarts the stack goes on from the start at times, so other nodes are expanded. */
  @Test
  void restartsLeadElsewhere() {
    new LacamSearch(GRAPH, settings(true, 0), observer).solve(SWAP);
    List<Expanded> without = List.copyOf(expanded);
    expanded.clear();
    new LacamSearch(GRAPH, settings(true, 500), observer).solve(SWAP);
    assertNotEquals(without, expanded);
    int largest = 4;
    assertEquals(
        without.subList(0, 10 * largest),
        expanded.subList(0, 10 * largest),
        "not before a descent could get to the goals");
  }

  @Test
  void itsBytesCoverDistancesAndNodes() {
    TeamAnswer answer = new LacamSearch(GRAPH, settings(true, 0), null).solve(SWAP);
    GoalDistances distances = new GoalDistances(GRAPH, GRAPH.vertices(SWAP.goals()));
    assertTrue(answer.bytes() > distances.bytes());
  }

  @Test
  void spreadingTakesItsBytes() {
    Settings plain = settings(true, 0);
    long without = new LacamSearch(GRAPH, plain, null).solve(SWAP).bytes();
    for (int margin = 0; margin < 2; margin++) {
      Settings spread =
          new Settings(
              true, Objective.SUM_OF_LOSS, new PibtRules(false, false), 1, margin, 0, 0, 0, 0);
      TeamAnswer answer = new LacamSearch(GRAPH, spread, null).solve(SWAP);
      assertTrue(answer.bytes() > without);
      assertEquals(answer.costs().sumOfLoss(), answer.lowerBound());
    }
  }

  @Test
  void cellsLookedAtAreThoseOfTheDistances() {
    LacamSearch search = new LacamSearch(GRAPH, settings(false, 0), null);
    search.solve(SWAP);
    assertEquals(2L * GRAPH.size(), search.counters().touched);
  }

  @Test
  void theDistancesAreABoundBeforeAnyPlan() {
    LacamSearch search = new LacamSearch(GRAPH, settings(true, 0), null);
    TeamAnswer answer = search.solve(SWAP, TeamBudget.of(Budget.expansions(2)));
    assertEquals(TeamOutcome.OUT_OF_EXPANSIONS, answer.outcome());
    assertEquals(4 + 4, answer.lowerBound());
  }
}
