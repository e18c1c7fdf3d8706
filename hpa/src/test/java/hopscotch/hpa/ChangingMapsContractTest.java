package hopscotch.hpa;

import hopscotch.core.testkit.IncrementalContract;
import hopscotch.core.testkit.Spec;
import net.jqwik.api.Group;

/** Planners that are repaired, or prepared anew, on maps that change. */
@SuppressWarnings(
    "ClassCanBeStatic") // jqwik runs inner classes as groups only where they are not static
class ChangingMapsContractTest {

  @Group
  @Spec("hpa(cluster=5,levels=2,crossing=all,diagonal=true)")
  class RepairedHpa extends IncrementalContract {}

  @Group
  @Spec("sectors(sector=5)")
  class RepairedSectors extends IncrementalContract {}
}
