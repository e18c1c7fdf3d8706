package hopscotch.bidirectional;

import hopscotch.core.testkit.CellSearchContract;
import hopscotch.core.testkit.Spec;
import net.jqwik.api.Group;

/** Every planner of this module keeps the contract, under every movement. */
@SuppressWarnings(
    "ClassCanBeStatic") // jqwik runs inner classes as groups only where they are not static
class BidirectionalContractTest {

  @Group
  @Spec("bidijkstra")
  class BidirectionalDijkstra extends CellSearchContract {}

  @Group
  @Spec("biastar")
  class BidirectionalAStar extends CellSearchContract {}

  @Group
  @Spec("biastar(stop=first-contact)")
  class BidirectionalAStarAtFirstContact extends CellSearchContract {}

  @Group
  @Spec("nba")
  class NewBidirectionalAStar extends CellSearchContract {}

  @Group
  @Spec("baestar(prune=false)")
  class AveragedPotentials extends CellSearchContract {}

  @Group
  @Spec("baestar")
  class BaeStar extends CellSearchContract {}

  @Group
  @Spec("bsstar")
  class BsStar extends CellSearchContract {}

  @Group
  @Spec("mm")
  class MeetInTheMiddle extends CellSearchContract {}

  @Group
  @Spec("mm(heuristic=zero)")
  class MeetInTheMiddleWithoutHeuristic extends CellSearchContract {}

  @Group
  @Spec("nbs")
  class NbsSearch extends CellSearchContract {}

  @Group
  @Spec("dvcbs")
  class DynamicCoverSearch extends CellSearchContract {}

  @Group
  @Spec("bsstar(direction=alternate,ties=first-in-first-out)")
  class BsStarByOtherRules extends CellSearchContract {}

  @Group
  @Spec("biastar(direction=alternate)")
  class BidirectionalAStarInTurn extends CellSearchContract {}

  @Group
  @Spec("nba(direction=cardinality)")
  class NewBidirectionalAStarByCardinality extends CellSearchContract {}

  @Group
  @Spec("baestar(direction=smaller-f)")
  class BaeStarByKey extends CellSearchContract {}
}
