package hopscotch.core.search;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.capability.ResumableSearch;
import hopscotch.core.search.open.BucketQueue;
import hopscotch.core.search.open.OpenEntry;

/**
 * A* (Hart, Nilsson and Raphael, "A Formal Basis for the Heuristic Determination of Minimum Cost
 * Paths", 1968) for a consistent heuristic, over a monotone bucket queue of exact integer f.
 *
 * <p>Guarantee: optimal. A bucket is an eighth to a quarter of a straight move wide, and is emptied
 * last in, first out, not by f. So a cell that is improved after its expansion is expanded again.
 * After the goal was reached, the search goes on until no entry is left with f below the goal's g.
 * Stopping when the goal is first taken from the queue would be wrong.
 *
 * <p>Invariants: every entry's key is at least the current bucket's floor, since h is consistent;
 * an entry is stale exactly if its g is no longer that of its cell. Entries keep the low bits of g
 * alone, which are enough: see {@link OpenEntry}.
 *
 * <p>Space: 8 bytes for each cell and 8 for each open entry. For one thread.
 */
final class BucketAStar extends HeuristicSearch implements ResumableSearch {
  private final CellStates states;
  private final BucketQueue open;
  private final byte[] skip;

  /** The query, and what is known of it beyond states, open list and counters. */
  private int start;

  private int goal;
  private long base;
  private long best;
  private long pushes;

  BucketAStar(
      GridGraph graph, Heuristic heuristic, boolean checkComponents, SearchObserver observer) {
    this(graph, heuristic, SkipTable.of(graph), checkComponents, observer);
  }

  /**
   * A search that leaves out moves by a {@link SkipTable} or a {@link CanonicalTable}.
   *
   * @param skip the moves left out, by the direction in which a cell was reached and the moves of
   *     its parent
   */
  BucketAStar(
      GridGraph graph,
      Heuristic heuristic,
      byte[] skip,
      boolean checkComponents,
      SearchObserver observer) {
    super(graph, heuristic, checkComponents, observer, 0);
    states = new CellStates(graph.map().cellCount());
    this.skip = skip;
    long span = graph.maxMoveCost() + h(1, 1);
    open = new BucketQueue(BucketQueue.shiftFor(graph.leastStraightCost()), span);
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    this.start = start;
    this.goal = goal;
    base = states.begin();
    best = Long.MAX_VALUE;
    pushes = 1;
    counters.set(0, 1, 0, 1, 0, 1);
    states.array()[start] = base;
    long f = estimate(start, goal);
    open.clear(f);
    open.push(f, 0, start);
    return continueSearch(path, budget);
  }

  @Override
  public Outcome resume(PathBuffer path, Budget budget) {
    return resumeQuery(path, budget);
  }

  @Override
  protected Outcome continueSearch(PathBuffer path, Budget budget) {
    final int start = this.start;
    final int goal = this.goal;
    final byte[] moves = this.moves;
    final byte[] skip = this.skip;
    final int[] offsets = this.offsets;
    final int[] moveCosts = this.moveCosts;
    final byte[] terrain = this.terrain;
    final int[] weights = this.weights;
    final long[] states = this.states.array();
    final BucketQueue open = this.open;
    final int stride = this.stride;
    final int goalX = goal % stride;
    final int goalY = goal / stride;
    final long base = this.base;
    long expanded = counters.expanded;
    long generated = counters.generated;
    long reopened = counters.reopened;
    long touched = counters.touched;
    long pushes = this.pushes;
    int openPeak = (int) counters.openPeak;
    long best = this.best;
    meter.start(budget, expanded);

    // Until no open cell has an f below the cost of the best path to the goal.
    search:
    while (open.advance() && open.floor() < best) {
      while (open.hasEntry()) {
        // Take an open cell of the bucket with the least f, unless it has been improved since.
        long entry = open.pop();
        int cell = OpenEntry.cell(entry);
        long state = states[cell];
        long g = CellStates.g(state);
        if (OpenEntry.isStale(entry, g)) {
          continue;
        }
        // No path through it can be better than the one that is known.
        int y = cell / stride;
        int x = cell - y * stride;
        long f = g + h(x - goalX, y - goalY);
        if (f >= best) {
          continue;
        }
        // The budget is spent: leave the cell open, so that the search can go on from here.
        if (meter.stops(expanded)) {
          open.push(f, g, cell);
          break search;
        }
        // Expand it.
        expanded++;
        reopened += CellStates.expansions(state);
        states[cell] = state | CellStates.EXPANDED;
        if (observer != null) {
          observer.expand(0, cell, g, f);
        }
        // Relax its moves, but for those that cannot improve a cell.
        int weight = weights == null ? 0 : weights[terrain[cell]];
        int legal =
            cell == start
                ? moves[cell] & 0xff
                : SkipTable.kept(skip, moves, offsets, CellStates.direction(state), cell);
        for (; legal != 0; legal &= legal - 1) {
          int d = Integer.numberOfTrailingZeros(legal);
          int next = cell + offsets[d];
          long nextG = g + moveCosts[d];
          if (weights != null) {
            nextG = g + (long) moveCosts[d] * (weight + weights[terrain[next]]);
          }
          // A path as good is known, or none through the neighbour can be the best.
          long old = states[next];
          long candidate = CellStates.reachedAt(nextG, base);
          if (CellStates.isNoBetter(candidate, old)) {
            continue;
          }
          long nextF = nextG + h(x + Directions.dx(d) - goalX, y + Directions.dy(d) - goalY);
          if (nextF >= best) {
            continue;
          }
          // The neighbour was reached more cheaply: keep g and the move, and open it.
          boolean isNew = CellStates.isFirstVisit(old, base);
          touched += isNew ? 1 : 0;
          states[next] = candidate | d | (isNew ? 0 : old & CellStates.EXPANDED);
          generated++;
          if (observer != null) {
            observer.generate(0, next, cell, nextG, nextF);
          }
          // The goal was reached more cheaply; it is never expanded.
          if (next == goal) {
            best = nextG;
          } else {
            open.push(nextF, nextG, next);
            pushes++;
          }
        }
        openPeak = Math.max(openPeak, open.size());
      }
    }
    // Keep what a resumed search goes on with.
    counters.set(expanded, generated, reopened, touched, 2 * pushes - open.size(), openPeak);
    this.best = best;
    this.pushes = pushes;
    // Follow the moves back from the goal.
    Outcome outcome = meter.outcome(best != Long.MAX_VALUE);
    if (outcome == Outcome.FOUND) {
      this.states.trace(start, goal, offsets, path);
    }
    return outcome;
  }
}
