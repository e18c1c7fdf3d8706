package hopscotch.core.search.realtime;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.capability.StepwiseSearch;
import hopscotch.core.search.Heuristic;
import hopscotch.core.search.HeuristicSearch;
import java.util.List;

/**
 * The walk of a unit that searches a little, moves, and searches again until it is at the goal. The
 * path is where it walked, so a cell may be on it several times. Components answer at once that
 * there is no path, since a unit that walks cannot find that out in good time.
 */
abstract class RealTimeWalk extends HeuristicSearch implements StepwiseSearch {
  /** The moves walked, and the most expansions between two of them. */
  static final List<String> EXTRA_COUNTERS = List.of("moves", "largest-slice");

  private static final int MOVES = 0;
  private static final int LARGEST_SLICE = 1;

  /** The most expansions before a move. */
  protected final int most;

  /** The cell where the unit stands. */
  protected int at;

  /** The cell to which it goes. */
  protected int goal;

  private Outcome stopped;
  private boolean isStepwise;

  RealTimeWalk(GridGraph graph, int most, SearchObserver observer) {
    super(graph, Heuristic.AUTO, true, observer, EXTRA_COUNTERS.size());
    this.most = most;
  }

  /** Forgets the walk before. */
  protected abstract void depart(int start);

  /**
   * Expands at most {@link #most} cells, appends the next moves, at least one, and brings the unit
   * to their end.
   *
   * @return {@code null}, or why the budget of the walk allows no more; then nothing is appended
   */
  protected abstract Outcome walk(PathBuffer path);

  @Override
  public Outcome begin(int start, int goal, PathBuffer path, Budget budget) {
    isStepwise = true;
    this.goal = goal;
    at = goal;
    try {
      return find(start, goal, path, budget);
    } finally {
      isStepwise = false;
    }
  }

  @Override
  public boolean advance(PathBuffer path) {
    if (at == goal) {
      return false;
    }
    step(path);
    if (stopped != null) {
      throw new BudgetExhaustedException("walk", stopped);
    }
    return at != goal;
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    meter.start(budget);
    this.goal = goal;
    at = start;
    path.add(start);
    depart(start);
    do {
      step(path);
    } while (stopped == null && at != goal && !isStepwise);
    if (stopped != null) {
      path.clear();
      return stopped;
    }
    return Outcome.FOUND;
  }

  private void step(PathBuffer path) {
    long before = counters.expanded;
    stopped = walk(path);
    long slice = counters.expanded - before;
    counters.setExtra(MOVES, path.size() - 1);
    counters.setExtra(LARGEST_SLICE, Math.max(counters.extra(LARGEST_SLICE), slice));
  }
}
