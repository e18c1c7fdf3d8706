package hopscotch.hpa.contraction;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.index.IndexReader;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.IndexFormat;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.core.planner.parameter.Arguments;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.core.search.jps.graph.JumpVertices;
import hopscotch.hpa.subgoal.SubgoalGraph;
import java.io.IOException;
import java.util.List;

/** The registry's entries of this package. */
public final class ContractionPlanners implements PlannerProvider {
  @Override
  public String group() {
    return "subgoals and labels";
  }

  @Override
  public List<PlannerFactory> planners() {
    return List.of(
        PlannerFactory.named(ContractionPlanner.ON_SUBGOALS)
            .summary("contraction hierarchies on a simple subgoal graph")
            .paper("Uras and Koenig 2018; Geisberger et al. 2008")
            .parameters(Parameter.COMPONENTS)
            .index(new IndexFormat(2, List.of(), ContractionPlanners::readSubgoals))
            .preparedBy((arguments, inner, graph, budget) -> subgoals(arguments, graph, budget)),
        PlannerFactory.named(ContractionPlanner.ON_JUMP_POINTS)
            .summary("contraction hierarchies on the graph of jump points")
            .paper("Harabor, Uras, Stuckey and Koenig 2019; Geisberger et al. 2008")
            .parameters(Parameter.COMPONENTS)
            .index(new IndexFormat(2, List.of(), ContractionPlanners::readJumpPoints))
            .preparedBy((arguments, inner, graph, budget) -> jumpPoints(arguments, graph, budget)));
  }

  /** All steps share the time of the budget; its expansions count for each step by itself. */
  private static Planner subgoals(Arguments arguments, GridGraph graph, Budget budget) {
    BudgetMeter meter = BudgetMeter.started(budget);
    boolean components = arguments.components(graph);
    SubgoalGraph subgoals =
        SubgoalGraph.build(graph, ContractionPlanner.ON_SUBGOALS, meter.remaining(0));
    UpwardGraph upward = Contraction.contract(subgoals, meter.remaining(0));
    return ContractionPlanner.of(subgoals.withoutEdges(), upward, components);
  }

  private static Planner readSubgoals(Arguments arguments, GridGraph graph, IndexReader in)
      throws IOException {
    SubgoalGraph subgoals = SubgoalGraph.ofNodes(graph, ContractionPlanner.ON_SUBGOALS);
    UpwardGraph upward = UpwardGraph.read(GraphNodes.of(subgoals), in);
    return ContractionPlanner.of(subgoals, upward, arguments.components(graph));
  }

  private static Planner readJumpPoints(Arguments arguments, GridGraph graph, IndexReader in)
      throws IOException {
    JumpVertices vertices = JumpVertices.of(graph, ContractionPlanner.ON_JUMP_POINTS);
    GraphNodes nodes = GraphNodes.of(vertices);
    UpwardGraph upward = UpwardGraph.read(nodes, in);
    return ContractionPlanner.of(vertices, nodes, upward, arguments.components(graph));
  }

  private static Planner jumpPoints(Arguments arguments, GridGraph graph, Budget budget) {
    BudgetMeter meter = BudgetMeter.started(budget);
    boolean components = arguments.components(graph);
    JumpVertices vertices = JumpVertices.of(graph, ContractionPlanner.ON_JUMP_POINTS);
    GraphNodes nodes = GraphNodes.of(vertices);
    UpwardGraph upward = Contraction.contract(vertices, nodes, meter.remaining(0));
    return ContractionPlanner.of(vertices, nodes, upward, components);
  }
}
