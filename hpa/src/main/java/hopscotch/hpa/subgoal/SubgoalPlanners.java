package hopscotch.hpa.subgoal;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Arguments;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Parameter;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import java.util.List;

/** The registry's entries of this package. */
public final class SubgoalPlanners implements PlannerProvider {
  private static final String MAX = "max";
  static final Parameter LEVELS =
      new Parameter(
          "levels",
          "1",
          "levels of subgoals, of which a query searches the highest; as many as can be for max",
          Parameter.Kind.CHOICE,
          List.of("1", "2", "3", "4", "5", "6", "7", "8", MAX),
          0,
          0);

  @Override
  public List<PlannerFactory> planners() {
    return List.of(
        PlannerFactory.named("subgoal")
            .summary("A* on a subgoal graph of one or more levels")
            .paper("Uras, Koenig and Hernandez 2013; Uras and Koenig 2014")
            .parameters(LEVELS, PlannerFactory.COMPONENTS)
            .index(new SubgoalIndex())
            .preparedBy((arguments, inner, graph, budget) -> prepare(arguments, graph, budget)));
  }

  private static Planner prepare(Arguments arguments, GridGraph graph, Budget budget) {
    boolean components = arguments.components(graph);
    SubgoalGraph subgoals = SubgoalGraph.build(graph, "subgoal", budget);
    int levels = levels(arguments);
    if (levels == 1) {
      return new SubgoalPlanner(subgoals, null, components);
    }
    SubgoalLevels made = SubgoalPartition.of(subgoals, levels, budget);
    return new SubgoalPlanner(subgoals.withoutEdges(), made, components);
  }

  /** The number of levels, without bound for as many as can be. */
  static int levels(Arguments arguments) {
    String levels = arguments.text("levels");
    return levels.equals(MAX) ? Integer.MAX_VALUE : Integer.parseInt(levels);
  }
}
