package hopscotch.hpa.contraction;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Arguments;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import hopscotch.hpa.subgoal.SubgoalGraph;
import java.util.List;

/** The registry's entries of this package. */
public final class ContractionPlanners implements PlannerProvider {
  @Override
  public List<PlannerFactory> planners() {
    return List.of(
        PlannerFactory.named("ch")
            .summary("contraction hierarchies on a simple subgoal graph")
            .paper("Uras and Koenig 2018; Geisberger et al. 2008")
            .parameters(PlannerFactory.COMPONENTS)
            .index(new ContractionIndex())
            .preparedBy((arguments, inner, graph, budget) -> prepare(arguments, graph, budget)));
  }

  private static Planner prepare(Arguments arguments, GridGraph graph, Budget budget) {
    boolean components = arguments.components(graph);
    SubgoalGraph subgoals = SubgoalGraph.build(graph, "ch", budget);
    UpwardGraph upward = Contraction.contract(subgoals, budget);
    return new ContractionPlanner(subgoals.withoutEdges(), upward, components);
  }
}
