package hopscotch.hpa;

import hopscotch.core.testkit.PackageRules;
import org.junit.jupiter.api.Test;

class ArchitectureTest {

  @Test
  void packagesUseOnlyWhatIsListed() {
    PackageRules.of(
            "hopscotch.hpa",
            """
            .: abstraction bounded cluster \
                core.field core.grid core.index core.path core.planner core.planner.base \
                core.planner.capability core.planner.parameter field level search
            abstraction: cluster core.grid core.index core.planner core.planner.base \
                core.planner.capability core.search level search
            bounded: abstraction cluster core.grid core.index core.path core.planner \
                core.planner.base core.search core.search.open level search
            cluster: core.grid core.path core.planner core.planner.base core.search core.search.open
            contraction: core.grid core.index core.path core.planner core.planner.base \
                core.planner.capability core.planner.parameter core.search core.search.jps.graph core.search.open \
                subgoal
            corridor: cluster core.grid core.path core.planner core.planner.base \
                core.planner.capability core.planner.parameter core.search core.search.open
            field: abstraction cluster core.field core.grid core.path core.search.open level search
            label: contraction core.grid core.index core.path core.planner core.planner.base \
                core.planner.capability core.planner.parameter core.search subgoal
            level: cluster core.grid core.index core.path core.planner core.planner.base
            search: cluster core.grid core.index core.path core.planner core.planner.base core.search \
                core.search.open level
            subgoal: core.grid core.index core.path core.planner core.planner.base \
                core.planner.capability core.planner.parameter core.search core.search.open
            textbook: abstraction cluster core.grid core.path core.planner \
                core.planner.base core.planner.capability core.planner.parameter core.search level
            """)
        .check();
  }
}
