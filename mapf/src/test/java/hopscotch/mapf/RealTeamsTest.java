package hopscotch.mapf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.core.testkit.RealMaps;
import hopscotch.datasets.movingai.MapReader;
import hopscotch.datasets.movingai.ScenarioReader;
import hopscotch.datasets.movingai.ScenarioRow;
import hopscotch.mapf.planner.TeamAnswer;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamOutcome;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.mapf.team.LowerBounds;
import hopscotch.mapf.team.Objective;
import hopscotch.mapf.team.PlanCheck;
import hopscotch.mapf.team.PlanCosts;
import hopscotch.mapf.team.PlanValidator;
import hopscotch.mapf.team.PlanValidator.Following;
import hopscotch.mapf.team.Team;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Teams of the MovingAI scenarios in the folder that HOPSCOTCH_MAPS names. */
class RealTeamsTest {

  private static Team team(String map, int scenario, int units) throws IOException {
    Path folder = RealMaps.folder().resolve("mapf");
    GridGraph graph =
        GridGraph.of(MapReader.read(folder.resolve(map + ".map")), Movement.ORTHOGONAL);
    List<ScenarioRow> rows =
        ScenarioReader.read(folder.resolve(map + "-random-" + scenario + ".scen")).rows();
    int[] starts = new int[units];
    int[] goals = new int[units];
    for (int unit = 0; unit < units; unit++) {
      ScenarioRow row = rows.get(unit);
      starts[unit] = graph.map().cell(row.startX(), row.startY());
      goals[unit] = graph.map().cell(row.goalX(), row.goalY());
    }
    return Team.of(graph, starts, goals);
  }

  private static void requireValid(Team team, TeamAnswer answer, Objective objective) {
    assertNotNull(answer.plan(), () -> "no plan: " + answer.outcome());
    PlanCheck check =
        PlanValidator.check(
            team,
            answer.plan(),
            Following.ALLOWED,
            objective,
            answer.costs().of(objective),
            answer.lowerBound());
    assertTrue(check.isValid(), check::problem);
  }

  @ParameterizedTest
  @CsvSource({
    "random-32-32-10, 1, 50, 1113, 53", "random-32-32-20, 1, 30, 622, 48",
    "random-32-32-20, 1, 400, 8944, 53", "ost003d, 1, 50, 8661, 374"
  })
  void lowerBoundsAsPublished(String map, int scenario, int units, int sum, int makespan)
      throws IOException {
    assertEquals(new PlanCosts(sum, makespan, sum), LowerBounds.of(team(map, scenario, units)));
  }

  /** Optima that solvers by reduction to SAT have published, all of one value. */
  @ParameterizedTest
  @CsvSource({
    "1, 5, 727",
    "1, 10, 1265",
    "1, 25, 3836",
    "1, 40, 6608",
    "2, 15, 2530",
    "3, 20, 2164"
  })
  void conflictBasedSearchFindsPublishedOptima(int scenario, int units, int optimum)
      throws IOException {
    Team team = team("ost003d", scenario, units);
    TeamAnswer answer =
        TeamPlanners.prepare("cbs", team.graph())
            .newSearch()
            .solve(team, TeamBudget.of(Budget.expansions(300)));
    assertTrue(answer.lowerBound() <= optimum);
    if (answer.outcome() == TeamOutcome.SOLVED) {
      requireValid(team, answer, Objective.SUM_OF_COSTS);
      assertEquals(optimum, answer.costs().sumOfCosts());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "random-32-32-20, 2, 400",
    "ost003d, 1, 1000",
    "den312d, 3, 500",
    "room-32-32-4, 1, 200",
    "warehouse-10-20-10-2-1, 1, 300",
    "empty-8-8, 4, 32",
    "maze-32-32-2, 1, 100"
  })
  void lacamSolves(String map, int scenario, int units) throws IOException {
    Team team = team(map, scenario, units);
    requireValid(
        team,
        TeamPlanners.prepare("lacam", team.graph()).newSearch().solve(team),
        Objective.SUM_OF_LOSS);
  }
}
