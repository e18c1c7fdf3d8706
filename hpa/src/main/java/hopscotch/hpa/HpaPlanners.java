package hopscotch.hpa;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.index.IndexReader;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.IndexFormat;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import hopscotch.core.planner.parameter.Arguments;
import hopscotch.hpa.abstraction.AbstractGraph;
import java.io.IOException;
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
            .index(new IndexFormat(1, HpaOptions.SHAPING, HpaPlanners::read))
            .preparedBy(
                (arguments, inner, graph, budget) ->
                    prepare(graph, HpaOptions.of(arguments), budget)));
  }

  private static Planner read(Arguments arguments, GridGraph graph, IndexReader in)
      throws IOException {
    HpaOptions options = HpaOptions.of(arguments);
    return options.isBounded()
        ? BoundedHpaPlanner.read(graph, options, in)
        : HpaPlanner.of(options, AbstractGraph.read(graph, options.crossings(), in));
  }

  private static Planner prepare(GridGraph graph, HpaOptions options, Budget budget) {
    return options.isBounded()
        ? BoundedHpaPlanner.prepare(graph, options, budget)
        : HpaPlanner.prepare(graph, options, budget);
  }
}
