package hopscotch.bidirectional;

import hopscotch.bidirectional.frontier.BucketFrontier;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.CellStates;
import hopscotch.core.search.Heuristic;
import hopscotch.core.search.open.BucketQueue;
import hopscotch.core.search.open.OpenEntry;

/**
 * NBA*, new bidirectional A* (Pijls and Post, "Yet Another Bidirectional Algorithm for Finding the
 * Shortest Path", Econometric Institute report 2009-10).
 *
 * <p>Lower bound: of a path through a cell u taken by one side, max(g + h, g + fmin' - h'), where
 * fmin' and h' are the other side's least f and estimate. Rejected: u where that is &gt;= mu. Stop:
 * an open list is empty, or its least f is &gt;= mu.
 *
 * <p>Why that is right: suppose some path P costs less than mu. As in {@link
 * BidirectionalDijkstra}, let p be the first cell of P not expanded forward at its g on P, q the
 * last not expanded backward; p lies before q, or they met. Neither was rejected: for the first of
 * them that was, say p, q was on its list, so g'(q) &gt;= fmin' - h'(q) and, by consistency,
 * cost(P) &gt;= g(p) + d(p, q) + fmin' - h'(q) &gt;= g(p) + fmin' - h'(p); and cost(P) &gt;= g(p) +
 * h(p). So both lists hold an entry of f below mu, and neither side has ended.
 *
 * <p>The paper's rule that a cell closed by one side is never expanded by the other needs no set of
 * closed cells here. If the other side is done with u, its key g' + h' is below fmin'; so mu &lt;=
 * g + g' &lt; g + fmin' - h', and u is rejected. Only cells of the bucket in work may be expanded
 * twice.
 *
 * <p>Guarantee: optimal, for a consistent heuristic.
 */
final class NewBidirectionalAStar extends BucketSearch {
  NewBidirectionalAStar(
      GridGraph graph,
      Heuristic heuristic,
      Direction direction,
      boolean checkComponents,
      SearchObserver observer) {
    super(
        graph,
        heuristic,
        direction,
        BucketQueue.shiftFor(graph.leastStraightCost()),
        graph.maxMoveCost() + maxChangeOfH(graph, heuristic),
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
    final int stride = graph.map().stride();
    final long base = open(start, goal, estimate(start, goal), budget);
    final long unreached = base + CellStates.SEARCH_UNIT;
    long generated = 2;
    long touched = 2;
    long pushes = 2;
    int openPeak = 2;
    long mu = Long.MAX_VALUE;

    BucketFrontier here = forward;
    while (here.advance()) {
      long proved = Math.max(forward.floor(), backward.floor());
      if (proved >= mu) {
        break;
      }
      here = side();
      BucketFrontier there = across(here);
      long entry = here.pop();
      int cell = OpenEntry.cell(entry);
      long state = states[2 * cell + here.side];
      long g = CellStates.g(state);
      if (OpenEntry.isStale(entry, g)) {
        continue;
      }
      int y = cell / stride;
      int x = cell - y * stride;
      int dx = x - there.originX;
      int dy = y - there.originY;
      long f = g + h(dx, dy);
      if (f >= mu
          || mu != Long.MAX_VALUE
              && g + there.floor() - h(x - here.originX, y - here.originY) >= mu) {
        continue;
      }
      if (meter.stops(counters.expanded)) {
        break;
      }
      bounds.add(Math.max(f, proved), proved);
      settle(here, cell, state, g, f);
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
        long nextF = nextG + h(dx + Directions.dx(d), dy + Directions.dy(d));
        if (nextF >= mu) {
          continue;
        }
        long across = states[nextIndex ^ 1];
        boolean isNew = old >= unreached;
        states[nextIndex] = candidate | d | (isNew ? 0 : old & CellStates.EXPANDED);
        generated++;
        if (observer != null) {
          observer.generate(here.side, next, cell, nextG, nextF);
        }
        if (across >= unreached) {
          touched += isNew ? 1 : 0;
        } else if (nextG + CellStates.g(across) < mu) {
          mu = meeting.improve(nextG + CellStates.g(across), next, counters.expanded);
        }
        if (nextF < mu) {
          here.push(nextF, nextG, next);
          pushes++;
        }
      }
      openPeak = Math.max(openPeak, openSize());
    }
    return close(generated, touched, pushes, openPeak, path);
  }
}
