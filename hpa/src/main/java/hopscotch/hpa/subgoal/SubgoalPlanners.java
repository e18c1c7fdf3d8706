package hopscotch.hpa.subgoal;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Arguments;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import java.util.List;

/** The registry's entries of this package. */
public final class SubgoalPlanners implements PlannerProvider {
  @Override
  public List<PlannerFactory> planners() {
    return List.of(
        new PlannerFactory(
            "subgoal",
            "A* on a simple subgoal graph",
            "Uras, Koenig and Hernandez 2013",
            0,
            List.of(PlannerFactory.COMPONENTS),
            (arguments, inner, graph, budget) -> prepare(arguments, graph, budget)));
  }

  private static Planner prepare(Arguments arguments, GridGraph graph, Budget budget) {
    boolean components = arguments.flag("components");
    SubgoalGraph subgoals = SubgoalGraph.build(graph, "subgoal", budget);
    if (components) {
      graph.components();
    }
    return new SubgoalPlanner(subgoals, components);
  }
}
