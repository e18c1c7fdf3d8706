package hopscotch.core.testkit;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.parameter.Parameter;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

/**
 * What every planner must do. Extend it, name your spec, done:
 *
 * <pre>{@code
 * @Spec("astar")
 * class AStarContractTest extends PlannerContract {}
 * }</pre>
 *
 * <p>Each property runs on generated queries, shrinks a failure, and prints it as a map and as the
 * line of Java that repeats it: pass that {@link GridCase} to the method of {@link PlannerChecks}
 * that failed. The number of tries is jqwik's default, set by {@code jqwik.tries.default}, but for
 * those that write files.
 */
public abstract class PlannerContract {
  private static final String SEED = "20260";

  /** Each try writes files and waits for the disk. */
  private static final int FILES = 50;

  /** Each try asks for three goals, and for all cells that are equally near. */
  private static final int GOALS = 100;

  private static final PreparedPlanners PREPARED = new PreparedPlanners();

  /** The planner to check, as text: by default what {@link Spec} says. */
  protected String spec() {
    return getClass().getAnnotation(Spec.class).value();
  }

  /** The movements to check it under; by default all. */
  protected List<Movement> movements() {
    return GridCases.allMovements();
  }

  /** Movements that it must refuse, naming itself; by default none. */
  protected List<Movement> refusedMovements() {
    return List.of();
  }

  /**
   * The fields in which a search counts its queries to tell them apart, where it has any beyond
   * those of core: {@code package.Class.field}, with a value a few queries before the last. The
   * contract sets them and sees what happens when they run out.
   */
  protected Map<String, Number> searchNumbers() {
    return Map.of();
  }

  private Planner prepare(GridGraph graph) {
    return Planners.prepare(spec(), graph);
  }

  /**
   * The planner of a case, the same one for every property that asks about the case. Other graphs
   * have a planner each time.
   */
  private Function<GridGraph, Planner> planner(GridCase query) {
    return graph -> graph == query.graph() ? PREPARED.get(spec(), graph) : prepare(graph);
  }

  private boolean isOptimal(GridCase query) {
    return planner(query).apply(query.graph()).guarantee().isOptimal();
  }

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(movements());
  }

  @Provide
  Arbitrary<GridCase> cases() {
    return GridCases.cases(movements());
  }

  @Property(seed = SEED)
  void answersAsPromised(@ForAll("queries") GridCase query) {
    PlannerChecks.answersAsPromised(planner(query), query);
  }

  @Property(seed = SEED)
  void answersAsPromisedWithoutComponents(@ForAll("queries") GridCase query) {
    String id = PREPARED.get(spec(), query.graph()).spec().id();
    if (!Planners.factory(id).parameters().contains(Parameter.COMPONENTS)) {
      return;
    }
    String searching = spec().endsWith(")") ? spec().replaceFirst("\\)$", ",") : spec() + "(";
    PlannerChecks.answersAsPromised(
        graph -> Planners.prepare(searching + "components=false)", graph), query);
  }

  @Property(seed = SEED)
  void startIsGoal(@ForAll("queries") GridCase query) {
    PlannerChecks.startIsGoal(planner(query), query);
  }

  @Property(seed = SEED)
  void refusesBadEnds(@ForAll("cases") GridCase query) {
    PlannerChecks.refusesBadEnds(planner(query), query);
  }

  @Property(seed = SEED)
  void reusedIsFresh(@ForAll("queries") GridCase query) {
    PlannerChecks.reusedIsFresh(planner(query), query);
  }

  @Property(seed = SEED)
  void reusedIsFreshWhereSearchNumbersRunOut(@ForAll("queries") GridCase query) {
    PlannerChecks.reusedIsFreshWhereSearchNumbersRunOut(planner(query), query, searchNumbers());
  }

  @Property(seed = SEED)
  void deterministicAndObservable(@ForAll("queries") GridCase query) {
    PlannerChecks.deterministicAndObservable(this::prepare, query);
  }

  @Property(seed = SEED)
  void threadsAgree(@ForAll("queries") GridCase query) {
    PlannerChecks.threadsAgree(planner(query), query);
  }

  @Property(seed = SEED)
  void budgetIsHonoured(@ForAll("queries") GridCase query) {
    PlannerChecks.budgetIsHonoured(planner(query), query);
  }

  @Property(seed = SEED)
  void countersAreConsistent(@ForAll("queries") GridCase query) {
    PlannerChecks.countersAreConsistent(planner(query), query);
  }

  @Property(seed = SEED)
  void countersAreWhatIsObserved(@ForAll("queries") GridCase query) {
    ObservedCounts.agree(planner(query), query);
  }

  @Property(seed = SEED)
  void costIsInvariant(@ForAll("queries") GridCase query) {
    if (!isOptimal(query)) {
      return;
    }
    PlannerChecks.costIsInvariant(planner(query), query);
  }

  @Property(seed = SEED)
  void costIsMonotone(@ForAll("queries") GridCase query) {
    if (!isOptimal(query)) {
      return;
    }
    PlannerChecks.costIsMonotone(planner(query), query);
  }

  @Property(seed = SEED)
  void costScales(@ForAll("queries") GridCase query) {
    if (!isOptimal(query)) {
      return;
    }
    PlannerChecks.costScales(planner(query), query);
  }

  @Property(seed = SEED)
  void resumedIsUncut(@ForAll("queries") GridCase query) {
    CapabilityChecks.resumedIsUncut(planner(query), query);
  }

  @Property(seed = SEED, tries = GOALS)
  void endsAtTheNearestCell(@ForAll("queries") GridCase query) {
    NearestChecks.endsAtTheNearestCell(planner(query), query);
  }

  @Property(seed = SEED)
  void repairedAnswersAsPromised(@ForAll("queries") GridCase query) {
    CapabilityChecks.repairedAnswersAsPromised(planner(query), query);
  }

  @Property(seed = SEED, tries = GOALS)
  void fieldLeadsToGoals(@ForAll("queries") GridCase query) {
    FieldChecks.fieldOfPlannerLeadsToGoals(prepare(query.graph()), query);
  }

  @Property(seed = SEED)
  void layersAreConsistent(@ForAll("queries") GridCase query) {
    CapabilityChecks.layersAreConsistent(planner(query), query);
  }

  @Property(seed = SEED, tries = FILES)
  void indexReadIsAsBuilt(@ForAll("queries") GridCase query) {
    if (keepsIndex()) {
      IndexChecks.readIsAsBuilt(spec(), query);
    }
  }

  @Property(seed = SEED, tries = FILES)
  void alteredIndexIsRefused(@ForAll("queries") GridCase query) {
    if (keepsIndex()) {
      IndexChecks.alteredIsRefused(spec(), query);
    }
  }

  private boolean keepsIndex() {
    return Planners.factory(PlannerSpec.parse(spec()).id()).index() != null;
  }

  @Example
  void refusesWhatItCannotServe() {
    for (Movement movement : refusedMovements()) {
      GridGraph graph = GridCases.random(new Random(1), List.of(movement)).graph();
      String message =
          assertThrows(IllegalArgumentException.class, () -> prepare(graph)).getMessage();
      String id = spec().replaceFirst("\\(.*", "");
      assertTrue(message.contains(id), () -> "'" + message + "' names " + id);
    }
  }

  @Tag("allocation")
  @Example
  void warmQueriesAllocateNothing() {
    for (Movement movement : movements()) {
      GridCase query = MapShape.query(MapShape.CAVE, 60, 60, movement);
      PlannerChecks.warmQueriesAllocateNothing(this::prepare, query);
    }
  }
}
