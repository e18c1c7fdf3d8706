package hopscotch.experiments.cli.solve;

import hopscotch.core.planner.parameter.Parameter;
import hopscotch.experiments.cli.console.Rows;
import hopscotch.experiments.team.TeamAttempt;
import hopscotch.experiments.team.TeamEvidence;
import hopscotch.mapf.planner.PreparedTeamPlanner;
import hopscotch.mapf.planner.TeamAnswer;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.team.PlanCosts;
import hopscotch.mapf.team.Team;
import java.util.ArrayList;
import java.util.List;

/** Puts teams on one graph to planners, team by team: a row for each answer. */
final class TeamRun {
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

  TeamRun(List<PreparedTeamPlanner> planners) {
    this.planners = planners;
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
