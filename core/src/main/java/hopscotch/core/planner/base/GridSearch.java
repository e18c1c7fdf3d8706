package hopscotch.core.planner.base;

import hopscotch.core.grid.Components;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;

/**
 * A search with the steps that all take before their loop: it checks the ends, answers a query
 * whose start is its goal, and answers unreachable goals from the graph's components, since they
 * are the worst case of every search.
 */
public abstract class GridSearch implements PathSearch {
  /** The graph searched. */
  protected final GridGraph graph;

  /** The legal moves by cell. */
  protected final byte[] moves;

  /** The number that a move in each direction adds to a cell. */
  protected final int[] offsets;

  /** The observer, or {@code null}. */
  protected final SearchObserver observer;

  /** The counters, which are cleared before each query. */
  protected final SearchCounters counters;

  /** The meter that reads the budget of a query. */
  protected final BudgetMeter meter = new BudgetMeter();

  private final boolean checkComponents;
  private Outcome last = Outcome.NO_PATH;

  /**
   * A search on a graph.
   *
   * @param checkComponents whether components answer unreachable goals; they are computed here if
   *     they were not before
   * @param extraCounters how many counters the planner has beyond the common ones
   */
  protected GridSearch(
      GridGraph graph, boolean checkComponents, SearchObserver observer, int extraCounters) {
    this.graph = graph;
    this.moves = graph.moves();
    this.offsets = Directions.offsets(graph.map().stride());
    this.observer = observer;
    this.checkComponents = checkComponents;
    this.counters = new SearchCounters(extraCounters);
    if (checkComponents) {
      graph.components();
    }
  }

  @Override
  public final Outcome find(int start, int goal, PathBuffer path, Budget budget) {
    graph.requireFree(start, "start");
    graph.requireFree(goal, "goal");
    path.clear();
    counters.clear();
    if (observer != null) {
      observer.begin(start, goal);
    }
    Outcome outcome;
    if (start == goal) {
      stay(start, path);
      outcome = Outcome.FOUND;
    } else if (checkComponents && isUnreachable(start, goal)) {
      outcome = Outcome.NO_PATH;
    } else {
      outcome = search(start, goal, path, budget);
    }
    return end(outcome);
  }

  private Outcome end(Outcome outcome) {
    last = outcome;
    if (observer != null) {
      observer.end(outcome);
    }
    return outcome;
  }

  /**
   * Resumes the last query, for a search that can: {@link
   * hopscotch.core.planner.capability.ResumableSearch}.
   *
   * @throws IllegalStateException if it was not stopped by a budget
   */
  protected final Outcome resumeQuery(PathBuffer path, Budget budget) {
    if (!last.isInterrupted()) {
      throw new IllegalStateException("nothing to resume: expected a find that its budget stopped");
    }
    path.clear();
    return end(continueSearch(path, budget));
  }

  /** Continues the search that a budget stopped, in {@link #resumeQuery}. */
  protected Outcome continueSearch(PathBuffer path, Budget budget) {
    throw new UnsupportedOperationException("this search cannot be resumed");
  }

  private boolean isUnreachable(int start, int goal) {
    Components components = graph.components();
    // where all is connected, this spares two reads that miss the caches
    return components.count() > 1 && !components.connected(start, goal);
  }

  /** Fills an empty buffer with the path of no move in a cell. */
  protected void stay(int cell, PathBuffer path) {
    path.add(cell);
  }

  /** Answers a query between two different free cells; leaves {@code path} empty if it fails. */
  protected abstract Outcome search(int start, int goal, PathBuffer path, Budget budget);

  @Override
  public final SearchCounters counters() {
    return counters;
  }
}
