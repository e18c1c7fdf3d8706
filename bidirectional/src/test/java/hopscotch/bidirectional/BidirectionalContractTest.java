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

  @Group
  class BsStar extends PlannerContract {
    @Override
    protected String spec() {
      return "bsstar";
    }
  }

  @Group
  class MeetInTheMiddle extends PlannerContract {
    @Override
    protected String spec() {
      return "mm";
    }
  }

  @Group
  class MeetInTheMiddleWithoutHeuristic extends PlannerContract {
    @Override
    protected String spec() {
      return "mm0";
    }
  }

  @Group
  class NearOptimalSearch extends PlannerContract {
    @Override
    protected String spec() {
      return "nbs";
    }
  }

  @Group
  class DynamicCoverSearch extends PlannerContract {
    @Override
    protected String spec() {
      return "dvcbs";
    }
  }

  @Group
  class BsStarByOtherRules extends PlannerContract {
    @Override
    protected String spec() {
      return "bsstar(direction=alternate,ties=first-in-first-out)";
    }
  }

  @Group
  class BidirectionalAStarInTurn extends PlannerContract {
    @Override
    protected String spec() {
      return "biastar(direction=alternate)";
    }
  }

  @Group
  class NewBidirectionalAStarByCardinality extends PlannerContract {
    @Override
    protected String spec() {
      return "nba(direction=cardinality)";
    }
  }

  @Group
  class BaeStarByKey extends PlannerContract {
    @Override
    protected String spec() {
      return "baestar(direction=smaller-f)";
    }
  }
}
