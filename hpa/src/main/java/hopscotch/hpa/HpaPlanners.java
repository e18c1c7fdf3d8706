package hopscotch.hpa;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import java.util.List;

/** The registry's entries of this module. */
public final class HpaPlanners implements PlannerProvider {
  @Override
  public String group() {
    return "hierarchies";
  }

  @Override
  public List<PlannerFactory> planners() {
    return List.of(
        PlannerFactory.named("hpa")
            .summary("HPA*: a search between the entrances of clusters, refined into moves")
            .paper("Botea, Mueller and Schaeffer 2004")
            .parameters(HpaOptions.PARAMETERS)
            .index(new HpaIndex())
            .preparedBy(
                (arguments, inner, graph, budget) ->
                    prepare(graph, HpaOptions.of(arguments), budget)));
  }

  private static Planner prepare(GridGraph graph, HpaOptions options, Budget budget) {
    return options.isBounded()
        ? BoundedHpaPlanner.prepare(graph, options, budget)
        : HpaPlanner.prepare(graph, options, budget);
  }
}
