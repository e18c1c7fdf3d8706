package hopscotch.core.planner;

import java.util.Arrays;

/**
 * The counts of one query. A search keeps them in locals and writes them here when it ends, so the
 * fields describe its last query. They are always kept.
 */
public final class SearchCounters {
  /**
   * The name of the extra counter that a planner of {@linkplain LengthMetric#ABSTRACT abstract}
   * paths has: the cost of the path, in the scale of the graph.
   */
  public static final String ABSTRACT_COST = "abstract-cost";

  /**
   * Stands for a count that a planner does not give, for instance because it is another program.
   */
  public static final long UNTOLD = Long.MIN_VALUE;

  /**
   * The number of nodes that were taken from the open list and expanded. A node counts each time.
   */
  public long expanded;

  /**
   * The number of times that a node was reached first, or at a lower g. Each was put on the open
   * list, but for a goal that needs no place there. At least {@link #expanded} in a search that
   * begins anew; one that goes on from an earlier find also expands what that find left on the open
   * list.
   */
  public long generated;

  /**
   * The number of expansions of nodes that had been expanded before. A search over buckets has some
   * though its heuristic is consistent, since inside a bucket nodes are not in the order of f.
   */
  public long reopened;

  /**
   * The number of insertions into and removals from the open list, including those of stale
   * entries.
   */
  public long heapOperations;

  /** The largest number of entries that the open list held at once. */
  public long openPeak;

  /**
   * The number of distinct cells or nodes whose state was written. A node that both sides of a
   * search over subgoals or a contraction reach has two states, and counts twice.
   */
  public long touched;

  private final long[] extras;

  /** Counters, with a number of extra ones. */
  public SearchCounters(int extraCount) {
    extras = new long[extraCount];
  }

  /** Sets all counters to 0. */
  public void clear() {
    expanded = 0;
    generated = 0;
    reopened = 0;
    heapOperations = 0;
    openPeak = 0;
    touched = 0;
    Arrays.fill(extras, 0);
  }

  /**
   * Sets the counters to the values that a search kept in its locals.
   *
   * @param heapOperations insertions into and removals from its open list
   * @param openPeak the largest size of its open list
   */
  public void set(
      long expanded,
      long generated,
      long reopened,
      long touched,
      long heapOperations,
      long openPeak) {
    this.expanded = expanded;
    this.generated = generated;
    this.reopened = reopened;
    this.touched = touched;
    this.heapOperations = heapOperations;
    this.openPeak = openPeak;
  }

  /**
   * Adds the counts of another search. The open list's peak becomes the larger of both; extra
   * counters stay as they are.
   */
  public void add(SearchCounters other) {
    expanded += other.expanded;
    generated += other.generated;
    reopened += other.reopened;
    heapOperations += other.heapOperations;
    openPeak = Math.max(openPeak, other.openPeak);
    touched += other.touched;
  }

  /** A copy of the counts, which no search overwrites. */
  public SearchCounters copy() {
    SearchCounters copy = new SearchCounters(extras.length);
    copy.add(this);
    System.arraycopy(extras, 0, copy.extras, 0, extras.length);
    return copy;
  }

  /** The number of extra counters. */
  public int extraCount() {
    return extras.length;
  }

  /** Extra counter {@code i}, in the order of {@link Planner#extraCounters()}. */
  public long extra(int i) {
    return extras[i];
  }

  /** Sets extra counter {@code i}. */
  public void setExtra(int i, long value) {
    extras[i] = value;
  }

  @Override
  public String toString() {
    return "expanded %d, generated %d, reopened %d, heap operations %d, open peak %d, touched %d%s"
        .formatted(
            expanded,
            generated,
            reopened,
            heapOperations,
            openPeak,
            touched,
            extras.length == 0 ? "" : ", extras " + Arrays.toString(extras));
  }
}
