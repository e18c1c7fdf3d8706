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
            compile: experiments.teach library org.teavm.. page
            library: core.planner datasets.file experiments.team mapf.planner
            page: experiments.view.api experiments.view.map org.teavm..
            """)
        .check();
  }
}
