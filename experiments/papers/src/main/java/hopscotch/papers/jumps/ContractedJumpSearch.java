package hopscotch.papers.jumps;

import hopscotch.core.search.open.EntryHeap;
import hopscotch.core.search.open.OpenEntry;
import hopscotch.hpa.contraction.EndScan;
import hopscotch.hpa.contraction.UpwardGraph;
import java.util.Arrays;

/**
 * A* upwards from both ends of a query on contracted jump points, for its counts. A vertex is not
 * queued on a side where no edge of the graph leads on from it. It is queued if an edge leads on,
 * even if none leads upwards. Vertices whose f equals the best cost are expanded too. The start and
 * the goal count as expansions. For one thread.
 */
final class ContractedJumpSearch {
  private static final long UNREACHED = Long.MAX_VALUE;

  private final JumpPointGraph graph;
  private final UpwardGraph upward;
  private final EndScan ends;
  private final EntryHeap[] open = {new EntryHeap(), new EntryHeap()};
  private final long[][] costs;

  /** For each side and vertex, whether an edge of the graph leads on from there. */
  private final boolean[][] leadsOn;

  private long best;
  private long expanded;
  private long successors;

  ContractedJumpSearch(JumpPointGraph graph, UpwardGraph upward, EndScan ends) {
    this.graph = graph;
    this.upward = upward;
    this.ends = ends;
    costs = new long[2][graph.count()];
    leadsOn = new boolean[2][graph.count()];
    for (int vertex = 0; vertex < graph.count(); vertex++) {
      leadsOn[0][vertex] = graph.leadsOn(vertex);
      for (int edge = graph.starts()[vertex]; edge < graph.starts()[vertex + 1]; edge++) {
        leadsOn[1][graph.targets()[edge]] = true;
      }
    }
  }

  /** Searches from a cell to another that it does not see, and returns the least cost. */
  long find(int start, int goal) {
    best = UNREACHED;
    expanded = 2;
    successors = 0;
    for (int side = 0; side < 2; side++) {
      Arrays.fill(costs[side], UNREACHED);
      open[side].clear();
    }
    begin(0, start, goal);
    begin(1, goal, start);
    while (true) {
      int side = key(0) <= key(1) ? 0 : 1;
      if (open[side].size() == 0 || key(side) > best) {
        return best;
      }
      int other = side == 0 ? goal : start;
      long f = open[side].topKey();
      int vertex = OpenEntry.cell(open[side].topEntry());
      open[side].pop();
      long g = costs[side][vertex];
      if (f > g + graph.costTo(vertex, other) || isStalled(side, vertex, g)) {
        continue;
      }
      expanded++;
      int at = vertex + side * graph.count();
      for (int arc = upward.starts()[at]; arc < upward.starts()[at + 1]; arc++) {
        successors++;
        int next = upward.targets()[arc];
        reach(side, next, g + upward.costs()[arc], other);
      }
    }
  }

  private long key(int side) {
    return open[side].size() == 0 ? UNREACHED : open[side].topKey();
  }

  private void begin(int side, int end, int other) {
    int found = side == 0 ? ends.ofStart(end) : ends.ofGoal(end);
    for (int i = 0; i < found; i++) {
      int vertex = ends.node(i);
      successors += leadsOn[side][vertex] ? 1 : 0;
      reach(side, vertex, graph.costTo(vertex, end), other);
    }
  }

  private void reach(int side, int vertex, long g, int other) {
    long f = g + graph.costTo(vertex, other);
    if (g >= costs[side][vertex] || f > best) {
      return;
    }
    costs[side][vertex] = g;
    if (costs[1 - side][vertex] != UNREACHED) {
      best = Math.min(best, g + costs[1 - side][vertex]);
    }
    if (leadsOn[side][vertex]) {
      open[side].push(f, OpenEntry.of(OpenEntry.MAX_TIE - g, vertex));
    }
  }

  /** Whether a higher vertex was reached that leads to this one at a lower cost. */
  private boolean isStalled(int side, int vertex, long g) {
    int at = vertex + (1 - side) * graph.count();
    for (int arc = upward.starts()[at]; arc < upward.starts()[at + 1]; arc++) {
      long above = costs[side][upward.targets()[arc]];
      if (above < g && above + upward.costs()[arc] < g) {
        return true;
      }
    }
    return false;
  }

  /** The number of vertices that the last search expanded, including its two ends. */
  long expanded() {
    return expanded;
  }

  /** The number of successors of these. */
  long successors() {
    return successors;
  }
}
