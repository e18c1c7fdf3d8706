package hopscotch.experiments;

import hopscotch.core.testkit.PackageRules;
import org.junit.jupiter.api.Test;

class ArchitectureTest {
  @Test
  void eachPackageUsesWhatIsListedAndNothingElse() {
    PackageRules.of(
            "hopscotch.experiments",
            """
            contract: core.contract core.grid core.path core.planner core.planner.capability \
                planner query query.judge query.trial
            planner: core.grid core.planner core.text
            query: core.grid core.path core.planner datasets.movingai datasets.walk
            query.judge: core.field core.grid core.path core.planner core.search.anyangle.exact \
                core.text query
            query.trial: com.sun.management.. core.field core.goals core.grid core.index core.path core.planner \
                core.planner.capability core.text mapf.planner planner query query.judge
            team: com.fasterxml.jackson.. core.grid core.planner core.text datasets.file \
                datasets.movingai de.siegmar.fastcsv.. it.unimi.dsi.fastutil.. mapf.planner \
                mapf.team query query.judge query.trial
            """)
        .check();
  }
}
