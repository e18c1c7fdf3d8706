package hopscotch.hpa.textbook;

import static hopscotch.core.planner.parameter.Parameter.COMPONENTS;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import hopscotch.core.planner.base.GraphPlanner;
import hopscotch.core.planner.capability.Layered;
import hopscotch.core.planner.parameter.Arguments;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.hpa.abstraction.AbstractGraph;
import hopscotch.hpa.cluster.Crossing;
import hopscotch.hpa.cluster.Crossings;
import java.util.List;

/** The registry's entry of this package. */
public final class TextbookPlanners implements PlannerProvider {
  private static final Parameter CLUSTER =
      Parameter.integer("cluster", 10, 4, 1 << 20, "the side of a cluster, in cells");
  private static final Parameter ENTRANCE =
      Parameter.integer(
          "entrance", 6, 1, 1 << 20, "the width from which an entrance has two transitions");
  private static final Parameter CUT_SHORT =
      Parameter.flag(
          "cut-short",
          false,
          "an entrance that reaches the east or south end of its border loses a cell, as in the"
              + " authors' code: paths can be missed");

  @Override
  public String group() {
    return "hierarchies";
  }

  @Override
  public List<PlannerFactory> planners() {
    return List.of(
        PlannerFactory.named("hpa2004")
            .summary(
                "HPA* as its paper tells it, step by step: to count and to draw, not for speed")
            .paper("Botea, Mueller and Schaeffer 2004")
            .parameters(CLUSTER, ENTRANCE, CUT_SHORT, COMPONENTS)
            .preparedBy((arguments, inner, graph, budget) -> prepare(arguments, graph, budget)));
  }

  private static Planner prepare(Arguments arguments, GridGraph graph, Budget budget) {
    boolean cutShort = arguments.flag("cut-short");
    Crossings crossings =
        new Crossings(Crossing.ENDS, arguments.integer("entrance"), false, cutShort);
    boolean components = arguments.components(graph);
    int threads = Runtime.getRuntime().availableProcessors();
    AbstractGraph abstraction =
        AbstractGraph.build(graph, arguments.integer("cluster"), 1, crossings, threads, budget);
    return new GraphPlanner(
            graph,
            cutShort ? Guarantee.INCOMPLETE : Guarantee.COMPLETE,
            observer -> new TextbookSearch(abstraction.level(1), components, observer))
        .counting(TextbookSearch.EXTRA_COUNTERS)
        .holding(abstraction.bytes())
        .with((Layered) abstraction::layers);
  }
}
