package hopscotch.bidirectional.pair;

import hopscotch.bidirectional.frontier.BidirectionalSearch;
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
 * A search over pairs of open cells: the bound on a pair, the way in which it rises, and one
 * expansion. Such a search chooses a forward cell u and a backward cell v together, since it is
 * pairs that must be expanded. No path over u and v costs less than
 *
 * <p>lb(u, v) = max(fF(u), fB(v), gF(u) + gB(v) + e), e the cheapest move of the graph.
 *
 * <p>So every pair of lb &lt; C* has to be refuted by expanding one of the two (Eckerle, Chen,
 * Sturtevant, Zilles and Holte, "Sufficient Conditions for Node Expansion in Bidirectional
 * Heuristic Search", 2017).
 *
 * <p>The least lb over all open pairs is found by raising {@link #bound}. It is raised to the least
 * of three: the first waiting f of either side, and the least sum of ready g plus e.
 *
 * <p>The bound never passes the cost of a path P that is not found yet:
 *
 * <ol>
 *   <li>As in {@code BidirectionalDijkstra}, P has an open cell p forward and an open cell q
 *       backward. p lies before q, so they are at least one move apart, and lb(p, q) &lt;= cost(P).
 *   <li>While one of them waits, the bound is at most its bucket's floor. When both are ready, it
 *       is at most the sum.
 * </ol>
 *
 * <p>So mu &lt;= bound ends the search, and so does an empty open list. Only cells of f &gt;= mu
 * are left out.
 */
abstract class PairSearch extends BidirectionalSearch {
  /** The frontier from the start. */
  protected final PairFrontier forward;

  /** The frontier from the goal. */
  protected final PairFrontier backward;

  /** The cheapest move of the graph. */
  protected final long epsilon;

  /** A lower bound on the cost of every path not found yet. */
  protected long bound;

  private long base;
  private long pushes;

  PairSearch(
      GridGraph graph, Heuristic heuristic, boolean checkComponents, SearchObserver observer) {
    super(graph, heuristic, checkComponents, observer);
    epsilon = graph.leastStraightCost();
    int shift = bucketShift(graph);
    forward = new PairFrontier(0, epsilon, shift);
    backward = new PairFrontier(1, epsilon, shift);
  }

  /** Begins a query. */
  protected final void open(int start, int goal, Budget budget) {
    base = begin(start, goal, budget);
    long f = estimate(start, goal);
    forward.begin(start, graph.map().stride(), f);
    backward.begin(goal, graph.map().stride(), f);
    bound = 0;
    pushes = 2;
    counters.generated = 2;
    counters.touched = 2;
    counters.openPeak = 2;
  }

  /** Ends a query. */
  protected final Outcome close(PathBuffer path) {
    counters.heapOperations = 2 * pushes - forward.size() - backward.size();
    return finish(forward, backward, path);
  }

  /** Makes the waiting cells ready whose bucket of f begins at or below the bound. */
  protected final void makeReady(PairFrontier frontier) {
    BucketArray waiting = frontier.waiting;
    while (waiting.size() > 0 && waiting.floor() <= bound) {
      int bucket = waiting.first();
      frontier.readyUpTo(waiting.floor(bucket + 1));
      while (waiting.size() > 0 && waiting.first() == bucket) {
        long entry = waiting.pop();
        long g = g(frontier, entry);
        if (!OpenEntry.isStale(entry, g)) {
          frontier.ready.push(g, entry);
          pushes++;
        }
      }
    }
  }

  /**
   * Drops entries that are stale or have f &gt;= mu from the front of the ready queue, then notes g
   * and f of its first entry.
   */
  protected final void clean(PairFrontier frontier) {
    BucketArray ready = frontier.ready;
    while (ready.size() > 0) {
      long entry = ready.peek();
      long g = g(frontier, entry);
      long f = g + h(frontier, entry);
      if (!OpenEntry.isStale(entry, g) && f < meeting.mu) {
        frontier.nextG = g;
        frontier.nextF = f;
        return;
      }
      ready.pop();
    }
  }

  /**
   * Whether the first ready cells of both sides are a pair of lb up to the bound. Ready queues are
   * {@linkplain #clean clean}.
   */
  protected final boolean hasPair() {
    return forward.ready.size() > 0
        && backward.ready.size() > 0
        && forward.ready.floor() + backward.ready.floor() + epsilon <= bound;
  }

  private long g(PairFrontier frontier, long entry) {
    return CellStates.g(states.array()[2 * OpenEntry.cell(entry) + frontier.side]);
  }

  private long h(PairFrontier frontier, long entry) {
    PairFrontier other = frontier == forward ? backward : forward;
    int cell = OpenEntry.cell(entry);
    int y = cell / stride;
    return h(cell - y * stride - other.originX, y - other.originY);
  }

  /**
   * Raises the bound to the least of three: the first waiting f of either side, and the least g of
   * the ready cells of both sides plus e. Ready queues are {@linkplain #clean clean}, and neither
   * open list is empty.
   */
  protected final void raiseBound() {
    long least = Long.MAX_VALUE;
    if (forward.waiting.size() > 0) {
      least = forward.waiting.floor();
    }
    if (backward.waiting.size() > 0) {
      least = Math.min(least, backward.waiting.floor());
    }
    if (forward.ready.size() > 0 && backward.ready.size() > 0) {
      least = Math.min(least, forward.ready.floor() + backward.ready.floor() + epsilon);
    }
    bound = Math.max(bound, least);
    forward.readyUpTo(bound);
    backward.readyUpTo(bound);
  }

  /**
   * Expands the cell of an entry that is not stale, unless the budget is used up.
   *
   * @param lb that of the pair for which the cell is expanded
   * @return whether the query goes on
   */
  protected final boolean expand(PairFrontier here, long entry, long lb) {
    if (meter.stops(counters.expanded)) {
      return false;
    }
    final PairFrontier there = here == forward ? backward : forward;
    final long[] states = this.states.array();
    final byte[] moves = this.moves;
    final int[] offsets = this.offsets;
    final int[] moveCosts = this.moveCosts;
    final byte[] terrain = this.terrain;
    final int[] weights = this.weights;
    final int stride = this.stride;
    int cell = OpenEntry.cell(entry);
    int index = 2 * cell + here.side;
    long state = states[index];
    long g = CellStates.g(state);
    int y = cell / stride;
    int dx = cell - y * stride - there.originX;
    int dy = y - there.originY;
    long mu = meeting.mu;

    // Expand the cell on its side.
    counters.expanded++;
    here.expanded++;
    bounds.add(lb, bound);
    if (CellStates.isExpanded(state)) {
      counters.reopened++;
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
    long generated = 0;
    long touched = 0;
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
        mu = meeting.improve(nextG + CellStates.g(across), next, counters.expanded);
      }
      // Open it, if a path through it may cost less than mu.
      if (nextF < mu) {
        here.push(nextF, nextG, next);
        pushes++;
      }
    }
    // Add what this expansion took.
    counters.generated += generated;
    counters.touched += touched;
    counters.openPeak = Math.max(counters.openPeak, forward.size() + backward.size());
    return true;
  }
}
