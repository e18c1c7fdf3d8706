package hopscotch.core.search.jps;

import static hopscotch.core.planner.PlannerFactory.COMPONENTS;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Arguments;
import hopscotch.core.planner.Parameter;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import java.util.List;

/** The registry's entries of this package. */
public final class JumpPlanners implements PlannerProvider {
  private static final Parameter PRUNE =
      Parameter.flag("prune", false, "leave out diagonal jump points that do not turn");

  static final Parameter BOUNDS =
      Parameter.flag("bounds", false, "box the goals of each first move at jump points; slow");

  @Override
  public List<PlannerFactory> planners() {
    return List.of(
        new PlannerFactory(
            "jps",
            "jump point search, 64 cells at a time",
            "Harabor and Grastien 2011, 2014",
            0,
            List.of(PRUNE, COMPONENTS),
            (arguments, inner, graph, budget) ->
                JumpPlanner.online(graph, arguments.flag("prune"), components(arguments, graph))),
        new PlannerFactory(
            "jpsplus",
            "jump point search with its stops on diagonals prepared",
            "Harabor and Grastien 2014; Rabin and Sturtevant 2016; Hu et al. 2021",
            0,
            List.of(PRUNE, BOUNDS, COMPONENTS),
            (arguments, inner, graph, budget) ->
                JumpPlanner.prepared(
                    graph,
                    arguments.flag("prune"),
                    arguments.flag("bounds"),
                    components(arguments, graph),
                    budget),
            new JumpIndex()));
  }

  /** Whether to check components; has the graph compute them now, as part of the preparation. */
  static boolean components(Arguments arguments, GridGraph graph) {
    boolean check = arguments.flag("components");
    if (check) {
      graph.components();
    }
    return check;
  }
}
