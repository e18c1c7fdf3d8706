package hopscotch.core;

import hopscotch.core.testkit.PackageRules;
import org.junit.jupiter.api.Test;

class ArchitectureTest {

  @Test
  void packagesUseOnlyWhatIsListed() {
    PackageRules.of(
            "hopscotch.core",
            """
            .: goals grid path planner planner.capability
            contract: grid path planner planner.capability text
            grid:
            field: grid path search.open
            goals: grid path planner planner.base planner.capability
            index: grid text
            path: grid
            planner: grid index path planner.parameter text
            planner.base: grid path planner planner.capability
            planner.capability: field grid path planner
            planner.parameter: grid text
            search: grid path planner planner.base planner.capability planner.parameter search.open
            search.anyangle: grid path planner planner.base planner.parameter search.open \
                sight
            search.anyangle.exact: grid index path planner planner.base planner.parameter \
                search.anyangle.exact.corner search.anyangle.exact.enlsvg \
                search.anyangle.exact.interval search.anyangle.exact.pruning
            search.anyangle.exact.corner: grid path sight
            search.anyangle.exact.enlsvg: grid index path planner planner.base \
                planner.parameter search.anyangle.exact.corner search.anyangle.exact.interval \
                search.anyangle.exact.pruning search.open
            search.anyangle.exact.interval: grid path planner planner.base \
                search.anyangle.exact.corner search.anyangle.exact.pruning search.open
            search.anyangle.exact.pruning: grid search.anyangle.exact.corner
            search.branch: grid path planner planner.base planner.parameter search
            search.incremental: grid path planner planner.base planner.capability \
                planner.parameter search search.open
            search.jps: grid index path planner planner.base planner.capability \
                planner.parameter search search.jps.bounds search.jps.graph search.jps.scan \
                search.jps.weighted search.open
            search.jps.bounds: grid index path planner planner.base search search.jps.scan \
                search.open
            search.jps.graph: grid index path planner planner.base search search.jps.scan \
                search.open
            search.jps.scan: grid index path search
            search.jps.weighted: grid path planner planner.base planner.capability search \
                search.jps.scan search.open
            search.open: grid
            search.realtime: grid path planner planner.base planner.capability \
                planner.parameter search search.open
            sight: grid path planner planner.base planner.parameter
            smoothing: grid path planner planner.base planner.capability planner.parameter sight
            text:
            """)
        .check();
  }
}
