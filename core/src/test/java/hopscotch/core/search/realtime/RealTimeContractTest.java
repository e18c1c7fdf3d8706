package hopscotch.core.search.realtime;

import hopscotch.core.testkit.CellSearchContract;
import hopscotch.core.testkit.PlannerContract;
import hopscotch.core.testkit.Spec;
import net.jqwik.api.Group;

/** Whole walks, as answers to ordinary queries. */
@SuppressWarnings(
    "ClassCanBeStatic") // jqwik runs inner classes as groups only where they are not static
class RealTimeContractTest {

  @Group
  @Spec("tbastar(expansions=1)")
  class TimeBoundedByOne extends CellSearchContract {}

  @Group
  @Spec("tbastar(expansions=7)")
  class TimeBounded extends CellSearchContract {}

  /** Each slice begins an open list of its own. */
  @Group
  @Spec("rtaastar(expansions=1)")
  class AdaptiveByOne extends PlannerContract {}

  @Group
  @Spec("rtaastar(expansions=7,moves=1)")
  class AdaptiveMoveByMove extends PlannerContract {}
}
