package hopscotch.hpa.textbook;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Ints;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.Heuristic;
import hopscotch.hpa.cluster.QueryMeter;
import java.util.Arrays;

/**
 * A* as textbooks have it, with a closed list and an open list, from which of two cells of equal f
 * that of higher g is taken first. A cell that is improved is put into the open list again. The
 * peak and the operations count entries of that list, and {@link #openSum} counts each cell once.
 * Edges may lead anywhere, if none costs less than a path on an empty map. 13 bytes for each cell.
 * For one thread.
 */
final class TextbookAStar {
  /** The cost of a path that does not exist, or was not found before the query had to end. */
  static final long NO_PATH = Long.MAX_VALUE;

  private final int stride;
  private final long perMax;
  private final long perMin;
  private final long[] g;
  private final int[] parents;
  private final boolean[] isClosed;
  private final BinaryHeap open = new BinaryHeap();
  private final Ints touched = new Ints();
  private SearchObserver observer;
  private int goal;
  private int current;
  private long generated;
  private long pushes;
  private long expanded;
  private long openSum;

  /** The edges from a cell. */
  interface Edges {
    /** Has the search {@link #relax} each edge from a cell. */
    void from(int cell, TextbookAStar search);
  }

  TextbookAStar(GridGraph graph) {
    int cellCount = graph.map().cellCount();
    stride = graph.map().stride();
    perMax = Heuristic.AUTO.perMax(graph);
    perMin = Heuristic.AUTO.perMin(graph);
    g = new long[cellCount];
    Arrays.fill(g, NO_PATH);
    parents = new int[cellCount];
    isClosed = new boolean[cellCount];
  }

  /** The cost of a shortest path, {@link #NO_PATH} if there is none or the query had to end. */
  long find(int start, int newGoal, Edges edges, QueryMeter queryMeter) {
    clear();
    observer = queryMeter.observer();
    goal = newGoal;
    long before = queryMeter.expanded();
    int openPeak = 1;
    // Open the start.
    reach(start, start, 0);
    while (open.size() > 0) {
      // Take the open cell with the least f; the search ends at the goal.
      int cell = open.pop();
      if (cell == goal) {
        break;
      } else if (isClosed[cell]) {
        continue;
      }
      if (queryMeter.stops(before + expanded)) {
        g[goal] = NO_PATH;
        break;
      }
      // Close it.
      isClosed[cell] = true;
      expanded++;
      openSum += touched.size() - expanded;
      if (observer != null) {
        observer.expand(0, cell, g[cell], g[cell] + h(cell));
      }
      // Expand it.
      current = cell;
      edges.from(cell, this);
      openPeak = Math.max(openPeak, open.size());
    }
    queryMeter.record(
        before + expanded,
        generated,
        0,
        touched.size(),
        2 * pushes - open.size(),
        openPeak,
        openSum);
    return g[goal];
  }

  private void clear() {
    for (int i = 0; i < touched.size(); i++) {
      g[touched.get(i)] = NO_PATH;
      isClosed[touched.get(i)] = false;
    }
    touched.clear();
    open.clear();
    generated = 0;
    pushes = 0;
    expanded = 0;
    openSum = 0;
  }

  /** Takes an edge from the cell that is being expanded. */
  void relax(int next, long cost) {
    long nextG = g[current] + cost;
    if (!isClosed[next] && nextG < g[next]) {
      reach(next, current, nextG);
      if (observer != null) {
        observer.generate(0, next, current, nextG, nextG + h(next));
      }
    }
  }

  private void reach(int cell, int parent, long newG) {
    if (g[cell] == NO_PATH) {
      touched.add(cell);
    }
    g[cell] = newG;
    parents[cell] = parent;
    generated++;
    pushes++;
    open.push(cell, newG + h(cell), newG);
  }

  private long h(int cell) {
    int dx = cell % stride - goal % stride;
    int dy = cell / stride - goal / stride;
    return Heuristic.estimate(dx, dy, perMax, perMin);
  }

  /** Appends the path last found, from the cell after {@code start} to {@code goal}. */
  void appendPath(int start, int goal, PathBuffer path) {
    int first = path.size();
    for (int cell = goal; cell != start; cell = parents[cell]) {
      path.add(cell);
    }
    path.reverse(first);
  }

  /** The expansions of the last search. */
  long expanded() {
    return expanded;
  }

  /**
   * The sum, over all removals, of the number of different cells that are left in the open list.
   */
  long openSum() {
    return openSum;
  }
}
