package hopscotch.core.testkit;

import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.capability.Incremental;
import hopscotch.core.planner.capability.IncrementalSearch;
import hopscotch.core.planner.capability.IncrementalSearches;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * What every planner must do whose map changes: with a search of its own that keeps its state
 * ({@link Incremental}), or through {@link IncrementalSearches}. Extend it and name your specs, as
 * {@link PlannerContract}. A failure prints the shrunk map, the line of Java that repeats it and
 * the seed of the walk: pass both to the method of {@link IncrementalChecks} that failed.
 */
public abstract class IncrementalContract {
  private static final long SEED = 20264;

  /** All movements, and two of larger bodies. */
  private static final List<Movement> MOVEMENTS =
      Stream.concat(
              GridCases.allMovements().stream(),
              Stream.of("8 body=2", "8 one-free sqrt2 .=1,S=3,W=7 body=3").map(Movement::parse))
          .toList();

  /** The planners to check. */
  protected abstract Stream<Replanner> planners();

  /**
   * A planner whose map changes.
   *
   * @param spec the planner, as text
   * @param expansionsACell how often a cell may be expanded in one find
   * @param resumes whether a stopped find is gone on with, so that it and the next count as one
   */
  public record Replanner(String spec, int expansionsACell, boolean resumes) {
    /** One that promises nothing about expansions. */
    public static Replanner of(String spec) {
      return new Replanner(spec, Integer.MAX_VALUE, false);
    }

    private IncrementalSearch make(GridGraph graph, SearchObserver observer) {
      return IncrementalSearches.of(Planners.prepare(spec, graph), observer);
    }

    void answersOnWalks() {
      Drawn.check(
          MOVEMENTS,
          Drawn.TRIES,
          SEED,
          (query, number) -> {
            boolean optimal = Planners.prepare(spec, query.graph()).guarantee().isOptimal();
            IncrementalChecks.answersOnAWalk(
                this::make, optimal, expansionsACell, resumes, query, number);
            IncrementalChecks.undoGivesTheOldCost(this::make, query, number);
            IncrementalChecks.beginsAnew(this::make, query, number);
          });
    }

    void allocatesNothingOnceWarm() {
      for (Movement movement : Drawn.some(MOVEMENTS, spec)) {
        GridCase query = MapShape.query(MapShape.CAVE, 60, 60, movement);
        PreparedPlanner planner = Planners.prepare(spec, query.graph());
        if (planner.capability(Incremental.class).isPresent()) {
          IncrementalChecks.warmWalksAllocateNothing(this::make, query);
        }
      }
    }
  }

  @TestFactory
  Stream<DynamicTest> answerOnWalks() {
    return tests(Replanner::answersOnWalks);
  }

  @Tag("allocation")
  @TestFactory
  Stream<DynamicTest> allocateNothingOnceWarm() {
    return tests(Replanner::allocatesNothingOnceWarm);
  }

  private Stream<DynamicTest> tests(Consumer<Replanner> check) {
    return planners()
        .map(planner -> DynamicTest.dynamicTest(planner.spec(), () -> check.accept(planner)));
  }
}
