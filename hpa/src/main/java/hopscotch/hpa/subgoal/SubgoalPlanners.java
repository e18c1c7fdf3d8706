package hopscotch.hpa.subgoal;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.core.planner.parameter.Arguments;
import hopscotch.core.planner.parameter.Parameter;
import java.util.List;

/** The registry's entries of this package. */
public final class SubgoalPlanners implements PlannerProvider {
  private static final String ALL = "all";
  static final Parameter LEVELS =
      Parameter.integer(
              "levels", 1, 1, 8, "levels of subgoals, of which a query searches the highest")
          .or(ALL);

  static final Parameter LANDMARKS =
      Parameter.integer(
          "landmarks",
          List.of(Parameter.NONE),
          1,
          64,
          "subgoals to which every subgoal's distance is kept, as a bound");

  @Override
  public String group() {
    return "subgoals and labels";
  }

  @Override
  public List<PlannerFactory> planners() {
    return List.of(
        PlannerFactory.named("subgoal")
            .summary("A* on a subgoal graph of one or more levels")
            .paper("Uras, Koenig and Hernandez 2013; Uras and Koenig 2014")
            .parameters(LEVELS, LANDMARKS, Parameter.COMPONENTS)
            .index(new SubgoalIndex())
            .preparedBy((arguments, inner, graph, budget) -> prepare(arguments, graph, budget)));
  }

  /** The budget's time is that of all steps; each has its expansions for itself. */
  private static Planner prepare(Arguments arguments, GridGraph graph, Budget budget) {
    BudgetMeter meter = BudgetMeter.started(budget);
    boolean components = arguments.components(graph);
    int levels = levels(arguments);
    int landmarks = arguments.integer("landmarks", 0, 0);
    SubgoalGraph subgoals = SubgoalGraph.build(graph, "subgoal", meter.rest(0));
    if (isPlain(arguments)) {
      return new SubgoalPlanner(subgoals, null, null, components);
    }
    LandmarkTable table =
        landmarks == 0 ? null : LandmarkTable.of(subgoals, landmarks, meter.rest(0));
    SubgoalLevels made =
        levels == 1
            ? SubgoalLevels.ofOne(subgoals)
            : SubgoalPartition.of(subgoals, levels, meter.rest(0));
    return new SubgoalPlanner(subgoals.withoutEdges(), made, table, components);
  }

  /** Whether the simple graph is all there is: one level, and no landmarks. */
  static boolean isPlain(Arguments arguments) {
    return levels(arguments) == 1 && arguments.integer("landmarks", 0, 0) == 0;
  }

  /** The number of levels, without bound for as many as can be. */
  private static int levels(Arguments arguments) {
    return arguments.is("levels", ALL) ? Integer.MAX_VALUE : arguments.integer("levels");
  }
}
