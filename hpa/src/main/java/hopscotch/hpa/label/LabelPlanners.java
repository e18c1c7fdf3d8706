package hopscotch.hpa.label;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.IndexFormat;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.core.planner.parameter.Arguments;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.hpa.contraction.Contraction;
import hopscotch.hpa.contraction.ContractionHierarchy;
import hopscotch.hpa.contraction.RunLayout;
import hopscotch.hpa.subgoal.SubgoalGraph;
import java.util.List;
import java.util.concurrent.ForkJoinTask;

/** The registry's entries of this package. */
public final class LabelPlanners implements PlannerProvider {
  @Override
  public String group() {
    return "subgoals and labels";
  }

  @Override
  public List<PlannerFactory> planners() {
    return List.of(
        PlannerFactory.named("hl")
            .summary("hub labels on a contracted subgoal graph; not for scattered obstacles")
            .paper("Abraham, Delling, Goldberg and Werneck 2012; Uras and Koenig 2018")
            .parameters(LabelPlanner.SEEDS, Parameter.COMPONENTS)
            .index(new IndexFormat(4, List.of(LabelPlanner.SEEDS), LabelPlanner::read))
            .preparedBy((arguments, inner, graph, budget) -> prepare(arguments, graph, budget)));
  }

  /**
   * The seeds need only the subgoals, so they are found while these are contracted. All steps share
   * the time of the budget; its expansions count for each step by itself.
   */
  private static Planner prepare(Arguments arguments, GridGraph graph, Budget budget) {
    BudgetMeter meter = BudgetMeter.started(budget);
    boolean components = arguments.components(graph);
    SeedUse use = arguments.choice("seeds", SeedUse.class);
    SubgoalGraph subgoals = SubgoalGraph.build(graph, "hl", meter.remaining(0));
    Budget rest = meter.remaining(0);
    ForkJoinTask<SeedTable> seeds =
        ForkJoinTask.adapt(() -> SeedTable.of(subgoals, use, rest)).fork();
    try {
      ContractionHierarchy hierarchy = Contraction.contractAll(subgoals, rest);
      ForkJoinTask<LabelArcs> arcs =
          ForkJoinTask.adapt(() -> LabelArcs.of(RunLayout.of(hierarchy))).fork();
      HubLabels labels = HubLabelling.of(hierarchy, meter.remaining(0));
      return new LabelPlanner(
          subgoals.withoutEdges(), arcs.join(), labels, seeds.join(), components);
    } finally {
      seeds.quietlyJoin();
    }
  }
}
