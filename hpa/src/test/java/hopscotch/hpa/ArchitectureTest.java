package hopscotch.hpa;

import hopscotch.core.testkit.PackageRules;
import org.junit.jupiter.api.Test;

class ArchitectureTest {

  @Test
  void packagesUseOnlyWhatIsListed() {
    PackageRules.of(
            "hopscotch.hpa",
            """
            .: abstraction abstraction.component abstraction.level abstraction.search cluster \
                core.field core.grid core.path core.planner core.planner.base \
                core.planner.capability core.planner.parameter effort refine
            abstraction: abstraction.landmark abstraction.level abstraction.search cluster \
                core.grid core.planner core.planner.base core.planner.capability
            abstraction.component: abstraction.level cluster core.grid
            abstraction.landmark: abstraction.level abstraction.search cluster core.grid \
                core.planner.base core.search effort policy
            abstraction.level: cluster core.grid core.path core.planner core.planner.base \
                effort
            abstraction.search: abstraction.level cluster core.grid core.path core.planner \
                core.search core.search.open effort
            cluster: core.grid core.path core.planner core.search core.search.open effort
            contraction: core.grid core.index core.path core.planner core.planner.base \
                core.planner.capability core.planner.parameter core.search core.search.jps.graph core.search.open \
                subgoal
            corridor: core.grid core.path core.planner core.planner.parameter core.search \
                core.search.open effort
            effort: core.planner core.planner.base
            label: contraction core.grid core.index core.path core.planner core.planner.base \
                core.planner.capability core.planner.parameter core.search label.seed subgoal
            label.seed: core.grid core.index core.planner core.planner.base subgoal
            policy:
            refine: abstraction abstraction.component abstraction.level abstraction.search \
                cluster core.grid core.path core.planner effort
            subgoal: core.grid core.index core.path core.planner core.planner.base \
                core.planner.capability core.planner.parameter core.search core.search.open
            textbook: abstraction abstraction.level cluster core.grid core.path core.planner \
                core.planner.base core.planner.capability core.planner.parameter core.search \
                effort
            """)
        .check();
  }
}
