package hopscotch.mapf.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Guarantee;
import hopscotch.mapf.planner.AnytimeCurve;
import hopscotch.mapf.planner.TeamAnswer;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamOutcome;
import hopscotch.mapf.planner.TeamPlanner;
import hopscotch.mapf.planner.TeamSearch;
import hopscotch.mapf.team.Objective;
import hopscotch.mapf.team.PlanCheck;
import hopscotch.mapf.team.PlanValidator;
import hopscotch.mapf.team.PlanValidator.Following;
import hopscotch.mapf.team.Team;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/** What the contract checks of one team; each throws an AssertionError that says what is wrong. */
final class TeamPlannerChecks {

  private TeamPlannerChecks() {}

  /**
   * The plan is valid, and kept are the promise, the bound, and the word that there is no plan.
   *
   * @param budget where it ends the planning, only validity and bound are checked
   */
  static void answersAsPromised(
      Function<GridGraph, TeamPlanner> prepare, TeamCase teamCase, TeamBudget budget) {
    Team team = teamCase.team();
    TeamPlanner planner = prepare.apply(team.graph());
    TeamAnswer answer = planner.newSearch().solve(team, budget);
    Objective objective = planner.guarantee().objective();
    long optimum = JointOracle.cost(team, objective);
    requireValid(team, answer, objective);
    Guarantee promise = planner.guarantee().promise();
    boolean solvable = optimum != JointOracle.NO_PLAN;
    assertTrue(solvable || answer.plan() == null, "a plan for a team that has none");
    assertTrue(
        !solvable || answer.lowerBound() <= optimum,
        () -> "lower bound %d above the optimum %d".formatted(answer.lowerBound(), optimum));
    if (answer.plan() != null) {
      long cost = answer.costs().of(objective);
      assertTrue(cost >= optimum, () -> "cost " + cost + " below the optimum " + optimum);
    }
    if (answer.outcome().isInterrupted()) {
      assertTrue(budget.limits() != Budget.UNLIMITED, () -> "ended by " + answer.outcome());
      return;
    }
    if (promise.isComplete()) {
      assertEquals(solvable, answer.plan() != null, "whether there is a plan");
    }
    if (answer.plan() != null) {
      long cost = answer.costs().of(objective);
      assertTrue(
          cost == optimum || cost <= promise.bound() * optimum,
          () -> "cost %d for the optimum %d: %s".formatted(cost, optimum, planner.guarantee()));
      assertEquals(promise.isOptimal(), promise.isOptimal() && cost == answer.lowerBound());
    }
  }

  private static void requireValid(Team team, TeamAnswer answer, Objective objective) {
    if (answer.plan() == null) {
      assertNull(answer.costs());
      assertTrue(answer.outcome() != TeamOutcome.SOLVED, "solved, but there is no plan");
      return;
    }
    assertNotNull(answer.costs());
    PlanCheck check =
        PlanValidator.check(
            team,
            answer.plan(),
            Following.ALLOWED,
            objective,
            answer.costs().of(objective),
            answer.lowerBound());
    assertTrue(check.isValid(), check::problem);
    assertEquals(check.costs(), answer.costs());
  }

  /** A search used before, an observed one, and one in another thread make the same plan. */
  static void repeatsItself(
      Function<GridGraph, TeamPlanner> prepare, TeamCase teamCase, TeamBudget budget) {
    Team team = teamCase.team();
    TeamPlanner planner = prepare.apply(team.graph());
    TeamSearch search = planner.newSearch();
    CompletableFuture<TeamAnswer> elsewhere =
        CompletableFuture.supplyAsync(() -> planner.newSearch().solve(team, budget));
    TeamAnswer answer = search.solve(team, budget);
    long expanded = search.counters().expanded;
    requireSame(answer, search.solve(team, budget), "a search used before");
    assertEquals(expanded, search.counters().expanded);
    requireSame(answer, elsewhere.join(), "a search in another thread");
    AnytimeCurve curve = new AnytimeCurve();
    requireSame(answer, planner.newSearch(curve).solve(team, budget), "an observed search");
    requireFalling(curve, planner.guarantee().objective());
    search.solve(Team.of(team.graph(), team.goals(), team.starts()).first(1), budget);
    requireSame(answer, search.solve(team, budget), "a search after another team");
  }

  private static void requireFalling(AnytimeCurve curve, Objective objective) {
    for (int i = 1; i < curve.points().size(); i++) {
      AnytimeCurve.Point before = curve.points().get(i - 1);
      AnytimeCurve.Point after = curve.points().get(i);
      assertTrue(after.costs().of(objective) < before.costs().of(objective));
      assertTrue(after.nanos() >= before.nanos());
    }
  }

  private static void requireSame(TeamAnswer expected, TeamAnswer actual, String who) {
    assertEquals(expected.outcome(), actual.outcome(), who);
    assertEquals(expected.plan(), actual.plan(), who);
    assertEquals(expected.costs(), actual.costs(), who);
    assertEquals(expected.lowerBound(), actual.lowerBound(), who);
  }

  /**
   * A budget of nothing ends the planning, by its own outcome; no budget of expansions is
   * overspent; and what is answered is valid.
   */
  static void heedsTheBudget(
      Function<GridGraph, TeamPlanner> prepare, TeamCase teamCase, TeamBudget budget) {
    Team team = teamCase.team();
    TeamPlanner planner = prepare.apply(team.graph());
    Budget cancelled = Budget.expansions(Long.MAX_VALUE);
    cancelled.cancel();
    requireStopped(planner, team, TeamBudget.of(cancelled), TeamOutcome.CANCELLED);
    requireStopped(
        planner, team, TeamBudget.of(Budget.expansions(0)), TeamOutcome.OUT_OF_EXPANSIONS);
    requireStopped(planner, team, TeamBudget.UNLIMITED.withBytes(0), TeamOutcome.OUT_OF_MEMORY);
    TeamAnswer first = planner.newSearch().solve(team, budget.withStop(TeamBudget.Stop.FIRST_PLAN));
    requireValid(team, first, planner.guarantee().objective());
    for (int expansions = 1; expansions <= 4; expansions++) {
      TeamSearch search = planner.newSearch();
      TeamAnswer answer = search.solve(team, TeamBudget.of(Budget.expansions(expansions)));
      requireValid(team, answer, planner.guarantee().objective());
      long expanded = search.counters().expanded;
      assertTrue(expanded <= expansions, expanded + " expansions of " + expansions);
    }
  }

  private static void requireStopped(
      TeamPlanner planner, Team team, TeamBudget budget, TeamOutcome expected) {
    TeamAnswer answer = planner.newSearch().solve(team, budget);
    requireValid(team, answer, planner.guarantee().objective());
    assertEquals(expected, answer.outcome());
  }
}
