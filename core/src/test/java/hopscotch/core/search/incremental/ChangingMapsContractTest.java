package hopscotch.core.search.incremental;

import hopscotch.core.testkit.IncrementalContract;
import hopscotch.core.testkit.Spec;
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
  @Spec("lpastar")
  class LpaStar extends Lifelong {}

  @Group
  @Spec("lpastar(ties=low-g)")
  class LpaStarAsPublished extends Lifelong {}

  @Group
  @Spec("dstarlite")
  class DStarLite extends Lifelong {}

  @Group
  @Spec("dstarlite(ties=low-g)")
  class DStarLiteAsPublished extends Lifelong {}

  @Group
  @Spec("mtdstarlite")
  class MtDStarLite extends Lifelong {}

  @Group
  @Spec("mtdstarlite(ties=low-g)")
  class MtDStarLiteAsPublished extends Lifelong {}

  @Group
  @Spec("aastar")
  class AaStar extends Adaptive {}

  @Group
  @Spec("gaastar")
  class GaaStar extends Adaptive {}

  @Group
  @Spec("mpgaastar")
  class MpgaaStar extends Adaptive {}

  @Group
  @Spec("astar")
  class AStarFromScratch extends IncrementalContract {}
}
