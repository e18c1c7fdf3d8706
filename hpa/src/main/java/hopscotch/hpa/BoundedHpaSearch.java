package hopscotch.hpa;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.capability.ProvingSearch;
import hopscotch.hpa.bounded.BoundedQuery;

/**
 * One thread's workspace of {@code hpa} with a factor, such as {@code hpa(w=1.05)}: 12 bytes for
 * each place on the rings of clusters, and one cluster's cells.
 *
 * <p>The bound is proven before the first move is handed out. So it holds for a path that is handed
 * out piece by piece, and for a query that was cut into slices.
 */
public final class BoundedHpaSearch extends PhasedSearch implements ProvingSearch {
  private final BoundedQuery query;

  BoundedHpaSearch(
      BoundedQuery query, GridGraph graph, boolean checkComponents, SearchObserver observer) {
    super(graph, checkComponents, observer);
    this.query = query;
  }

  @Override
  public long lowerBound() {
    return query.lowerBound();
  }

  @Override
  protected void stay(int cell, PathBuffer path) {
    super.stay(cell, path);
    query.stay();
  }

  @Override
  boolean insert(int start, int goal) {
    return query.join(start, goal, queryMeter);
  }

  @Override
  long searchForPath() {
    return query.search(queryMeter);
  }

  @Override
  long continueSearchForPath() {
    return query.continueSearch(queryMeter);
  }

  @Override
  boolean refineNext(PathBuffer path) {
    return query.advance(path, queryMeter);
  }
}
