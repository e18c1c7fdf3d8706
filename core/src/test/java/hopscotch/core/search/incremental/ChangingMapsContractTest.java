package hopscotch.core.search.incremental;

import hopscotch.core.testkit.IncrementalContract;
import net.jqwik.api.Group;

/** Every planner of this package, and two others through the adapter, on maps that change. */
@SuppressWarnings(
    "ClassCanBeStatic") // jqwik runs inner classes as groups only where they are not static
class ChangingMapsContractTest {

  /** Once underconsistent, then once overconsistent. */
  abstract static class Lifelong extends IncrementalContract {
    @Override
    protected int expansionsACell() {
      return 2;
    }

    @Override
    protected boolean resumes() {
      return true;
    }
  }

  /** h stays consistent. */
  abstract static class Adaptive extends IncrementalContract {
    @Override
    protected int expansionsACell() {
      return 1;
    }
  }

  @Group
  class LpaStar extends Lifelong {
    @Override
    protected String spec() {
      return "lpastar";
    }
  }

  @Group
  class LpaStarAsPublished extends Lifelong {
    @Override
    protected String spec() {
      return "lpastar(ties=low-g)";
    }
  }

  @Group
  class DStarLite extends Lifelong {
    @Override
    protected String spec() {
      return "dstarlite";
    }
  }

  @Group
  class DStarLiteAsPublished extends Lifelong {
    @Override
    protected String spec() {
      return "dstarlite(ties=low-g)";
    }
  }

  @Group
  class MtDStarLite extends Lifelong {
    @Override
    protected String spec() {
      return "mtdstarlite";
    }
  }

  @Group
  class MtDStarLiteAsPublished extends Lifelong {
    @Override
    protected String spec() {
      return "mtdstarlite(ties=low-g)";
    }
  }

  @Group
  class AaStar extends Adaptive {
    @Override
    protected String spec() {
      return "aastar";
    }
  }

  @Group
  class GaaStar extends Adaptive {
    @Override
    protected String spec() {
      return "gaastar";
    }
  }

  @Group
  class MpgaaStar extends Adaptive {
    @Override
    protected String spec() {
      return "mpgaastar";
    }
  }

  @Group
  class AStarFromScratch extends IncrementalContract {
    @Override
    protected String spec() {
      return "astar";
    }
  }
}
