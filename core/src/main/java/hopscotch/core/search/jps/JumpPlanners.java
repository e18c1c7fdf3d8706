package hopscotch.core.search.jps;

import static hopscotch.core.planner.parameter.Parameter.COMPONENTS;

import hopscotch.core.planner.IndexFormat;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.core.search.jps.weighted.Jpsw;
import java.util.List;

/** The registry's entries of this package. */
public final class JumpPlanners implements PlannerProvider {
  static final Parameter PRUNE =
      Parameter.flag("prune", false, "leave out diagonal jump points without a forced neighbour");

  private static final Parameter LEARN =
      Parameter.flag(
          "learn",
          true,
          "a search remembers from where, and in which directions, no jump point is seen; with"
              + " prune it leaves out jump points from where none is");

  private static final Parameter WEIGHT =
      Parameter.decimal(
          "weight",
          "1",
          1,
          1000,
          "what h is multiplied with; above 1 nothing is expanded twice, and nothing promised");

  static final Parameter BOUNDS =
      Parameter.flag(
          "bounds",
          false,
          "box the goals of each first move, by a search of the map from each jump point");

  static final Parameter GRAPH =
      Parameter.choice(
          "graph",
          GraphUse.AUTO,
          "search a graph of jump points; auto: unless they are dense on a large map");

  @Override
  public String group() {
    return "jump points";
  }

  @Override
  public List<PlannerFactory> planners() {
    return List.of(
        PlannerFactory.named("jps")
            .summary("jump point search, 64 cells at a time")
            .paper(
                "Harabor and Grastien 2011; Harabor and Grastien 2014; with a weight Carlson,"
                    + " Harabor and Stuckey 2024")
            .parameters(PRUNE, LEARN, WEIGHT, COMPONENTS)
            .from((arguments, graph) -> new JumpPlanner(graph, arguments)),
        PlannerFactory.named("jpsw")
            .summary("jump point search on ground of several weights")
            .paper("Carlson, Moghadam, Harabor, Stuckey and Ebrahimi 2023")
            .parameters(COMPONENTS)
            .from((arguments, graph) -> Jpsw.planner(graph, arguments.components(graph))),
        PlannerFactory.named("jpsplus")
            .summary("jump point search with its jumps prepared")
            .paper(
                "Harabor and Grastien 2014; Harabor, Uras, Stuckey and Koenig 2019; Rabin and"
                    + " Sturtevant 2016")
            .parameters(PRUNE, GRAPH, BOUNDS, COMPONENTS)
            .index(new IndexFormat(5, List.of(PRUNE, GRAPH, BOUNDS), PreparedJumpPlanner::read))
            .preparedBy(
                (arguments, inner, graph, budget) ->
                    PreparedJumpPlanner.prepare(graph, arguments, budget)));
  }
}
