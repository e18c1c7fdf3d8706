package hopscotch.mapf.lns;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamObserver;
import hopscotch.mapf.planner.TeamOutcome;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.mapf.planner.TeamSearch;
import hopscotch.mapf.team.Team;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** What {@code lns} counts and stops at: the first planner's expansions and its own rounds. */
class LnsBudgetTest {
  private static final int ROUNDS = 20;

  /** Two units that must pass each other, so that the sum of distances is out of reach. */
  private static final Team TEAM = team();

  private static Team team() {
    GridMap map = GridMap.parse("......", "@@.@@@");
    return Team.of(
        GridGraph.of(map, Movement.ORTHOGONAL),
        new int[] {map.cell(0, 0), map.cell(5, 0)},
        new int[] {map.cell(5, 0), map.cell(0, 0)});
  }

  private static TeamSearch search(String spec) {
    return TeamPlanners.prepare(spec, TEAM.graph()).newSearch();
  }

  private static long ofFirst() {
    TeamSearch lacam = search("lacam");
    assertEquals(TeamOutcome.SOLVED, lacam.solve(TEAM).outcome());
    return lacam.counters().expanded;
  }

  @Test
  void expansionsOfTheFirstPlannerAreCounted() {
    TeamSearch lns = search("lns(rounds=" + ROUNDS + ")");
    assertEquals(TeamOutcome.SOLVED, lns.solve(TEAM).outcome());
    assertEquals(ofFirst() + ROUNDS, lns.counters().expanded);
  }

  @Test
  void theBudgetIsThatOfBoth() {
    AtomicInteger rounds = new AtomicInteger();
    TeamObserver observer =
        new TeamObserver() {
          @Override
          public void expand(long node, long parent, long cost) {
            rounds.incrementAndGet();
          }
        };
    TeamSearch lns = TeamPlanners.prepare("lns", TEAM.graph()).newSearch(observer);
    long most = ofFirst() + 3;
    TeamBudget budget = TeamBudget.of(Budget.expansions(most));
    assertEquals(TeamOutcome.OUT_OF_EXPANSIONS, lns.solve(TEAM, budget).outcome());
    assertEquals(3, rounds.get());
    assertEquals(most, lns.counters().expanded);
  }
}
