package hopscotch.papers.jumps;

import hopscotch.core.search.open.EntryHeap;
import hopscotch.core.search.open.OpenEntry;
import hopscotch.hpa.contraction.EndScan;
import java.util.Arrays;

/**
 * A* on a {@link JumpPointGraph}, for its counts. A vertex is not expanded if another vertex on its
 * cell is reached at a lower cost. A vertex is not queued if no edge leads from it and it does not
 * see the goal. The start counts as an expansion. For one thread.
 */
final class JumpVertexSearch {
  private static final long UNREACHED = Long.MAX_VALUE;

  private final JumpPointGraph graph;
  private final EndScan ends;
  private final EntryHeap open = new EntryHeap();
  private final long[] costs;

  /** The least cost of each cell, at the index of its first vertex. */
  private final long[] cellCosts;

  private final boolean[] seesGoal;
  private int goal;
  private long expanded;
  private long successors;

  JumpVertexSearch(JumpPointGraph graph, EndScan ends) {
    this.graph = graph;
    this.ends = ends;
    costs = new long[graph.count()];
    cellCosts = new long[graph.count()];
    seesGoal = new boolean[graph.count()];
  }

  /** Searches from a cell to another that it does not see, and returns the least cost. */
  long find(int start, int goal) {
    begin(start, goal);
    int[] starts = graph.starts();
    int[] targets = graph.targets();
    long best = UNREACHED;
    while (open.size() > 0 && open.topKey() < best) {
      long f = open.topKey();
      int vertex = OpenEntry.cell(open.topEntry());
      open.pop();
      long g = costs[vertex];
      if (f > g + graph.costTo(vertex, goal) || g > cellCosts[graph.first(vertex)]) {
        continue;
      }
      expanded++;
      if (seesGoal[vertex]) {
        successors++;
        best = Math.min(best, g + graph.costTo(vertex, goal));
      }
      for (int edge = starts[vertex]; edge < starts[vertex + 1]; edge++) {
        reach(targets[edge], g + graph.cost(vertex, targets[edge]));
      }
    }
    return best;
  }

  private void begin(int start, int goal) {
    this.goal = goal;
    Arrays.fill(costs, UNREACHED);
    Arrays.fill(cellCosts, UNREACHED);
    Arrays.fill(seesGoal, false);
    open.clear();
    expanded = 1;
    successors = 0;
    int found = ends.ofGoal(goal);
    for (int i = 0; i < found; i++) {
      seesGoal[ends.node(i)] = true;
    }
    found = ends.ofStart(start);
    for (int i = 0; i < found; i++) {
      reach(ends.node(i), graph.costTo(ends.node(i), start));
    }
  }

  /** Queues a vertex that leads on, unless its cell was reached at a lower cost. */
  private void reach(int vertex, long g) {
    if (!graph.leadsOn(vertex) && !seesGoal[vertex]) {
      return;
    }
    successors++;
    int first = graph.first(vertex);
    if (g < costs[vertex] && g <= cellCosts[first]) {
      costs[vertex] = g;
      cellCosts[first] = g;
      open.push(g + graph.costTo(vertex, goal), OpenEntry.of(OpenEntry.MAX_TIE - g, vertex));
    }
  }

  /** The number of vertices that the last search expanded, including the start. */
  long expanded() {
    return expanded;
  }

  /** The number of successors of these. */
  long successors() {
    return successors;
  }
}
