package hopscotch.core.search.jps.weighted;

import hopscotch.core.grid.Movement;
import hopscotch.core.testkit.CheckedPlanner;
import hopscotch.core.testkit.PlannerContract;
import java.util.List;
import java.util.stream.Stream;

/** JPSW keeps the contract under every movement, on weighted ground and on uniform ground. */
class JpswContractTest extends PlannerContract {
  @Override
  protected Stream<CheckedPlanner> planners() {
    return Stream.of(
        CheckedPlanner.of("jpsw")
            .onQueuedCells()
            .under(WeightedCases.MOVEMENTS)
            .refusing(
                List.of(Movement.parse("8 never 1/2"), Movement.parse("8 one-free 5/10 .=1,S=3"))));
  }
}
