package hopscotch.core.search.jps;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.Indexed;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.capability.Jumper;
import hopscotch.core.planner.parameter.Arguments;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.core.search.jps.bounds.BoundedJumpSearch;
import hopscotch.core.search.jps.bounds.GoalBounds;
import hopscotch.core.search.jps.graph.JumpGraph;
import hopscotch.core.search.jps.graph.JumpGraphSearch;
import hopscotch.core.search.jps.scan.GoalSight;
import hopscotch.core.search.jps.scan.JumpPoints;
import hopscotch.core.search.jps.scan.JumpRule;
import hopscotch.core.search.jps.scan.JumpStops;
import hopscotch.core.search.jps.scan.Jumps;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;

/**
 * Jump point search with what it prepared: the stops of jumps, the jump point graph, goal bounds.
 */
final class PreparedJumpPlanner implements Planner, Indexed {
  /**
   * On maps of more cells no jump point graph is made unasked where jump points are dense: it would
   * take some 40 bytes for each cell and save little. Found by trial.
   */
  private static final int MOST_DENSE_CELLS = 1 << 20;

  /**
   * The way in which diagonal jumps are made: by stops learnt in the search, by prepared stops, or
   * by links.
   */
  private enum Jumping {
    SCANNED(GraphUse.SCANNED),
    BY_STOPS(GraphUse.NEVER),
    GRAPH(GraphUse.ALWAYS);

    private final GraphUse use;

    Jumping(GraphUse use) {
      this.use = use;
    }
  }

  private final GridGraph graph;
  private final boolean prune;
  private final boolean checkComponents;
  private final JumpRule rule;
  private final JumpPoints points;
  private final JumpStops stops;
  private final Jumping jumping;

  /** The graph if diagonal jumps are links, else {@code null}. */
  private final JumpGraph jumpGraph;

  /** The goal bounds if they are asked for, else {@code null}. */
  private final GoalBounds bounds;

  private PreparedJumpPlanner(
      GridGraph graph,
      Arguments arguments,
      JumpRule rule,
      JumpStops stops,
      JumpPoints points,
      Jumping jumping,
      JumpGraph jumpGraph,
      GoalBounds bounds) {
    this.graph = graph;
    this.rule = rule;
    this.points = points;
    this.stops = stops;
    this.jumping = jumping;
    this.jumpGraph = jumpGraph;
    this.bounds = bounds;
    prune = arguments.flag("prune");
    checkComponents = arguments.components(graph);
  }

  static PreparedJumpPlanner prepare(GridGraph graph, Arguments arguments, Budget budget) {
    JumpRule rule = JumpRule.of(graph, "jpsplus");
    JumpPoints points = new JumpPoints(rule);
    Jumping jumping = jumping(graph, arguments, points);
    JumpStops stops = new JumpStops(rule, jumping != Jumping.SCANNED);
    JumpGraph jumpGraph =
        jumping == Jumping.GRAPH ? JumpGraph.withDeadEnds(rule, stops, points) : null;
    GoalBounds bounds =
        arguments.flag("bounds") ? GoalBounds.of(rule, points, stops, budget) : null;
    return new PreparedJumpPlanner(
        graph, arguments, rule, stops, points, jumping, jumpGraph, bounds);
  }

  /**
   * Reads what {@link #writeIndex} wrote for the same map. Jump points and components are found
   * anew.
   */
  static PreparedJumpPlanner read(Arguments arguments, GridGraph graph, IndexReader in)
      throws IOException {
    JumpRule rule = JumpRule.of(graph, "jpsplus");
    JumpPoints points = new JumpPoints(rule);
    Jumping jumping = jumping(graph, arguments, points);
    JumpStops stops = JumpStops.read(rule, jumping != Jumping.SCANNED, in);
    JumpGraph jumpGraph = jumping == Jumping.GRAPH ? JumpGraph.read(rule, points, in) : null;
    GoalBounds bounds = arguments.flag("bounds") ? GoalBounds.read(points, in) : null;
    return new PreparedJumpPlanner(
        graph, arguments, rule, stops, points, jumping, jumpGraph, bounds);
  }

  private static Jumping jumping(GridGraph graph, Arguments arguments, JumpPoints points) {
    GraphUse use = arguments.choice("graph", GraphUse.class);
    if (!arguments.flag("prune") || arguments.flag("bounds")) {
      if (use == GraphUse.ALWAYS || use == GraphUse.SCANNED) {
        throw new IllegalArgumentException(
            "planner 'jpsplus' with graph=%s needs prune=true and bounds=false"
                .formatted(Parameter.word(use)));
      }
      return Jumping.BY_STOPS;
    }
    return switch (use) {
      case AUTO -> {
        long cells = (long) graph.map().width() * graph.map().height();
        yield points.isDense() && cells > MOST_DENSE_CELLS ? Jumping.SCANNED : Jumping.GRAPH;
      }
      case ALWAYS -> Jumping.GRAPH;
      case NEVER -> Jumping.BY_STOPS;
      case SCANNED -> Jumping.SCANNED;
    };
  }

  /**
   * {@inheritDoc} The arrays:
   *
   * <ol>
   *   <li>bytes: the stops of {@link JumpStops}, those of straight jumps before those of diagonal
   *       ones, if these are prepared
   *   <li>where a {@link JumpGraph} is searched, its vertices, ints
   *   <li>with {@code bounds=true} shorts, the boxes of {@link GoalBounds}: for each jump point in
   *       the order of cells and each of the 8 directions the least column and row, then the
   *       largest
   * </ol>
   */
  @Override
  public void writeIndex(IndexWriter out) throws IOException {
    stops.write(out);
    if (jumpGraph != null) {
      jumpGraph.write(out);
    }
    if (bounds != null) {
      bounds.write(out);
    }
  }

  @Override
  public GridGraph graph() {
    return graph;
  }

  @Override
  public Guarantee guarantee() {
    return Guarantee.OPTIMAL;
  }

  @Override
  public Map<String, String> decided() {
    return Map.of("graph", Parameter.word(jumping.use));
  }

  /** A lesson follows 8 directions, and jumps that stop at every jump point. */
  @Override
  public <T> Optional<T> capability(Class<T> type) {
    return type == Jumper.class && !prune && graph.movement().directions() == 8
        ? Optional.of(type.cast((Jumper) this::box))
        : Planner.super.capability(type);
  }

  private Jumper.Box box(int cell, int d) {
    int[] box = bounds == null ? new int[0] : bounds.box(cell, d);
    return box.length == 0 ? null : new Jumper.Box(box[0] - 1, box[1] - 1, box[2] - 1, box[3] - 1);
  }

  @Override
  public long indexBytes() {
    return rule.bytes()
        + points.bytes()
        + stops.bytes()
        + (jumpGraph == null ? 0 : jumpGraph.bytes())
        + (bounds == null ? 0 : bounds.bytes());
  }

  @Override
  public PathSearch newSearch(SearchObserver observer) {
    Jumps jumps = new Jumps(rule, points, stops, prune);
    GoalSight sight = new GoalSight(rule, stops, jumps);
    if (bounds != null) {
      return new BoundedJumpSearch(rule, jumps, sight, bounds, checkComponents, observer);
    }
    return jumpGraph != null
        ? new JumpGraphSearch(graph, jumps, sight, jumpGraph, checkComponents, observer)
        : new JumpPointSearch(rule, jumps, sight, points.isDense(), checkComponents, observer);
  }
}
