package hopscotch.bidirectional;

import hopscotch.core.testkit.CellSearchContract;
import net.jqwik.api.Group;

/** Every planner of this module keeps the contract, under every movement. */
@SuppressWarnings(
    "ClassCanBeStatic") // jqwik runs inner classes as groups only where they are not static
class BidirectionalContractTest {

  @Group
  class BidirectionalDijkstra extends CellSearchContract {
    @Override
    protected String spec() {
      return "bidijkstra";
    }
  }

  @Group
  class BidirectionalAStar extends CellSearchContract {
    @Override
    protected String spec() {
      return "biastar";
    }
  }

  @Group
  class BidirectionalAStarAtFirstContact extends CellSearchContract {
    @Override
    protected String spec() {
      return "biastar(stop=first-contact)";
    }
  }

  @Group
  class NewBidirectionalAStar extends CellSearchContract {
    @Override
    protected String spec() {
      return "nba";
    }
  }

  @Group
  class AveragedPotentials extends CellSearchContract {
    @Override
    protected String spec() {
      return "baestar(prune=false)";
    }
  }

  @Group
  class BaeStar extends CellSearchContract {
    @Override
    protected String spec() {
      return "baestar";
    }
  }

  @Group
  class BsStar extends CellSearchContract {
    @Override
    protected String spec() {
      return "bsstar";
    }
  }

  @Group
  class MeetInTheMiddle extends CellSearchContract {
    @Override
    protected String spec() {
      return "mm";
    }
  }

  @Group
  class MeetInTheMiddleWithoutHeuristic extends CellSearchContract {
    @Override
    protected String spec() {
      return "mm(heuristic=zero)";
    }
  }

  @Group
  class NbsSearch extends CellSearchContract {
    @Override
    protected String spec() {
      return "nbs";
    }
  }

  @Group
  class DynamicCoverSearch extends CellSearchContract {
    @Override
    protected String spec() {
      return "dvcbs";
    }
  }

  @Group
  class BsStarByOtherRules extends CellSearchContract {
    @Override
    protected String spec() {
      return "bsstar(direction=alternate,ties=first-in-first-out)";
    }
  }

  @Group
  class BidirectionalAStarInTurn extends CellSearchContract {
    @Override
    protected String spec() {
      return "biastar(direction=alternate)";
    }
  }

  @Group
  class NewBidirectionalAStarByCardinality extends CellSearchContract {
    @Override
    protected String spec() {
      return "nba(direction=cardinality)";
    }
  }

  @Group
  class BaeStarByKey extends CellSearchContract {
    @Override
    protected String spec() {
      return "baestar(direction=smaller-f)";
    }
  }
}
