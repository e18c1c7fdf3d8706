package hopscotch.mapf.kit;

import net.jqwik.api.Group;

@SuppressWarnings("ClassCanBeStatic") // jqwik runs groups that are inner classes
class PlannersContractTest {

  @Group
  class Prioritised extends TeamPlannerContract {
    @Override
    String spec() {
      return "pp";
    }
  }

  @Group
  class PrioritisedInTheGivenOrder extends TeamPlannerContract {
    @Override
    String spec() {
      return "pp(order=given,restarts=0)";
    }
  }

  @Group
  class Windowed extends TeamPlannerContract {
    @Override
    String spec() {
      return "whca(window=4,steps=200)";
    }
  }

  @Group
  class Pibt extends TeamPlannerContract {
    @Override
    String spec() {
      return "pibt(steps=200)";
    }
  }

  @Group
  class Lacam extends TeamPlannerContract {
    @Override
    String spec() {
      return "lacam";
    }
  }

  @Group
  class LacamWithoutSwaps extends TeamPlannerContract {
    @Override
    String spec() {
      return "lacam(swap=false,samples=3)";
    }
  }

  @Group
  class LacamStar extends TeamPlannerContract {
    @Override
    String spec() {
      return "lacamstar";
    }
  }

  @Group
  class LacamStarForTheMakespan extends TeamPlannerContract {
    @Override
    String spec() {
      return "lacamstar(objective=makespan,samples=2,seed=3)";
    }
  }

  @Group
  class ConflictBased extends TeamPlannerContract {
    @Override
    String spec() {
      return "cbs";
    }
  }

  @Group
  class ConflictBasedPlain extends TeamPlannerContract {
    @Override
    String spec() {
      return "cbs(prioritise=false,bypass=false,heuristic=none,target=false)";
    }
  }

  @Group
  class ConflictBasedWithoutTargets extends TeamPlannerContract {
    @Override
    String spec() {
      return "cbs(target=false)";
    }
  }
}
