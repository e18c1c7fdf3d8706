package hopscotch.hpa;

import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.capability.ProvingSearch;
import hopscotch.hpa.bounded.BoundedQuery;
import hopscotch.hpa.bounded.CrossingIndex;

/**
 * One thread's workspace of {@code hpa} with a factor, such as {@code hpa(w=1.05)}: 12 bytes for
 * each place on the rings of clusters, and one cluster's cells.
 *
 * <p>The bound is proven before the first move is handed out. So it holds for a path that is handed
 * out piece by piece, and for a query that was cut into slices.
 */
public final class BoundedHpaSearch extends PhasedSearch implements ProvingSearch {
  private final CrossingIndex index;
  private final int thousandths;
  private BoundedQuery query;

  /** The shape and the repairs of the index that the last query was answered on. */
  private int shape;

  private int repairs;

  /** A search for paths that cost at most {@code thousandths} of the least. */
  BoundedHpaSearch(
      CrossingIndex index, int thousandths, boolean checkComponents, SearchObserver observer) {
    super(index.graph(), checkComponents, observer);
    this.index = index;
    this.thousandths = thousandths;
    query = index.newQuery(thousandths);
    shape = index.shape();
    repairs = index.repairs();
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    // Go over to the index as it is now.
    repairs = index.repairs();
    if (shape != index.shape()) {
      shape = index.shape();
      query = index.newQuery(thousandths);
    }
    return super.search(start, goal, path, budget);
  }

  @Override
  protected Outcome continueSearch(PathBuffer path, Budget budget) {
    requireNoRepair();
    return super.continueSearch(path, budget);
  }

  @Override
  void requireNoRepair() {
    requireNone(repairs, index.repairs());
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
