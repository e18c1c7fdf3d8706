package hopscotch.bidirectional;

import hopscotch.bidirectional.frontier.BucketFrontier;
import hopscotch.bidirectional.frontier.Frontier;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.CellStates;
import hopscotch.core.search.Heuristic;
import hopscotch.core.search.open.OpenEntry;

/**
 * Bidirectional Dijkstra (Nicholson, "Finding the Shortest Route between Two Points in a Network",
 * The Computer Journal 9, 1966): both frontiers grow by g.
 *
 * <p>Lower bound: gminF + gminB. Stop: mu &lt;= that bound, or an open list is empty. A cell of g +
 * gmin of the other side &gt;= mu is left out.
 *
 * <p>Why that is right: suppose some path P costs less than mu. By the prefix lemma of {@link
 * Frontier} let p be the first cell of P that the forward side did not expand at its g on P, and q
 * the last that the backward side did not. If p lies at or behind q, then q has both its g, and
 * their sum is the cost of P: a meeting. Else P costs at least g(p) + g(q) &gt;= gminF + gminB, and
 * the search goes on. Neither p nor q was left out: for the first of them that was, say p, q was on
 * its list, so cost(P) &gt;= g(p) + gminB &gt;= mu.
 *
 * <p>A bucket is at most one straight move wide, so a cell improved by an expansion lands in a
 * later bucket: each cell is expanded once a side, at its least g, as if the order were exact.
 *
 * <p>Guarantee: optimal.
 */
final class BidirectionalDijkstra extends BucketSearch {
  BidirectionalDijkstra(
      GridGraph graph, Direction direction, boolean checkComponents, SearchObserver observer) {
    super(
        graph,
        Heuristic.ZERO,
        direction,
        63 - Long.numberOfLeadingZeros(graph.leastStraightCost()),
        graph.maxMoveCost(),
        checkComponents,
        observer);
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    final int[] offsets = this.offsets;
    final int[] moveCosts = this.moveCosts;
    final byte[] terrain = this.terrain;
    final int[] weights = this.weights;
    final long[] states = this.states.array();
    final long base = open(start, goal, 0, budget);
    final long unreached = base + CellStates.SEARCH_UNIT;
    long generated = 2;
    long touched = 2;
    long pushes = 2;
    int openPeak = 2;
    long mu = Long.MAX_VALUE;

    BucketFrontier here = forward;
    while (here.advance()) {
      long proved = forward.floor() + backward.floor();
      if (proved >= mu) {
        break;
      }
      here = side();
      long entry = here.pop();
      int cell = OpenEntry.cell(entry);
      long state = states[2 * cell + here.side];
      long g = CellStates.g(state);
      if (OpenEntry.isStale(entry, g)) {
        continue;
      }
      long ahead = across(here).floor();
      if (g + ahead >= mu) {
        continue;
      }
      if (meter.stops(counters.expanded)) {
        break;
      }
      bounds.add(g + ahead, proved);
      settle(here, cell, state, g, g);
      int weight = weights == null ? 0 : weights[terrain[cell]];
      for (int legal = moves(here, cell, state); legal != 0; legal &= legal - 1) {
        int d = Integer.numberOfTrailingZeros(legal);
        int next = cell + offsets[d];
        long nextG = g + moveCosts[d];
        if (weights != null) {
          nextG = g + (long) moveCosts[d] * (weight + weights[terrain[next]]);
        }
        int nextIndex = 2 * next + here.side;
        long old = states[nextIndex];
        long candidate = base + (nextG << CellStates.G_SHIFT);
        if (old < candidate + CellStates.G_UNIT) {
          continue;
        }
        long across = states[nextIndex ^ 1];
        boolean isNew = old >= unreached;
        states[nextIndex] = candidate | d;
        generated++;
        if (observer != null) {
          observer.generate(here.side, next, cell, nextG, nextG);
        }
        if (across >= unreached) {
          touched += isNew ? 1 : 0;
        } else if (nextG + CellStates.g(across) < mu) {
          mu = meeting.improve(nextG + CellStates.g(across), next, counters.expanded);
        }
        if (nextG + ahead < mu) {
          here.push(nextG, nextG, next);
          pushes++;
        }
      }
      openPeak = Math.max(openPeak, openSize());
    }
    return close(generated, touched, pushes, openPeak, path);
  }
}
