package hopscotch.core.search.incremental;

import hopscotch.core.testkit.CellSearchContract;
import hopscotch.core.testkit.PlannerContract;
import net.jqwik.api.Group;

/** As ordinary planners: every query is a first find on an unchanged map. */
@SuppressWarnings(
    "ClassCanBeStatic") // jqwik runs inner classes as groups only where they are not static
class IncrementalContractTest {

  @Group
  class LpaStar extends CellSearchContract {
    @Override
    protected String spec() {
      return "lpastar";
    }
  }

  @Group
  class LpaStarAsPublished extends CellSearchContract {
    @Override
    protected String spec() {
      return "lpastar(ties=low-g)";
    }
  }

  /** Its open list begins with the goal, not with the start. */
  @Group
  class DStarLite extends PlannerContract {
    @Override
    protected String spec() {
      return "dstarlite";
    }
  }

  @Group
  class DStarLiteAsPublished extends PlannerContract {
    @Override
    protected String spec() {
      return "dstarlite(ties=low-g)";
    }
  }

  @Group
  class MtDStarLite extends CellSearchContract {
    @Override
    protected String spec() {
      return "mtdstarlite";
    }
  }

  @Group
  class MtDStarLiteAsPublished extends CellSearchContract {
    @Override
    protected String spec() {
      return "mtdstarlite(ties=low-g)";
    }
  }

  @Group
  class AaStar extends CellSearchContract {
    @Override
    protected String spec() {
      return "aastar";
    }
  }

  @Group
  class GaaStar extends CellSearchContract {
    @Override
    protected String spec() {
      return "gaastar";
    }
  }

  @Group
  class MpgaaStar extends CellSearchContract {
    @Override
    protected String spec() {
      return "mpgaastar";
    }
  }
}
