package hopscotch.cli.solve;

import hopscotch.cli.console.Rows;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.harness.output.Column;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.judge.team.TeamAttempt;
import hopscotch.judge.team.TeamEvidence;
import hopscotch.mapf.planner.PreparedTeamPlanner;
import hopscotch.mapf.planner.TeamAnswer;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.team.PlanCosts;
import hopscotch.mapf.team.Team;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Puts teams on one graph to planners, team by team, and writes one row for each answer. */
final class TeamRun {
  private static final List<Column<TeamAttempt>> COLUMNS =
      List.of(
          RowColumn.PLANNER.of(it -> it.planner().spec()),
          RowColumn.UNITS.of(it -> it.team().size()),
          RowColumn.GUARANTEE.of(it -> it.planner().guarantee().toString()),
          RowColumn.OUTCOME.of(it -> ofAnswer(it, a -> Parameter.word(a.outcome()))),
          RowColumn.VERDICT.of(it -> it.verdict().text()),
          new Column<>("sum_of_costs", it -> ofCosts(it, PlanCosts::sumOfCosts)),
          RowColumn.MAKESPAN.of(it -> ofCosts(it, PlanCosts::makespan)),
          RowColumn.SUM_OF_LOSS.of(it -> ofCosts(it, PlanCosts::sumOfLoss)),
          new Column<>("lower_bound", TeamAttempt::lowerBound),
          new Column<>("cost_over_bound", TeamAttempt::costOverBound),
          RowColumn.PROVED_BOUND.of(it -> ofAnswer(it, TeamAnswer::lowerBound)),
          RowColumn.FIRST_PLAN_NANOS.of(it -> it.findFirstPlanNanos().orElse(null)),
          RowColumn.BEST_PLAN_NANOS.of(it -> it.findBestPlanNanos().orElse(null)),
          RowColumn.NANOS.of(it -> ofAnswer(it, TeamAnswer::elapsedNanos)),
          RowColumn.EXPANDED.of(TeamAttempt::expanded),
          new Column<>("bytes", it -> ofAnswer(it, TeamAnswer::bytes)),
          RowColumn.DETAIL.of(TeamAttempt::detail));

  /** The columns that a narrow terminal drops, in this order. */
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
  private final Map<PreparedTeamPlanner, String> hung = new HashMap<>();
  private int faults;
  private TeamAttempt last;

  TeamRun(List<PreparedTeamPlanner> planners) {
    this.planners = planners;
  }

  /**
   * Lets every planner plan for each team, until the budget is cancelled. The rows of a team are
   * written together, since another planner may decide the verdict on a claim that there is no
   * plan.
   */
  void solve(List<Team> teams, TeamBudget budget, Rows rows) {
    for (Team team : teams) {
      TeamEvidence evidence = new TeamEvidence();
      List<TeamAttempt> attempts = new ArrayList<>();
      for (PreparedTeamPlanner planner : planners) {
        if (!budget.limits().isCancelled()) {
          last = TeamAttempt.of(planner, team, budget, hung);
          last.tell(evidence);
          attempts.add(last);
        }
      }
      for (TeamAttempt attempt : attempts) {
        TeamAttempt judged = attempt.judgedBy(evidence);
        faults += judged.verdict().isFault() ? 1 : 0;
        rows.add(Column.values(COLUMNS, judged));
      }
      rows.flush();
    }
  }

  /** The number of wrong answers. */
  int faults() {
    return faults;
  }

  /** The last answer, or {@code null} if there is none. */
  TeamAttempt last() {
    return last;
  }

  private static Object ofAnswer(TeamAttempt attempt, Function<TeamAnswer, ?> value) {
    return attempt.answer() == null ? null : value.apply(attempt.answer());
  }

  private static Object ofCosts(TeamAttempt attempt, Function<PlanCosts, ?> value) {
    return ofAnswer(attempt, it -> it.costs() == null ? null : value.apply(it.costs()));
  }

  static List<String> columns() {
    return Column.heads(COLUMNS);
  }
}
