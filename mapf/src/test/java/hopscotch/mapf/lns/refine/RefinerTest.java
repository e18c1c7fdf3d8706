package hopscotch.mapf.lns.refine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Planners;
import hopscotch.mapf.distance.DistanceSource;
import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.lowlevel.Reservations;
import hopscotch.mapf.lowlevel.Sipp;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamMeter;
import hopscotch.mapf.planner.TeamOutcome;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.mapf.planner.TeamSearch;
import hopscotch.mapf.team.Plan;
import hopscotch.mapf.team.PlanCheck;
import hopscotch.mapf.team.PlanValidator;
import hopscotch.mapf.team.Team;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/**
 * Plans are made better also where distances are longer than the shortest paths: the planner that
 * tells those of {@link #MAP} is led through the winding way, though the way round is shorter.
 */
class RefinerTest {
  private static final GridMap MAP =
      GridMap.parse(
          "..........",
          ".@@@@@@@@.",
          "...@...@..",
          "@@.@.@.@.@",
          "@@.@.@.@.@",
          "@@...@...@",
          "@@@@@@@@@@",
          "......@@@@",
          "......@@@@");
  private static final GridGraph GRID = GridGraph.of(MAP, Movement.ORTHOGONAL);
  private static final int START = MAP.cell(0, 2);
  private static final int GOAL = MAP.cell(9, 2);
  private static final VertexGraph GRAPH =
      VertexGraph.of(
          GRID, DistanceSource.prepare(Planners.known("astar(weight=5)"), GRID, Budget.UNLIMITED));
  private static final int SHORTEST = 13;
  private static final int TOLD = 21;

  private static GoalDistances distances(int... goals) {
    return new GoalDistances(GRAPH, GRAPH.vertices(goals));
  }

  private static int[] path(int... xy) {
    int[] path = new int[xy.length / 2];
    for (int i = 0; i < path.length; i++) {
      path[i] = MAP.cell(xy[2 * i], xy[2 * i + 1]);
    }
    return path;
  }

  private static int[] wayRound() {
    return path(0, 2, 0, 1, 0, 0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0, 7, 0, 8, 0, 9, 0, 9, 1, 9, 2);
  }

  @Test
  void sippFindsAPathInTimeThoughTheToldDistanceIsLonger() {
    GoalDistances distances = distances(GOAL);
    int start = GRAPH.vertex(START);
    assertEquals(TOLD, distances.of(0, start));
    Reservations free = new Reservations(GRAPH.size());
    int[] path = new Sipp(GRAPH).find(0, start, SHORTEST, distances, free, new TeamMeter());
    assertNotNull(path);
    assertEquals(SHORTEST, path.length - 1);
  }

  /** The second unit takes two steps too many. */
  @Test
  void aToldDistanceThatIsTooLongHindersNoOtherUnit() {
    int[] detour = path(0, 7, 0, 8, 1, 8, 2, 8, 3, 8, 4, 8, 5, 8, 5, 7);
    Plan plan = Plan.ofPaths(new int[][] {wayRound(), detour});
    Refiner refiner =
        new Refiner(
            GRAPH,
            distances(GOAL, MAP.cell(5, 7)),
            plan,
            2,
            new SplittableRandom(1),
            new TeamMeter());
    int gain = 0;
    for (int round = 0; round < 20; round++) {
      gain += refiner.round();
    }
    assertEquals(2, gain);
    assertEquals(SHORTEST + 5, refiner.sumOfCosts());
  }

  @Test
  void roundsGoOnWhereTheToldDistancesAreNoBound() {
    Team team = Team.of(GRID, new int[] {START}, new int[] {GOAL});
    TeamSearch search =
        TeamPlanners.prepare("lns(astar(weight=5),first=pp,rounds=20)", GRID).newSearch();
    assertEquals(TeamOutcome.SOLVED, search.solve(team).outcome());
    assertTrue(search.counters().expanded >= 20);
  }

  /** The units of a team that pp has planned, so that there is something to gain. */
  private static Refiner ofCrowd(Team team, int seed, TeamMeter meter) {
    VertexGraph graph = VertexGraph.of(team.graph());
    TeamSearch search = TeamPlanners.prepare("pp(seed=" + seed + ")", team.graph()).newSearch();
    Plan plan = search.solve(team).plan();
    GoalDistances distances = new GoalDistances(graph, graph.vertices(team.goals()));
    return new Refiner(graph, distances, plan, 3, new SplittableRandom(seed), meter);
  }

  /** Ten units change sides on a small map with a few walls. */
  private static Team crowd() {
    GridMap map = GridMap.parse(".......", ".@...@.", ".......", ".@...@.", ".......");
    int[] starts = new int[10];
    int[] goals = new int[10];
    for (int unit = 0; unit < 10; unit++) {
      starts[unit] = map.cell(unit % 2 == 0 ? 0 : 6, unit / 2);
      goals[unit] = map.cell(unit % 2 == 0 ? 6 : 0, (unit / 2 + 1) % 5);
    }
    return Team.of(GridGraph.of(map, Movement.ORTHOGONAL), starts, goals);
  }

  @Test
  void aRoundGainsWhatItSaysAndKeepsThePlanValid() {
    Team team = crowd();
    long gained = 0;
    for (int seed = 1; seed <= 5; seed++) {
      Refiner refiner = ofCrowd(team, seed, new TeamMeter());
      for (int round = 0; round < 100; round++) {
        long before = refiner.sumOfCosts();
        int gain = refiner.round();
        assertTrue(gain >= 0, "gain " + gain);
        assertEquals(before - gain, refiner.sumOfCosts());
        assertNull(refiner.stopped());
        gained += gain;
      }
      PlanCheck check = PlanValidator.check(team, refiner.plan());
      assertTrue(check.isValid(), check::problem);
      assertEquals(check.costs().sumOfCosts(), refiner.sumOfCosts());
      assertTrue(refiner.expanded() > 0);
      assertTrue(refiner.bytes() > 0);
    }
    assertTrue(gained > 0);
  }

  @Test
  void aBudgetThatIsUsedUpStopsARound() {
    TeamMeter meter = new TeamMeter();
    Refiner refiner = ofCrowd(crowd(), 1, meter);
    Budget cancelled = Budget.expansions(1);
    cancelled.cancel();
    meter.start(TeamBudget.of(cancelled));
    for (int round = 0; round < 1000 && refiner.stopped() == null; round++) {
      refiner.round();
    }
    assertEquals(TeamOutcome.CANCELLED, refiner.stopped());
  }
}
