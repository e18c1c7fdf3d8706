package hopscotch.core.search;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.open.EntryHeap;
import hopscotch.core.search.open.OpenEntry;
import hopscotch.core.search.open.Ties;

/**
 * A* over a heap, for any heuristic, weight and tie rule. With a weight W &gt; 1 it is weighted A*
 * (Pohl, "Heuristic Search Viewed as Path Finding in a Graph", Artificial Intelligence 1, 1970): f
 * = g + W*h, kept as an integer by scaling both terms.
 *
 * <p>Guarantee with reopening: if h is at most c times the true cost, the path is at most max(1,
 * c*W) times the optimum. A cell that is improved after its expansion is expanded again, so h need
 * not be consistent. The goal is taken from the heap only when no entry has a smaller f, and
 * nothing more is needed.
 *
 * <p>Guarantee without reopening, for a consistent h: a path of at most w = max(1, W) times the
 * optimum (Likhachev, Gordon and Thrun, "ARA*: Anytime A* with Provable Bounds on Sub-Optimality",
 * NIPS 2003). If W &lt;= 1, W*h is consistent itself and no cell is ever improved after its
 * expansion. If W &gt; 1, each cell s is expanded with g(s) &lt;= W*g*(s), where g* is the cost of
 * an optimal path. The proof is by induction over the expansions. Suppose that s is next and g(s)
 * &gt; W*g*(s). On an optimal path to s let u be the first cell not yet expanded, and p the one
 * before it. When p was expanded, u got
 *
 * <pre>
 *   g(u) &lt;= g(p) + c(p,u) &lt;= W*g*(p) + c(p,u) &lt;= W*g*(u), so that
 *   f(u) &lt;= W*(g*(u) + h(u)) &lt;= W*(g*(u) + c*(u,s) + h(s)) = W*g*(s) + W*h(s) &lt; f(s)
 * </pre>
 *
 * <p>So the open cell u is next, and not s. Consistency is the middle step of the second line. With
 * the goal for s this is the bound. Without consistency there is no such bound: the answer is a
 * path, of any cost.
 *
 * <p>Space: 8 bytes for each cell and 16 for each open entry. For one thread.
 */
final class HeapAStar extends HeuristicSearch implements GrowingTree {
  /** The index of the counter of necessary expansions. */
  static final int NECESSARY = 0;

  private final CellStates states;
  private final EntryHeap open = new EntryHeap();
  private final Ties ties;
  private final long gScale;
  private final long hScale;

  /** The bit of a state that keeps its cell from being improved: none if cells are reopened. */
  private final long closed;

  /** The query, and what is known of it beyond states, open list and counters. */
  private int start;

  private int goal;
  private long base;
  private long pops;
  private long largestF;

  /**
   * Orders by {@code gScale * g + hScale * h}, ties by {@code ties}.
   *
   * @param reopens whether a cell that is improved after its expansion is expanded again
   */
  HeapAStar(
      GridGraph graph,
      Heuristic heuristic,
      int gScale,
      int hScale,
      Ties ties,
      boolean reopens,
      boolean checkComponents,
      SearchObserver observer) {
    super(graph, heuristic, checkComponents, observer, 1);
    this.gScale = gScale;
    this.hScale = hScale;
    this.ties = ties;
    this.closed = reopens ? 0 : CellStates.EXPANDED;
    this.states = new CellStates(graph.map().cellCount());
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    this.start = start;
    this.goal = goal;
    base = states.begin();
    pops = 0;
    largestF = -1;
    counters.set(0, 1, 0, 1, 0, 1);
    states.array()[start] = base;
    open.clear();
    open.push(hScale * estimate(start, goal), start);
    return continueSearch(path, budget);
  }

  @Override
  public Outcome resume(PathBuffer path, Budget budget) {
    return resumeQuery(path, budget);
  }

  @Override
  public int mostPromising() {
    return OpenEntry.cell(open.topEntry());
  }

  @Override
  public int parent(int cell) {
    return cell - offsets[CellStates.direction(states.array()[cell])];
  }

  @Override
  protected Outcome continueSearch(PathBuffer path, Budget budget) {
    final int start = this.start;
    final int goal = this.goal;
    final byte[] moves = this.moves;
    final int[] offsets = this.offsets;
    final int[] moveCosts = this.moveCosts;
    final byte[] terrain = this.terrain;
    final int[] weights = this.weights;
    final long[] states = this.states.array();
    final EntryHeap open = this.open;
    final int stride = this.stride;
    final int goalX = goal % stride;
    final int goalY = goal / stride;
    final long base = this.base;
    final long closed = this.closed;
    long expanded = counters.expanded;
    long generated = counters.generated;
    long reopened = counters.reopened;
    long touched = counters.touched;
    long pops = this.pops;
    int openPeak = (int) counters.openPeak;
    long largestF = this.largestF;
    long expandedBelowLargestF = counters.extra(NECESSARY);
    boolean found = false;
    meter.start(budget, expanded);

    while (open.size() > 0) {
      // Take the open cell with the least f, unless it has been improved since it was put there.
      long f = open.topKey();
      long entry = open.topEntry();
      int cell = OpenEntry.cell(entry);
      open.pop();
      pops++;
      long state = states[cell];
      long g = CellStates.g(state);
      int y = cell / stride;
      int x = cell - y * stride;
      if (f != gScale * g + hScale * anyH(x - goalX, y - goalY)) {
        continue;
      }
      // Count the expansions below the largest f so far: no optimal search can do without them.
      if (f > largestF) {
        largestF = f;
        expandedBelowLargestF = expanded;
      }
      // The goal has the least f: its path is found.
      if (cell == goal) {
        found = true;
        break;
      }
      // The budget is spent: leave the cell open, so that the search can go on from here.
      if (meter.stops(expanded)) {
        open.push(f, entry);
        pops--;
        break;
      }
      // Expand it: it is closed from here on.
      expanded++;
      reopened += CellStates.expansions(state);
      states[cell] = state | CellStates.EXPANDED;
      if (observer != null) {
        observer.expand(0, cell, g, f);
      }
      // Relax its moves.
      int weight = weights == null ? 0 : weights[terrain[cell]];
      for (int legal = moves[cell] & 0xff; legal != 0; legal &= legal - 1) {
        int d = Integer.numberOfTrailingZeros(legal);
        int next = cell + offsets[d];
        long nextG = g + moveCosts[d];
        if (weights != null) {
          nextG = g + (long) moveCosts[d] * (weight + weights[terrain[next]]);
        }
        // A path as good is known, or the neighbour is closed for good.
        long old = states[next];
        long candidate = CellStates.reachedAt(nextG, base);
        if (CellStates.isNoBetter(candidate, old)) {
          continue;
        }
        boolean isNew = CellStates.isFirstVisit(old, base);
        if (isNew) {
          touched++;
        } else if ((old & closed) != 0) {
          continue;
        }
        // The neighbour was reached more cheaply: keep g and the move, and open it.
        states[next] = candidate | d | (isNew ? 0 : old & CellStates.EXPANDED);
        long nextH = anyH(x + Directions.dx(d) - goalX, y + Directions.dy(d) - goalY);
        long nextF = gScale * nextG + hScale * nextH;
        long tie = ties.rank(nextH, generated) & OpenEntry.MAX_TIE;
        open.push(nextF, OpenEntry.of(tie, next));
        generated++;
        if (observer != null) {
          observer.generate(0, next, cell, nextG, nextF);
        }
      }
      openPeak = Math.max(openPeak, open.size());
    }
    // Keep what a resumed search goes on with.
    counters.set(expanded, generated, reopened, touched, generated + pops, openPeak);
    counters.setExtra(NECESSARY, expandedBelowLargestF);
    this.pops = pops;
    this.largestF = largestF;
    // Follow the moves back from the goal.
    if (found) {
      this.states.trace(start, goal, offsets, path);
    }
    return meter.outcome(found);
  }
}
