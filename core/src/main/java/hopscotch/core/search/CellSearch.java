package hopscotch.core.search;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.GridSearch;
import hopscotch.core.search.open.EntryHeap;
import hopscotch.core.search.open.OpenEntry;

/**
 * The simplest way to write a search of one's own: best-first search on cells. A subclass has the
 * loop, which says what is expanded next and which moves are taken. Budget, counters, observer, the
 * open list and the path are dealt with here. Dijkstra's algorithm is
 *
 * <pre>{@code
 * open(start, 0);
 * for (int cell = next(); cell >= 0; cell = next()) {
 *   for (int moves = graph.moves(cell); moves != 0; moves &= moves - 1) {
 *     int d = Integer.numberOfTrailingZeros(moves);
 *     long g = g(cell) + graph.cost(cell, d);
 *     relax(cell, d, g, g);
 *   }
 * }
 * }</pre>
 *
 * <p>A cell that is improved after its expansion is expanded again. The search ends when the goal
 * is taken from the open list. So the path is optimal if f never exceeds the cost of the best path
 * through a cell.
 *
 * <p>This class is for clarity; a search for speed has a loop of its own over arrays. Space: 8
 * bytes for each cell and 16 for each open entry. For one thread.
 */
public abstract class CellSearch extends GridSearch {
  private final CellStates states;
  private final EntryHeap open = new EntryHeap();
  private long base;
  private int goal;
  private boolean isReached;

  /** A search on a graph, for an observer or {@code null}, that answers from components first. */
  protected CellSearch(GridGraph graph, SearchObserver observer) {
    this(graph, true, observer);
  }

  /** A search of a planner that has components as a parameter. */
  protected CellSearch(GridGraph graph, boolean checkComponents, SearchObserver observer) {
    super(graph, checkComponents, observer, 0);
    states = new CellStates(graph.map().cellCount());
  }

  /** Opens the start and then expands the cells that {@link #next} gives, until it gives -1. */
  protected abstract void search(int start, int goal);

  @Override
  protected final Outcome search(int start, int newGoal, PathBuffer path, Budget budget) {
    base = states.begin();
    open.clear();
    goal = newGoal;
    meter.start(budget);
    isReached = false;
    search(start, newGoal);
    if (isReached) {
      states.trace(start, newGoal, offsets, path);
    }
    return meter.outcome(isReached);
  }

  /**
   * Puts the start on the open list.
   *
   * @param f what the open list is sorted by
   */
  protected final void open(int cell, long f) {
    states.array()[cell] = base;
    counters.touched++;
    push(cell, 0, f);
  }

  /**
   * The next cell to expand, or -1 if the goal is reached, no cell is open, or the budget is used
   * up.
   */
  protected final int next() {
    while (open.size() > 0) {
      long f = open.topKey();
      long entry = open.topEntry();
      int cell = OpenEntry.cell(entry);
      open.pop();
      counters.heapOperations++;
      long state = states.array()[cell];
      long g = CellStates.g(state);
      if (OpenEntry.isStale(entry, g)) {
        continue;
      } else if (cell == goal) {
        isReached = true;
        return -1;
      } else if (meter.stops(counters.expanded)) {
        return -1;
      }
      counters.expanded++;
      counters.reopened += CellStates.expansions(state);
      states.array()[cell] = state | CellStates.EXPANDED;
      if (observer != null) {
        observer.expand(0, cell, g, f);
      }
      return cell;
    }
    return -1;
  }

  /** The cost of the best path found so far from the start to a cell that was reached. */
  protected final long g(int cell) {
    return CellStates.g(states.array()[cell]);
  }

  /**
   * Takes the move from a cell in direction {@code d}, if it reaches the cell there first or at
   * less cost than before.
   *
   * @param g the cost of the path over this move
   * @param f what the open list is sorted by
   */
  protected final void relax(int cell, int d, long g, long f) {
    int neighbour = cell + offsets[d];
    long candidate = CellStates.reachedAt(g, base);
    long old = states.array()[neighbour];
    if (CellStates.isNoBetter(candidate, old)) {
      return;
    }
    boolean isNew = CellStates.isFirstVisit(old, base);
    states.array()[neighbour] = candidate | d | (isNew ? 0 : old & CellStates.EXPANDED);
    counters.touched += isNew ? 1 : 0;
    push(neighbour, g, f);
    if (observer != null) {
      observer.generate(0, neighbour, cell, g, f);
    }
  }

  private void push(int cell, long g, long f) {
    open.push(f, OpenEntry.of(g, cell));
    counters.generated++;
    counters.heapOperations++;
    counters.openPeak = Math.max(counters.openPeak, open.size());
  }
}
