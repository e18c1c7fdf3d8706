package hopscotch.experiments.paper.bidirectional;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchObserver;
import java.util.Arrays;

/**
 * The cells that A* surely expands: those of f below C*. With a consistent heuristic A* expands
 * each of them once, at its least g. For one thread.
 */
final class SurelyExpanded implements SearchObserver {
  private final GridGraph graph;
  private final PathSearch search;
  private final PathBuffer path = new PathBuffer();
  private long[] gs = new long[1024];
  private long[] fs = new long[1024];
  private int size;
  private long optimum;

  SurelyExpanded(GridGraph graph) {
    this.graph = graph;
    search = Planners.prepare("astar(open=heap)", graph).newSearch(this);
  }

  @Override
  public void begin(int start, int goal) {
    size = 0;
  }

  @Override
  public void expand(int side, int cell, long g, long f) {
    if (size == gs.length) {
      gs = Arrays.copyOf(gs, 2 * size);
      fs = Arrays.copyOf(fs, 2 * size);
    }
    gs[size] = g;
    fs[size++] = f;
  }

  /** Searches, and answers g of each cell that A* surely expands. */
  long[] find(int start, int goal) {
    if (search.find(start, goal, path) != Outcome.FOUND) {
      throw new IllegalStateException("a row of a length above 0 has no path");
    }
    optimum = PathValidator.check(graph, path).cost();
    long[] below = new long[size];
    int count = 0;
    for (int i = 0; i < size; i++) {
      if (fs[i] < optimum) {
        below[count++] = gs[i];
      }
    }
    return Arrays.copyOf(below, count);
  }

  /** C* of the last search. */
  long optimum() {
    return optimum;
  }

  /** All expansions of the last search. */
  long expanded() {
    return search.counters().expanded;
  }
}
