package hopscotch.core.planner.capability;

import hopscotch.core.planner.PathSearch;

/**
 * A search that proves with each answer how far it may be from the least cost. The cost of a path
 * over {@link #lowerBound} is its proven factor: at most what its planner {@linkplain
 * hopscotch.core.planner.Planner#guarantee promises}, and mostly less.
 *
 * <pre>{@code
 * ProvingSearch search = (ProvingSearch) planner.newSearch();
 * search.find(start, goal, path);
 * long cost = Path.of(planner.graph(), path).cost();
 * double factor = search.provenFactor(cost);
 * }</pre>
 */
public interface ProvingSearch extends PathSearch {
  /**
   * A lower bound on the cost of every path between start and goal of the last find, in the scale
   * of the graph. It may be asked after a find that found a path, and is 0 only if start and goal
   * are the same cell.
   */
  long lowerBound();

  /** The proven factor of a path of this cost between start and goal of the last find. */
  default double provenFactor(long cost) {
    return lowerBound() == 0 ? 1 : (double) cost / lowerBound();
  }
}
