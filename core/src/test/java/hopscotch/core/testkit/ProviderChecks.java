package hopscotch.core.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import hopscotch.core.planner.Planners;
import java.util.ServiceLoader;

/** What the providers of a module offer. */
public final class ProviderChecks {
  private ProviderChecks() {}

  /**
   * Each provider in a package or below it offers planners or families of them, and the registry
   * has its planners under its group.
   */
  public static void areRegistered(String inPackage) {
    boolean any = false;
    for (PlannerProvider provider : ServiceLoader.load(PlannerProvider.class)) {
      String name = provider.getClass().getName();
      if (name.startsWith(inPackage + ".")) {
        any = true;
        assertFalse(provider.planners().isEmpty() && provider.families().isEmpty(), name);
        for (PlannerFactory factory : provider.planners()) {
          assertEquals(Planners.factory(factory.id()).summary(), factory.summary(), name);
          String group = provider.group().isEmpty() ? factory.id() : provider.group();
          assertEquals(Planners.group(factory.id()), group, name);
        }
      }
    }
    assertTrue(any, "no provider in " + inPackage);
  }
}
