package hopscotch.benchmarks;

import hopscotch.core.testkit.PackageRules;
import org.junit.jupiter.api.Test;

class ArchitectureTest {
  @Test
  void eachPackageUsesWhatIsListedAndNothingElse() {
    PackageRules.of(
            "hopscotch.benchmarks",
            """
            .: cli.command cli.console core.field core.grid core.path core.planner \
                core.planner.capability core.search.open core.text datasets.generate \
                datasets.movingai it.unimi.dsi.fastutil.. org.openjdk.jmh.. picocli..
            jmh_generated: . core.planner org.openjdk.jmh..
            """)
        .check();
  }
}
