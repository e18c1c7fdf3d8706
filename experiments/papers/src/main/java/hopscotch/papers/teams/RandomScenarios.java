package hopscotch.papers.teams;

import hopscotch.core.grid.GridGraph;
import hopscotch.datasets.movingai.Scenario;
import hopscotch.judge.team.ScenarioTeams;
import hopscotch.mapf.planner.TeamAnswer;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamOutcome;
import hopscotch.mapf.planner.TeamSearch;
import hopscotch.mapf.team.PlanCheck;
import hopscotch.mapf.team.PlanValidator;
import hopscotch.mapf.team.Team;
import hopscotch.papers.count.PaperMap;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Makes teams of the random scenarios of a map, and tells whether a planner solves them. */
final class RandomScenarios {
  private final GridGraph graph;
  private final List<Scenario> scenarios = new ArrayList<>();

  private RandomScenarios(GridGraph graph) {
    this.graph = graph;
  }

  /** The random scenarios beside a map, in the order of their names. */
  static RandomScenarios of(PaperMap map, GridGraph graph) throws IOException {
    RandomScenarios all = new RandomScenarios(graph);
    for (Path file : map.scenarios()) {
      if (file.getFileName().toString().matches(".*-random-[0-9]+\\.scen")) {
        all.scenarios.add(map.scenario(file));
      }
    }
    return all;
  }

  List<Scenario> scenarios() {
    return List.copyOf(scenarios);
  }

  /** The team of the first rows of a scenario. */
  Team team(Scenario scenario, int units) throws IOException {
    return ScenarioTeams.of(graph, scenario, units);
  }

  /**
   * 1 if a search finds a plan, else 0.
   *
   * @throws IllegalStateException if the plan has a conflict
   */
  static long solved(TeamSearch search, Team team, TeamBudget budget) {
    TeamAnswer answer = search.solve(team, budget);
    if (answer.outcome() != TeamOutcome.SOLVED) {
      return 0;
    }
    PlanCheck check = PlanValidator.check(team, answer.findPlan().orElseThrow());
    if (!check.isValid()) {
      throw new IllegalStateException(team.size() + " units: " + check.problem());
    }
    return 1;
  }
}
