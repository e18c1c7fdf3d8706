package hopscotch.core;

import static hopscotch.core.testkit.Architecture.mainClasses;
import static hopscotch.core.testkit.Architecture.noPackageCycles;
import static hopscotch.core.testkit.Architecture.usesOnly;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.tngtech.archunit.core.domain.JavaClasses;
import org.junit.jupiter.api.Test;

class ArchitectureTest {

  private static final String MODULE = "hopscotch.core";
  private static final JavaClasses CLASSES = mainClasses(MODULE);

  @Test
  void theRulesSeeTheClasses() {
    assertFalse(CLASSES.isEmpty());
  }

  @Test
  void coreStandsOnTheJdkAndFastutil() {
    usesOnly(MODULE, "it.unimi.dsi.fastutil..").check(CLASSES);
  }

  @Test
  void packagesFormNoCycle() {
    noPackageCycles().check(CLASSES);
  }
}
