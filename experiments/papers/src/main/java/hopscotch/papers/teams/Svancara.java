package hopscotch.papers.teams;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.datasets.movingai.Scenario;
import hopscotch.judge.team.ScenarioTeams;
import hopscotch.mapf.planner.TeamAnswer;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamOutcome;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.mapf.planner.TeamSearch;
import hopscotch.mapf.team.PlanCheck;
import hopscotch.mapf.team.PlanValidator;
import hopscotch.mapf.team.Team;
import hopscotch.papers.count.Counts;
import hopscotch.papers.count.PaperMap;
import java.io.IOException;
import java.nio.file.Path;

/**
 * The least sums of costs of small teams in the random scenarios of a map, which SAT solvers have
 * found too (Svancara et al., logs of MAPF-encodings). A team that takes more than 10,000 nodes of
 * the constraint tree is left out.
 */
public final class Svancara {
  private static final int SCENARIOS = 10;
  private static final int STEP = 5;
  private static final int MOST_UNITS = 30;
  private static final Budget BUDGET = Budget.expansions(10_000);

  private Svancara() {}

  /** Counts on a map. */
  public static void count(PaperMap map, Counts counts) throws IOException {
    GridGraph graph = map.graph(Movement.ORTHOGONAL);
    TeamSearch search = TeamPlanners.prepare("cbs", graph).newSearch();
    for (Path file : map.scenarios()) {
      String name = file.getFileName().toString().replaceFirst(".*-(random-[0-9]+)\\.scen", "$1");
      if (!name.matches("random-[0-9]+") || number(name) > SCENARIOS) {
        continue;
      }
      Scenario scenario = map.scenario(file);
      for (int units = STEP; units <= MOST_UNITS; units += STEP) {
        Team team = ScenarioTeams.of(graph, scenario, units);
        TeamAnswer answer = search.solve(team, TeamBudget.of(BUDGET));
        if (answer.outcome() == TeamOutcome.SOLVED) {
          PlanCheck check = PlanValidator.check(team, answer.findPlan().orElseThrow());
          if (!check.isValid()) {
            throw new IllegalStateException(file + ", " + units + " units: " + check.problem());
          }
          counts.add(name + "-" + units, check.costs().sumOfCosts());
          counts.add(name + "-" + units + ".nodes", search.counters().expanded);
        }
      }
    }
  }

  private static int number(String name) {
    return Integer.parseInt(name.substring(name.indexOf('-') + 1));
  }
}
