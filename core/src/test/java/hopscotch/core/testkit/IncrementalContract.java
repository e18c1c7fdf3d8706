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
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

/**
 * What every planner must do whose map changes: with a search of its own that keeps its state
 * ({@link Incremental}), or through {@link IncrementalSearches}. Extend it and name your {@link
 * Spec}, as {@link PlannerContract}. A failure prints the shrunk map, the line of Java that repeats
 * it and the seed of the walk: pass both to the method of {@link IncrementalChecks} that failed.
 */
public abstract class IncrementalContract {
  private static final String SEED = "20264";

  /** The planner to check, as text: by default what {@link Spec} says. */
  protected String spec() {
    return getClass().getAnnotation(Spec.class).value();
  }

  /** How often a cell may be expanded in one find. */
  protected int expansionsACell() {
    return Integer.MAX_VALUE;
  }

  /** Whether a stopped find is gone on with, so that it and the next count as one. */
  protected boolean resumes() {
    return false;
  }

  /** The movements to check it under; by default all, and two of larger bodies. */
  protected List<Movement> movements() {
    Stream<Movement> larger =
        Stream.of("8 body=2", "8 one-free sqrt2 .=1,S=3,W=7 body=3").map(Movement::parse);
    return Stream.concat(GridCases.allMovements().stream(), larger).toList();
  }

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(movements());
  }

  private IncrementalSearch make(GridGraph graph, SearchObserver observer) {
    return IncrementalSearches.of(Planners.prepare(spec(), graph), observer);
  }

  @Property(seed = SEED)
  void answersOnAWalk(@ForAll("queries") GridCase first, @ForAll long seed) {
    boolean optimal = Planners.prepare(spec(), first.graph()).guarantee().isOptimal();
    IncrementalChecks.answersOnAWalk(
        this::make, optimal, expansionsACell(), resumes(), first, seed);
  }

  @Property(seed = SEED)
  void undoGivesTheOldCost(@ForAll("queries") GridCase query, @ForAll long seed) {
    IncrementalChecks.undoGivesTheOldCost(this::make, query, seed);
  }

  @Property(seed = SEED)
  void beginsAnew(@ForAll("queries") GridCase query, @ForAll long seed) {
    IncrementalChecks.beginsAnew(this::make, query, seed);
  }

  @Tag("allocation")
  @Example
  void warmWalksAllocateNothing() {
    for (Movement movement : movements()) {
      GridCase query = MapShape.query(MapShape.CAVE, 60, 60, movement);
      PreparedPlanner planner = Planners.prepare(spec(), query.graph());
      if (planner.capability(Incremental.class).isPresent()) {
        IncrementalChecks.warmWalksAllocateNothing(this::make, query);
      }
    }
  }
}
