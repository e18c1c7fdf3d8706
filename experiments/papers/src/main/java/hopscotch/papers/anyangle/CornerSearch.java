package hopscotch.papers.anyangle;

import hopscotch.core.grid.CostPair;
import hopscotch.core.grid.Directions;
import hopscotch.core.search.Heuristic;
import hopscotch.core.search.open.EntryHeap;
import hopscotch.core.search.open.OpenEntry;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;

/**
 * A* on a {@link CornerGraph} with the octile heuristic. Among vertices of equal f, the one with
 * the largest g is expanded first. For one thread.
 */
final class CornerSearch {
  private static final long UNREACHED = Long.MAX_VALUE;

  private final CornerGraph graph;
  private final long[] costs;
  private final EntryHeap open = new EntryHeap();
  private final IntArrayList reached = new IntArrayList();
  private int goalX;
  private int goalY;
  private long expanded;

  CornerSearch(CornerGraph graph) {
    this.graph = graph;
    costs = new long[graph.size()];
    Arrays.fill(costs, UNREACHED);
  }

  /**
   * The length of a shortest path between the upper left corners of two cells. NaN if there is
   * none.
   */
  double length(int startCell, int goalCell) {
    int start = graph.vertex(startCell);
    int goal = graph.vertex(goalCell);
    for (int i = 0; i < reached.size(); i++) {
      costs[reached.getInt(i)] = UNREACHED;
    }
    reached.clear();
    open.clear();
    expanded = 0;
    goalX = graph.x(goal);
    goalY = graph.y(goal);
    reach(start, 0);
    open.push(h(start), OpenEntry.of(0, start));
    while (open.size() > 0) {
      long f = open.topKey();
      int vertex = OpenEntry.cell(open.topEntry());
      open.pop();
      long g = costs[vertex];
      if (f != g + h(vertex)) {
        continue;
      }
      expanded++;
      if (vertex == goal) {
        return (double) g / CostPair.SQRT2.straight();
      }
      for (int left = graph.moves(vertex, start); left != 0; left &= left - 1) {
        int d = Integer.numberOfTrailingZeros(left);
        int next = graph.next(vertex, d);
        boolean isDiagonal = Directions.isDiagonal(d);
        long nextG = g + (isDiagonal ? CostPair.SQRT2.diagonal() : CostPair.SQRT2.straight());
        if (nextG < costs[next]) {
          reach(next, nextG);
          open.push(nextG + h(next), OpenEntry.of(OpenEntry.MAX_TIE - nextG, next));
        }
      }
    }
    return Double.NaN;
  }

  private void reach(int vertex, long cost) {
    if (costs[vertex] == UNREACHED) {
      reached.add(vertex);
    }
    costs[vertex] = cost;
  }

  /** The number of vertices that the last search expanded, the goal among them. */
  long expanded() {
    return expanded;
  }

  private long h(int vertex) {
    int dx = graph.x(vertex) - goalX;
    int dy = graph.y(vertex) - goalY;
    int straight = CostPair.SQRT2.straight();
    return Heuristic.estimate(dx, dy, straight, CostPair.SQRT2.diagonal() - straight);
  }
}
