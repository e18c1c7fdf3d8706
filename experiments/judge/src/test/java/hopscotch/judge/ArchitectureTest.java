package hopscotch.judge;

import hopscotch.core.testkit.PackageRules;
import org.junit.jupiter.api.Test;

class ArchitectureTest {
  @Test
  void eachPackageUsesWhatIsListedAndNothingElse() {
    PackageRules.of(
            "hopscotch.judge",
            """
            contract: core.contract core.grid core.path core.planner core.planner.capability \
                query timing verdict
            query: core.grid core.path core.planner core.text datasets.movingai datasets.walk
            team: com.fasterxml.jackson.. core.grid core.planner core.text datasets.file \
                datasets.movingai de.siegmar.fastcsv.. it.unimi.dsi.fastutil.. mapf.planner \
                mapf.team query timing verdict
            timing: com.sun.management.. core.field core.goals core.grid core.index core.path \
                core.planner core.planner.capability core.text mapf.planner query verdict
            verdict: core.field core.grid core.path core.planner core.search.anyangle.exact \
                core.text query
            """)
        .check();
  }
}
