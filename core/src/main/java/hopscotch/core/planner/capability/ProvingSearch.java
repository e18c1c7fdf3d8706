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
   * After a find that found a path: no path between its start and goal costs less, in the scale of
   * the graph. 0 only where start and goal are one cell.
   */
  long lowerBound();

  /** The proven factor of a path of this cost between start and goal of the last find. */
  default double provenFactor(long cost) {
    return lowerBound() == 0 ? 1 : (double) cost / lowerBound();
  }
}
