package hopscotch.core.testkit;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.ArchConfiguration;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;

/** The rules that hold the modules and their packages apart; each module applies them to itself. */
public final class Architecture {

  private Architecture() {}

  /**
   * The classes below a package that are no tests, from folders or jars. Classes they only refer to
   * are not read, since a rule on names needs no more of them.
   */
  public static JavaClasses mainClasses(String rootPackage) {
    ArchConfiguration.get().setResolveMissingDependenciesFromClassPath(false);
    return new ClassFileImporter()
        .withImportOption(place -> !place.contains("/test-classes/"))
        .withImportOption(place -> !place.contains("-tests.jar"))
        .importPackages(rootPackage);
  }

  /** No two packages of Hopscotch depend on each other, directly or around a circle. */
  public static ArchRule noPackageCycles() {
    return slices().matching("hopscotch.(**)").should().beFreeOfCycles().allowEmptyShould(true);
  }
}
