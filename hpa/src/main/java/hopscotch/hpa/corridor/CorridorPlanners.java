package hopscotch.hpa.corridor;

import static hopscotch.core.planner.PlannerFactory.COMPONENTS;

import hopscotch.core.planner.Parameter;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import java.util.List;

/** The registry's entries of this package. */
public final class CorridorPlanners implements PlannerProvider {
  private static final Parameter SIDE =
      Parameter.integer("sector", 16, 4, 1 << 20, "the side of a sector, in cells");

  @Override
  public List<PlannerFactory> planners() {
    return List.of(
        new PlannerFactory(
            "pra",
            "PRA*: cliques of cells, each level's path a corridor for the next",
            "Sturtevant and Buro 2005",
            0,
            List.of(COMPONENTS),
            (arguments, inner, graph, budget) ->
                CorridorPlanner.partialRefinement(graph, arguments.flag("components"))),
        new PlannerFactory(
            "sectors",
            "a region for each connected part of a sector, then the cells of those on the way",
            "Sturtevant 2007",
            0,
            List.of(SIDE, COMPONENTS),
            (arguments, inner, graph, budget) ->
                CorridorPlanner.sectors(
                    graph, arguments.integer("sector"), arguments.flag("components"))));
  }
}
