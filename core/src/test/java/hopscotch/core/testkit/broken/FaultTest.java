package hopscotch.core.testkit.broken;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.contract.Contract;
import hopscotch.core.contract.Promise;
import hopscotch.core.contract.Subject;
import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.CostPair;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Planner;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.OracleReferee;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The contract on tried: it must catch every fault and pass every twin. */
class FaultTest {
  /** Without corner cutting, where clusters that cross straight are complete. */
  private static final List<Movement> MOVEMENTS =
      GridCases.allMovements().stream()
          .filter(movement -> movement.corners() == CornerRule.NEVER)
          .filter(movement -> movement.costs().equals(CostPair.SQRT2))
          .toList();

  @ParameterizedTest
  @EnumSource
  void isCaught(Fault fault) {
    assertEquals(1, check(fault::broken, Set.of(fault.promise()), 300).size());
  }

  @ParameterizedTest
  @EnumSource
  void aSoundTwinKeepsEveryPromise(Fault fault) {
    Set<Promise> promises = EnumSet.copyOf(Promise.ofPlanners());
    // They tell their observers when a query begins and ends, and nothing else.
    promises.remove(Promise.COUNTERS_ARE_WHAT_IS_OBSERVED);
    assertEquals(List.of(), check(fault::sound, promises, 40));
  }

  private static List<Contract.Breach> check(
      Function<GridGraph, Planner> prepare, Set<Promise> promises, int maps) {
    Subject subject = new Subject(prepare, new OracleReferee(), Budget.UNLIMITED, 0, true);
    return new Contract(subject, MOVEMENTS).check(promises, maps, 41).breaches();
  }
}
