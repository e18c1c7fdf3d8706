package hopscotch.mapf.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamPlanner;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.mapf.team.Team;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/**
 * What every planner of teams must do. Extend it and name your spec. Each property runs on
 * generated teams and prints a failure as a {@link TeamCase}; hand that to the method of {@link
 * TeamPlannerChecks} that failed.
 */
abstract class TeamPlannerContract {
  private static final String SEED = "20261";

  /** The planner to check, as text. */
  abstract String spec();

  /** What it may use for a team; by default it must end without limits. */
  TeamBudget budget() {
    return TeamBudget.UNLIMITED;
  }

  /** The movements to check it under. */
  List<Movement> movements() {
    return List.of(
        Movement.ORTHOGONAL,
        Movement.ORTHOGONAL,
        Movement.OCTILE,
        Movement.parse("8 always"),
        Movement.parse("8 one-free"));
  }

  private TeamPlanner prepare(GridGraph graph) {
    return TeamPlanners.prepare(spec(), graph);
  }

  @Provide
  Arbitrary<TeamCase> teams() {
    return TeamCases.under(movements());
  }

  @Property(seed = SEED, edgeCases = EdgeCasesMode.NONE)
  void answersAsPromised(@ForAll("teams") TeamCase team) {
    TeamPlannerChecks.answersAsPromised(this::prepare, team, budget());
  }

  @Property(seed = SEED, edgeCases = EdgeCasesMode.NONE)
  void repeatsItself(@ForAll("teams") TeamCase team) {
    TeamPlannerChecks.repeatsItself(this::prepare, team, budget());
  }

  @Property(seed = SEED, edgeCases = EdgeCasesMode.NONE)
  void heedsTheBudget(@ForAll("teams") TeamCase team) {
    TeamPlannerChecks.heedsTheBudget(this::prepare, team, budget());
  }

  @Example
  void refusesATeamOfAnotherGraph() {
    Team team = TeamCase.of("4", new int[][] {{0, 0, 1, 0}}, "..").team();
    TeamPlanner planner = prepare(GridGraph.of(team.graph().map(), Movement.ORTHOGONAL));
    assertThrows(IllegalArgumentException.class, () -> planner.newSearch().solve(team));
  }

  @Example
  void isPreparedFromItsNormalSpec() {
    GridGraph graph = TeamCase.of("4", new int[][] {{0, 0, 1, 0}}, "..").team().graph();
    String normal = TeamPlanners.prepare(spec(), graph).spec().toString();
    assertEquals(normal, TeamPlanners.prepare(normal, graph).toString());
  }
}
