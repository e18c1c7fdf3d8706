package hopscotch.bidirectional;

import hopscotch.core.testkit.PackageRules;
import org.junit.jupiter.api.Test;

class ArchitectureTest {

  @Test
  void packagesUseOnlyWhatIsListed() {
    PackageRules.of(
            "hopscotch.bidirectional",
            """
            .: core.grid core.path core.planner core.planner.base core.planner.capability \
                core.planner.parameter core.search core.search.open frontier pair
            frontier: core.grid core.path core.planner core.planner.base core.search \
                core.search.open
            pair: core.grid core.path core.planner core.planner.base core.search \
                core.search.open frontier
            """)
        .check();
  }
}
