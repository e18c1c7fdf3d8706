package hopscotch.judge.trust;

import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.Planners;
import java.util.ArrayList;
import java.util.List;

/** Specs that between them run every search there is. */
final class AllPlanners {
  private AllPlanners() {}

  /** Every planner that decorates none, variants with loops or data of their own, and smoothing. */
  static List<String> specs() {
    List<String> specs = new ArrayList<>();
    for (PlannerFactory factory : Planners.all()) {
      if (factory.innerCount() == 0) {
        specs.add(factory.id());
      }
    }
    specs.addAll(
        List.of(
            "astar(open=heap)",
            "astar(weight=1.5)",
            "jps(prune=true)",
            "jpsplus(prune=true,graph=always)",
            "jpsplus(prune=true,graph=never)",
            "hpa(levels=3)",
            "hpa(insertion=astar)",
            "hpa(crossing=all,diagonal=true)",
            "bstar(fallback=astar)",
            "los(astar)",
            "rays(astar)",
            "floyd(astar)"));
    return specs;
  }
}
