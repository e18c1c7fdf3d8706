package hopscotch.experiments.cli.solve;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.experiments.cli.console.Rows;
import hopscotch.experiments.team.TeamAttempt;
import hopscotch.experiments.team.TeamEvidence;
import hopscotch.mapf.planner.PreparedTeamPlanner;
import hopscotch.mapf.planner.TeamAnswer;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamPlannerFactory;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.mapf.team.PlanCosts;
import hopscotch.mapf.team.Team;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;

/** Puts teams on one graph to planners, team by team: a row for each answer. */
public final class TeamRun {
  static final List<String> COLUMNS =
      List.of(
          "planner",
          "units",
          "guarantee",
          "outcome",
          "verdict",
          "sum_of_costs",
          "makespan",
          "sum_of_loss",
          "lower_bound",
          "cost_over_bound",
          "proved_bound",
          "first_plan_nanos",
          "best_plan_nanos",
          "elapsed_nanos",
          "expanded",
          "bytes",
          "detail");

  /** What a narrow terminal does without, in this order. */
  static final List<String> DROPPED =
      List.of(
          "bytes",
          "expanded",
          "best_plan_nanos",
          "proved_bound",
          "first_plan_nanos",
          "lower_bound",
          "sum_of_loss",
          "makespan",
          "guarantee");

  private final List<PreparedTeamPlanner> planners;
  private int faults;
  private TeamAttempt last;

  /**
   * Prepares the planners.
   *
   * @throws IllegalArgumentException if one is no planner of teams, or cannot serve the graph
   * @throws hopscotch.core.planner.BudgetExhaustedException if the budget ran out
   */
  TeamRun(List<PlannerSpec> specs, OptionalInt seed, GridGraph graph, Budget budget) {
    planners = prepare(specs, seed, graph, budget);
  }

  /** As the constructor does. */
  public static List<PreparedTeamPlanner> prepare(
      List<PlannerSpec> specs, OptionalInt seed, GridGraph graph, Budget budget) {
    return specs.stream()
        .map(spec -> TeamPlanners.prepare(seeded(requireOfTeams(spec), seed), graph, budget))
        .toList();
  }

  private static PlannerSpec requireOfTeams(PlannerSpec spec) {
    if (!TeamPlanners.has(spec.id())) {
      throw new IllegalArgumentException(
          "planner '%s' answers single queries; of teams there are: %s"
              .formatted(
                  spec.id(),
                  String.join(
                      ", ", TeamPlanners.all().stream().map(TeamPlannerFactory::id).toList())));
    }
    return spec;
  }

  /** The spec with this seed, where the planner draws random numbers and no seed is named. */
  private static PlannerSpec seeded(PlannerSpec spec, OptionalInt seed) {
    String name = TeamPlannerFactory.SEED.name();
    boolean isDrawing =
        TeamPlanners.factory(spec.id()).parameters().stream()
            .anyMatch(parameter -> parameter.name().equals(name));
    if (seed.isEmpty() || !isDrawing || spec.parameters().containsKey(name)) {
      return spec;
    }
    Map<String, String> parameters = new TreeMap<>(spec.parameters());
    parameters.put(name, Integer.toString(seed.getAsInt()));
    return TeamPlanners.normalise(new PlannerSpec(spec.id(), spec.inner(), parameters));
  }

  /** How many planners there are. */
  int planners() {
    return planners.size();
  }

  /**
   * Has every planner plan for each team, until the budget is cancelled. The rows of a team come
   * together: what it is worth that there is no plan, another planner may tell.
   */
  void solve(List<Team> teams, TeamBudget budget, Rows rows) {
    for (Team team : teams) {
      TeamEvidence evidence = new TeamEvidence();
      List<TeamAttempt> attempts = new ArrayList<>();
      for (PreparedTeamPlanner planner : planners) {
        if (!budget.limits().isCancelled()) {
          last = TeamAttempt.of(planner, team, budget);
          last.tell(evidence);
          attempts.add(last);
        }
      }
      for (TeamAttempt attempt : attempts) {
        TeamAttempt judged = attempt.judgedBy(evidence);
        faults += judged.verdict().isFault() ? 1 : 0;
        rows.add(row(judged));
      }
      rows.flush();
    }
  }

  /** How many answers were wrong. */
  int faults() {
    return faults;
  }

  /** The last answer; {@code null} for none. */
  TeamAttempt last() {
    return last;
  }

  private static Object[] row(TeamAttempt attempt) {
    TeamAnswer answer = attempt.answer();
    PlanCosts costs = answer == null ? null : answer.costs();
    return new Object[] {
      attempt.planner().spec(),
      attempt.team().size(),
      attempt.planner().guarantee().toString(),
      answer == null ? null : Parameter.word(answer.outcome()),
      attempt.verdict().text(),
      costs == null ? null : (Long) costs.sumOfCosts(),
      costs == null ? null : (Integer) costs.makespan(),
      costs == null ? null : (Long) costs.sumOfLoss(),
      attempt.lowerBound(),
      attempt.costOverBound(),
      answer == null ? null : (Long) answer.lowerBound(),
      attempt.findFirstPlanNanos().orElse(null),
      attempt.findBestPlanNanos().orElse(null),
      answer == null ? null : (Long) answer.elapsedNanos(),
      attempt.expanded(),
      answer == null ? null : (Long) answer.bytes(),
      attempt.detail()
    };
  }
}
