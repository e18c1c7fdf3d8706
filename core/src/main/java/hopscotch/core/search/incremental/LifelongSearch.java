package hopscotch.core.search.incremental;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
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
 * where g &lt; rhs; the open list holds exactly these ({@link CellCosts}).
 *
 * <p>Guarantee: optimal, also after a stopped find. Each cell is expanded at most twice a find,
 * once underconsistent, then once overconsistent. {@link ReplanKeys} says why.
 *
 * <p>Where this deviates:
 *
 * <ul>
 *   <li>Of cells whose first key is equal, other ones are expanded first unless {@link ReplanTies}
 *       says otherwise.
 *   <li>k_m grows before every find whose target has moved, not only with a change: here finds may
 *       begin anywhere, off the last path too.
 *   <li>A cell with a changed edge is worked out again whole.
 *   <li>The target is not expanded when it is overconsistent: its rhs is its cost.
 *   <li>The root of MT-D* Lite may move to any cell that the search has reached; a find from any
 *       other begins anew.
 * </ul>
 *
 * <p>Space: 20 bytes a cell and 12 an open entry, beside the graph's own. For one thread.
 */
final class LifelongSearch extends ReplanningSearch implements Consistency {
  /** The index of the counter of underconsistent expansions. */
  static final int RAISED = 0;

  private final Replanning kind;
  private final int side;
  private final ReplanKeys keys;
  private final CellCosts cells;
  private final TreeOfRoot tree;

  private boolean begun;
  private int target;

  LifelongSearch(GridGraph graph, Replanning kind, ReplanTies ties, SearchObserver observer) {
    super(graph, observer);
    this.kind = kind;
    side = kind.isFromGoal() ? 1 : 0;
    keys = new ReplanKeys(ties, costs, stride, this.graph.cellCount() / stride);
    cells = new CellCosts(this.graph, costs, keys, side, observer);
    tree = new TreeOfRoot(this.graph, cells);
  }

  @Override
  public void beginAnew() {
    begun = false;
    cells.open.clear();
  }

  @Override
  public void change(CellChanges changes) {
    graph.apply(changes);
    if (graph.isRescaled()) {
      costs.read();
      keys.readScale();
      beginAnew();
    }
    for (int i = 0; begun && i < graph.changedCount(); i++) {
      cells.updateRhs(graph.changedCell(i));
    }
  }

  @Override
  public long g(int cell) {
    return begun ? cells.records.g(cell) : INFINITE;
  }

  @Override
  public long rhs(int cell) {
    return begun ? cells.records.rhs(cell) : INFINITE;
  }

  @Override
  public boolean isOpen(int cell) {
    return cells.open.contains(cell);
  }

  @Override
  Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    prepare(kind.isFromGoal() ? goal : start, kind.isFromGoal() ? start : goal);
    Outcome outcome = search(budget);
    if (outcome == Outcome.FOUND) {
      trace(path);
    }
    return outcome;
  }

  @Override
  void count() {
    counters.generated = cells.generated();
    counters.touched = cells.records.touched();
    counters.heapOperations = cells.open.operations();
    counters.openPeak = cells.open.peak();
    cells.nextFind();
  }

  /** Goes on with the search there is, where the ends allow it, or begins another. */
  private void prepare(int newRoot, int newTarget) {
    boolean goesOn =
        begun
            && (newRoot == cells.root() || kind.rootMayMove())
            && (newTarget == target || kind.targetMayMove() && keys.moveTo(newTarget));
    target = newTarget;
    goesOn = goesOn && (newRoot == cells.root() || tree.moveTo(newRoot));
    if (!goesOn) {
      beginAnew();
      begun = true;
      keys.begin(newTarget);
      cells.begin();
      cells.setRoot(newRoot, 0);
    }
  }

  /** ComputeShortestPath. */
  private Outcome search(Budget budget) {
    final CellCosts cells = this.cells;
    final CellRecords records = cells.records;
    final CellHeap open = cells.open;
    long expanded = 0;
    long reopened = 0;
    long raised = 0;
    meter.start(budget);
    while (true) {
      // Until no key is below the target's, and the target is not underconsistent.
      long topKey = open.topKey();
      long targetRhs = records.rhs(target);
      if (topKey >= keys.end(targetRhs) && targetRhs <= records.g(target)) {
        break;
      }
      // Take the cell with the least key; if its key has grown since, put it back with that.
      int cell = open.topCell();
      int y = cell / stride;
      int x = cell - y * stride;
      long h = keys.h(x, y);
      long g = records.g(cell);
      long rhs = records.rhs(cell);
      if (cells.renew(cell, keys.of(g, rhs, h))) {
        continue;
      }
      if (meter.stops(expanded)) {
        break;
      }
      // Expand it.
      expanded++;
      reopened += records.expand(cell) ? 1 : 0;
      if (observer != null) {
        long least = Math.min(g, rhs);
        observer.expand(side, cell, least - cells.rootCost(), least + keys.beyond(h));
      }
      // Overconsistent: g falls to rhs; else g becomes infinite. UpdateVertex around it.
      if (g > rhs) {
        cells.lower(cell, x, y, rhs);
      } else {
        raised++;
        cells.raise(cell);
      }
    }
    counters.expanded = expanded;
    counters.reopened = reopened;
    counters.setExtra(RAISED, raised);
    return meter.outcome(records.rhs(target) != INFINITE);
  }

  private void trace(PathBuffer path) {
    path.add(target);
    for (int cell = target; cell != cells.root(); ) {
      cell += offsets[cells.records.move(cell)];
      path.add(cell);
    }
    if (!kind.isFromGoal()) {
      path.reverse(0);
    }
  }
}
