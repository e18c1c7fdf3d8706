package hopscotch.experiments.cli.render;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.experiments.cli.options.planner.AnswerTime;
import hopscotch.experiments.cli.options.team.TeamOptions;
import hopscotch.experiments.cli.solve.TeamRun;
import hopscotch.experiments.render.Picture;
import hopscotch.experiments.render.Zoom;
import hopscotch.experiments.render.search.PlanPictures;
import hopscotch.experiments.team.TeamAttempt;
import hopscotch.mapf.planner.PreparedTeamPlanner;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.team.Plan;
import hopscotch.mapf.team.Team;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** {@code render --agents}: a team whose planners plan first, side by side. */
final class RenderTeam implements Drawing {
  private static final Duration TIME = Duration.ofSeconds(5);
  private static final List<PlannerSpec> DEFAULT = List.of(PlannerSpec.parse("lacamstar"));

  private final CommandLine command;
  private final TeamOptions options;
  private final AnswerTime time;
  private final RenderPlan plans;
  private final GridGraph graph;
  private final TeamOptions.ScenarioSource scenario;
  private final List<PlannerSpec> specs;
  private final Function<GridMap, Zoom> zoom;

  RenderTeam(
      CommandLine command,
      TeamOptions options,
      AnswerTime time,
      RenderPlan plans,
      GridGraph graph,
      TeamOptions.ScenarioSource scenario,
      List<PlannerSpec> specs,
      Function<GridMap, Zoom> zoom) {
    this.command = command;
    this.options = options;
    this.time = time;
    this.plans = plans;
    this.graph = graph;
    this.scenario = scenario;
    this.specs = specs.isEmpty() ? DEFAULT : specs;
    this.zoom = zoom;
  }

  @Override
  public Picture still() throws IOException {
    return plans.still(pictures());
  }

  @Override
  public Film film(Integer frames) throws IOException {
    return plans.film(pictures(), frames);
  }

  private PlanPictures pictures() throws IOException {
    List<PlanPictures.Titled> plans = new ArrayList<>();
    for (Team team : options.teams(graph, scenario)) {
      for (PreparedTeamPlanner planner : planners()) {
        plans.add(plan(planner, team));
      }
    }
    return new PlanPictures(plans, zoom.apply(graph.map()));
  }

  private List<PreparedTeamPlanner> planners() {
    try {
      return TeamRun.prepare(specs, options.findSeed(), graph, budget().limits());
    } catch (IllegalArgumentException | BudgetExhaustedException e) {
      throw wrong(e.getMessage());
    }
  }

  private TeamBudget budget() {
    return options.budget(Long.MAX_VALUE, time.or(TIME));
  }

  /** What an attempt made, though it be wrong: a broken plan is worth a picture. */
  private PlanPictures.Titled plan(PreparedTeamPlanner planner, Team team) {
    TeamAttempt attempt = TeamAttempt.of(planner, team, budget());
    Optional<Plan> plan =
        attempt.answer() == null ? Optional.empty() : Optional.ofNullable(attempt.answer().plan());
    String title = planner.spec() + ", sum of costs ";
    return plan.map(
            found ->
                new PlanPictures.Titled(team, found, title + attempt.answer().costs().sumOfCosts()))
        .orElseThrow(
            () ->
                wrong(
                    "%s has no plan for %d units: %s"
                        .formatted(
                            planner.spec(),
                            team.size(),
                            attempt.detail() == null
                                ? attempt.verdict().text()
                                : attempt.detail())));
  }

  private ParameterException wrong(String message) {
    return new ParameterException(command, message);
  }
}
