package hopscotch.core.testkit.broken;

import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.CostPair;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Planner;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.PlannerChecks;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The kit on trial: it must catch every fault and pass every twin. */
class FaultTest {
  /** Without corner cutting, where clusters that cross straight are complete. */
  private static final List<Movement> MOVEMENTS =
      GridCases.allMovements().stream()
          .filter(movement -> movement.corners() == CornerRule.NEVER)
          .filter(movement -> movement.costs().equals(CostPair.SQRT2))
          .toList();

  @ParameterizedTest
  @EnumSource
  void isCaughtByAnswersAsPromised(Fault fault) {
    Set<String> messages = new TreeSet<>();
    for (GridCase query : queries(300)) {
      try {
        PlannerChecks.answersAsPromised(fault::broken, query);
      } catch (AssertionError e) {
        messages.add(e.getMessage().replaceFirst(" ==>.*", ""));
      }
    }
    assertTrue(messages.contains(fault.message()), messages::toString);
  }

  @ParameterizedTest
  @EnumSource
  void aSoundTwinPassesEveryCheck(Fault fault) {
    List<BiConsumer<Function<GridGraph, Planner>, GridCase>> checks =
        List.of(
            PlannerChecks::answersAsPromised,
            PlannerChecks::startIsGoal,
            PlannerChecks::refusesBadEnds,
            PlannerChecks::reusedIsFresh,
            PlannerChecks::deterministicAndObservable,
            PlannerChecks::budgetIsHonoured,
            PlannerChecks::countersAreConsistent);
    for (GridCase query : queries(40)) {
      checks.forEach(check -> check.accept(fault::sound, query));
      if (fault.guarantee().isOptimal()) {
        PlannerChecks.costIsInvariant(fault::sound, query);
        PlannerChecks.costIsMonotone(fault::sound, query);
      }
    }
  }

  private static List<GridCase> queries(int count) {
    Random random = new Random(41);
    List<GridCase> queries = new ArrayList<>();
    while (queries.size() < count) {
      GridCase query = GridCases.random(random, MOVEMENTS);
      if (query.isQuery()) {
        queries.add(query);
      }
    }
    return queries;
  }
}
