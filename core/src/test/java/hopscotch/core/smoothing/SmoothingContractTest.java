package hopscotch.core.smoothing;

import hopscotch.core.grid.Movement;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.PlannerContract;
import hopscotch.core.testkit.Spec;
import java.util.List;
import net.jqwik.api.Group;

/** Every smoothing keeps the contract of planners, over good and over winding paths. */
@SuppressWarnings(
    "ClassCanBeStatic") // jqwik runs inner classes as groups only where they are not static
class SmoothingContractTest {

  @Group
  @Spec("floyd(astar)")
  class FloydOverAStar extends Contract {}

  @Group
  @Spec("floyd(dfs,anchor=published)")
  class FloydAsPublished extends Contract {}

  @Group
  @Spec("rays(astar)")
  class RaysOverAStar extends Contract {}

  @Group
  @Spec("rays(dfs)")
  class RaysOverDepthFirst extends Contract {}

  @Group
  @Spec("rays(jps)")
  class RaysOverJumpPoints extends Contract {
    @Override
    protected List<Movement> refusedMovements() {
      return List.of();
    }
  }

  @Group
  @Spec("rays(dfs,window=5)")
  class RaysInAWindow extends Contract {}

  @Group
  @Spec("floyd(floyd(dfs))")
  class FloydOverSmoothedDepthFirst extends Contract {
    @Override
    protected List<Movement> refusedMovements() {
      return List.of();
    }
  }

  @Group
  @Spec("taut(astar)")
  class TautOverAStar extends TautContract {}

  @Group
  @Spec("taut(dfs)")
  class TautOverDepthFirst extends TautContract {}

  abstract static class TautContract extends Contract {
    @Override
    protected List<Movement> movements() {
      return super.movements().stream().filter(m -> m.directions() == 8).toList();
    }

    @Override
    protected List<Movement> refusedMovements() {
      return List.of(Movement.OCTILE.withTerrain(GridCases.WEIGHTED), Movement.ORTHOGONAL);
    }
  }

  abstract static class Contract extends PlannerContract {
    @Override
    protected List<Movement> movements() {
      return GridCases.uniformMovements();
    }

    @Override
    protected List<Movement> refusedMovements() {
      return List.of(Movement.OCTILE.withTerrain(GridCases.WEIGHTED));
    }
  }
}
