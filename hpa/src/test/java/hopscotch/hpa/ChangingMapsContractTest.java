package hopscotch.hpa;

import hopscotch.core.testkit.IncrementalContract;
import net.jqwik.api.Group;

/** Planners that are repaired, or prepared anew, on maps that change. */
@SuppressWarnings(
    "ClassCanBeStatic") // jqwik runs inner classes as groups only where they are not static
class ChangingMapsContractTest {

  @Group
  class RepairedHpa extends IncrementalContract {
    @Override
    protected String spec() {
      return "hpa(cluster=5,levels=2,crossing=all,diagonal=true)";
    }
  }

  @Group
  class RepairedSectors extends IncrementalContract {
    @Override
    protected String spec() {
      return "sectors(sector=5)";
    }
  }
}
