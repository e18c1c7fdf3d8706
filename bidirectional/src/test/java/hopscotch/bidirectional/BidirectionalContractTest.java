package hopscotch.bidirectional;

import hopscotch.core.testkit.PlannerContract;
import net.jqwik.api.Group;

/** Every planner of this module keeps the contract, under every movement. */
@SuppressWarnings(
    "ClassCanBeStatic") // jqwik runs inner classes as groups only where they are not static
class BidirectionalContractTest {

  @Group
  class BidirectionalDijkstra extends PlannerContract {
    @Override
    protected String spec() {
      return "bidijkstra";
    }
  }

  @Group
  class BidirectionalAStar extends PlannerContract {
    @Override
    protected String spec() {
      return "biastar";
    }
  }

  @Group
  class BidirectionalAStarAtFirstContact extends PlannerContract {
    @Override
    protected String spec() {
      return "biastar(stop=first-contact)";
    }
  }

  @Group
  class NewBidirectionalAStar extends PlannerContract {
    @Override
    protected String spec() {
      return "nba";
    }
  }

  @Group
  class AveragedPotentials extends PlannerContract {
    @Override
    protected String spec() {
      return "ikeda";
    }
  }

  @Group
  class BaeStar extends PlannerContract {
    @Override
    protected String spec() {
      return "baestar";
    }
  }
}
