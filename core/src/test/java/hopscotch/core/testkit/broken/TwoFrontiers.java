package hopscotch.core.testkit.broken;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.GridSearch;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/** Dijkstra's algorithm from both ends by turns, until no cheaper meeting can come, or too soon. */
final class TwoFrontiers extends GridSearch {
  private final boolean stopsAtFirstContact;

  TwoFrontiers(GridGraph graph, boolean stopsAtFirstContact, SearchObserver observer) {
    super(graph, false, observer, 0);
    this.stopsAtFirstContact = stopsAtFirstContact;
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    long[][] best = new long[2][graph.map().cellCount()];
    int[][] parents = new int[2][graph.map().cellCount()];
    List<PriorityQueue<long[]>> open = List.of(begin(best[0], start), begin(best[1], goal));
    parents[0][start] = start;
    parents[1][goal] = goal;
    long mu = Long.MAX_VALUE;
    int meeting = -1;
    counters.generated = 2;
    meter.start(budget);
    for (int side = 0; !open.get(0).isEmpty() && !open.get(1).isEmpty(); side = 1 - side) {
      boolean noBetter = open.get(0).peek()[0] + open.get(1).peek()[0] >= mu;
      if (noBetter || stopsAtFirstContact && meeting >= 0) {
        break;
      }
      Outcome stopped = meter.exhausted(counters.expanded);
      if (stopped != null) {
        return stopped;
      }
      long[] entry = open.get(side).remove();
      int cell = (int) entry[1];
      if (entry[0] != best[side][cell]) {
        continue;
      }
      counters.expanded++;
      for (int legal = graph.moves(cell); legal != 0; legal &= legal - 1) {
        int d = Integer.numberOfTrailingZeros(legal);
        int next = cell + offsets[d];
        long g = entry[0] + graph.cost(cell, d);
        if (g < best[side][next]) {
          best[side][next] = g;
          parents[side][next] = cell;
          open.get(side).add(new long[] {g, next});
          counters.generated++;
          long other = best[1 - side][next];
          if (other != Long.MAX_VALUE && g + other < mu) {
            mu = g + other;
            meeting = next;
          }
        }
      }
    }
    if (meeting < 0) {
      return Outcome.NO_PATH;
    }
    for (int cell = meeting; cell != start; cell = parents[0][cell]) {
      path.add(cell);
    }
    path.add(start);
    path.reverse(0);
    for (int cell = meeting; cell != goal; cell = parents[1][cell]) {
      path.add(parents[1][cell]);
    }
    return Outcome.FOUND;
  }

  private static PriorityQueue<long[]> begin(long[] best, int cell) {
    Arrays.fill(best, Long.MAX_VALUE);
    best[cell] = 0;
    PriorityQueue<long[]> open = new PriorityQueue<>(Comparator.comparingLong(entry -> entry[0]));
    open.add(new long[] {0, cell});
    return open;
  }
}
