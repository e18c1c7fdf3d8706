package hopscotch.hpa;

import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.Movement;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.PlannerContract;
import java.util.List;

/** The contract of planners that serve 8 directions under the corner rule NEVER alone. */
public abstract class NeverRuleContract extends PlannerContract {
  private static boolean isServed(Movement movement) {
    return movement.directions() == 8 && movement.corners() == CornerRule.NEVER;
  }

  @Override
  protected final List<Movement> movements() {
    return GridCases.uniformMovements().stream().filter(m -> isServed(m)).toList();
  }

  @Override
  protected final List<Movement> refusedMovements() {
    return GridCases.uniformMovements().stream().filter(m -> !isServed(m)).toList();
  }
}
