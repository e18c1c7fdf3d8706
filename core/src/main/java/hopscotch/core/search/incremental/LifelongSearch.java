package hopscotch.core.search.incremental;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.ChangingGraph;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetMeter;
import hopscotch.core.planner.IncrementalSearch;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import java.util.Arrays;

/**
 * Lifelong Planning A* (Koenig, Likhachev and Furcy, Artificial Intelligence 155, 2004), and what
 * is LPA* with an end that moves: D* Lite in its optimised version (Koenig and Likhachev, AAAI
 * 2002, figure 4) and Moving Target D* Lite (Sun, Yeoh and Koenig, AAMAS 2010).
 *
 * <p>The search runs from its <em>root</em> to its <em>target</em>. Of each cell it knows g, its
 * cost from the root as last worked out, and rhs, that cost by what its neighbours' g say, with the
 * move to the neighbour that says it. A cell is overconsistent where g &gt; rhs, underconsistent
 * where g &lt; rhs; the open list holds exactly these, by the key (min(g, rhs) + h + k_m, min(g,
 * rhs)).
 *
 * <p>Guarantee: optimal. Invariants between two expansions, so also after a stopped find: the rhs
 * of every cell but the root follows from its neighbours' g; a key on the open list is at most the
 * cell's true key. Moves are symmetric, so a cell's successors are its predecessors.
 *
 * <p>Where this deviates:
 *
 * <ul>
 *   <li>k_m grows before every find whose target has moved, not only with a change: here finds may
 *       begin anywhere, off the last path too.
 *   <li>A pair of key terms is one long, the first times 2^{@value #TIE_BITS} plus the second. That
 *       is the order of the pairs, but where two first terms differ by less than the second terms
 *       over 2^{@value #TIE_BITS}; there it is the key of a heuristic scaled by 1 - 1 / (1 +
 *       2^{@value #TIE_BITS}), as consistent as h.
 *   <li>rhs is worked out again only where the move that gave it is concerned, which is known, as
 *       the optimised version does by comparing costs. A cell with a changed edge is worked out
 *       again whole.
 *   <li>The target is not expanded when it is overconsistent: its rhs is its cost.
 *   <li>The root of MT-D* Lite may move to any cell that the search has reached; a find from any
 *       other begins anew. Its g stays, so all costs of the tree count from the first root on.
 * </ul>
 *
 * <p>Each cell is expanded at most twice a find, once underconsistent, then once overconsistent.
 * Space: 20 bytes a cell and 12 an open entry, beside the graph's own. For one thread.
 */
final class LifelongSearch implements IncrementalSearch, Consistency {
  /** The index of the counter of underconsistent expansions. */
  static final int RAISED = 0;

  private static final int TIE_BITS = 19;

  /** More in k_m could overflow a key, more at the root a cost. */
  private static final long LARGEST_SHIFT = GridGraph.MAX_PATH_COST / 2;

  private final Replanning kind;
  private final ChangingGraph graph;
  private final SearchObserver observer;
  private final SearchCounters counters = new SearchCounters(1);
  private final BudgetMeter meter = new BudgetMeter();
  private final int side;
  private final int stride;
  private final int[] offsets;
  private final byte[] moves;
  private final CostScale costs;
  private final CellRecords records;
  private final CellHeap open;
  private int[] deleted = new int[64];

  private boolean begun;
  private int root;
  private long rootCost;
  private int target;
  private int targetX;
  private int targetY;
  private long km;

  private long generated;

  LifelongSearch(GridGraph graph, Replanning kind, SearchObserver observer) {
    this.kind = kind;
    this.graph = new ChangingGraph(graph);
    this.observer = observer;
    side = kind.isFromGoal() ? 1 : 0;
    stride = this.graph.stride();
    offsets = Directions.offsets(stride);
    moves = this.graph.moves();
    costs = new CostScale(this.graph);
    records = new CellRecords(this.graph.cellCount());
    open = new CellHeap(this.graph.cellCount());
  }

  @Override
  public void beginAnew() {
    begun = false;
    open.clear();
  }

  @Override
  public void change(CellChanges changes) {
    graph.apply(changes);
    if (graph.isRescaled()) {
      costs.read();
      beginAnew();
    }
    for (int i = 0; begun && i < graph.changedCount(); i++) {
      int cell = graph.changedCell(i);
      if (cell != root) {
        updateRhs(cell);
      }
    }
  }

  @Override
  public long g(int cell) {
    return begun ? records.g(cell) : INFINITE;
  }

  @Override
  public long rhs(int cell) {
    return begun ? records.rhs(cell) : INFINITE;
  }

  @Override
  public boolean isOpen(int cell) {
    return open.contains(cell);
  }

  @Override
  public SearchCounters counters() {
    return counters;
  }

  @Override
  public Outcome find(int start, int goal, PathBuffer path, Budget budget) {
    graph.requireFree(start, "start");
    graph.requireFree(goal, "goal");
    path.clear();
    counters.clear();
    if (observer != null) {
      observer.begin(start, goal);
    }
    Outcome outcome = Outcome.FOUND;
    if (start == goal) {
      path.add(start);
    } else {
      prepare(kind.isFromGoal() ? goal : start, kind.isFromGoal() ? start : goal);
      outcome = search(budget);
      if (outcome == Outcome.FOUND) {
        trace(path);
      }
    }
    counters.generated = generated;
    counters.touched = records.touched();
    counters.heapOperations = open.operations();
    counters.openPeak = open.peak();
    generated = 0;
    open.resetCounts();
    records.nextFind();
    if (observer != null) {
      observer.end(outcome);
    }
    return outcome;
  }

  /** Goes on with the search there is, where the ends allow it, or begins another. */
  private void prepare(int newRoot, int newTarget) {
    boolean goesOn =
        begun
            && (newRoot == root || kind.rootMayMove())
            && (newTarget == target || kind.targetMayMove());
    if (goesOn && newTarget != target) {
      km += costs.h(newTarget % stride - targetX, newTarget / stride - targetY);
    }
    target = newTarget;
    targetX = newTarget % stride;
    targetY = newTarget / stride;
    goesOn = goesOn && km <= LARGEST_SHIFT && (newRoot == root || moveRoot(newRoot));
    if (!goesOn) {
      begin(newRoot);
    }
  }

  private void begin(int newRoot) {
    records.begin();
    beginAnew();
    begun = true;
    root = newRoot;
    rootCost = 0;
    km = 0;
    if (observer != null) {
      observer.forget();
    }
    records.setRhs(root, 0, 0);
    update(root);
  }

  /**
   * OptimizedDeletion of MT-D* Lite: cuts off what does not hang on the new root, and works it out
   * again from what is left. False where the new root was not reached.
   */
  private boolean moveRoot(int newRoot) {
    long newCost = Math.min(records.g(newRoot), records.rhs(newRoot));
    if (newCost > LARGEST_SHIFT) {
      return false;
    }
    int count = delete(root, 0);
    root = newRoot;
    rootCost = newCost;
    records.setRhs(root, rootCost, 0);
    update(root);
    for (int i = 0; i < count; i++) {
      int cell = deleted[i];
      for (int legal = moves[cell] & 0xff; legal != 0; legal &= legal - 1) {
        int d = Integer.numberOfTrailingZeros(legal);
        int next = cell + offsets[d];
        if (next != root && records.hasRhsBy(next, Directions.reverse(d))) {
          count = delete(next, count);
        }
      }
    }
    for (int i = 0; i < count; i++) {
      updateRhs(deleted[i]);
    }
    return true;
  }

  private int delete(int cell, int count) {
    if (count == deleted.length) {
      deleted = Arrays.copyOf(deleted, 2 * count);
    }
    deleted[count] = cell;
    records.setG(cell, INFINITE);
    records.setRhs(cell, INFINITE, 0);
    open.remove(cell);
    tell(cell);
    return count + 1;
  }

  /** ComputeShortestPath. */
  private Outcome search(Budget budget) {
    long expanded = 0;
    long reopened = 0;
    long raised = 0;
    Outcome stopped = null;
    long nextCheck = meter.start(budget);
    while (true) {
      long topKey = open.topKey();
      long targetG = records.g(target);
      long targetRhs = records.rhs(target);
      if (topKey >= key(Math.min(targetG, targetRhs), 0) && targetRhs <= targetG) {
        break;
      }
      int cell = open.topCell();
      int y = cell / stride;
      int x = cell - y * stride;
      long h = costs.h(x - targetX, y - targetY);
      long g = records.g(cell);
      long rhs = records.rhs(cell);
      long least = Math.min(g, rhs);
      long key = key(least, h);
      if (topKey < key) {
        open.set(cell, key);
        tell(cell);
        continue;
      }
      if (expanded >= nextCheck) {
        stopped = meter.exhausted(expanded);
        if (stopped != null) {
          break;
        }
        nextCheck = meter.nextCheck(expanded);
      }
      expanded++;
      reopened += records.expand(cell) ? 1 : 0;
      if (observer != null) {
        observer.expand(side, cell, least - rootCost, least + h + km);
      }
      if (g > rhs) {
        records.setG(cell, rhs);
        open.remove(cell);
        tell(cell);
        lowerNeighbours(cell, x, y, rhs);
      } else {
        raised++;
        records.setG(cell, INFINITE);
        tell(cell);
        raiseNeighbours(cell);
        update(cell);
      }
    }
    counters.expanded = expanded;
    counters.reopened = reopened;
    counters.setExtra(RAISED, raised);
    if (stopped != null) {
      return stopped;
    }
    return records.rhs(target) == INFINITE ? Outcome.NO_PATH : Outcome.FOUND;
  }

  /** After g of a cell fell: neighbours it improves get their rhs through it. */
  private void lowerNeighbours(int cell, int x, int y, long g) {
    final CellRecords records = this.records;
    for (int legal = moves[cell] & 0xff; legal != 0; legal &= legal - 1) {
      int d = Integer.numberOfTrailingZeros(legal);
      int next = cell + offsets[d];
      long rhs = g + costs.cost(cell, d);
      if (!records.isAbove(next, rhs) || next == root) {
        continue;
      }
      records.setRhs(next, rhs, Directions.reverse(d));
      long nextG = records.g(next);
      if (nextG == rhs) {
        open.remove(next);
        tell(next);
        continue;
      }
      long least = Math.min(nextG, rhs);
      long h = costs.h(x + Directions.dx(d) - targetX, y + Directions.dy(d) - targetY);
      open.set(next, key(least, h));
      generated++;
      if (observer != null) {
        tell(next);
        observer.generate(side, next, cell, least - rootCost, least + h + km);
      }
    }
  }

  /** After g of a cell rose: neighbours that had their rhs through it look for another. */
  private void raiseNeighbours(int cell) {
    for (int legal = moves[cell] & 0xff; legal != 0; legal &= legal - 1) {
      int d = Integer.numberOfTrailingZeros(legal);
      int next = cell + offsets[d];
      if (next != root && records.hasRhsBy(next, Directions.reverse(d))) {
        updateRhs(next);
      }
    }
  }

  /** Works rhs out from the neighbours' g. */
  private void updateRhs(int cell) {
    long best = INFINITE;
    int move = 0;
    for (int legal = moves[cell] & 0xff; legal != 0; legal &= legal - 1) {
      int d = Integer.numberOfTrailingZeros(legal);
      int next = cell + offsets[d];
      long rhs = records.g(next) + costs.cost(cell, d);
      if (rhs < best) {
        best = rhs;
        move = d;
      }
    }
    if (best < INFINITE || records.isReached(cell)) {
      records.setRhs(cell, best, move);
      update(cell);
    }
  }

  /** UpdateVertex: on the open list exactly where inconsistent. */
  private void update(int cell) {
    long g = records.g(cell);
    long rhs = records.rhs(cell);
    if (g == rhs) {
      open.remove(cell);
      tell(cell);
      return;
    }
    long least = Math.min(g, rhs);
    long h = costs.h(cell % stride - targetX, cell / stride - targetY);
    open.set(cell, key(least, h));
    generated++;
    tell(cell);
    if (observer != null && cell != root) {
      int parent = g > rhs ? cell + offsets[records.move(cell)] : cell;
      observer.generate(side, cell, parent, least - rootCost, least + h + km);
    }
  }

  /** Tells the observer, if there is one, what is known of a cell. */
  private void tell(int cell) {
    if (observer == null) {
      return;
    }
    long g = records.g(cell);
    long rhs = records.rhs(cell);
    long h = costs.h(cell % stride - targetX, cell / stride - targetY);
    observer.update(
        side,
        cell,
        cell == root || rhs == INFINITE ? -1 : cell + offsets[records.move(cell)],
        g == INFINITE ? SearchObserver.NO_COST : g,
        rhs == INFINITE ? SearchObserver.NO_COST : rhs,
        g == rhs ? SearchObserver.NO_COST : Math.min(g, rhs) + h + km);
  }

  private long key(long least, long h) {
    return (least + h + km << TIE_BITS) + least;
  }

  private void trace(PathBuffer path) {
    path.add(target);
    for (int cell = target; cell != root; ) {
      cell += offsets[records.move(cell)];
      path.add(cell);
    }
    if (!kind.isFromGoal()) {
      path.reverse(0);
    }
  }
}
