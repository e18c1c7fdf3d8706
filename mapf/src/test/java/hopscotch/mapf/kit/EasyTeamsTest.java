package hopscotch.mapf.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.planner.TeamAnswer;
import hopscotch.mapf.planner.TeamOutcome;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.mapf.planner.TeamSearch;
import hopscotch.mapf.team.PlanCheck;
import hopscotch.mapf.team.PlanValidator;
import hopscotch.mapf.team.Team;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Planners that may give up find plans where that is easy, and short ones. The contract alone would
 * let a planner pass that always gives up.
 */
class EasyTeamsTest {
  private static final int TEAMS = 10;
  private static final int UNITS = 8;

  private static Team team(GridGraph graph, int units, Random random) {
    int[] free = graph.freeCells();
    return Team.of(graph, drawn(free, units, random), drawn(free, units, random));
  }

  private static int[] drawn(int[] free, int units, Random random) {
    return random.ints(0, free.length).distinct().limit(units).map(i -> free[i]).toArray();
  }

  private static long leastSum(Team team) {
    VertexGraph graph = VertexGraph.of(team.graph());
    GoalDistances distances = new GoalDistances(graph, graph.vertices(team.goals()));
    return IntStream.range(0, team.size())
        .mapToLong(unit -> distances.of(unit, graph.vertex(team.starts()[unit])))
        .sum();
  }

  /** The sum of costs of a plan, which must be found and valid. */
  private static long solve(String spec, Team team) {
    TeamAnswer answer = TeamPlanners.prepare(spec, team.graph()).newSearch().solve(team);
    assertEquals(TeamOutcome.SOLVED, answer.outcome(), team::toString);
    PlanCheck check = PlanValidator.check(team, answer.plan());
    assertTrue(check.isValid(), check::problem);
    return check.costs().sumOfCosts();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pp",
        "whca(window=2)",
        "whca(window=3)",
        "whca",
        "pibt",
        "lns(rounds=1)",
        "lns2",
        "lacam"
      })
  void aUnitAloneTakesAShortestPath(String spec) {
    Random random = new Random(8);
    for (int i = 0; i < TEAMS; i++) {
      GridMap map = GridMap.of(11, 7, (x, y) -> x % 2 == 0 || y % 5 == x % 4);
      Team team = team(GridGraph.of(map, Movement.ORTHOGONAL), 1, random);
      assertEquals(leastSum(team), solve(spec, team), team::toString);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"whca(window=2,steps=%d)", "whca(window=5,steps=%d)", "pibt(steps=%d)"})
  void whoCountsStepsGivesUpAfterThem(String spec) {
    GridGraph graph = GridGraph.of(GridMap.parse("..........."), Movement.ORTHOGONAL);
    int first = graph.map().cell(0, 0);
    Team team = Team.of(graph, new int[] {first}, new int[] {first + 10});
    assertEquals(10, solve(spec.formatted(10), team));
    TeamSearch search = TeamPlanners.prepare(spec.formatted(5), graph).newSearch();
    assertEquals(TeamOutcome.NO_PLAN, search.solve(team).outcome());
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '\'',
      value = {
        "pp, 1.09",
        "'pp(order=given,restarts=20)', 1.09",
        "'pp(order=farthest)', 1.12",
        "'pp(order=nearest)', 1.07",
        "'whca(window=2)', 1.14",
        "'whca(window=5)', 1.1",
        "whca, 1.12",
        "pibt, 1.24",
        "'lns(rounds=30)', 1.04",
        "'lns(first=pp,rounds=30)', 1.04",
        "'lns2(rounds=100)', 1.09",
        "'lns2(neighbourhood=failure,rounds=100)', 1.09",
        "'lns2(neighbourhood=random,rounds=100)', 1.09"
      })
  void teamsWithRoomGetShortPlans(String spec, double most) {
    Random random = new Random(7);
    long sum = 0;
    long least = 0;
    for (int i = 0; i < TEAMS; i++) {
      GridMap map = GridMap.of(9, 9, (x, y) -> x % 3 != 1 || y % 4 != 1);
      GridGraph graph = GridGraph.of(map, i % 2 == 0 ? Movement.ORTHOGONAL : Movement.OCTILE);
      Team team = team(graph, UNITS, random);
      sum += solve(spec, team);
      least += leastSum(team);
    }
    double ratio = (double) sum / least;
    assertTrue(ratio >= 1 && ratio <= most, () -> "sum of costs over the least: " + ratio);
  }
}
