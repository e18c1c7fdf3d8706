package hopscotch.papers;

import hopscotch.core.testkit.PackageRules;
import org.junit.jupiter.api.Test;

class ArchitectureTest {
  @Test
  void eachPackageUsesWhatIsListedAndNothingElse() {
    PackageRules.of(
            "hopscotch.papers",
            """
            .: anyangle bidirectional botea2004 com.fasterxml.jackson.. count datasets.file \
                datasets.library datasets.movingai harabor2008 harness.output harness.report.page \
                jumps teams
            anyangle: core.grid core.search core.search.anyangle.exact.enlsvg \
                core.search.anyangle.exact.interval core.search.open count datasets.movingai \
                it.unimi.dsi.fastutil..
            bidirectional: core.grid core.path core.planner core.search count \
                datasets.movingai it.unimi.dsi.fastutil..
            botea2004: core.grid core.path core.planner count hpa hpa.abstraction hpa.cluster \
                hpa.level
            count: com.fasterxml.jackson.. core.grid datasets.library datasets.movingai \
                harness.output
            harabor2008: core.grid count
            jumps: core.grid core.path core.planner core.planner.capability core.search \
                core.search.anyangle.exact.interval core.search.jps.bounds core.search.jps.graph \
                core.search.jps.scan core.search.open count datasets.generate datasets.movingai \
                hpa.contraction hpa.subgoal it.unimi.dsi.fastutil..
            teams: core.grid core.planner count datasets.movingai judge.team mapf.planner \
                mapf.team
            """)
        .check();
  }
}
