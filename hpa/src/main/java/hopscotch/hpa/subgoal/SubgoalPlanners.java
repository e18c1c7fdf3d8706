package hopscotch.hpa.subgoal;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.IndexFormat;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.core.planner.parameter.Arguments;
import hopscotch.core.planner.parameter.Parameter;
import java.util.List;

/** The registry's entries of this package. */
public final class SubgoalPlanners implements PlannerProvider {
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
            .parameters(SubgoalPlanner.LEVELS, SubgoalPlanner.LANDMARKS, Parameter.COMPONENTS)
            .index(
                new IndexFormat(
                    1,
                    List.of(SubgoalPlanner.LEVELS, SubgoalPlanner.LANDMARKS),
                    SubgoalPlanner::read))
            .preparedBy((arguments, inner, graph, budget) -> prepare(arguments, graph, budget)));
  }

  /** All steps share the time of the budget; its expansions count for each step by itself. */
  private static Planner prepare(Arguments arguments, GridGraph graph, Budget budget) {
    BudgetMeter meter = BudgetMeter.started(budget);
    boolean components = arguments.components(graph);
    int levels = SubgoalPlanner.levels(arguments);
    int landmarks = SubgoalPlanner.landmarks(arguments);
    SubgoalGraph subgoals = SubgoalGraph.build(graph, "subgoal", meter.remaining(0));
    if (SubgoalPlanner.isPlain(arguments)) {
      return new SubgoalPlanner(subgoals, null, null, components);
    }
    LandmarkTable table =
        landmarks == 0 ? null : LandmarkTable.of(subgoals, landmarks, meter.remaining(0));
    SubgoalLevels made =
        levels == 1
            ? SubgoalLevels.ofOne(subgoals)
            : SubgoalPartition.of(subgoals, levels, meter.remaining(0));
    return new SubgoalPlanner(subgoals.withoutEdges(), made, table, components);
  }
}
