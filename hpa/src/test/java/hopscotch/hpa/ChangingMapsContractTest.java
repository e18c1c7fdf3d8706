package hopscotch.hpa;

import hopscotch.core.testkit.IncrementalContract;
import java.util.stream.Stream;

/** Planners that are repaired, or prepared anew, on maps that change. */
class ChangingMapsContractTest extends IncrementalContract {
  @Override
  protected Stream<Replanner> planners() {
    return Stream.of(
        Replanner.of("hpa(cluster=5,levels=2,crossing=all,diagonal=true)"),
        Replanner.of("sectors(sector=5)"));
  }
}
