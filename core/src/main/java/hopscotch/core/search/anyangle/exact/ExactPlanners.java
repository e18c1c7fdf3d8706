package hopscotch.core.search.anyangle.exact;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.IndexFormat;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import hopscotch.core.planner.base.GraphPlanner;
import hopscotch.core.planner.parameter.Arguments;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.core.search.anyangle.exact.corner.Corners;
import hopscotch.core.search.anyangle.exact.enlsvg.EdgeLevelPlanner;
import hopscotch.core.search.anyangle.exact.enlsvg.SparseVisibilityGraph;
import hopscotch.core.search.anyangle.exact.interval.Anya;
import hopscotch.core.search.anyangle.exact.interval.Polyanya;
import hopscotch.core.search.anyangle.exact.interval.RectangleMesh;
import hopscotch.core.search.anyangle.exact.pruning.Pruning;
import java.util.List;

/** The registry's entries of this package. */
public final class ExactPlanners implements PlannerProvider {
  private static final Parameter BLOCKS =
      Parameter.flag(
          "blocks", true, "leave out what lies behind a run of cells that is the only way there");

  private static final Parameter LARGEST =
      Parameter.flag(
          "largest",
          false,
          "cut the largest rectangle of the whole map first, by area times shorter side");

  @Override
  public String group() {
    return "any angle";
  }

  @Override
  public List<PlannerFactory> planners() {
    return List.of(
        PlannerFactory.named("anya")
            .summary("Anya: shortest any-angle paths over intervals of rows")
            .paper("Harabor, Grastien, Oz and Aksakalli 2016")
            .parameters(BLOCKS, Parameter.COMPONENTS)
            .from(ExactPlanners::anya),
        PlannerFactory.named("polyanya")
            .summary("Polyanya: shortest any-angle paths over a mesh of rectangles")
            .paper("Cui, Harabor and Grastien 2017")
            .parameters(LARGEST, BLOCKS, Parameter.COMPONENTS)
            .from(ExactPlanners::polyanya),
        PlannerFactory.named("enlsvg")
            .summary("edge-n-level sparse visibility graph: shortest any-angle paths over corners")
            .paper("Oh and Leong 2017")
            .parameters(BLOCKS, Parameter.COMPONENTS)
            .index(new IndexFormat(1, List.of(), EdgeLevelPlanner::read))
            .preparedBy((arguments, inner, graph, budget) -> enlsvg(arguments, graph, budget)));
  }

  private static Planner anya(Arguments arguments, GridGraph graph) {
    Corners corners = Corners.of(graph, "anya");
    boolean components = arguments.components(graph);
    Pruning pruning = Pruning.of(graph, corners, arguments.flag("blocks"));
    return new GraphPlanner(
            graph,
            Guarantee.OPTIMAL,
            observer -> new Anya(graph, corners, pruning, components, observer))
        .anyAngle(true)
        .holding(corners.bytes() + pruning.bytes());
  }

  private static Planner polyanya(Arguments arguments, GridGraph graph) {
    Corners corners = Corners.of(graph, "polyanya");
    boolean components = arguments.components(graph);
    RectangleMesh mesh =
        RectangleMesh.of(graph, corners, arguments.flag("largest"), arguments.flag("blocks"));
    return new GraphPlanner(
            graph,
            Guarantee.OPTIMAL,
            observer -> new Polyanya(graph, mesh, corners, components, observer))
        .anyAngle(true)
        .holding(mesh.bytes() + corners.bytes());
  }

  private static Planner enlsvg(Arguments arguments, GridGraph graph, Budget budget) {
    Corners corners = Corners.of(graph, "enlsvg");
    boolean components = arguments.components(graph);
    SparseVisibilityGraph visibility = SparseVisibilityGraph.of(graph, corners, budget);
    return new EdgeLevelPlanner(graph, corners, visibility, arguments.flag("blocks"), components);
  }
}
