package hopscotch.live;

import hopscotch.core.testkit.PackageRules;
import org.junit.jupiter.api.Test;

class ArchitectureTest {
  @Test
  void eachPackageUsesWhatIsListedAndNothingElse() {
    PackageRules.of(
            "hopscotch.live",
            """
            .:
            compile: library org.teavm.. page visual.teach
            library: core.planner datasets.file judge.team mapf.planner
            page: org.teavm.. visual.view.api
            """)
        .check();
  }
}
