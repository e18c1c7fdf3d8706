package hopscotch.bidirectional;

import hopscotch.bidirectional.frontier.BucketFrontier;
import hopscotch.bidirectional.frontier.BucketSearch;
import hopscotch.bidirectional.frontier.Frontier;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.capability.ResumableSearch;
import hopscotch.core.search.CellStates;
import hopscotch.core.search.Heuristic;
import hopscotch.core.search.SkipTable;
import hopscotch.core.search.open.OpenEntry;

/**
 * Bidirectional Dijkstra (Nicholson, "Finding the Shortest Route between Two Points in a Network",
 * The Computer Journal 9, 1966): both frontiers grow by g.
 *
 * <p>Lower bound: gminF + gminB. Stop: mu &lt;= that bound, or an open list is empty. A cell is
 * left out if its g plus the gmin of the other side is &gt;= mu.
 *
 * <p>Why that is right, if some path P costs less than mu:
 *
 * <ol>
 *   <li>By the prefix lemma of {@link Frontier} let p be the first cell of P that the forward side
 *       did not expand at its g on P, and q the last that the backward side did not.
 *   <li>If p lies at or behind q, then q has both its g, and their sum is the cost of P: a meeting.
 *   <li>Else P costs at least g(p) + g(q) &gt;= gminF + gminB, and the search goes on.
 *   <li>Neither p nor q was left out. For look at the first of them that was, say p. At that time q
 *       was on its list, so cost(P) &gt;= g(p) + gminB &gt;= mu, which is false.
 * </ol>
 *
 * <p>A bucket is at most one straight move wide. So a cell that an expansion improves lands in a
 * later bucket. Each cell is therefore expanded once on each side, at its least g, as if the order
 * were exact.
 *
 * <p>Guarantee: optimal.
 */
final class BidirectionalDijkstra extends BucketSearch implements ResumableSearch {
  private final Direction direction;

  /** The data of a query beyond states, frontiers, meeting and counters. */
  private long base;

  private BucketFrontier here;
  private long pushes;

  BidirectionalDijkstra(
      GridGraph graph, Direction direction, boolean checkComponents, SearchObserver observer) {
    super(
        graph,
        Heuristic.ZERO,
        checkComponents,
        observer,
        63 - Long.numberOfLeadingZeros(graph.leastStraightCost()),
        graph.maxMoveCost());
    this.direction = direction;
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    base = begin(start, goal, budget);
    pushes = 2;
    counters.set(0, 2, 0, 2, 0, 2);
    forward.begin(start, graph.map().stride(), 0);
    backward.begin(goal, graph.map().stride(), 0);
    here = forward;
    return continueSearch(path, budget);
  }

  @Override
  public Outcome resume(PathBuffer path, Budget budget) {
    return resumeQuery(path, budget);
  }

  @Override
  protected Outcome continueSearch(PathBuffer path, Budget budget) {
    final byte[] moves = this.moves;
    final byte[] skip = this.skip;
    final int[] offsets = this.offsets;
    final int[] moveCosts = this.moveCosts;
    final byte[] terrain = this.terrain;
    final int[] weights = this.weights;
    final long[] states = this.states.array();
    final BucketFrontier forward = this.forward;
    final BucketFrontier backward = this.backward;
    final long base = this.base;
    long expanded = counters.expanded;
    long generated = counters.generated;
    long touched = counters.touched;
    long pushes = this.pushes;
    int openPeak = (int) counters.openPeak;
    long mu = meeting.mu;
    BucketFrontier here = this.here;
    meter.start(budget, expanded);

    while (here.open.advance()) {
      // Stop when the lower bound has reached mu: no cheaper path is left.
      int sizeF = forward.open.size();
      int sizeB = backward.open.size();
      long floorF = forward.open.floor();
      long floorB = backward.open.floor();
      openPeak = Math.max(openPeak, sizeF + sizeB);
      long proved = floorF + floorB;
      if (proved >= mu) {
        break;
      }
      // Choose the side, and take its open cell with the least g, unless it has been improved.
      boolean isForward = direction.isForward(expanded, sizeF, sizeB, floorF, floorB);
      here = isForward ? forward : backward;
      long entry = here.open.pop();
      int cell = OpenEntry.cell(entry);
      long state = states[2 * cell + here.side];
      long g = CellStates.g(state);
      if (OpenEntry.isStale(entry, g)) {
        continue;
      }
      // Leave it out if no path through it can cost less than mu.
      long ahead = isForward ? floorB : floorF;
      if (g + ahead >= mu) {
        continue;
      }
      // The budget is spent: leave it open, so that the search can go on from here.
      if (meter.stops(expanded)) {
        here.open.push(g, g, cell);
        break;
      }
      // Expand it on its side.
      expanded++;
      here.expanded++;
      bounds.add(g + ahead, proved);
      if (observer != null) {
        observer.expand(here.side, cell, g, g);
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
        long across = states[nextIndex ^ 1];
        // The neighbour was reached more cheaply: keep g and the move.
        boolean isNew = CellStates.isFirstVisit(old, base);
        states[nextIndex] = candidate | d;
        generated++;
        if (observer != null) {
          observer.generate(here.side, next, cell, nextG, nextG);
        }
        // If the other side has reached it as well, the two halves are a path.
        if (CellStates.isFirstVisit(across, base)) {
          touched += isNew ? 1 : 0;
        } else if (nextG + CellStates.g(across) < mu) {
          mu = meeting.improve(nextG + CellStates.g(across), next, expanded);
        }
        // Open it, if a path through it may cost less than mu.
        if (nextG + ahead < mu) {
          here.open.push(nextG, nextG, next);
          pushes++;
        }
      }
    }
    this.pushes = pushes;
    this.here = here;
    return finish(expanded, generated, 0, touched, pushes, openPeak, path);
  }
}
