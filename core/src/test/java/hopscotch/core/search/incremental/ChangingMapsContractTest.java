package hopscotch.core.search.incremental;

import hopscotch.core.testkit.IncrementalContract;
import java.util.stream.Stream;

/** Every planner of this package, and searches that are begun anew, on maps that change. */
class ChangingMapsContractTest extends IncrementalContract {
  @Override
  protected Stream<Replanner> planners() {
    Stream<Replanner> lifelong =
        Stream.of(
                "lpastar",
                "lpastar(ties=low-g)",
                "dstarlite",
                "dstarlite(ties=low-g)",
                "mtdstarlite",
                "mtdstarlite(ties=low-g)")
            // Once underconsistent, then once overconsistent.
            .map(spec -> new Replanner(spec, 2, true));
    Stream<Replanner> adaptive =
        Stream.of("aastar", "gaastar", "mpgaastar")
            // h stays consistent.
            .map(spec -> new Replanner(spec, 1, false));
    Stream<Replanner> inPlace =
        Stream.of("astar", "astar(open=heap,components=false)", "dijkstra").map(Replanner::of);
    return Stream.of(lifelong, adaptive, inPlace).flatMap(planners -> planners);
  }
}
