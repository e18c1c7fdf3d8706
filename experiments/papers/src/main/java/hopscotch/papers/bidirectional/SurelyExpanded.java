package hopscotch.papers.bidirectional;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchObserver;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.stream.IntStream;

/**
 * Finds the cells that A* surely expands: those with f below C*. With a consistent heuristic A*
 * expands each of them once, at its least g. For one thread.
 */
final class SurelyExpanded implements SearchObserver {
  private final GridGraph graph;
  private final PathSearch search;
  private final PathBuffer path = new PathBuffer();
  private final LongArrayList gs = new LongArrayList();
  private final LongArrayList fs = new LongArrayList();
  private long optimum;

  SurelyExpanded(GridGraph graph) {
    this.graph = graph;
    search = Planners.prepare("astar(open=heap)", graph).newSearch(this);
  }

  @Override
  public void begin(int start, int goal) {
    gs.clear();
    fs.clear();
  }

  @Override
  public void expand(int side, int cell, long g, long f) {
    gs.add(g);
    fs.add(f);
  }

  /** Searches, and returns g of each cell that A* surely expands. */
  long[] find(int start, int goal) {
    if (search.find(start, goal, path) != Outcome.FOUND) {
      throw new IllegalStateException("a row of a length above 0 has no path");
    }
    optimum = PathValidator.check(graph, path).cost();
    return IntStream.range(0, gs.size())
        .filter(i -> fs.getLong(i) < optimum)
        .mapToLong(gs::getLong)
        .toArray();
  }

  /** C* of the last search. */
  long optimum() {
    return optimum;
  }

  /** The number of all expansions of the last search. */
  long expanded() {
    return search.counters().expanded;
  }
}
