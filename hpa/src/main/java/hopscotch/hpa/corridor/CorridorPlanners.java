package hopscotch.hpa.corridor;

import static hopscotch.core.planner.parameter.Parameter.COMPONENTS;

import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import hopscotch.core.planner.parameter.Parameter;
import java.util.List;

/** The registry's entries of this package. */
public final class CorridorPlanners implements PlannerProvider {
  private static final Parameter SIDE =
      Parameter.integer("sector", 16, 4, 1 << 20, "the side of a sector, in cells");

  @Override
  public String group() {
    return "hierarchies";
  }

  @Override
  public List<PlannerFactory> planners() {
    return List.of(
        PlannerFactory.named("pra")
            .summary("PRA*: cliques of cells, each level's path a corridor for the next")
            .paper("Sturtevant and Buro 2005")
            .parameters(COMPONENTS)
            .from(
                (arguments, graph) ->
                    CorridorPlanner.partialRefinement(graph, arguments.flag("components"))),
        PlannerFactory.named("sectors")
            .summary(
                "a region for each connected part of a sector, then the cells of those on the way")
            .paper("Sturtevant 2007")
            .parameters(SIDE, COMPONENTS)
            .from(
                (arguments, graph) ->
                    CorridorPlanner.sectors(
                        graph, arguments.integer("sector"), arguments.flag("components"))));
  }
}
