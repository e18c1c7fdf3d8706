package hopscotch.core.testkit;

import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.Promise;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * What every planner must do: every {@link Promise} of planners, and what the planners of this
 * project do besides. Extend it, name your specs, done:
 *
 * <pre>{@code
 * class AStarContractTest extends PlannerContract {
 *   @Override
 *   protected Stream<CheckedPlanner> planners() {
 *     return planners("astar", "astar(open=heap)");
 *   }
 * }
 * }</pre>
 *
 * <p>Each planner is asked on drawn queries. A failure is shrunk and printed as a map and as the
 * line of Java that repeats it: pass that {@link GridCase} to {@link PlannerChecks#keeps}. The
 * system property {@code tests.tries} says how many queries; 100 by default.
 */
public abstract class PlannerContract {
  /** The planners to check. */
  protected abstract Stream<CheckedPlanner> planners();

  /** Planners under all movements, as text. */
  protected static Stream<CheckedPlanner> planners(String... specs) {
    return Stream.of(specs).map(CheckedPlanner::of);
  }

  @TestFactory
  Stream<DynamicTest> keepTheirPromises() {
    return tests(CheckedPlanner::keepsItsPromises);
  }

  @TestFactory
  Stream<DynamicTest> keepWhatIsAskedHereAlone() {
    return tests(CheckedPlanner::keepsWhatIsAskedHereAlone);
  }

  @Tag("allocation")
  @TestFactory
  Stream<DynamicTest> allocateNothingOnceWarm() {
    return tests(CheckedPlanner::allocatesNothingOnceWarm);
  }

  private Stream<DynamicTest> tests(Consumer<CheckedPlanner> check) {
    return planners()
        .map(planner -> DynamicTest.dynamicTest(planner.spec(), () -> check.accept(planner)));
  }
}
