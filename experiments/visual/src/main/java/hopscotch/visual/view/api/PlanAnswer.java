package hopscotch.visual.view.api;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.judge.team.OpenedPlan;
import hopscotch.judge.team.PlanConflict;
import hopscotch.judge.team.PlanConflicts;
import hopscotch.judge.team.TeamAttempt;
import hopscotch.judge.team.TeamVerdict;
import hopscotch.judge.timing.Timeout;
import hopscotch.mapf.planner.PreparedTeamPlanner;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.mapf.team.Plan;
import hopscotch.mapf.team.PlanCheck;
import hopscotch.mapf.team.PlanCosts;
import hopscotch.mapf.team.PlanValidator;
import hopscotch.mapf.team.PlanValidator.Following;
import hopscotch.mapf.team.Team;
import hopscotch.visual.view.json.JsonArray;
import hopscotch.visual.view.json.JsonObject;
import java.io.IOException;
import java.util.List;

/**
 * Plans for a team, or takes the plan that was opened, and writes it as JSON. There are the places
 * (y * width + x) of starts and goals, the {@link MoveRuns} of each unit, and what the validator
 * says. A conflict is {@code [step, place before, place, words]}.
 */
final class PlanAnswer {
  private static final int MOST_CONFLICTS = 5000;
  private static final double NANOS_A_MILLI = 1e6;

  private final GridMap map;
  private final JsonObject node = new JsonObject();

  private PlanAnswer(GridMap map) {
    this.map = map;
  }

  /**
   * Answers a request.
   *
   * @param limits the budget of the planner
   * @throws IllegalArgumentException if planner or team do not suit the map
   */
  public static JsonObject of(PlanRequest request, GridMap map, Plans plans, Budget limits)
      throws IOException, BadRequestException {
    PlanAnswer answer = new PlanAnswer(map);
    if (request.isOfFile()) {
      answer.check(plans.plan(request, map));
      plans.findNote(request).ifPresent(note -> answer.node.put("note", note));
    } else {
      answer.solve(request, plans.team(request, map), limits);
    }
    return answer.node;
  }

  private void check(OpenedPlan opened) {
    PlanCheck check = PlanValidator.check(opened.team(), opened.plan());
    node.put("verdict", check.isValid() ? "valid" : "invalid");
    node.put("problem", check.problem());
    if (check.isValid()) {
      addCosts(check.costs());
    }
    if (opened.text().bound() != null) {
      node.put("lowerBound", opened.text().bound());
    }
    if (opened.text().planner() != null) {
      node.put("planner", opened.text().planner());
    }
    addPlan(opened.team(), opened.plan());
  }

  private void solve(PlanRequest request, Team team, Budget limits) throws BadRequestException {
    GridGraph graph = team.graph();
    PreparedTeamPlanner planner =
        Timeout.prepare(
            request.planner(),
            limits,
            () -> TeamPlanners.prepare(request.planner(), graph, limits));
    TeamBudget budget =
        new TeamBudget(
            limits,
            Runtime.getRuntime().maxMemory() / 4,
            request.isFirst() ? TeamBudget.Stop.FIRST_PLAN : TeamBudget.Stop.END);
    TeamAttempt attempt = TeamAttempt.of(planner, team, budget);
    if (attempt.verdict() == TeamVerdict.ERROR) {
      throw new BadRequestException(attempt.detail());
    }
    node.put("verdict", attempt.verdict().text());
    node.put("problem", attempt.detail());
    node.put("outcome", Parameter.word(attempt.answer().outcome()));
    node.put("guarantee", planner.guarantee().toString());
    node.put(
        "stopped",
        planner.isAnytime() && (request.isFirst() || attempt.answer().outcome().isInterrupted()));
    node.put("expanded", attempt.expanded());
    node.put("lowerBound", attempt.lowerBound());
    node.put("elapsedMillis", attempt.answer().elapsedNanos() / NANOS_A_MILLI);
    attempt
        .findFirstPlanNanos()
        .ifPresent(nanos -> node.put("firstPlanMillis", nanos / NANOS_A_MILLI));
    if (attempt.answer().costs() != null) {
      addCosts(attempt.answer().costs());
    }
    attempt.answer().findPlan().ifPresent(plan -> addPlan(team, plan));
  }

  private void addCosts(PlanCosts costs) {
    node.put("sumOfCosts", costs.sumOfCosts());
    node.put("sumOfLoss", costs.sumOfLoss());
  }

  private void addPlan(Team team, Plan plan) {
    node.put("makespan", plan.makespan());
    JsonArray starts = node.putArray("starts");
    JsonArray goals = node.putArray("goals");
    JsonArray moves = node.putArray("moves");
    for (int unit = 0; unit < team.size(); unit++) {
      starts.add(map.place(plan.cell(unit, 0)));
      goals.add(map.place(team.goal(unit)));
      moves.add(MoveRuns.of(map, plan, unit));
    }
    List<PlanConflict> conflicts = PlanConflicts.of(team, plan, Following.ALLOWED);
    node.put("conflictCount", conflicts.size());
    JsonArray told = node.putArray("conflicts");
    for (PlanConflict conflict : conflicts.subList(0, Math.min(MOST_CONFLICTS, conflicts.size()))) {
      told.addArray()
          .add(conflict.step())
          .add(
              map.place(
                  conflict.kind() == PlanConflict.Kind.VERTEX ? conflict.to() : conflict.from()))
          .add(map.place(conflict.to()))
          .add(conflict.describe(map));
    }
  }
}
