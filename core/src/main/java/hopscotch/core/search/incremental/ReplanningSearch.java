package hopscotch.core.search.incremental;

import hopscotch.core.grid.ChangingGraph;
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

/**
 * The part of the searches of this package that is not in their loops: the map that changes, and
 * the beginning and the end of a find.
 */
abstract class ReplanningSearch implements IncrementalSearch {
  /** The guarantee of each planner of this package, on any map. */
  static final Guarantee PROMISE = Guarantee.OPTIMAL;

  final ChangingGraph changing;
  final GridGraph graph;
  final SearchObserver observer;
  final SearchCounters counters = new SearchCounters(1);
  final BudgetMeter meter = new BudgetMeter();
  final int stride;
  final int[] offsets;
  final CostScale costs;

  ReplanningSearch(GridGraph original, SearchObserver observer) {
    changing = new ChangingGraph(original);
    graph = changing.graph();
    this.observer = observer;
    stride = graph.map().stride();
    offsets = Directions.offsets(stride);
    costs = new CostScale(changing);
  }

  @Override
  public final Guarantee guarantee() {
    return PROMISE;
  }

  @Override
  public final SearchCounters counters() {
    return counters;
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
    Outcome outcome = Outcome.FOUND;
    if (start == goal) {
      path.add(start);
    } else {
      outcome = search(start, goal, path, budget);
    }
    count();
    if (observer != null) {
      observer.end(outcome);
    }
    return outcome;
  }

  /** Searches between two free cells, and leaves the path found. */
  abstract Outcome search(int start, int goal, PathBuffer path, Budget budget);

  /** Stores what was counted since the last find. */
  abstract void count();
}
