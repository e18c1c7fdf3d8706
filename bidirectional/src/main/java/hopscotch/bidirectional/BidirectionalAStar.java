package hopscotch.bidirectional;

import hopscotch.bidirectional.frontier.BucketFrontier;
import hopscotch.bidirectional.frontier.BucketSearch;
import hopscotch.bidirectional.frontier.Frontier;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.CellStates;
import hopscotch.core.search.Heuristic;
import hopscotch.core.search.SkipTable;
import hopscotch.core.search.open.OpenEntry;

/**
 * BHPA, bidirectional A* (Pohl, "Bi-directional Search", Machine Intelligence 6, 1971): A* from
 * either end, each with an estimate to the other's origin. And NBA*, new bidirectional A* (Pijls
 * and Post, "Yet Another Bidirectional Algorithm for Finding the Shortest Path", Econometric
 * Institute report 2009-10), which differs in what it rejects.
 *
 * <p>Lower bound: max(fminF, fminB), the larger of the least f of either side. Stop: mu &lt;= that
 * bound, or an open list is empty. Cells of f &gt;= mu are left out, since a path through them
 * costs no less than mu.
 *
 * <p>Why that is right: suppose that at the end some path P costs less than mu. By the prefix lemma
 * of {@link Frontier} there are two cases:
 *
 * <ul>
 *   <li>One side expanded all of P. Then it reached the other's origin at P's cost, which is a
 *       meeting.
 *   <li>Either side has a cell of P with g + h &lt;= cost(P) &lt; mu, by admissibility. It was not
 *       left out. So both open lists hold an f below mu, and the search goes on.
 * </ul>
 *
 * <p>Each side's bound stands alone: the one that reaches mu first ends the search.
 *
 * <p>NBA* has a lower bound of a path through each cell u that one side takes, too: max(g + h, g +
 * fmin' - h'), where fmin' and h' are the other side's least f and estimate. If it is &gt;= mu, u
 * is rejected. Why that is right, if some path P costs less than mu:
 *
 * <ol>
 *   <li>As in {@link BidirectionalDijkstra}, let p be the first cell of P that is not expanded
 *       forward at its g on P, and q the last that is not expanded backward. Then p lies before q,
 *       or the sides met.
 *   <li>Neither was rejected. For look at the first of them that was, say p. At that time q was on
 *       its list, so g'(q) &gt;= fmin' - h'(q). By consistency cost(P) &gt;= g(p) + d(p, q) + fmin'
 *       - h'(q) &gt;= g(p) + fmin' - h'(p). And cost(P) &gt;= g(p) + h(p). So its bound was below
 *       mu.
 *   <li>So both lists hold an entry of f below mu, and neither side has ended.
 * </ol>
 *
 * <p>By a rule of the paper on NBA* a cell that one side has closed is never expanded by the other.
 * That needs no set of closed cells here. If the other side is done with u, its key g' + h' is
 * below fmin'. So mu &lt;= g + g' &lt; g + fmin' - h', and u is rejected. Only cells of the bucket
 * in work may be expanded twice.
 *
 * <p>Guarantee: optimal, for a consistent heuristic. To stop at the first contact instead is the
 * classic mistake: the frontiers meet first where both are cheap, not where the sum is least.
 * {@link Stop#FIRST_CONTACT} makes it, and has no guarantee but a path.
 */
final class BidirectionalAStar extends BucketSearch {
  /** The rules for stopping. */
  enum Stop {
    /** Stop when no cheaper meeting can come. */
    OPTIMAL,
    /** At the first meeting. This is wrong, and shown for that reason. */
    FIRST_CONTACT
  }

  private final Direction direction;
  private final boolean stopsAtContact;

  /** Whether cells are rejected as NBA* rejects them. */
  private final boolean rejects;

  BidirectionalAStar(
      GridGraph graph,
      Heuristic heuristic,
      Direction direction,
      Stop stop,
      boolean rejects,
      boolean checkComponents,
      SearchObserver observer) {
    super(graph, heuristic, checkComponents, observer);
    this.direction = direction;
    this.stopsAtContact = stop == Stop.FIRST_CONTACT;
    this.rejects = rejects;
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

    forward.begin(start, stride, estimate(start, goal));
    backward.begin(goal, stride, estimate(start, goal));
    BucketFrontier here = forward;
    while (here.open.advance()) {
      // Stop when the lower bound has reached mu, or wrongly at the first contact.
      int sizeF = forward.open.size();
      int sizeB = backward.open.size();
      long floorF = forward.open.floor();
      long floorB = backward.open.floor();
      openPeak = Math.max(openPeak, sizeF + sizeB);
      long proved = Math.max(floorF, floorB);
      if (proved >= mu || stopsAtContact && mu != Long.MAX_VALUE) {
        break;
      }
      // Choose the side, and take its open cell with the least f, unless it has been improved.
      boolean isForward = direction.isForward(expanded, sizeF, sizeB, floorF, floorB);
      here = isForward ? forward : backward;
      BucketFrontier there = isForward ? backward : forward;
      long entry = here.open.pop();
      int cell = OpenEntry.cell(entry);
      int index = 2 * cell + here.side;
      long state = states[index];
      long g = CellStates.g(state);
      if (OpenEntry.isStale(entry, g)) {
        continue;
      }
      // Leave it out if no path through it can cost less than mu: by f, for NBA* by g + fmin' - h'.
      int y = cell / stride;
      int x = cell - y * stride;
      int dx = x - there.originX;
      int dy = y - there.originY;
      long f = g + h(dx, dy);
      if (f >= mu
          || rejects
              && mu != Long.MAX_VALUE
              && g + (isForward ? floorB : floorF) - h(x - here.originX, y - here.originY) >= mu) {
        continue;
      }
      // Expand it on its side.
      if (meter.stops(expanded)) {
        break;
      }
      expanded++;
      here.expanded++;
      bounds.add(rejects ? Math.max(f, proved) : f, proved);
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
          here.open.push(nextF, nextG, next);
          pushes++;
        }
      }
    }
    return finish(expanded, generated, reopened, touched, pushes, openPeak, path);
  }
}
