package hopscotch.mapf.kit;

import hopscotch.core.planner.Budget;
import hopscotch.mapf.planner.TeamBudget;
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
  class LacamStarEngineered extends TeamPlannerContract {
    @Override
    String spec() {
      return "lacamstar(samples=2,scatter=2,refine=5,recursion=0.5)";
    }
  }

  /** Trees of crowded teams grow without measure. */
  abstract static class ConflictBasedContract extends TeamPlannerContract {
    @Override
    TeamBudget budget() {
      return TeamBudget.of(Budget.expansions(500));
    }
  }

  @Group
  class ConflictBased extends ConflictBasedContract {
    @Override
    String spec() {
      return "cbs";
    }
  }

  @Group
  class ConflictBasedPlain extends ConflictBasedContract {
    @Override
    String spec() {
      return "cbs(prioritise=false,bypass=false,heuristic=none,target=false,corridor=false,"
          + "rectangle=false,disjoint=false)";
    }
  }

  @Group
  class ConflictBasedWithoutTargets extends ConflictBasedContract {
    @Override
    String spec() {
      return "cbs(target=false)";
    }
  }

  @Group
  class ConflictBasedWithoutDisjointSplits extends ConflictBasedContract {
    @Override
    String spec() {
      return "cbs(disjoint=false)";
    }
  }

  @Group
  class ConflictBasedWithDependentPairs extends ConflictBasedContract {
    @Override
    String spec() {
      return "cbs(heuristic=dg,target=false,bypass=false)";
    }
  }

  @Group
  class ExplicitEstimation extends ConflictBasedContract {
    @Override
    String spec() {
      return "eecbs";
    }
  }

  @Group
  class ExplicitEstimationOfTheOptimum extends ConflictBasedContract {
    @Override
    String spec() {
      return "eecbs(w=1)";
    }
  }

  @Group
  class ExplicitEstimationWithDisjointSplits extends ConflictBasedContract {
    @Override
    String spec() {
      return "eecbs(w=1.5,disjoint=true,heuristic=dg)";
    }
  }

  @Group
  class ExplicitEstimationPlain extends ConflictBasedContract {
    @Override
    String spec() {
      return "eecbs(w=1.1,prioritise=false,bypass=false,heuristic=cg,target=false,corridor=false,"
          + "rectangle=false)";
    }
  }

  @Group
  class LargeNeighbourhoods extends TeamPlannerContract {
    @Override
    String spec() {
      return "lns(rounds=30,size=2)";
    }
  }

  @Group
  class LargeNeighbourhoodsFromPriorities extends TeamPlannerContract {
    @Override
    String spec() {
      return "lns(first=pp,rounds=30)";
    }
  }

  @Group
  class Repairs extends TeamPlannerContract {
    @Override
    String spec() {
      return "lns2(rounds=50,size=3)";
    }
  }

  @Group
  class RepairsByFailure extends TeamPlannerContract {
    @Override
    String spec() {
      return "lns2(neighbourhood=failure,rounds=50,size=2)";
    }
  }
}
