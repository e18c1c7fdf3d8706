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
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What every planner of teams must do. Extend it and name your specs. Each is asked on drawn teams,
 * and prints a failure as a {@link TeamCase}; hand that to the method of {@link TeamPlannerChecks}
 * that failed.
 */
abstract class TeamPlannerContract {
  private static final int TRIES = Integer.getInteger("tests.tries", 100);
  private static final long SEED = 20261;
  private static final List<Movement> MOVEMENTS =
      List.of(
          Movement.ORTHOGONAL,
          Movement.ORTHOGONAL,
          Movement.OCTILE,
          Movement.parse("8 always"),
          Movement.parse("8 one-free"));

  /** The planners to check. */
  abstract Stream<Checked> planners();

  /**
   * A planner to check.
   *
   * @param spec the planner, as text
   * @param budget what it may use for a team; without limits it must end by itself
   */
  record Checked(String spec, TeamBudget budget) {
    private TeamPlanner prepare(GridGraph graph) {
      return TeamPlanners.prepare(spec, graph);
    }

    private void keepsItsPromises() {
      Random random = new Random(SEED);
      for (int i = 0; i < TRIES; i++) {
        TeamCase team = TeamCases.random(random, MOVEMENTS);
        try {
          TeamPlannerChecks.answersAsPromised(this::prepare, team, budget);
          TeamPlannerChecks.repeatsItself(this::prepare, team, budget);
          TeamPlannerChecks.heedsTheBudget(this::prepare, team, budget);
        } catch (RuntimeException | AssertionError e) {
          throw new AssertionError(e.getMessage() + "\n" + team, e);
        }
      }
    }

    private void refusesATeamOfAnotherGraph() {
      Team team = TeamCase.of("4", new int[][] {{0, 0, 1, 0}}, "..").team();
      TeamPlanner planner = prepare(GridGraph.of(team.graph().map(), Movement.ORTHOGONAL));
      assertThrows(IllegalArgumentException.class, () -> planner.newSearch().solve(team));
    }

    private void isPreparedFromItsNormalSpec() {
      GridGraph graph = TeamCase.of("4", new int[][] {{0, 0, 1, 0}}, "..").team().graph();
      String normal = TeamPlanners.prepare(spec, graph).spec().toString();
      assertEquals(normal, TeamPlanners.prepare(normal, graph).toString());
    }
  }

  @TestFactory
  Stream<DynamicTest> keepTheirPromises() {
    return tests(Checked::keepsItsPromises);
  }

  @TestFactory
  Stream<DynamicTest> refuseATeamOfAnotherGraph() {
    return tests(Checked::refusesATeamOfAnotherGraph);
  }

  @TestFactory
  Stream<DynamicTest> arePreparedFromTheirNormalSpecs() {
    return tests(Checked::isPreparedFromItsNormalSpec);
  }

  private Stream<DynamicTest> tests(Consumer<Checked> check) {
    return planners()
        .map(planner -> DynamicTest.dynamicTest(planner.spec(), () -> check.accept(planner)));
  }
}
