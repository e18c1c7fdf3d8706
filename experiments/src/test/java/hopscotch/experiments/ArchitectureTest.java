package hopscotch.experiments;

import static hopscotch.core.testkit.Architecture.mainClasses;
import static hopscotch.core.testkit.Architecture.noPackageCycles;

import org.junit.jupiter.api.Test;

/** This module may use every other; the others' rules keep them from using it. */
class ArchitectureTest {

  @Test
  void packagesFormNoCycle() {
    noPackageCycles().check(mainClasses("hopscotch.experiments"));
  }
}
