package hopscotch.core.search.anyangle.exact;

import hopscotch.core.grid.Movement;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.PlannerContract;
import hopscotch.core.testkit.Spec;
import java.util.List;
import net.jqwik.api.Group;

/** The exact any-angle planners keep what every planner promises. */
@SuppressWarnings(
    "ClassCanBeStatic") // jqwik runs inner classes as groups only where they are not static
class ExactContractTest {

  @Group
  @Spec("anya")
  class AnyaContract extends Contract {}

  @Group
  @Spec("polyanya")
  class PolyanyaContract extends Contract {}

  @Group
  @Spec("enlsvg")
  class EnlsvgContract extends Contract {}

  abstract static class Contract extends PlannerContract {
    @Override
    protected List<Movement> movements() {
      return GridCases.uniformMovements().stream().filter(m -> m.directions() == 8).toList();
    }

    @Override
    protected List<Movement> refusedMovements() {
      return List.of(Movement.OCTILE.withTerrain(GridCases.WEIGHTED), Movement.ORTHOGONAL);
    }
  }
}
