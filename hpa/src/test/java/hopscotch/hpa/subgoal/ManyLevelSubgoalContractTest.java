package hopscotch.hpa.subgoal;

import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.Movement;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.PlannerContract;
import java.util.List;

class ManyLevelSubgoalContractTest extends PlannerContract {
  private static boolean isServed(Movement movement) {
    return movement.directions() == 8 && movement.corners() == CornerRule.NEVER;
  }

  @Override
  protected String spec() {
    return "subgoal(levels=max)";
  }

  @Override
  protected List<Movement> movements() {
    return GridCases.uniformMovements().stream().filter(m -> isServed(m)).toList();
  }

  @Override
  protected List<Movement> refusedMovements() {
    return GridCases.uniformMovements().stream().filter(m -> !isServed(m)).toList();
  }
}
