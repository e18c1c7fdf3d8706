package hopscotch.core.smoothing;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import hopscotch.core.planner.capability.Layered;
import hopscotch.core.planner.parameter.Arguments;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.core.sight.GroundSight;
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

  private static final Parameter BACK =
      Parameter.integer(
          "back",
          8,
          0,
          1_000_000,
          "how many moves before a ray's landing to go on; 2 in the authors' code");
  private static final Parameter AHEAD =
      Parameter.integer(
          "ahead",
          0,
          0,
          Integer.MAX_VALUE,
          "how many cells ahead on the path a ray may land; 0 for 192 after a search on abstract"
              + " levels and any number after others; as published any number");

  /**
   * Over paths of abstract levels this limit costs no length. Over those of {@code dfs} {@code
   * rays} with this limit shortens hardly anything.
   */
  private static final int AHEAD_ON_LEVELS = 192;

  @Override
  public String group() {
    return "smoothing";
  }

  @Override
  public List<PlannerFactory> planners() {
    return List.of(
        PlannerFactory.named("floyd")
            .summary("Floyd smoothing: merge equal steps, remove inflection points")
            .paper("game developers' practice")
            .decorates(1)
            .parameters(ANCHOR, LineOfSight.CLEARANCE)
            .preparedBy((arguments, inner, graph, budget) -> floyd(arguments, inner.get(0))),
        PlannerFactory.named("rays")
            .summary("the smoothing of HPA*: straight runs of moves replace detours")
            .paper("Botea, Mueller and Schaeffer 2004; Jansen and Buro 2007 for the window")
            .decorates(1)
            .parameters(WINDOW, BACK, AHEAD)
            .preparedBy((arguments, inner, graph, budget) -> rays(arguments, inner.get(0))),
        PlannerFactory.named("taut")
            .summary("the shortest any-angle path on the same sides of all obstacles")
            .paper("Chazelle 1982; Lee and Preparata 1984")
            .decorates(1)
            .preparedBy((arguments, inner, graph, budget) -> taut(inner.get(0))));
  }

  private static Planner floyd(Arguments arguments, Planner inner) {
    GridGraph graph = inner.graph();
    requireRefined("floyd", inner);
    FloydSmoothing.Anchor anchor = arguments.choice("anchor", FloydSmoothing.Anchor.class);
    int clearance = arguments.integer("clearance");
    GroundSight sight = new GroundSight(graph, clearance);
    return new SmoothingPlanner(
        inner,
        LengthMetric.EUCLIDEAN,
        false,
        sight.bytes(),
        () -> new FloydSmoothing(graph, sight, anchor));
  }

  private static Planner rays(Arguments arguments, Planner inner) {
    GridGraph graph = inner.graph();
    requireMoves("rays", inner);
    int window = arguments.integer("window");
    int back = arguments.integer("back");
    boolean hasLevels = inner.capability(Layered.class).isPresent();
    int asked = arguments.integer("ahead");
    int ahead = asked == 0 && hasLevels ? AHEAD_ON_LEVELS : asked;
    LineRuns runs = new LineRuns(graph);
    return new SmoothingPlanner(
        inner,
        LengthMetric.GRID,
        false,
        runs.bytes(),
        () -> new RaySmoothing(graph, runs, window, back, ahead));
  }

  private static Planner taut(Planner inner) {
    GridGraph graph = inner.graph();
    LineOfSight.requireUnweighted(graph, "taut");
    requireMoves("taut", inner);
    if (graph.movement().directions() == 4) {
      throw new IllegalArgumentException(
          "planner 'taut' moves at any angle, which movement '%s' with its 4 directions does not; use 8"
              .formatted(graph.movement()));
    }
    return new SmoothingPlanner(
        inner, LengthMetric.EUCLIDEAN, true, 0, () -> new FunnelSmoothing(graph));
  }

  private static void requireMoves(String id, Planner inner) {
    requireRefined(id, inner);
    if (inner.metric() == LengthMetric.EUCLIDEAN) {
      throw new IllegalArgumentException(
          "planner '%s' smooths paths of moves, but the planner it wraps answers lines of sight;"
                  .formatted(id)
              + " use floyd");
    }
  }

  /** Two waypoints of an abstract path may have a wall between them. */
  private static void requireRefined(String id, Planner inner) {
    if (inner.metric() == LengthMetric.ABSTRACT) {
      throw new IllegalArgumentException(
          "planner '%s' smooths paths that can be walked, but the planner it wraps answers abstract"
                  .formatted(id)
              + " paths; let it refine them");
    }
  }
}
