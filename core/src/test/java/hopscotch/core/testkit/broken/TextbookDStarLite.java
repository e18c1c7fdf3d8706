package hopscotch.core.testkit.broken;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.core.planner.capability.IncrementalSearch;
import hopscotch.core.search.Heuristic;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;

/** D* Lite, optimised version, as in the paper's figure 4, with pairs for keys in a tree. */
final class TextbookDStarLite implements IncrementalSearch {
  private static final long INFINITE = Long.MAX_VALUE / 4;

  private record Key(long first, long second, int cell) {
    static final Comparator<Key> ORDER =
        Comparator.comparingLong(Key::first).thenComparingLong(Key::second);

    boolean isBefore(Key other) {
      return ORDER.compare(this, other) < 0;
    }
  }

  private final ReplanningFault fault;
  private final SearchObserver observer;
  private final SearchCounters counters = new SearchCounters(0);
  private final BudgetMeter meter = new BudgetMeter();
  private final TreeSet<Key> open = new TreeSet<>(Key.ORDER.thenComparingInt(Key::cell));
  private final Map<Integer, Key> keys = new HashMap<>();
  private final int[] offsets;
  private final long[] g;
  private final long[] rhs;
  private GridGraph graph;
  private boolean begun;
  private int start;
  private int last;
  private int goal;
  private long km;

  /**
   * A search on a graph.
   *
   * @param fault the mistake to make, or {@code null}
   */
  TextbookDStarLite(GridGraph graph, ReplanningFault fault, SearchObserver observer) {
    this.graph = graph;
    this.fault = fault;
    this.observer = observer;
    offsets = Directions.offsets(graph.map().stride());
    g = new long[graph.map().cellCount()];
    rhs = new long[graph.map().cellCount()];
  }

  @Override
  public Guarantee guarantee() {
    return Guarantee.OPTIMAL;
  }

  @Override
  public void beginAnew() {
    begun = false;
  }

  @Override
  public SearchCounters counters() {
    return counters;
  }

  @Override
  public void change(CellChanges changes) {
    GridGraph old = graph;
    graph = graph.with(changes);
    if (!old.costs().equals(graph.costs()) || old.isWeighted() != graph.isWeighted()) {
      begun = false;
    }
    for (int i = 0; begun && i < changes.size(); i++) {
      int cell = changes.cell(i);
      if (fault == ReplanningFault.NEIGHBOURS_FORGOTTEN) {
        updateRhs(cell);
        continue;
      }
      updateEdges(old, cell, ~0);
      int reach = graph.movement().body();
      int x = graph.map().x(cell);
      int y = graph.map().y(cell);
      for (int dy = -reach; dy <= reach; dy++) {
        for (int dx = -reach; dx <= reach; dx++) {
          if (graph.map().contains(x + dx, y + dy) && (dx != 0 || dy != 0)) {
            boolean isBeside = Math.abs(dx) <= 1 && Math.abs(dy) <= 1;
            int own = isBeside ? 1 << Directions.reverse(Directions.of(dx, dy)) : 0;
            boolean ownOnly = fault == ReplanningFault.DIAGONALS_BESIDE_FORGOTTEN;
            updateEdges(old, graph.map().cell(x + dx, y + dy), ownOnly ? own : ~0);
          }
        }
      }
    }
  }

  /** What changed edges in the given directions, out of one cell, do to its rhs. */
  private void updateEdges(GridGraph old, int cell, int directions) {
    for (int d = 0; d < Directions.COUNT; d++) {
      int next = cell + offsets[d];
      long before = cost(old, cell, d);
      long now = cost(graph, cell, d);
      if ((directions >>> d & 1) == 0 || before == now || cell == goal) {
        continue;
      }
      if (now < before) {
        rhs[cell] = Math.min(rhs[cell], now + g[next]);
        updateVertex(cell);
      } else if (rhs[cell] == before + g[next]) {
        updateRhs(cell);
      }
    }
  }

  private static long cost(GridGraph graph, int cell, int d) {
    return (graph.moves(cell) >>> d & 1) == 0 ? INFINITE : graph.cost(cell, d);
  }

  private void updateRhs(int cell) {
    if (cell != goal) {
      rhs[cell] = INFINITE;
      for (int legal = graph.moves(cell); legal != 0; legal &= legal - 1) {
        int d = Integer.numberOfTrailingZeros(legal);
        rhs[cell] = Math.min(rhs[cell], graph.cost(cell, d) + g[cell + offsets[d]]);
      }
      updateVertex(cell);
    }
  }

  private void updateVertex(int cell) {
    Key old = keys.remove(cell);
    if (old != null) {
      open.remove(old);
    }
    if (g[cell] != rhs[cell]) {
      Key key = key(cell);
      keys.put(cell, key);
      open.add(key);
    }
  }

  private Key key(int cell) {
    long least = Math.min(g[cell], rhs[cell]);
    return new Key(Math.min(INFINITE, least + h(cell, start) + km), least, cell);
  }

  private long h(int a, int b) {
    int dx = graph.map().x(a) - graph.map().x(b);
    int dy = graph.map().y(a) - graph.map().y(b);
    long least = graph.isWeighted() ? 2L * graph.movement().terrain().leastWeight() : 1;
    long straight = least * graph.straightCost();
    boolean isOctile = graph.movement().directions() == 8;
    long perMin = isOctile ? least * graph.diagonalCost() - straight : straight;
    return Heuristic.estimate(dx, dy, straight, perMin);
  }

  @Override
  public Outcome find(int newStart, int newGoal, PathBuffer path, Budget budget) {
    graph.requireFree(newStart, "start");
    graph.requireFree(newGoal, "goal");
    path.clear();
    counters.clear();
    if (newStart == newGoal) {
      path.add(newStart);
      return Outcome.FOUND;
    }
    if (begun && newGoal == goal) {
      start = newStart;
      km += fault == ReplanningFault.NO_KM ? 0 : h(last, start);
      last = fault == ReplanningFault.LAST_NOT_MOVED_ON ? last : start;
    } else {
      begin(newStart, newGoal);
    }
    Outcome stopped = computeShortestPath(budget);
    if (stopped != null) {
      return stopped;
    }
    return trace(path) ? Outcome.FOUND : Outcome.NO_PATH;
  }

  private void begin(int newStart, int newGoal) {
    begun = true;
    start = newStart;
    last = newStart;
    goal = newGoal;
    km = 0;
    open.clear();
    keys.clear();
    Arrays.fill(g, INFINITE);
    Arrays.fill(rhs, INFINITE);
    rhs[goal] = 0;
    updateVertex(goal);
  }

  private Outcome computeShortestPath(Budget budget) {
    meter.start(budget);
    Key startKey = key(start);
    while (!open.isEmpty()) {
      if (fault != ReplanningFault.START_KEY_NOT_RECOMPUTED) {
        startKey = key(start);
      }
      Key top = open.first();
      if (!top.isBefore(startKey) && rhs[start] <= g[start]) {
        break;
      }
      int cell = top.cell();
      if (top.isBefore(key(cell)) && fault != ReplanningFault.OUTDATED_NOT_REINSERTED) {
        updateVertex(cell);
        continue;
      }
      Outcome stopped = meter.exhausted(counters.expanded);
      if (stopped != null) {
        return stopped;
      }
      counters.expanded++;
      observer.expand(1, cell, Math.min(g[cell], rhs[cell]), top.first());
      expand(cell);
    }
    return null;
  }

  private void expand(int cell) {
    long old = g[cell];
    boolean isOver = old > rhs[cell];
    g[cell] = isOver ? rhs[cell] : INFINITE;
    updateVertex(cell);
    for (int legal = graph.moves(cell); legal != 0; legal &= legal - 1) {
      int d = Integer.numberOfTrailingZeros(legal);
      int next = cell + offsets[d];
      if (isOver && next != goal) {
        rhs[next] = Math.min(rhs[next], g[cell] + graph.cost(cell, d));
        updateVertex(next);
      } else if (!isOver && rhs[next] == old + graph.cost(cell, d)) {
        updateRhs(next);
      }
    }
  }

  /** Downhill from the start; false where that leads nowhere. */
  private boolean trace(PathBuffer path) {
    if (rhs[start] >= INFINITE) {
      return false;
    }
    int cell = start;
    while (cell != goal && path.size() <= graph.freeCount()) {
      path.add(cell);
      int best = -1;
      for (int legal = graph.moves(cell); legal != 0; legal &= legal - 1) {
        int d = Integer.numberOfTrailingZeros(legal);
        long through = graph.cost(cell, d) + g[cell + offsets[d]];
        best = best < 0 || through < graph.cost(cell, best) + g[cell + offsets[best]] ? d : best;
      }
      if (best < 0) {
        break;
      }
      cell += offsets[best];
    }
    path.add(cell);
    return true;
  }
}
