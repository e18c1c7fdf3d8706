package hopscotch.cli;

import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import hopscotch.core.planner.Planners;
import java.util.List;

/** A planner that is registered only where a jar names this class. */
public final class JarPlanners implements PlannerProvider {
  /** For the registry. */
  public JarPlanners() {}

  @Override
  public List<PlannerFactory> planners() {
    return List.of(
        PlannerFactory.named("from-jar")
            .summary("A* under another name")
            .from((arguments, graph) -> Planners.prepare("astar", graph).planner()));
  }
}
