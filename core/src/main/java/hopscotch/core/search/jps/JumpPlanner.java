package hopscotch.core.search.jps;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.CanonicalTable;
import java.io.IOException;

/** Jump point search, prepared: the stops of its jumps, and the goal bounds if asked for. */
final class JumpPlanner implements Planner {
  private final GridGraph graph;
  private final boolean prune;
  private final boolean checkComponents;
  private final byte[] skip;
  private final StopBits stops;
  private final GoalBounds bounds;

  private JumpPlanner(
      GridGraph graph,
      byte[] skip,
      StopBits stops,
      GoalBounds bounds,
      boolean prune,
      boolean checkComponents) {
    this.graph = graph;
    this.skip = skip;
    this.stops = stops;
    this.bounds = bounds;
    this.prune = prune;
    this.checkComponents = checkComponents;
  }

  /** Jump points found by scanning. */
  static JumpPlanner online(GridGraph graph, boolean prune, boolean checkComponents) {
    byte[] skip = skipTable(graph, "jps");
    StopBits stops = new StopBits(graph, skip, false);
    return new JumpPlanner(graph, skip, stops, null, prune, checkComponents);
  }

  /** Jump points prepared, and goal bounds {@code withBounds}. */
  static JumpPlanner prepared(
      GridGraph graph, boolean prune, boolean withBounds, boolean checkComponents, Budget budget) {
    byte[] skip = skipTable(graph, "jpsplus");
    StopBits stops = new StopBits(graph, skip, true);
    GoalBounds bounds = withBounds ? GoalBounds.of(graph, stops, budget) : null;
    return new JumpPlanner(graph, skip, stops, bounds, prune, checkComponents);
  }

  /** As {@link #prepared}, from what {@link #write} wrote. */
  static JumpPlanner read(
      GridGraph graph, boolean prune, boolean withBounds, boolean checkComponents, IndexReader in)
      throws IOException {
    byte[] skip = skipTable(graph, "jpsplus");
    StopBits stops = StopBits.read(graph, in);
    GoalBounds bounds = withBounds ? GoalBounds.read(graph, stops, in) : null;
    return new JumpPlanner(graph, skip, stops, bounds, prune, checkComponents);
  }

  void write(IndexWriter out) throws IOException {
    stops.write(out);
    if (bounds != null) {
      bounds.write(out);
    }
  }

  private static byte[] skipTable(GridGraph graph, String id) {
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
    return Guarantee.OPTIMAL;
  }

  @Override
  public long indexBytes() {
    return skip.length + stops.bytes() + (bounds == null ? 0 : bounds.bytes());
  }

  @Override
  public PathSearch newSearch(SearchObserver observer) {
    Jumps jumps = new Jumps(graph, skip, stops, prune);
    return new JumpPointSearch(graph, skip, jumps, bounds, checkComponents, observer);
  }
}
