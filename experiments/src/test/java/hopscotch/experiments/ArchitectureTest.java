package hopscotch.experiments;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static hopscotch.core.testkit.Architecture.mainClasses;
import static hopscotch.core.testkit.Architecture.noPackageCycles;

import com.tngtech.archunit.core.domain.JavaClasses;
import org.junit.jupiter.api.Test;

/** This module may use every other; the others' rules keep them from using it. */
class ArchitectureTest {
  private static final JavaClasses CLASSES = mainClasses("hopscotch.experiments");

  @Test
  void onlyPapersNameAClassOfAPlanner() {
    noClasses()
        .that()
        .resideOutsideOfPackage("hopscotch.experiments.paper..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("hopscotch.hpa..", "hopscotch.bidirectional..")
        .because("what a planner can do is asked for as a capability, and papers are about classes")
        .check(CLASSES);
  }

  @Test
  void ofTeamsOnlyWhatEveryPlannerSharesIsUsed() {
    noClasses()
        .that()
        .resideOutsideOfPackage("hopscotch.experiments.paper..")
        .should()
        .dependOnClassesThat(
            resideInAPackage("hopscotch.mapf..")
                .and(
                    not(
                        resideInAnyPackage(
                            "hopscotch.mapf.team",
                            "hopscotch.mapf.planner",
                            "hopscotch.mapf.lifelong"))))
        .because("a planner of teams is asked for by its spec")
        .check(CLASSES);
  }

  @Test
  void packagesFormNoCycle() {
    noPackageCycles().check(CLASSES);
  }
}
