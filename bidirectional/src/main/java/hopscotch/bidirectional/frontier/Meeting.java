package hopscotch.bidirectional.frontier;

/**
 * The best meeting of the two frontiers so far: the cost of the cheapest path known, and the cell
 * at which its halves join.
 */
public final class Meeting {
  /** The cost of the best path known, mu; {@link Long#MAX_VALUE} while none is. */
  public long mu;

  /** The cell at which its two halves join; 0, a border cell, while none is known. */
  public int cell;

  /** The number of times that mu fell. */
  long updates;

  /** The number of expansions before mu took its present value. */
  long expandedBefore;

  /** Forgets the last query. */
  void clear() {
    mu = Long.MAX_VALUE;
    cell = 0;
    updates = 0;
    expandedBefore = 0;
  }

  /** Notes a cheaper path, found by expansion number {@code expanded}; returns the new mu. */
  public long improve(long cost, int at, long expanded) {
    mu = cost;
    cell = at;
    updates++;
    expandedBefore = expanded;
    return cost;
  }
}
