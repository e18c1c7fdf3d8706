package hopscotch.core.search.incremental;

import hopscotch.core.testkit.CellSearchContract;
import hopscotch.core.testkit.PlannerContract;
import hopscotch.core.testkit.Spec;
import net.jqwik.api.Group;

/** As ordinary planners: every query is a first find on an unchanged map. */
@SuppressWarnings(
    "ClassCanBeStatic") // jqwik runs inner classes as groups only where they are not static
class IncrementalContractTest {

  @Group
  @Spec("lpastar")
  class LpaStar extends CellSearchContract {}

  @Group
  @Spec("lpastar(ties=low-g)")
  class LpaStarAsPublished extends CellSearchContract {}

  /** Its open list begins with the goal, not with the start. */
  @Group
  @Spec("dstarlite")
  class DStarLite extends PlannerContract {}

  @Group
  @Spec("dstarlite(ties=low-g)")
  class DStarLiteAsPublished extends PlannerContract {}

  @Group
  @Spec("mtdstarlite")
  class MtDStarLite extends CellSearchContract {}

  @Group
  @Spec("mtdstarlite(ties=low-g)")
  class MtDStarLiteAsPublished extends CellSearchContract {}

  @Group
  @Spec("aastar")
  class AaStar extends CellSearchContract {}

  @Group
  @Spec("gaastar")
  class GaaStar extends CellSearchContract {}

  @Group
  @Spec("mpgaastar")
  class MpgaaStar extends CellSearchContract {}
}
