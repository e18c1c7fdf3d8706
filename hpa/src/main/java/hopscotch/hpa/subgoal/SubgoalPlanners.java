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

  static final Parameter LANDMARKS =
      Parameter.integer(
          "landmarks", 0, 0, 64, "subgoals to which every subgoal's distance is kept, as a bound");

  @Override
  public List<PlannerFactory> planners() {
    return List.of(
        PlannerFactory.named("subgoal")
            .summary("A* on a subgoal graph of one or more levels")
            .paper("Uras, Koenig and Hernandez 2013; Uras and Koenig 2014")
            .parameters(LEVELS, LANDMARKS, PlannerFactory.COMPONENTS)
            .index(new SubgoalIndex())
            .preparedBy((arguments, inner, graph, budget) -> prepare(arguments, graph, budget)));
  }

  private static Planner prepare(Arguments arguments, GridGraph graph, Budget budget) {
    boolean components = arguments.components(graph);
    int levels = levels(arguments);
    int landmarks = arguments.integer("landmarks");
    SubgoalGraph subgoals = SubgoalGraph.build(graph, "subgoal", budget);
    if (isPlain(arguments)) {
      return new SubgoalPlanner(subgoals, null, null, components);
    }
    LandmarkTable table = landmarks == 0 ? null : LandmarkTable.of(subgoals, landmarks, budget);
    SubgoalLevels made =
        levels == 1 ? SubgoalLevels.ofOne(subgoals) : SubgoalPartition.of(subgoals, levels, budget);
    return new SubgoalPlanner(subgoals.withoutEdges(), made, table, components);
  }

  /** Whether the simple graph is all there is: one level, and no landmarks. */
  static boolean isPlain(Arguments arguments) {
    return levels(arguments) == 1 && arguments.integer("landmarks") == 0;
  }

  /** The number of levels, without bound for as many as can be. */
  private static int levels(Arguments arguments) {
    String levels = arguments.text("levels");
    return levels.equals(MAX) ? Integer.MAX_VALUE : Integer.parseInt(levels);
  }
}
