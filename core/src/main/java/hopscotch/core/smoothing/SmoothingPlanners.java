package hopscotch.core.smoothing;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Arguments;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Parameter;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import hopscotch.core.sight.LineOfSight;
import java.util.List;

/** The registry's entries of this package. */
public final class SmoothingPlanners implements PlannerProvider {
  private static final Parameter ANCHOR =
      Parameter.choice(
          "anchor",
          FloydSmoothing.Anchor.LANDING,
          "where to go on after dropping points: the landing, or one before it");
  private static final Parameter WINDOW =
      Parameter.integer("window", 0, 0, 1_000_000, "the most moves of a ray, 0 for any number");

  @Override
  public List<PlannerFactory> planners() {
    return List.of(
        new PlannerFactory(
            "floyd",
            "Floyd smoothing: merge equal steps, remove inflection points",
            "game developers' practice",
            1,
            List.of(ANCHOR),
            (arguments, inner, graph, budget) -> floyd(arguments, inner.get(0))),
        new PlannerFactory(
            "rays",
            "the smoothing of HPA*: straight runs of moves replace detours",
            "Botea, Mueller and Schaeffer 2004; Jansen and Buro 2007 for the window",
            1,
            List.of(WINDOW),
            (arguments, inner, graph, budget) -> rays(arguments, inner.get(0))),
        new PlannerFactory(
            "pull",
            "string pulling to a taut path",
            "game developers' practice",
            1,
            List.of(),
            (arguments, inner, graph, budget) -> pull(inner.get(0))));
  }

  private static Planner floyd(Arguments arguments, Planner inner) {
    LineOfSight.requireUnweighted(inner.graph(), "floyd");
    FloydSmoothing.Anchor anchor = arguments.choice("anchor", FloydSmoothing.Anchor.class);
    LineOfSight sight = new LineOfSight(inner.graph());
    int stride = inner.graph().map().stride();
    return new SmoothingPlanner(
        inner, LengthMetric.EUCLIDEAN, 0, () -> new FloydSmoothing(sight, stride, anchor));
  }

  private static Planner rays(Arguments arguments, Planner inner) {
    GridGraph graph = inner.graph();
    LineOfSight.requireUnweighted(graph, "rays");
    if (inner.metric() == LengthMetric.EUCLIDEAN) {
      throw new IllegalArgumentException(
          "planner 'rays' smooths paths of moves, but the planner it wraps answers lines of sight;"
              + " use floyd or pull");
    }
    int window = arguments.integer("window");
    return new SmoothingPlanner(inner, LengthMetric.GRID, 0, () -> new RaySmoothing(graph, window));
  }

  private static Planner pull(Planner inner) {
    LineOfSight.requireUnweighted(inner.graph(), "pull");
    LineOfSight sight = new LineOfSight(inner.graph());
    int stride = inner.graph().map().stride();
    return new SmoothingPlanner(
        inner, LengthMetric.EUCLIDEAN, 0, () -> new StringPulling(sight, stride));
  }
}
