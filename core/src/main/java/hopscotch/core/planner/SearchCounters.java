package hopscotch.core.planner;

import java.util.Arrays;

/**
 * What one query did. A search keeps its counts in locals and writes them here at exit; the fields
 * describe its last query. Always on.
 */
public final class SearchCounters {
  /**
   * The name of the extra counter that a planner of {@linkplain LengthMetric#ABSTRACT abstract}
   * paths has: the cost of the path, in the scale of the graph.
   */
  public static final String ABSTRACT_COST = "abstract-cost";

  /** The count of what a planner does not tell, such as one that is another program. */
  public static final long UNTOLD = Long.MIN_VALUE;

  /** Nodes taken from the open list and expanded, repeats included. */
  public long expanded;

  /**
   * Nodes reached first, or at a lower g: those put on the open list, and a goal that needs no
   * place on it. At least {@link #expanded} in a search that begins anew; one that goes on from an
   * earlier find also expands what that find left on the open list.
   */
  public long generated;

  /**
   * Expansions of nodes that had been expanded before. A search over buckets has some though its
   * heuristic is consistent, since inside a bucket nodes are not in the order of f.
   */
  public long reopened;

  /** Insertions into and removals from the open list, those of stale entries included. */
  public long heapOperations;

  /** The most entries the open list held at once. */
  public long openPeak;

  /**
   * Distinct cells or nodes whose state was written. A node that both sides of a search over
   * subgoals or a contraction reach has two states, and counts twice.
   */
  public long touched;

  private final long[] extras;

  /** Counters with as many extra ones as the planner names. */
  public SearchCounters(int extraCount) {
    extras = new long[extraCount];
  }

  /** Sets all to 0. */
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
   * Sets what a search counted in its locals.
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

  /** Adds the counts of another search: sums, and the larger open list. Extras are left alone. */
  public void add(SearchCounters other) {
    expanded += other.expanded;
    generated += other.generated;
    reopened += other.reopened;
    heapOperations += other.heapOperations;
    openPeak = Math.max(openPeak, other.openPeak);
    touched += other.touched;
  }

  /** The same counts, which no search overwrites. */
  public SearchCounters copy() {
    SearchCounters copy = new SearchCounters(extras.length);
    copy.add(this);
    System.arraycopy(extras, 0, copy.extras, 0, extras.length);
    return copy;
  }

  /** How many counters the planner has beyond the common ones. */
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
