package hopscotch.core.testkit;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.Contract;
import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.MapShape;
import hopscotch.core.contract.Promise;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.parameter.Parameter;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;

/**
 * A planner that a {@link PlannerContract} checks, and how.
 *
 * @param spec the planner, as text
 * @param movements the movements to check it under
 * @param refused movements that it must refuse, naming itself
 * @param searchNumbers see {@link #counting}
 * @param cells what its counters are held to where its nodes are cells
 */
public record CheckedPlanner(
    String spec,
    List<Movement> movements,
    List<Movement> refused,
    Map<String, Number> searchNumbers,
    Cells cells) {
  private static final long SEED = 20260;

  /** Each try writes forty files, reads them and waits for the disk. */
  private static final int FILES = FewerTries.fewer(50, Drawn.TRIES, 5);

  /** Each try asks for three goals, and for all cells that are equally near. */
  private static final int GOALS = 100;

  /** What the counters of a planner follow from. */
  private enum Cells {
    /** Nothing is known. */
    UNKNOWN,
    /** Its nodes are cells. */
    NODES,
    /** Its nodes are cells, and what it expands was queued. */
    QUEUED
  }

  /** That of a spec under all movements. */
  public static CheckedPlanner of(String spec) {
    return new CheckedPlanner(spec, GridCases.allMovements(), List.of(), Map.of(), Cells.UNKNOWN);
  }

  /** The movements to check it under, in place of all. */
  public CheckedPlanner under(List<Movement> served) {
    return new CheckedPlanner(spec, served, refused, searchNumbers, cells);
  }

  /** Movements that it must refuse, naming itself. */
  public CheckedPlanner refusing(List<Movement> unserved) {
    return new CheckedPlanner(spec, movements, unserved, searchNumbers, cells);
  }

  /**
   * The fields in which a search counts its queries to tell them apart, where it has any beyond
   * those of core: {@code package.Class.field}, with a value a few queries before the last. The
   * contract sets them and sees what happens when they run out.
   */
  public CheckedPlanner counting(Map<String, Number> numbers) {
    return new CheckedPlanner(spec, movements, refused, numbers, cells);
  }

  /** Its nodes are cells: what it counts follows from what an observer sees. */
  public CheckedPlanner onCells() {
    return new CheckedPlanner(spec, movements, refused, searchNumbers, Cells.NODES);
  }

  /** As {@link #onCells}, where no cell is expanded that was not queued. */
  public CheckedPlanner onQueuedCells() {
    return new CheckedPlanner(spec, movements, refused, searchNumbers, Cells.QUEUED);
  }

  private Planner prepare(GridGraph graph) {
    return Planners.prepare(spec, graph);
  }

  /** All promises of planners are kept, on drawn maps. */
  void keepsItsPromises() {
    Set<Promise> promises = EnumSet.copyOf(Promise.ofPlanners());
    promises.remove(Promise.ANSWERS_NEAR_PAIRS);
    requireKept(this::prepare, promises, Drawn.TRIES);
    // Twenty queries a map.
    requireKept(this::prepare, EnumSet.of(Promise.ANSWERS_NEAR_PAIRS), Drawn.TRIES / 20);
    if (factory().parameters().contains(Parameter.COMPONENTS)) {
      String searching = spec.endsWith(")") ? spec.replaceFirst("\\)$", ",") : spec + "(";
      requireKept(
          graph -> Planners.prepare(searching + "components=false)", graph),
          Promise.ofOneAnswer(),
          Drawn.TRIES);
    }
  }

  private void requireKept(Function<GridGraph, Planner> prepare, Set<Promise> promises, int tries) {
    List<Contract.Breach> breaches =
        new Contract(PlannerChecks.subject(prepare), movements)
            .check(promises, tries, SEED)
            .breaches();
    if (!breaches.isEmpty()) {
      StringBuilder text = new StringBuilder();
      breaches.forEach(breach -> text.append(breach).append(breach.example()).append("\n\n"));
      throw new AssertionError(text.toString(), breaches.get(0).finding().cause());
    }
  }

  /** What more is asked of planners of this project, and of those that can do more. */
  void keepsWhatIsAskedHereAlone() {
    boolean keepsIndex = factory().keepsIndex();
    Drawn.check(
        movements,
        Drawn.TRIES,
        SEED,
        (query, number) -> {
          Planner planner = prepare(query.graph());
          PlannerChecks.reusedIsFreshWhereSearchNumbersRunOut(planner, query, searchNumbers);
          CapabilityChecks.layersAreConsistent(planner);
          if (cells == Cells.QUEUED) {
            ObservedCounts.agreeOnQueuedCells(planner, query);
          } else if (cells == Cells.NODES) {
            ObservedCounts.agreeOnCells(planner, query);
          }
          if (number < GOALS) {
            NearestChecks.endsAtTheNearestCell(planner, query);
            FieldChecks.fieldOfPlannerLeadsToGoals(planner, query);
          }
          if (keepsIndex && number < FILES) {
            IndexChecks.readIsAsBuilt(spec, query);
            IndexChecks.alteredIsRefused(spec, query);
          }
        });
    refused.forEach(this::isRefused);
  }

  private void isRefused(Movement movement) {
    GridGraph graph = GridCases.random(new Random(1), List.of(movement)).graph();
    String message =
        assertThrows(IllegalArgumentException.class, () -> prepare(graph)).getMessage();
    String id = spec.replaceFirst("\\(.*", "");
    assertTrue(message.contains(id), () -> "'" + message + "' names " + id);
  }

  /** Once warm, a query allocates nothing, under any movement. */
  void allocatesNothingOnceWarm() {
    for (Movement movement : Drawn.some(movements, spec)) {
      GridCase query = MapShape.query(MapShape.CAVE, 60, 60, movement);
      PlannerChecks.warmQueriesAllocateNothing(this::prepare, query);
    }
  }

  private PlannerFactory factory() {
    return Planners.factory(PlannerSpec.parse(spec).id());
  }
}
