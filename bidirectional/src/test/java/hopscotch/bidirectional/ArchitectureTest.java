package hopscotch.bidirectional;

import static hopscotch.core.testkit.Architecture.mainClasses;
import static hopscotch.core.testkit.Architecture.noPackageCycles;

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

  @Test
  void packagesFormNoCycle() {
    noPackageCycles().check(mainClasses("hopscotch.bidirectional"));
  }
}
