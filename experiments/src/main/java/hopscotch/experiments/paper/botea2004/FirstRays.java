package hopscotch.experiments.paper.botea2004;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import java.util.Arrays;

/**
 * Smoothing as in the authors' code: from a cell of the path a ray in each direction, until a
 * blocked cell or a later cell of the path; the first ray that lands replaces what lies between,
 * and it goes on two cells before the landing. ({@code rays} takes the farthest landing.) A path as
 * cheap as the estimate stays as it is. For one thread.
 */
final class FirstRays {
  private static final int BACK = 2;

  private final GridGraph graph;
  private final int[] offsets;

  /** By cell, its place on the path, counted from 1; 0 for none. */
  private final int[] places;

  FirstRays(GridGraph graph) {
    this.graph = graph;
    offsets = Directions.offsets(graph.map().stride());
    places = new int[graph.map().cellCount()];
  }

  /** What the path costs once it is smoothed; the path itself stays as it is. */
  long cost(PathBuffer path) {
    int[] cells = path.toArray();
    long cost = cost(cells);
    if (cost == estimate(cells[0], cells[cells.length - 1])) {
      return cost;
    }
    for (int at = 0; at < cells.length - 2; ) {
      for (int i = 0; i < cells.length; i++) {
        places[cells[i]] = i + 1;
      }
      int[] smoothed = cells;
      int next = at + 1;
      for (int d = 0; d < Directions.COUNT && smoothed == cells; d++) {
        int landing = landing(cells[at], d, at);
        if (landing > at + 1) {
          smoothed = replaced(cells, at, landing, d);
          int place = at + Math.max(1, smoothed.length - cells.length + landing - at);
          next = Math.max(at + 1, place - BACK);
        }
      }
      for (int cell : cells) {
        places[cell] = 0;
      }
      cells = smoothed;
      at = next;
    }
    return cost(cells);
  }

  /** The place on the path where a ray lands after {@code at}, or -1. */
  private int landing(int from, int d, int at) {
    for (int cell = from; (graph.moves(cell) >>> d & 1) != 0; ) {
      cell += offsets[d];
      if (places[cell] > at + 1) {
        return places[cell] - 1;
      }
    }
    return -1;
  }

  private int[] replaced(int[] cells, int at, int landing, int d) {
    int length = 0;
    for (int cell = cells[at]; cell != cells[landing]; cell += offsets[d]) {
      length++;
    }
    int[] smoothed = Arrays.copyOf(cells, at + length + cells.length - landing);
    for (int i = 1; i < length; i++) {
      smoothed[at + i] = cells[at] + i * offsets[d];
    }
    System.arraycopy(cells, landing, smoothed, at + length, cells.length - landing);
    return smoothed;
  }

  private long cost(int[] cells) {
    long cost = 0;
    for (int i = 1; i < cells.length; i++) {
      int x = graph.map().x(cells[i]) - graph.map().x(cells[i - 1]);
      int y = graph.map().y(cells[i]) - graph.map().y(cells[i - 1]);
      cost += graph.moveCosts()[Directions.of(x, y)];
    }
    return cost;
  }

  private long estimate(int from, int to) {
    long x = Math.abs(graph.map().x(from) - graph.map().x(to));
    long y = Math.abs(graph.map().y(from) - graph.map().y(to));
    return Math.min(x, y) * graph.diagonalCost() + Math.abs(x - y) * graph.straightCost();
  }
}
