package hopscotch.cli;

import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import hopscotch.core.planner.Planners;
import java.util.List;

/** A provider that looks at the registry while it is loaded, there only where a jar names it. */
public final class AskingPlanners implements PlannerProvider {
  private static final String SUMMARY = Planners.factory("astar").summary();

  /** For the registry. */
  public AskingPlanners() {}

  @Override
  public List<PlannerFactory> planners() {
    return List.of(
        PlannerFactory.named("asks-early")
            .summary(SUMMARY)
            .from((arguments, graph) -> Planners.prepare("astar", graph).planner()));
  }
}
