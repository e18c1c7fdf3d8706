package hopscotch.judge.team;

import hopscotch.core.text.PlainError;
import hopscotch.judge.timing.AnswerCheck;
import hopscotch.judge.timing.Timeout;
import hopscotch.mapf.planner.AnytimeCurve;
import hopscotch.mapf.planner.PreparedTeamPlanner;
import hopscotch.mapf.planner.TeamAnswer;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamOutcome;
import hopscotch.mapf.planner.TeamSearch;
import hopscotch.mapf.team.LowerBounds;
import hopscotch.mapf.team.Objective;
import hopscotch.mapf.team.Plan;
import hopscotch.mapf.team.PlanCheck;
import hopscotch.mapf.team.PlanCosts;
import hopscotch.mapf.team.PlanValidator;
import hopscotch.mapf.team.PlanValidator.Following;
import hopscotch.mapf.team.Team;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The judged answer of one planner for one team.
 *
 * @param answer the answer; {@code null} if the planner failed
 * @param expanded the number of nodes of its high level that it expanded
 * @param curve the successively better plans, in the order of time
 * @param lowerBound a lower bound of the sum of costs of any plan: by true distances, or as the
 *     planner proved if that is more
 * @param verdict the verdict on the answer
 * @param detail a description of what is wrong; {@code null} if nothing is
 */
public record TeamAttempt(
    PreparedTeamPlanner planner,
    Team team,
    TeamAnswer answer,
    long expanded,
    List<AnytimeCurve.Point> curve,
    long lowerBound,
    TeamVerdict verdict,
    String detail) {

  /** Copies the curve. */
  public TeamAttempt {
    curve = List.copyOf(curve);
  }

  /** The answer of a planner, and the number of nodes that it expanded. */
  private record Solved(TeamAnswer answer, long expanded) {
    static Solved by(
        PreparedTeamPlanner planner, Team team, TeamBudget budget, AnytimeCurve curve) {
      TeamSearch search = planner.newSearch(curve);
      curve.begin(team);
      long startNanos = System.nanoTime();
      TeamAnswer told = search.solve(team, budget);
      long nanos = System.nanoTime() - startNanos;
      require(told, search);
      return new Solved(told.withElapsedNanos(nanos), search.counters().expanded);
    }
  }

  /**
   * Lets a planner plan for a team, and judges its answer while no clock runs. A planner from a jar
   * is given up if it hangs; that counts as an error of its answer.
   */
  public static TeamAttempt of(PreparedTeamPlanner planner, Team team, TeamBudget budget) {
    return of(planner, team, budget, new HashMap<>());
  }

  /**
   * Like the other method, for several teams.
   *
   * @param hung the planners that hung before, each with the reason why it was given up; they are
   *     not asked again, and one that hangs now is added
   */
  public static TeamAttempt of(
      PreparedTeamPlanner planner,
      Team team,
      TeamBudget budget,
      Map<PreparedTeamPlanner, String> hung) {
    if (hung.containsKey(planner)) {
      return failed(planner, team, hung.get(planner));
    }
    AnytimeCurve curve = new AnytimeCurve();
    Solved solved;
    try {
      solved =
          Timeout.ask(
              planner.spec(), budget.limits(), () -> Solved.by(planner, team, budget, curve));
    } catch (Timeout.HungException e) {
      hung.put(planner, PlainError.text(e));
      return failed(planner, team, PlainError.text(e));
    } catch (Throwable e) {
      return failed(planner, team, PlainError.text(e));
    }
    TeamAnswer answer = solved.answer();
    long bound = LowerBounds.of(team).sumOfCosts();
    String problem = findProblem(planner.guarantee().objective(), team, answer);
    return new TeamAttempt(
        planner,
        team,
        answer,
        solved.expanded(),
        curve.points(),
        problem == null ? Math.max(bound, provedBound(planner, answer)) : bound,
        verdict(planner, answer, problem),
        problem);
  }

  /** The attempt of a planner that gave no answer, with the reason. */
  private static TeamAttempt failed(PreparedTeamPlanner planner, Team team, String reason) {
    long bound = LowerBounds.of(team).sumOfCosts();
    return new TeamAttempt(planner, team, null, 0, List.of(), bound, TeamVerdict.ERROR, reason);
  }

  /** Checks an answer before it is judged. */
  public static void require(TeamAnswer answer, TeamSearch search) {
    AnswerCheck.require(answer == null ? null : answer.outcome(), search.counters());
    AnswerCheck.requireCount("lower bound", answer.lowerBound());
    AnswerCheck.requireCount("elapsed nanos", answer.elapsedNanos());
    AnswerCheck.requireCount("bytes", answer.bytes());
    if (answer.plan() != null && answer.costs() == null) {
      throw new AnswerCheck.BadAnswerException("a plan without costs; expected both or neither");
    }
  }

  /**
   * The lower bound of the sum of costs that the planner proved. The sum of loss is at most the sum
   * of costs, so a bound of the former is one of the latter.
   */
  private static long provedBound(PreparedTeamPlanner planner, TeamAnswer answer) {
    return planner.guarantee().objective() == Objective.MAKESPAN ? 0 : answer.lowerBound();
  }

  private static TeamVerdict verdict(
      PreparedTeamPlanner planner, TeamAnswer answer, String problem) {
    if (problem != null) {
      return TeamVerdict.INVALID;
    }
    if (answer.findPlan().isPresent()) {
      return TeamVerdict.VALID;
    }
    boolean isDone = !answer.outcome().isInterrupted();
    return isDone && planner.guarantee().promise().isComplete()
        ? TeamVerdict.UNCHECKED
        : TeamVerdict.BUDGET;
  }

  /** Adds to the evidence what this answer says about whether its team has a plan. */
  public void tell(TeamEvidence evidence) {
    if (verdict == TeamVerdict.VALID) {
      evidence.addPlan(planner.spec().toString(), (double) answer.costs().sumOfCosts());
    } else if (verdict == TeamVerdict.UNCHECKED) {
      evidence.addNone(planner.spec().toString());
    }
  }

  /** The same answer, with the verdict that follows from all answers for its team. */
  public TeamAttempt judgedBy(TeamEvidence evidence) {
    if (verdict != TeamVerdict.UNCHECKED) {
      return this;
    }
    String spec = planner.spec().toString();
    TeamVerdict worth =
        switch (evidence.worth(spec)) {
          case MISSED -> TeamVerdict.MISSED;
          case NO_PATH -> TeamVerdict.NO_PLAN;
          default -> TeamVerdict.UNCHECKED;
        };
    String reason = worth == TeamVerdict.NO_PLAN ? null : evidence.reason(spec);
    return new TeamAttempt(planner, team, answer, expanded, curve, lowerBound, worth, reason);
  }

  /** What is wrong with an answer. {@code null} if there is no fault. */
  public static String findProblem(Objective objective, Team team, TeamAnswer answer) {
    Optional<Plan> plan = answer.findPlan();
    if (plan.isEmpty()) {
      return answer.outcome() == TeamOutcome.SOLVED
          ? "the planner says that it solved the team, and gives no plan"
          : null;
    }
    PlanCosts claimed = answer.costs();
    PlanCheck check =
        PlanValidator.check(
            team,
            plan.get(),
            Following.ALLOWED,
            objective,
            claimed.of(objective),
            answer.lowerBound());
    if (check.isValid() && !check.costs().equals(claimed)) {
      return "the plan has the costs %s, not %s as claimed".formatted(check.costs(), claimed);
    }
    return check.problem();
  }

  /** The plan, unless there is none or it is not valid. */
  public Optional<Plan> findValidPlan() {
    return verdict == TeamVerdict.VALID ? answer.findPlan() : Optional.empty();
  }

  /** The time in nanoseconds at which the first plan was found. Empty if there is none. */
  public Optional<Long> findFirstPlanNanos() {
    return curve.isEmpty() ? Optional.empty() : Optional.of(curve.get(0).nanos());
  }

  /** The time in nanoseconds at which the best plan was found. Empty if there is none. */
  public Optional<Long> findBestPlanNanos() {
    return curve.isEmpty() ? Optional.empty() : Optional.of(curve.get(curve.size() - 1).nanos());
  }

  /** The sum of costs over its lower bound, at least 1; NaN without a plan. */
  public double costOverBound() {
    if (answer == null || answer.costs() == null) {
      return Double.NaN;
    }
    return lowerBound == 0 ? Double.NaN : (double) answer.costs().sumOfCosts() / lowerBound;
  }
}
