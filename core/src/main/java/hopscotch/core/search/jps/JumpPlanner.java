package hopscotch.core.search.jps;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import hopscotch.core.planner.Arguments;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.CanonicalTable;
import java.io.IOException;
import java.math.BigInteger;

/**
 * Jump point search and what it prepared: the stops of jumps, the jump point graph, goal bounds.
 */
final class JumpPlanner implements Planner {
  /** The most cells of a map of dense jump points for which a graph of them is made unasked. */
  private static final int MOST_CELLS = 1 << 20;

  /** The weight 1, in thousandths. */
  private static final int ONE = 1000;

  private final GridGraph graph;
  private final boolean prune;
  private final boolean learn;
  private final boolean checkComponents;
  private final int weight;
  private final byte[] skip;
  private final JumpPoints points;
  private final JumpStops stops;
  private final JumpNodes nodes;
  private final JumpGraph jumpGraph;
  private final GoalBounds bounds;

  private JumpPlanner(
      GridGraph graph,
      Arguments arguments,
      byte[] skip,
      JumpStops stops,
      JumpPoints points,
      boolean isPrepared,
      JumpNodes nodes,
      JumpGraph jumpGraph,
      GoalBounds bounds) {
    this.graph = graph;
    this.skip = skip;
    this.points = points;
    this.stops = stops;
    this.nodes = nodes;
    this.jumpGraph = jumpGraph;
    this.bounds = bounds;
    prune = arguments.flag("prune");
    learn = isPrepared || arguments.flag("learn");
    weight = isPrepared ? ONE : arguments.thousandths("weight");
    checkComponents = arguments.components(graph);
  }

  /** Jump points found by scanning. */
  static JumpPlanner online(GridGraph graph, Arguments arguments) {
    byte[] skip = skipTable(graph, "jps");
    JumpStops stops = new JumpStops(graph, skip, false);
    JumpPoints points = new JumpPoints(graph, skip);
    boolean isByNumber =
        arguments.flag("prune") && !points.isDense() && arguments.thousandths("weight") == ONE;
    BlindArrivals blind =
        arguments.flag("learn") ? new BlindArrivals(graph, skip, points, stops) : null;
    JumpNodes nodes = isByNumber ? new JumpNodes(graph, skip, points, blind) : null;
    return new JumpPlanner(graph, arguments, skip, stops, points, false, nodes, null, null);
  }

  /** Jumps prepared as stops of diagonal jumps or as a graph, and goal bounds if asked for. */
  static JumpPlanner prepared(GridGraph graph, Arguments arguments, Budget budget) {
    byte[] skip = skipTable(graph, "jpsplus");
    JumpPoints points = new JumpPoints(graph, skip);
    Jumping jumping = jumping(graph, arguments, points);
    JumpStops stops = new JumpStops(graph, skip, jumping != Jumping.SCANNED);
    JumpGraph jumpGraph =
        jumping == Jumping.GRAPH ? JumpGraph.withDeadEnds(graph, skip, stops, points) : null;
    GoalBounds bounds =
        arguments.flag("bounds") ? GoalBounds.of(graph, skip, points, stops, budget) : null;
    return new JumpPlanner(graph, arguments, skip, stops, points, true, null, jumpGraph, bounds);
  }

  /** As {@link #prepared}, from what {@link #write} wrote. */
  static JumpPlanner read(GridGraph graph, Arguments arguments, IndexReader in) throws IOException {
    byte[] skip = skipTable(graph, "jpsplus");
    JumpPoints points = new JumpPoints(graph, skip);
    Jumping jumping = jumping(graph, arguments, points);
    JumpStops stops = JumpStops.read(graph, skip, jumping != Jumping.SCANNED, in);
    JumpGraph jumpGraph = jumping == Jumping.GRAPH ? JumpGraph.read(graph, skip, points, in) : null;
    GoalBounds bounds = arguments.flag("bounds") ? GoalBounds.read(points, in) : null;
    return new JumpPlanner(graph, arguments, skip, stops, points, true, null, jumpGraph, bounds);
  }

  private static Jumping jumping(GridGraph graph, Arguments arguments, JumpPoints points) {
    GraphUse use = arguments.choice("graph", GraphUse.class);
    if (!arguments.flag("prune") || arguments.flag("bounds")) {
      if (use == GraphUse.ALWAYS) {
        throw new IllegalArgumentException(
            "planner 'jpsplus' with graph=always needs prune=true and bounds=false");
      }
      return Jumping.BY_STOPS;
    }
    return switch (use) {
      case AUTO -> {
        long cells = (long) graph.map().width() * graph.map().height();
        yield points.isDense() && cells > MOST_CELLS ? Jumping.SCANNED : Jumping.GRAPH;
      }
      case ALWAYS -> Jumping.GRAPH;
      case NEVER -> Jumping.BY_STOPS;
    };
  }

  /** How {@code jpsplus} makes diagonal jumps: by learnt stops, by prepared ones, or by links. */
  private enum Jumping {
    SCANNED,
    BY_STOPS,
    GRAPH
  }

  void write(IndexWriter out) throws IOException {
    stops.write(out);
    if (jumpGraph != null) {
      jumpGraph.write(out);
    }
    if (bounds != null) {
      bounds.write(out);
    }
  }

  /**
   * The moves that canonical paths leave out.
   *
   * @throws IllegalArgumentException if the costs or the terrain admit no canonical order, naming
   *     the planner {@code id}
   */
  static byte[] skipTable(GridGraph graph, String id) {
    if (graph.movement().directions() == 8 && graph.diagonalCost() == 2 * graph.straightCost()) {
      throw new IllegalArgumentException(
          "planner '%s' needs a diagonal cheaper than two straight moves; got costs %s"
              .formatted(id, graph.costs()));
    }
    return CanonicalTable.of(graph, id);
  }

  @Override
  public GridGraph graph() {
    return graph;
  }

  @Override
  public Guarantee guarantee() {
    return weight == ONE ? Guarantee.OPTIMAL : Guarantee.INCOMPLETE;
  }

  @Override
  public long indexBytes() {
    return skip.length
        + stops.bytes()
        + (nodes == null ? 0 : nodes.bytes())
        + (jumpGraph == null ? 0 : jumpGraph.bytes())
        + (bounds == null ? 0 : bounds.bytes());
  }

  @Override
  public PathSearch newSearch(SearchObserver observer) {
    Jumps jumps = new Jumps(graph, skip, points, stops, prune, learn);
    GoalSight sight = new GoalSight(graph, stops, jumps);
    if (weight != ONE) {
      int divisor = BigInteger.valueOf(weight).gcd(BigInteger.valueOf(ONE)).intValue();
      return new WeightedJumpSearch(
          graph, skip, jumps, sight, ONE / divisor, weight / divisor, checkComponents, observer);
    }
    if (bounds != null) {
      return new BoundedJumpSearch(graph, skip, jumps, sight, bounds, checkComponents, observer);
    }
    if (jumpGraph != null) {
      return new JumpGraphSearch(graph, jumps, sight, jumpGraph, checkComponents, observer);
    }
    return nodes != null
        ? new JumpNodeSearch(graph, jumps, sight, nodes, checkComponents, observer)
        : new JumpPointSearch(
            graph, skip, jumps, sight, points.isDense(), checkComponents, observer);
  }
}
