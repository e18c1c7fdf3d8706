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
 * BAE*, and the search with averaged potentials, which is the same algorithm but for one rule.
 *
 * <ul>
 *   <li>BAE* is from Sadhukhan, "Bidirectional Heuristic Search Based on Error Estimate", CSI
 *       Journal of Computing 2, 2013. It was found again as DIBBS (Sewell and Jacobson,
 *       "Dynamically Improved Bounds Bidirectional Search", Artificial Intelligence 291, 2021).
 *   <li>Averaged potentials are from Ikeda et al., "A Fast Algorithm for Finding Better Routes by
 *       AI Search Techniques", 1994; Goldberg and Harrelson, "Computing the Shortest Path: A*
 *       Search Meets Graph Theory", 2005.
 * </ul>
 *
 * <p>Why they are the same: let h be the estimate to the goal and h' that to the start. Ikeda runs
 * bidirectional Dijkstra on costs that are reduced by the potential p = (h - h') / 2. So, up to a
 * constant, it orders cells by g + p forward and by g - p backward. That could lose half a unit of
 * cost, so keys are doubled: 2g + h - h' on either side, with that side's own h. BAE* orders by f
 * plus the error g - h' that the estimate back to the origin has made. That is the same sum.
 *
 * <p>The rule that differs: BAE* also leaves out cells of f &gt;= mu, and Ikeda does not look at f.
 *
 * <p>Lower bound: (kminF + kminB) / 2. Stop: mu &lt;= that bound, or an open list is empty. A cell
 * of key + kmin' &gt;= 2 mu is left out, where kmin' is the other side's least key.
 *
 * <p>Why that is right, if some path P costs less than mu:
 *
 * <ol>
 *   <li>As in {@link BidirectionalDijkstra}, let p be the first cell of P that is not expanded
 *       forward at its g on P, and q the last that is not expanded backward. Then p lies before q,
 *       or the sides met.
 *   <li>key(p) + key'(q) = 2g(p) + 2g'(q) + (h(p) - h(q)) + (h'(q) - h'(p)). By consistency each
 *       bracket is at most d(p, q).
 *   <li>So 2 cost(P) &gt;= key(p) + key'(q) &gt;= kminF + kminB, and the search goes on.
 *   <li>Neither cell was left out, by the same inequality and since f(p) &lt;= cost(P).
 * </ol>
 *
 * <p>Keys never fall along a path, by consistency. But a side takes the cells of one bucket of keys
 * in any order, the one pushed last first ({@link BucketQueue}). So a cell may be improved after
 * its expansion, and is then expanded again. Nothing else breaks ties.
 *
 * <p>The bound is rounded down to a unit of cost. It is not raised to the next sum of move costs
 * (the epsilon and gcd of Alcazar, Riddle and Barley, "A Unifying View on Individual Bounds and
 * Heuristic Inaccuracies in Bidirectional Search", AAAI 2020). Nor is a cell left out because the
 * other side has expanded it.
 *
 * <p>Guarantee: optimal, for a consistent heuristic.
 */
final class BaeStar extends BucketSearch {
  private final Direction direction;
  private final boolean prunesByF;

  /**
   * A search.
   *
   * @param prunesByF whether to leave out cells of f &gt;= mu, as BAE* does and Ikeda does not
   */
  BaeStar(
      GridGraph graph,
      Heuristic heuristic,
      Direction direction,
      boolean prunesByF,
      boolean checkComponents,
      SearchObserver observer) {
    super(
        graph,
        heuristic,
        checkComponents,
        observer,
        BucketQueue.shiftFor(4 * graph.leastStraightCost()),
        2 * (graph.maxMoveCost() + maxChangeOfH(graph, heuristic)));
    this.direction = direction;
    this.prunesByF = prunesByF;
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

    // g is 0 at both ends, and both are open.
    forward.begin(start, stride, estimate(start, goal));
    backward.begin(goal, stride, estimate(start, goal));
    BucketFrontier here = forward;
    // The loop ends as well when a side has run empty: only the one taken from last can have.
    while (here.open.advance()) {
      // Stop when the lower bound has reached mu: no cheaper path is left. The bound is
      // (kminF + kminB) / 2, in whole units of cost.
      int sizeF = forward.open.size();
      int sizeB = backward.open.size();
      long floorF = forward.open.floor();
      long floorB = backward.open.floor();
      openPeak = Math.max(openPeak, sizeF + sizeB);
      long proved = floorF + floorB >> 1;
      if (proved >= mu) {
        break;
      }
      // Choose the side, and take its open cell with the least key, unless it has been improved.
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
      // Leave it out if no path through it can cost less than mu: by b(u) + kmin', and by f.
      int y = cell / stride;
      int x = cell - y * stride;
      int dx = x - there.originX;
      int dy = y - there.originY;
      int backX = x - here.originX;
      int backY = y - here.originY;
      long ahead = isForward ? floorB : floorF;
      if (mu != Long.MAX_VALUE) {
        long f = g + h(dx, dy);
        if (f + g - h(backX, backY) + ahead >> 1 >= mu || prunesByF && f >= mu) {
          continue;
        }
      }
      // Expand it on its side; again, if it was improved since an expansion.
      if (meter.stops(expanded)) {
        break;
      }
      expanded++;
      here.expanded++;
      bounds.add(proved, proved);
      if (CellStates.isExpanded(state)) {
        reopened++;
      }
      states[index] = state | CellStates.EXPANDED;
      if (observer != null) {
        observer.expand(here.side, cell, g, g + h(dx, dy));
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
        if (prunesByF && nextF >= mu) {
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
        if (CellStates.isFirstVisit(across, base)) {
          touched += isNew ? 1 : 0;
        } else if (nextG + CellStates.g(across) < mu) {
          // The other side has reached it as well: the two halves are a path, cheaper than mu.
          mu = meeting.improve(nextG + CellStates.g(across), next, expanded);
        }
        // Open it by b = f + (g - h'), if a path through it may cost less than mu.
        long key = nextF + nextG - h(backX + Directions.dx(d), backY + Directions.dy(d));
        if (key + ahead >> 1 < mu && (!prunesByF || nextF < mu)) {
          here.open.push(key, nextG, next);
          pushes++;
        }
      }
    }
    // Join the two halves where they met.
    return finish(expanded, generated, reopened, touched, pushes, openPeak, path);
  }
}
