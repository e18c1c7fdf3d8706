package hopscotch.bidirectional;

import hopscotch.bidirectional.frontier.BucketFrontier;
import hopscotch.bidirectional.frontier.Frontier;
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
 * BHPA, bidirectional A* (Pohl, "Bi-directional Search", Machine Intelligence 6, 1971): A* from
 * either end, each with an estimate to the other's origin.
 *
 * <p>Lower bound: max(fminF, fminB), the larger of the least f of either side. Stop: mu &lt;= that
 * bound, or an open list is empty. Cells of f &gt;= mu are left out, since a path through them
 * costs no less than mu.
 *
 * <p>Why that is right: suppose some path P costs less than mu at the end. By the prefix lemma of
 * {@link Frontier} either one side expanded all of P, then it reached the other's origin at P's
 * cost, which is a meeting; or either side has a cell of P with g + h &lt;= cost(P) &lt; mu, by
 * admissibility. It was not left out, so both open lists hold an f below mu and the search goes on.
 * Each side's bound stands alone: the one that reaches mu first ends the search.
 *
 * <p>Guarantee: optimal, for a consistent heuristic. Stopping at the first contact instead is the
 * classic mistake: the frontiers meet first where both are cheap, not where the sum is least.
 * {@link Stop#FIRST_CONTACT} makes it, and has no guarantee but a path.
 */
final class BidirectionalAStar extends BucketSearch {
  /** When to stop. */
  enum Stop {
    /** When no cheaper meeting can come. */
    OPTIMAL,
    /** At the first meeting: wrong, and shown for that. */
    FIRST_CONTACT
  }

  private final boolean stopsAtContact;

  BidirectionalAStar(
      GridGraph graph,
      Heuristic heuristic,
      Direction direction,
      Stop stop,
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
    this.stopsAtContact = stop == Stop.FIRST_CONTACT;
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
      if (proved >= mu || stopsAtContact && mu != Long.MAX_VALUE) {
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
      int dx = cell - y * stride - there.originX;
      int dy = y - there.originY;
      long f = g + h(dx, dy);
      if (f >= mu) {
        continue;
      }
      if (meter.stops(counters.expanded)) {
        break;
      }
      bounds.add(f, proved);
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
