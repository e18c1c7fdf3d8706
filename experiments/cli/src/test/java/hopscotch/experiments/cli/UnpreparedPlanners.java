package hopscotch.experiments.cli;

import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import java.util.List;

/** Planners whose preparation fails, there only where a jar names this class. */
public final class UnpreparedPlanners implements PlannerProvider {
  /** For the registry. */
  public UnpreparedPlanners() {}

  @Override
  public List<PlannerFactory> planners() {
    return List.of(
        PlannerFactory.named("throws-early")
            .summary("fails")
            .from(
                (arguments, graph) -> {
                  throw new IllegalStateException("thrown early");
                }),
        PlannerFactory.named("lacks-a-class")
            .summary("fails otherwise")
            .from(
                (arguments, graph) -> {
                  throw new NoClassDefFoundError("absent/Helper");
                }));
  }
}
