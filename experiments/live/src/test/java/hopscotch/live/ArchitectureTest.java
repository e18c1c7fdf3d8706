package hopscotch.live;

import hopscotch.core.testkit.PackageRules;
import org.junit.jupiter.api.Test;

class ArchitectureTest {
  @Test
  void eachPackageUsesWhatIsListedAndNothingElse() {
    PackageRules.of(
            "hopscotch.live",
            """
            .: core.grid org.teavm.. visual.view.api
            compile: . library org.teavm.. visual.teach
            library: core.planner datasets.file judge.team mapf.planner
            """)
        .check();
  }
}
