package hopscotch.datasets;

import static hopscotch.core.testkit.Architecture.mainClasses;
import static hopscotch.core.testkit.Architecture.noPackageCycles;
import static hopscotch.core.testkit.Architecture.usesOnly;

import com.tngtech.archunit.core.domain.JavaClasses;
import org.junit.jupiter.api.Test;

class ArchitectureTest {

  private static final String MODULE = "hopscotch.datasets";
  private static final JavaClasses CLASSES = mainClasses(MODULE);

  @Test
  void standsOnCoreAndReadersOfJsonAndZstd() {
    usesOnly(
            MODULE,
            "hopscotch.core..",
            "it.unimi.dsi.fastutil..",
            "com.fasterxml.jackson..",
            "io.airlift.compress..",
            "javax.xml.stream..",
            "javax.imageio..")
        .check(CLASSES);
  }

  @Test
  void packagesFormNoCycle() {
    noPackageCycles().check(CLASSES);
  }
}
