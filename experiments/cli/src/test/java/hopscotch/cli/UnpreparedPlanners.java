package hopscotch.cli;

import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import hopscotch.core.planner.base.GraphPlanner;
import java.util.List;

/** Planners whose preparation fails, there only where a jar names this class. */
public final class UnpreparedPlanners implements PlannerProvider {
  /** For the registry. */
  public UnpreparedPlanners() {}

  @Override
  public List<PlannerFactory> planners() {
    return List.of(
        planner("exits-early", () -> System.exit(0)),
        planner("halts-early", () -> Runtime.getRuntime().halt(0)),
        PlannerFactory.named("throws-early")
            .summary("fails")
            .from(
                (arguments, graph) -> {
                  throw new IllegalStateException("thrown early");
                }),
        PlannerFactory.named("promises-nothing")
            .summary("cannot say what it promises")
            .from((arguments, graph) -> new GraphPlanner(graph, null, observer -> null)),
        PlannerFactory.named("lacks-a-class")
            .summary("fails otherwise")
            .from(
                (arguments, graph) -> {
                  throw new NoClassDefFoundError("absent/Helper");
                }));
  }

  /** What it does in its preparation ends the process. */
  private static PlannerFactory planner(String id, Runnable end) {
    return PlannerFactory.named(id)
        .summary(id)
        .from(
            (arguments, graph) -> {
              end.run();
              throw new AssertionError("the process goes on");
            });
  }
}
