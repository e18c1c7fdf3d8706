package hopscotch.hpa;

import hopscotch.core.grid.Movement;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.PlannerContract;
import java.util.List;

/** The contract of planners that serve 8 directions under the corner rule NEVER alone. */
public abstract class NeverRuleContract extends PlannerContract {
  @Override
  protected final List<Movement> movements() {
    return GridCases.neverMovements();
  }

  @Override
  protected final List<Movement> refusedMovements() {
    List<Movement> served = movements();
    return GridCases.uniformMovements().stream().filter(m -> !served.contains(m)).toList();
  }
}
