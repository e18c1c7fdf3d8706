package hopscotch.core.search;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.GridSearch;

/** A search over cells that a {@link Heuristic} guides, without its loop. */
public abstract class HeuristicSearch extends GridSearch {
  /** The distance between a cell and the one below it in the arrays of the graph. */
  protected final int stride;

  /** The base cost of a move, by direction. */
  protected final int[] moveCosts;

  /** The terrain characters by cell. */
  protected final byte[] terrain;

  /** The weights by terrain character; {@code null} on uniform terrain. */
  protected final int[] weights;

  private final boolean isLine;
  private final long perMax;
  private final long perMin;

  /** A search on a graph. */
  protected HeuristicSearch(
      GridGraph graph,
      Heuristic heuristic,
      boolean checkComponents,
      SearchObserver observer,
      int extraCounters) {
    super(graph, checkComponents, observer, extraCounters);
    stride = graph.map().stride();
    moveCosts = graph.moveCosts();
    terrain = graph.terrain();
    weights = graph.isWeighted() ? graph.weightsByTerrain() : null;
    isLine = heuristic == Heuristic.EUCLIDEAN;
    perMax = heuristic.perMax(graph);
    perMin = heuristic.perMin(graph);
  }

  /**
   * The estimated cost between two cells {@code dx} columns and {@code dy} rows apart; not for
   * {@link Heuristic#EUCLIDEAN}.
   */
  protected final long h(int dx, int dy) {
    return Heuristic.estimate(dx, dy, perMax, perMin);
  }

  /**
   * The estimated cost between two cells {@code dx} columns and {@code dy} rows apart, for every
   * heuristic.
   */
  protected final long anyH(int dx, int dy) {
    return isLine ? (long) (perMax * Math.sqrt((double) dx * dx + (double) dy * dy)) : h(dx, dy);
  }

  /** The estimated cost between two cells, for every heuristic. */
  protected final long estimate(int from, int to) {
    return anyH(from % stride - to % stride, from / stride - to / stride);
  }
}
