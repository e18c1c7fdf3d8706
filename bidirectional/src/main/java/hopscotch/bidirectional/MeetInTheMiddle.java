package hopscotch.bidirectional;

import hopscotch.bidirectional.frontier.BucketFrontier;
import hopscotch.bidirectional.frontier.BucketSearch;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.CellStates;
import hopscotch.core.search.Heuristic;
import hopscotch.core.search.SkipTable;
import hopscotch.core.search.open.BucketQueue;
import hopscotch.core.search.open.OpenEntry;

/**
 * MM, meet in the middle (Holte, Felner, Sharon, Sturtevant and Chen, "MM: A Bidirectional Search
 * Algorithm That Is Guaranteed to Meet in the Middle", Artificial Intelligence 252, 2017). The
 * priority has the cheapest edge e in it, which the paper calls MMe: pr = max(f, 2g + e). Without a
 * heuristic it is MM0.
 *
 * <p>Lower bound: max(C, fminF, fminB, gminF + gminB + e), where C is the smaller of the two least
 * pr. Stop: mu &lt;= that bound, or an open list is empty. The side whose least pr is C expands. e
 * is the least cost of a move on the graph, its least terrain weight included.
 *
 * <p>Why that is right, if some path P costs less than mu:
 *
 * <ol>
 *   <li>As in {@link BidirectionalDijkstra}, let p be the first cell of P that is not expanded
 *       forward at its g on P, and q the last that is not expanded backward. Then p lies before q,
 *       or the sides met. Both are open, since only cells of f &gt;= mu are left out.
 *   <li>Their f are at most cost(P). And g(p) + g'(q) + e &lt;= cost(P), as at least one move lies
 *       between them.
 *   <li>So 2g(p) + e and 2g'(q) + e do not both exceed cost(P), hence C &lt;= cost(P).
 *   <li>So all four terms of the bound are at most cost(P) &lt; mu, and the search goes on.
 * </ol>
 *
 * <p>No cell of g &gt; C&#42;/2 is expanded, where C&#42; is the optimum. For it would have 2g + e
 * &gt;= C&#42; + e. But a bucket is less than e wide, and the floor of the one in work is at most
 * C&#42;.
 *
 * <p>The least f and g count stale entries too until these are taken. That can only lower the
 * bound. Guarantee: optimal, for a consistent heuristic.
 */
final class MeetInTheMiddle extends BucketSearch {
  private final BucketCounts[] leastF;
  private final BucketCounts[] leastG;
  private final long epsilon;

  MeetInTheMiddle(
      GridGraph graph, Heuristic heuristic, boolean checkComponents, SearchObserver observer) {
    super(
        graph,
        heuristic,
        checkComponents,
        observer,
        BucketQueue.shiftFor(graph.leastStraightCost()),
        graph.maxMoveCost() + Math.max(maxChangeOfH(graph, heuristic), graph.maxMoveCost()));
    int bucketShift = bucketShift(graph);
    this.leastF = new BucketCounts[] {new BucketCounts(bucketShift), new BucketCounts(bucketShift)};
    this.leastG = new BucketCounts[] {new BucketCounts(bucketShift), new BucketCounts(bucketShift)};
    this.epsilon = graph.leastStraightCost();
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    final byte[] moves = this.moves;
    final byte[] skip = this.skip;
    final int[] offsets = this.offsets;
    final int[] moveCosts = this.moveCosts;
    final byte[] terrain = this.terrain;
    final int[] weights = this.weights;
    final long[] states = this.states.array();
    final BucketFrontier forward = this.forward;
    final BucketFrontier backward = this.backward;
    final int stride = this.stride;
    final long base = begin(start, goal, budget);
    long expanded = 0;
    long generated = 2;
    long reopened = 0;
    long touched = 2;
    long pushes = 2;
    int openPeak = 2;
    long mu = Long.MAX_VALUE;

    forward.begin(start, stride, Math.max(estimate(start, goal), epsilon));
    backward.begin(goal, stride, Math.max(estimate(start, goal), epsilon));
    for (int side = 0; side < 2; side++) {
      leastF[side].clear(estimate(start, goal));
      leastF[side].add(estimate(start, goal));
      leastG[side].clear(0);
      leastG[side].add(0);
    }
    while (forward.open.advance() && backward.open.advance()) {
      // The side whose least priority is C; stop when the lower bound has reached mu.
      BucketFrontier here = forward.open.floor() <= backward.open.floor() ? forward : backward;
      BucketFrontier there = here == forward ? backward : forward;
      long proved = Math.max(here.open.floor(), bound());
      if (proved >= mu) {
        break;
      }
      BucketCounts hereF = leastF[here.side];
      BucketCounts hereG = leastG[here.side];
      // Take its open cell with the least priority, unless it has been improved since.
      long entry = here.open.pop();
      int cell = OpenEntry.cell(entry);
      int index = 2 * cell + here.side;
      long state = states[index];
      long g = CellStates.g(state);
      int y = cell / stride;
      int x = cell - y * stride;
      int dx = x - there.originX;
      int dy = y - there.originY;
      long f = g + h(dx, dy);
      long staleness = OpenEntry.pushedG(entry, g) - g;
      hereF.remove(f + staleness);
      hereG.remove(g + staleness);
      if (staleness != 0 || f >= mu) {
        continue;
      }
      // Expand it on its side.
      if (meter.stops(expanded)) {
        break;
      }
      expanded++;
      here.expanded++;
      bounds.add(Math.max(f, 2 * g + epsilon), proved);
      if (CellStates.isExpanded(state)) {
        reopened++;
      }
      states[index] = state | CellStates.EXPANDED;
      if (observer != null) {
        observer.expand(here.side, cell, g, f);
      }
      // Relax its moves, but for those that cannot improve a cell.
      int legal =
          cell == here.origin
              ? moves[cell] & 0xff
              : SkipTable.kept(skip, moves, offsets, CellStates.direction(state), cell);
      int weight = weights == null ? 0 : weights[terrain[cell]];
      for (; legal != 0; legal &= legal - 1) {
        int d = Integer.numberOfTrailingZeros(legal);
        int next = cell + offsets[d];
        long nextG = g + moveCosts[d];
        if (weights != null) {
          nextG = g + (long) moveCosts[d] * (weight + weights[terrain[next]]);
        }
        int nextIndex = 2 * next + here.side;
        // A path as good is known, or none through the neighbour can cost less than mu.
        long old = states[nextIndex];
        long candidate = CellStates.reachedAt(nextG, base);
        if (CellStates.isNoBetter(candidate, old)) {
          continue;
        }
        long nextF = nextG + h(dx + Directions.dx(d), dy + Directions.dy(d));
        if (nextF >= mu) {
          continue;
        }
        long across = states[nextIndex ^ 1];
        // The neighbour was reached more cheaply: keep g and the move.
        boolean isNew = CellStates.isFirstVisit(old, base);
        states[nextIndex] = candidate | d | (isNew ? 0 : old & CellStates.EXPANDED);
        generated++;
        if (observer != null) {
          observer.generate(here.side, next, cell, nextG, nextF);
        }
        // If the other side has reached it as well, the two halves are a path.
        if (CellStates.isFirstVisit(across, base)) {
          touched += isNew ? 1 : 0;
        } else if (nextG + CellStates.g(across) < mu) {
          mu = meeting.improve(nextG + CellStates.g(across), next, expanded);
        }
        // Open it, if a path through it may cost less than mu.
        if (nextF < mu) {
          here.open.push(Math.max(nextF, 2 * nextG + epsilon), nextG, next);
          hereF.add(nextF);
          hereG.add(nextG);
          pushes++;
        }
      }
      openPeak = Math.max(openPeak, forward.open.size() + backward.open.size());
    }
    return finish(expanded, generated, reopened, touched, pushes, openPeak, path);
  }

  /** The terms of the lower bound beyond C. */
  private long bound() {
    long f = Math.max(leastF[0].floor(), leastF[1].floor());
    return Math.max(f, leastG[0].floor() + leastG[1].floor() + epsilon);
  }
}
