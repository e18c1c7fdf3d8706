package hopscotch.core.planner.base;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.capability.ManyGoalsSearch;

/** A search for the nearest of several goals, with the steps before and after its loop. */
public abstract class NearestGoalSearch implements ManyGoalsSearch {
  /** The graph searched. */
  protected final GridGraph graph;

  /** The observer, or {@code null}. */
  protected final SearchObserver observer;

  /** The counters, which are cleared before each query. */
  protected final SearchCounters counters;

  /** The meter that reads the budget of a query. */
  protected final BudgetMeter meter = new BudgetMeter();

  /** The start of the path, -1 until it is known. */
  protected int start = -1;

  /** The goal of the path, -1 until it is known. */
  protected int goal = -1;

  private final boolean checkComponents;

  /** A search on a graph. */
  protected NearestGoalSearch(
      GridGraph graph, boolean checkComponents, SearchObserver observer, int extraCounters) {
    this.graph = graph;
    this.observer = observer;
    this.checkComponents = checkComponents;
    counters = new SearchCounters(extraCounters);
  }

  @Override
  public final Outcome find(int[] starts, int[] goals, PathBuffer path, Budget budget) {
    ManyGoalsSearch.requireEnds(graph, starts, goals);
    path.clear();
    counters.clear();
    start = -1;
    goal = -1;
    if (observer != null) {
      observer.begin(starts[0], goals[0]);
    }
    Outcome outcome = search(starts, goals, path, budget);
    if (observer != null) {
      observer.end(outcome);
    }
    return outcome;
  }

  /** Answers a query; leaves {@code path} empty if it fails. */
  protected abstract Outcome search(int[] starts, int[] goals, PathBuffer path, Budget budget);

  /** Whether a path may join two free cells. */
  protected final boolean mayMeet(int from, int to) {
    return !checkComponents || graph.components().connected(from, to);
  }

  @Override
  public final int start() {
    return start;
  }

  @Override
  public final int goal() {
    return goal;
  }

  @Override
  public final SearchCounters counters() {
    return counters;
  }
}
