package hopscotch.core.smoothing;

import hopscotch.core.grid.Movement;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.PlannerContract;
import java.util.List;
import net.jqwik.api.Group;

/** Every smoothing keeps the contract of planners, over good and over winding paths. */
@SuppressWarnings(
    "ClassCanBeStatic") // jqwik runs inner classes as groups only where they are not static
class SmoothingContractTest {

  @Group
  class FloydOverAStar extends Contract {
    @Override
    protected String spec() {
      return "floyd(astar)";
    }
  }

  @Group
  class FloydAsPublished extends Contract {
    @Override
    protected String spec() {
      return "floyd(dfs,anchor=published)";
    }
  }

  @Group
  class RaysOverAStar extends Contract {
    @Override
    protected String spec() {
      return "rays(astar)";
    }
  }

  @Group
  class RaysOverDepthFirst extends Contract {
    @Override
    protected String spec() {
      return "rays(dfs)";
    }
  }

  @Group
  class RaysOverJumpPoints extends Contract {
    @Override
    protected String spec() {
      return "rays(jps)";
    }

    @Override
    protected List<Movement> refusedMovements() {
      return List.of();
    }
  }

  @Group
  class RaysInAWindow extends Contract {
    @Override
    protected String spec() {
      return "rays(dfs,window=5)";
    }
  }

  @Group
  class PullOverAStar extends Contract {
    @Override
    protected String spec() {
      return "pull(astar)";
    }
  }

  @Group
  class PullWithClearance extends Contract {
    @Override
    protected String spec() {
      return "pull(astar,clearance=1)";
    }
  }

  @Group
  class PullOverSmoothedDepthFirst extends Contract {
    @Override
    protected String spec() {
      return "pull(floyd(dfs))";
    }

    @Override
    protected List<Movement> refusedMovements() {
      return List.of();
    }
  }

  @Group
  class TautOverAStar extends TautContract {
    @Override
    protected String spec() {
      return "taut(astar)";
    }
  }

  @Group
  class TautOverDepthFirst extends TautContract {
    @Override
    protected String spec() {
      return "taut(dfs)";
    }
  }

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
