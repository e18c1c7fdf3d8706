package hopscotch.core.search.incremental;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Ints;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;

/**
 * Lifelong Planning A* (Koenig, Likhachev and Furcy, Artificial Intelligence 155, 2004), and what
 * is LPA* with an end that moves: D* Lite in its optimised version (Koenig and Likhachev, AAAI
 * 2002, figure 4) and Moving Target D* Lite (Sun, Yeoh and Koenig, AAMAS 2010).
 *
 * <p>The search runs from its <em>root</em> to its <em>target</em>. Of each cell it knows g, its
 * cost from the root as last worked out, and rhs, that cost by what its neighbours' g say, with the
 * move to the neighbour that says it. A cell is overconsistent where g &gt; rhs, underconsistent
 * where g &lt; rhs; the open list U holds exactly these.
 *
 * <p>The procedures have the papers' names: {@link #initialize}, {@link #updateVertex}, {@link
 * #computeShortestPath}, {@link #optimizedDeletion}, and {@link ReplanKeys#calculateKey}. Their
 * Main is the caller's: it moves the unit, and calls {@link #change} and {@link #search}. Moves are
 * symmetric, so the successors of a cell are its predecessors. The two parts of a key are packed in
 * one long, the first above the second.
 *
 * <p>Guarantee: optimal, also after a stopped find. Each cell is expanded at most twice in each
 * find, once underconsistent, then once overconsistent. {@link ReplanKeys} says why.
 *
 * <p>Invariants between the procedures: the rhs of every cell but the root follows from its
 * neighbours' g; a key on the open list is at most the cell's true key.
 *
 * <p>Where this deviates:
 *
 * <ul>
 *   <li>Of cells whose first part of the key is equal, the order is by {@link ReplanKeys.Ties}, and
 *       that of the papers only where it says so.
 *   <li>k_m grows before every find whose target has moved, not only with a change: here finds may
 *       begin anywhere, off the last path too.
 *   <li>Whether a cell has its rhs by a neighbour is known from the move that is kept with it, and
 *       not from a comparison of costs.
 *   <li>A cell with a changed edge is worked out again whole.
 *   <li>The target is not expanded when it is overconsistent: its rhs is its cost.
 *   <li>The root of MT-D* Lite may move to any cell that the search has reached; a find from any
 *       other begins anew.
 * </ul>
 *
 * <p>Space: 20 bytes for each cell and 12 for each open entry, beside the graph's own. For one
 * thread.
 */
final class LifelongSearch extends ReplanningSearch {
  /** The index of the counter of underconsistent expansions. */
  static final int RAISED = 0;

  private final Replanning kind;
  private final int side;
  private final byte[] moves;
  private final ReplanKeys keys;
  private final CellRecords records;
  private final CellHeap open;
  private final Ints deleted = new Ints();

  private boolean begun;
  private int target;
  private int root;

  /** The g of the root, from which all others count: not 0 once it has moved. */
  private long rootCost;

  /** The number of keys given to cells in this find. */
  private long generated;

  LifelongSearch(
      GridGraph original, Replanning kind, ReplanKeys.Ties ties, SearchObserver observer) {
    super(original, observer);
    this.kind = kind;
    side = kind.isFromGoal() ? 1 : 0;
    int cells = graph.map().cellCount();
    moves = graph.moves();
    keys = new ReplanKeys(ties, costs, stride, cells / stride);
    records = new CellRecords(cells);
    open = new CellHeap(cells);
  }

  @Override
  public void beginAnew() {
    begun = false;
    open.clear();
  }

  @Override
  public void change(CellChanges changes) {
    // For all cells with changed edge costs: update rhs, and UpdateVertex.
    changing.apply(changes);
    if (changing.isRescaled()) {
      costs.read();
      keys.readScale();
      beginAnew();
    }
    for (int i = 0; begun && i < changing.changedCount(); i++) {
      updateRhs(changing.changedCell(i));
    }
  }

  /** The cost of a cell as last worked out, or {@link CellRecords#INFINITE}. */
  long g(int cell) {
    return begun ? records.g(cell) : CellRecords.INFINITE;
  }

  /** The cost of a cell by what its neighbours' g say, or {@link CellRecords#INFINITE}. */
  long rhs(int cell) {
    return begun ? records.rhs(cell) : CellRecords.INFINITE;
  }

  /** Whether a cell is on the open list: whether it is inconsistent. */
  boolean isOpen(int cell) {
    return open.contains(cell);
  }

  @Override
  Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    int newRoot = kind.isFromGoal() ? goal : start;
    int newTarget = kind.isFromGoal() ? start : goal;
    // Go on with the search there is, where the ends allow it, or begin another. A target that has
    // moved makes the keys grow: k_m = k_m + h(s_last, s_start), s_last = s_start.
    boolean goesOn =
        begun
            && (newRoot == root || kind.rootMayMove())
            && (newTarget == target || kind.targetMayMove() && keys.moveTo(newTarget));
    target = newTarget;
    goesOn = goesOn && (newRoot == root || optimizedDeletion(newRoot));
    if (!goesOn) {
      initialize(newRoot);
    }
    Outcome outcome = computeShortestPath(budget);
    if (outcome == Outcome.FOUND) {
      trace(path);
    }
    return outcome;
  }

  @Override
  void count() {
    counters.generated = generated;
    counters.touched = records.touched();
    counters.heapOperations = open.operations();
    counters.openPeak = open.peak();
    generated = 0;
    open.resetCounts();
    records.nextFind();
  }

  private void initialize(int newRoot) {
    begun = true;
    // k_m = 0; for all s rhs(s) = g(s) = infinite; U is empty.
    keys.begin(target);
    records.begin();
    open.clear();
    if (observer != null) {
      observer.forget();
    }
    // rhs(s_root) = 0, and the root is inserted into U.
    setRoot(newRoot, 0);
  }

  /** Makes a cell the root, whose rhs is given. */
  private void setRoot(int cell, long cost) {
    root = cell;
    rootCost = cost;
    records.setRhs(cell, cost, 0);
    updateVertex(cell);
  }

  private Outcome computeShortestPath(Budget budget) {
    final CellRecords records = this.records;
    final CellHeap open = this.open;
    long expanded = 0;
    long reopened = 0;
    long raised = 0;
    meter.start(budget);
    while (true) {
      // Until U has no key below CalculateKey(target), and the target is not underconsistent.
      long keyOld = open.topKey();
      long targetRhs = records.rhs(target);
      if (keyOld >= keys.end(targetRhs) && targetRhs <= records.g(target)) {
        break;
      }
      // k_old < k_new: its key was too small, so it waits with another.
      int cell = open.topCell();
      int y = cell / stride;
      int x = cell - y * stride;
      long h = keys.h(x, y);
      long g = records.g(cell);
      long rhs = records.rhs(cell);
      long keyNew = keys.calculateKey(g, rhs, h);
      if (keyOld < keyNew) {
        open.set(cell, keyNew);
        tell(cell);
        continue;
      }
      // The budget is spent: the cell stays open, so that a later find can go on from here.
      if (meter.stops(expanded)) {
        break;
      }
      expanded++;
      reopened += records.expand(cell) ? 1 : 0;
      if (observer != null) {
        long least = Math.min(g, rhs);
        observer.expand(side, cell, least - rootCost, least + keys.beyond(h));
      }
      // Overconsistent: g(u) = rhs(u). Underconsistent: g(u) is infinite.
      if (g > rhs) {
        expandOverconsistent(cell, x, y, rhs);
      } else {
        raised++;
        expandUnderconsistent(cell);
      }
    }
    counters.expanded = expanded;
    counters.reopened = reopened;
    counters.setExtra(RAISED, raised);
    return meter.outcome(records.rhs(target) != CellRecords.INFINITE);
  }

  /** g(u) = rhs(u), and u leaves U; neighbours that this improves have their rhs by u. */
  private void expandOverconsistent(int cell, int x, int y, long rhs) {
    final CellRecords records = this.records;
    records.setG(cell, rhs);
    open.remove(cell);
    tell(cell);
    for (int legal = moves[cell] & 0xff; legal != 0; legal &= legal - 1) {
      // rhs(s) = min(rhs(s), c(s, u) + g(u)) for all s but the root.
      int d = Integer.numberOfTrailingZeros(legal);
      int next = cell + offsets[d];
      long nextRhs = rhs + costs.cost(cell, d);
      if (!records.isAbove(next, nextRhs) || next == root) {
        continue;
      }
      records.setRhs(next, nextRhs, Directions.reverse(d));
      // UpdateVertex(s), whose column, row, g and rhs are known here.
      long nextG = records.g(next);
      if (nextG == nextRhs) {
        open.remove(next);
        tell(next);
        continue;
      }
      long h = keys.h(x + Directions.dx(d), y + Directions.dy(d));
      open.set(next, keys.calculateKey(nextG, nextRhs, h));
      generated++;
      if (observer != null) {
        tell(next);
        tellGenerated(next, cell, Math.min(nextG, nextRhs), h);
      }
    }
  }

  /** g(u) is infinite; neighbours that have their rhs by u work it out again. */
  private void expandUnderconsistent(int cell) {
    records.setG(cell, CellRecords.INFINITE);
    tell(cell);
    for (int legal = moves[cell] & 0xff; legal != 0; legal &= legal - 1) {
      int d = Integer.numberOfTrailingZeros(legal);
      int next = cell + offsets[d];
      if (hasRhsBy(next, Directions.reverse(d))) {
        updateRhs(next);
      }
    }
    updateVertex(cell);
  }

  private boolean hasRhsBy(int cell, int move) {
    return cell != root && records.hasRhsBy(cell, move);
  }

  /** rhs(s) = min over all s' beside s of c(s, s') + g(s'), for all s but the root. */
  private void updateRhs(int cell) {
    if (cell == root) {
      return;
    }
    long best = CellRecords.INFINITE;
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
    if (best < CellRecords.INFINITE || records.isReached(cell)) {
      records.setRhs(cell, best, move);
      updateVertex(cell);
    }
  }

  /** On the open list exactly where inconsistent. */
  private void updateVertex(int cell) {
    long g = records.g(cell);
    long rhs = records.rhs(cell);
    if (g == rhs) {
      open.remove(cell);
      tell(cell);
      return;
    }
    long h = keys.h(cell);
    open.set(cell, keys.calculateKey(g, rhs, h));
    generated++;
    tell(cell);
    if (observer != null && cell != root) {
      int parent = g > rhs ? cell + offsets[records.move(cell)] : cell;
      tellGenerated(cell, parent, Math.min(g, rhs), h);
    }
  }

  /**
   * Makes a cell the root, whose cost stays, so all costs of the tree count from the first root on
   * (MT-D* Lite, figure 4). What does not hang on the new root is cut off, and worked out again
   * from what is left. Time is linear in the cells cut off.
   *
   * @return false where the cell was not reached, or its cost is too large for sums with it
   */
  private boolean optimizedDeletion(int newRoot) {
    long cost = Math.min(records.g(newRoot), records.rhs(newRoot));
    if (cost > ReplanKeys.LARGEST_SHIFT) {
      return false;
    }
    // Cut off the old root, and all that hangs on what was cut off.
    deleted.clear();
    delete(root);
    setRoot(newRoot, cost);
    for (int i = 0; i < deleted.size(); i++) {
      int cell = deleted.get(i);
      for (int legal = moves[cell] & 0xff; legal != 0; legal &= legal - 1) {
        int d = Integer.numberOfTrailingZeros(legal);
        int next = cell + offsets[d];
        if (hasRhsBy(next, Directions.reverse(d))) {
          delete(next);
        }
      }
    }
    // Work their rhs out again from what is left.
    for (int i = 0; i < deleted.size(); i++) {
      updateRhs(deleted.get(i));
    }
    return true;
  }

  private void delete(int cell) {
    deleted.add(cell);
    records.setG(cell, CellRecords.INFINITE);
    records.setRhs(cell, CellRecords.INFINITE, 0);
    open.remove(cell);
    tell(cell);
  }

  private void trace(PathBuffer path) {
    // The move kept with a cell is the argmin of c(s, s') + g(s').
    path.add(target);
    for (int cell = target; cell != root; ) {
      cell += offsets[records.move(cell)];
      path.add(cell);
    }
    if (!kind.isFromGoal()) {
      path.reverse(0);
    }
  }

  private void tellGenerated(int cell, int parent, long least, long h) {
    observer.generate(side, cell, parent, least - rootCost, least + keys.beyond(h));
  }

  /** Tells the observer, if there is one, what is known of a cell. */
  private void tell(int cell) {
    if (observer == null) {
      return;
    }
    long g = records.g(cell);
    long rhs = records.rhs(cell);
    observer.update(
        side,
        cell,
        cell == root || rhs == CellRecords.INFINITE ? -1 : cell + offsets[records.move(cell)],
        g == CellRecords.INFINITE ? SearchObserver.NO_COST : g,
        rhs == CellRecords.INFINITE ? SearchObserver.NO_COST : rhs,
        g == rhs ? SearchObserver.NO_COST : Math.min(g, rhs) + keys.beyond(keys.h(cell)));
  }
}
