package hopscotch.papers.botea2004;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;

/**
 * Smoothing as in the authors' code. From a cell of the path it casts a ray in each direction, the
 * straight ones first, up to a blocked cell or a later cell of the path. The first ray that lands
 * on another cell than the next one replaces the cells between, and smoothing goes on at the
 * landing. ({@code rays} takes the farthest landing, and goes on before it.) A path as cheap as the
 * estimate is not changed. For one thread.
 */
final class AuthorsSmoothing {
  private final GridGraph graph;
  private final int[] offsets;

  /** For each cell its place on the path, counted from 1; 0 if it is not on the path. */
  private final int[] places;

  AuthorsSmoothing(GridGraph graph) {
    this.graph = graph;
    offsets = Directions.offsets(graph.map().stride());
    places = new int[graph.map().cellCount()];
  }

  /** The cost of the path after smoothing. The path itself is not changed. */
  long cost(PathBuffer path) {
    int[] cells = path.toArray();
    long cost = 0;
    for (int i = 1; i < cells.length; i++) {
      cost += estimate(cells[i - 1], cells[i]);
    }
    if (cost == estimate(cells[0], cells[cells.length - 1])) {
      return cost;
    }
    for (int i = 0; i < cells.length; i++) {
      places[cells[i]] = i + 1;
    }
    long smoothed = 0;
    for (int at = 0; at < cells.length - 1; ) {
      int next = next(cells[at], at);
      smoothed += estimate(cells[at], cells[next]);
      at = next;
    }
    for (int cell : cells) {
      places[cell] = 0;
    }
    return smoothed;
  }

  /** The place on the path where smoothing goes on after a cell at a place. */
  private int next(int cell, int at) {
    for (int d = 0; d < Directions.COUNT; d++) {
      int landing = landing(cell, d, at);
      if (landing > at + 1) {
        return landing;
      }
    }
    return at + 1;
  }

  /** The place of the first cell after {@code at} that a ray meets, or -1. */
  private int landing(int from, int d, int at) {
    for (int cell = from; (graph.moves(cell) >>> d & 1) != 0; ) {
      cell += offsets[d];
      if (places[cell] > at + 1) {
        return places[cell] - 1;
      }
    }
    return -1;
  }

  /** The cost on an empty map. For a straight line it is exact. */
  private long estimate(int from, int to) {
    long x = Math.abs(graph.map().x(from) - graph.map().x(to));
    long y = Math.abs(graph.map().y(from) - graph.map().y(to));
    return Math.min(x, y) * graph.diagonalCost() + Math.abs(x - y) * graph.straightCost();
  }
}
