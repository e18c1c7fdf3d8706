package hopscotch.bidirectional.frontier;

/** The best meeting of the two frontiers so far: the cheapest path known, and where it joins. */
public final class Meeting {
  /** The cost of the best path known, mu; {@link Long#MAX_VALUE} while none is. */
  public long mu;

  /** The cell at which its two halves join; 0, a border cell, while none is known. */
  public int cell;

  /** How often mu fell. */
  long updates;

  /** How many expansions came before mu took its present value. */
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
