package hopscotch.datasets;

import hopscotch.core.testkit.PackageRules;
import org.junit.jupiter.api.Test;

class ArchitectureTest {

  @Test
  void packagesUseOnlyWhatIsListed() {
    PackageRules.of(
            "hopscotch.datasets",
            """
            .:
            catalogue: core.grid core.text file movingai
            file: core.text
            generate: core.field core.grid core.text movingai
            library: catalogue core.grid core.text file movingai
            movingai: core.grid core.text file
            tiles: com.fasterxml.jackson.. core.grid file io.airlift.compress.. javax.imageio.. \
                javax.xml.stream.. movingai
            walk: core.grid core.path core.planner core.planner.capability file generate \
                movingai
            """)
        .check();
  }
}
