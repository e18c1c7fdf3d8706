package hopscotch.core.search.jps;

import static hopscotch.core.planner.PlannerFactory.COMPONENTS;

import hopscotch.core.planner.Parameter;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import java.util.List;

/** The registry's entries of this package. */
public final class JumpPlanners implements PlannerProvider {
  static final Parameter PRUNE =
      Parameter.flag("prune", false, "leave out diagonal jump points without a forced neighbour");

  static final Parameter BOUNDS =
      Parameter.flag("bounds", false, "box the goals of each first move at jump points; slow");

  static final Parameter GRAPH =
      Parameter.choice(
          "graph", GraphUse.AUTO, "search a graph of jump points; auto: where they are few");

  @Override
  public List<PlannerFactory> planners() {
    return List.of(
        new PlannerFactory(
            "jps",
            "jump point search, 64 cells at a time",
            "Harabor and Grastien 2011, 2014",
            0,
            List.of(PRUNE, COMPONENTS),
            (arguments, inner, graph, budget) -> JumpPlanner.online(graph, arguments)),
        new PlannerFactory(
            "jpsplus",
            "jump point search with its jumps prepared",
            "Harabor and Grastien 2014; Harabor et al. 2019; Rabin and Sturtevant 2016",
            0,
            List.of(PRUNE, GRAPH, BOUNDS, COMPONENTS),
            (arguments, inner, graph, budget) -> JumpPlanner.prepared(graph, arguments, budget),
            new JumpIndex()));
  }
}
