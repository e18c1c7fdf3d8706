package hopscotch.mapf.prioritised;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
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

/** In which order units are planned, and what is done when one finds no path. */
class PrioritisedSearchTest {
  private final List<Long> planned = new ArrayList<>();
  private final List<Long> before = new ArrayList<>();
  private final TeamObserver observer =
      new TeamObserver() {
        @Override
        public void expand(long unit, long parent, long done) {
          planned.add(unit);
          before.add(done);
        }
      };

  /** Three units in rows of their own, with 3, 1 and 2 steps to go. */
  private static Team rows() {
    GridMap map = GridMap.parse("....", "....", "....");
    return Team.of(
        GridGraph.of(map, Movement.ORTHOGONAL),
        new int[] {map.cell(0, 0), map.cell(0, 1), map.cell(0, 2)},
        new int[] {map.cell(3, 0), map.cell(1, 1), map.cell(2, 2)});
  }

  /** Two units that cannot pass each other. */
  private static Team corridor() {
    GridMap map = GridMap.parse("....");
    return Team.of(
        GridGraph.of(map, Movement.ORTHOGONAL),
        new int[] {map.cell(0, 0), map.cell(3, 0)},
        new int[] {map.cell(3, 0), map.cell(0, 0)});
  }

  private TeamSearch search(String spec, Team team) {
    planned.clear();
    before.clear();
    return TeamPlanners.prepare(spec, team.graph()).newSearch(observer);
  }

  private List<Long> order(String spec) {
    Team team = rows();
    assertEquals(TeamOutcome.SOLVED, search(spec, team).solve(team).outcome());
    assertEquals(List.of(0L, 1L, 2L), before);
    return List.copyOf(planned);
  }

  @Test
  void ordersAreByDistanceByNumberOrByChance() {
    assertEquals(List.of(0L, 1L, 2L), order("pp(order=given)"));
    assertEquals(List.of(1L, 2L, 0L), order("pp(order=nearest)"));
    assertEquals(List.of(0L, 2L, 1L), order("pp(order=farthest)"));
    assertEquals(order("pp(seed=3)"), order("pp(seed=3)"));
    List<List<Long>> bySeed = new ArrayList<>();
    for (int seed = 0; seed < 40; seed++) {
      bySeed.add(order("pp(seed=" + seed + ")"));
    }
    assertEquals(6, bySeed.stream().distinct().count());
  }

  @Test
  void theSumOfDistancesIsABound() {
    Team team = rows();
    TeamAnswer answer = search("pp", team).solve(team);
    assertEquals(6, answer.lowerBound());
    assertEquals(6, answer.costs().sumOfCosts());
  }

  @Test
  void whoFindsNoPathIsThePlannedFirst() {
    Team team = corridor();
    TeamSearch pp = search("pp(order=given,restarts=3)", team);
    assertEquals(TeamOutcome.NO_PLAN, pp.solve(team).outcome());
    assertEquals(List.of(0L, 1L, 1L, 0L, 0L, 1L, 1L, 0L), planned);
    assertEquals(4, pp.counters().extra(PrioritisedSearch.ORDERS));
    assertEquals(planned.size(), pp.counters().extra(PrioritisedSearch.UNIT_SEARCHES));
  }

  @Test
  void oneOrderIsTriedWithoutRestarts() {
    Team team = corridor();
    TeamSearch pp = search("pp(order=given,restarts=0)", team);
    assertEquals(TeamOutcome.NO_PLAN, pp.solve(team).outcome());
    assertEquals(1, pp.counters().extra(PrioritisedSearch.ORDERS));
    assertEquals(List.of(0L, 1L), planned);
  }

  @Test
  void anotherOrderMayHaveAPlan() {
    // Unit 1 must wait in the pocket until unit 0 has passed; planned first it does not.
    GridMap map = GridMap.parse("...", "@.@");
    Team team =
        Team.of(
            GridGraph.of(map, Movement.ORTHOGONAL),
            new int[] {map.cell(0, 0), map.cell(1, 0)},
            new int[] {map.cell(2, 0), map.cell(1, 0)});
    TeamSearch pp = search("pp(order=nearest)", team);
    TeamAnswer answer = pp.solve(team);
    assertEquals(TeamOutcome.SOLVED, answer.outcome());
    assertEquals(2, pp.counters().extra(PrioritisedSearch.ORDERS));
    assertEquals(List.of(1L, 0L, 0L, 1L), planned);
  }

  @Test
  void expansionsOfAllUnitsCountAndEndTheBudget() {
    Team team = rows();
    TeamSearch pp = search("pp(order=given)", team);
    TeamAnswer answer = pp.solve(team);
    long all = pp.counters().expanded;
    assertEquals(3 + 1 + 2, all, "each goes straight to its goal");
    assertTrue(answer.bytes() > 0);
    assertTrue(pp.counters().touched > 0);
    TeamBudget three = TeamBudget.of(Budget.expansions(3));
    assertEquals(TeamOutcome.OUT_OF_EXPANSIONS, pp.solve(team, three).outcome());
    assertEquals(3, pp.counters().expanded);
    assertNotEquals(all, pp.counters().expanded);
    TeamBudget small = TeamBudget.UNLIMITED.withBytes(1);
    assertEquals(TeamOutcome.OUT_OF_MEMORY, pp.solve(team, small).outcome());
  }
}
