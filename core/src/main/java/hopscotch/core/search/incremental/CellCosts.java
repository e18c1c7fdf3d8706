package hopscotch.core.search.incremental;

import hopscotch.core.grid.ChangingGraph;
import hopscotch.core.grid.Directions;
import hopscotch.core.planner.SearchObserver;

/**
 * g and rhs of every cell for {@link LifelongSearch}, and the open list: exactly the cells where
 * the two differ, by {@link ReplanKeys}. Kept in step here, expansion by expansion.
 *
 * <p>Invariants after each method: the rhs of every cell but the root follows from its neighbours'
 * g; a key on the open list is at most the cell's true key. Moves are symmetric, so a cell's
 * successors are its predecessors.
 *
 * <p>rhs is worked out again only where the move that gave it is concerned, which is known, as the
 * optimised version of D* Lite does by comparing costs.
 */
final class CellCosts {
  static final long INFINITE = CellRecords.INFINITE;

  final CellRecords records;
  final CellHeap open;

  private final ReplanKeys keys;
  private final CostScale costs;
  private final SearchObserver observer;
  private final int side;
  private final int stride;
  private final int[] offsets;
  private final byte[] moves;
  private int root;
  private long rootCost;
  private long generated;

  /** Costs on a graph that changes, in the scale of {@code costs}; nobody may be told of them. */
  CellCosts(
      ChangingGraph graph, CostScale costs, ReplanKeys keys, int side, SearchObserver observer) {
    this.keys = keys;
    this.costs = costs;
    this.observer = observer;
    this.side = side;
    stride = graph.stride();
    offsets = Directions.offsets(stride);
    moves = graph.moves();
    records = new CellRecords(graph.cellCount());
    open = new CellHeap(graph.cellCount());
  }

  /** Forgets all costs. */
  void begin() {
    records.begin();
    open.clear();
    if (observer != null) {
      observer.forget();
    }
  }

  /** Begins a find: what is counted is counted from here. */
  void nextFind() {
    generated = 0;
    open.resetCounts();
    records.nextFind();
  }

  /** How many cells were given a key since {@link #nextFind}. */
  long generated() {
    return generated;
  }

  int root() {
    return root;
  }

  long rootCost() {
    return rootCost;
  }

  /** Makes a cell the root, whose rhs is given. */
  void setRoot(int cell, long cost) {
    root = cell;
    rootCost = cost;
    records.setRhs(cell, cost, 0);
    update(cell);
  }

  /** Forgets both costs of a cell, which leaves the open list. */
  void delete(int cell) {
    records.setG(cell, INFINITE);
    records.setRhs(cell, INFINITE, 0);
    open.remove(cell);
    tell(cell);
  }

  /** Makes an overconsistent cell consistent; neighbours that this improves get rhs through it. */
  void lower(int cell, int x, int y, long rhs) {
    final CellRecords records = this.records;
    records.setG(cell, rhs);
    open.remove(cell);
    tell(cell);
    for (int legal = moves[cell] & 0xff; legal != 0; legal &= legal - 1) {
      int d = Integer.numberOfTrailingZeros(legal);
      int next = cell + offsets[d];
      long nextRhs = rhs + costs.cost(cell, d);
      if (!records.isAbove(next, nextRhs) || next == root) {
        continue;
      }
      records.setRhs(next, nextRhs, Directions.reverse(d));
      long nextG = records.g(next);
      if (nextG == nextRhs) {
        open.remove(next);
        tell(next);
        continue;
      }
      long h = keys.h(x + Directions.dx(d), y + Directions.dy(d));
      open.set(next, keys.of(nextG, nextRhs, h));
      generated++;
      if (observer != null) {
        tell(next);
        tellGenerated(next, cell, Math.min(nextG, nextRhs), h);
      }
    }
  }

  /** Makes an underconsistent cell overconsistent; who has rhs through it looks for another. */
  void raise(int cell) {
    records.setG(cell, INFINITE);
    tell(cell);
    for (int legal = moves[cell] & 0xff; legal != 0; legal &= legal - 1) {
      int d = Integer.numberOfTrailingZeros(legal);
      int next = cell + offsets[d];
      if (hangsOn(next, Directions.reverse(d))) {
        updateRhs(next);
      }
    }
    update(cell);
  }

  /** Whether a cell has its rhs by a move. */
  boolean hangsOn(int cell, int move) {
    return cell != root && records.hasRhsBy(cell, move);
  }

  /** Works the rhs of a cell out from its neighbours' g; the root keeps its own. */
  void updateRhs(int cell) {
    if (cell == root) {
      return;
    }
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
    long h = keys.h(cell);
    open.set(cell, keys.of(g, rhs, h));
    generated++;
    tell(cell);
    if (observer != null && cell != root) {
      int parent = g > rhs ? cell + offsets[records.move(cell)] : cell;
      tellGenerated(cell, parent, Math.min(g, rhs), h);
    }
  }

  /** Brings the key of the first cell of the open list up to date; false where it was. */
  boolean renew(int cell, long key) {
    if (open.topKey() >= key) {
      return false;
    }
    open.set(cell, key);
    tell(cell);
    return true;
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
        cell == root || rhs == INFINITE ? -1 : cell + offsets[records.move(cell)],
        g == INFINITE ? SearchObserver.NO_COST : g,
        rhs == INFINITE ? SearchObserver.NO_COST : rhs,
        g == rhs ? SearchObserver.NO_COST : Math.min(g, rhs) + keys.beyond(keys.h(cell)));
  }
}
