package hopscotch.papers;

import hopscotch.core.testkit.PackageRules;
import org.junit.jupiter.api.Test;

class ArchitectureTest {
  @Test
  void eachPackageUsesWhatIsListedAndNothingElse() {
    PackageRules.of(
            "hopscotch.papers",
            """
            .: anyangle bidirectional botea2004 com.fasterxml.jackson.core \
                com.fasterxml.jackson.core.type com.fasterxml.jackson.databind \
                com.fasterxml.jackson.databind.json com.fasterxml.jackson.databind.node \
                com.fasterxml.jackson.dataformat.yaml core.grid datasets.file datasets.library \
                datasets.movingai harness.output harness.report.page jumps teams
            anyangle: . core.grid core.path core.planner core.search \
                core.search.anyangle.exact.enlsvg core.search.open it.unimi.dsi.fastutil.ints
            bidirectional: . core.grid core.path core.planner core.search datasets.movingai \
                it.unimi.dsi.fastutil.ints it.unimi.dsi.fastutil.longs
            botea2004: . core.grid core.path core.planner hpa hpa.abstraction hpa.cluster \
                hpa.level
            jumps: . core.grid core.path core.planner core.planner.capability core.search \
                core.search.jps.graph core.search.open hpa.contraction hpa.subgoal \
                it.unimi.dsi.fastutil.ints
            teams: . core.grid core.planner datasets.movingai judge.team mapf.planner \
                mapf.team
            """)
        .check();
  }
}
