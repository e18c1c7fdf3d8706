package hopscotch.hpa.cluster;

import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.SearchPart;
import hopscotch.core.planner.base.BudgetMeter;
import java.util.Arrays;
import java.util.List;

/**
 * The counters and the budget that the many small searches of one query share. A search loop starts
 * from {@link #expanded()}, counts in local variables, and hands its counts to {@link #record} when
 * it ends. For one thread.
 */
public final class QueryMeter {
  /**
   * The names of the extra counters: for each phase its expansions and the sum of the sizes of its
   * open lists, and the cost of the abstract path.
   */
  public static final List<String> EXTRA_COUNTERS =
      List.of(
          "insertion",
          "main",
          "refinement",
          "insertion-open-sum",
          "main-open-sum",
          "refinement-open-sum",
          SearchCounters.ABSTRACT_COST);

  /** The index among {@link #EXTRA_COUNTERS} of the cost of the abstract path. */
  public static final int ABSTRACT_COST = EXTRA_COUNTERS.size() - 1;

  private final SearchObserver observer;
  private final SearchCounters counters;
  private final BudgetMeter meter;
  private final long[] sums = new long[ABSTRACT_COST];
  private final SearchCounters marked = new SearchCounters(0);
  private final long[] markedSums = new long[ABSTRACT_COST];
  private boolean isLimited;
  private Phase phase = Phase.INSERTION;

  /**
   * A meter that writes to the counters of a search and reads its budget. The observer may be
   * {@code null}.
   */
  public QueryMeter(SearchObserver observer, SearchCounters counters, BudgetMeter meter) {
    this.observer = observer;
    this.counters = counters;
    this.meter = meter;
  }

  /** A meter without limits and without an observer, for preparations. */
  public static QueryMeter unlimited() {
    QueryMeter queryMeter =
        new QueryMeter(null, new SearchCounters(EXTRA_COUNTERS.size()), new BudgetMeter());
    queryMeter.begin(Budget.UNLIMITED);
    return queryMeter;
  }

  /** Begins a query, whose counters have been cleared. */
  public void begin(Budget budget) {
    meter.start(budget);
    isLimited = budget != Budget.UNLIMITED;
    Arrays.fill(sums, 0);
  }

  /** Notes what is counted so far: what follows is a part of the query that may be repeated. */
  public void mark() {
    if (isLimited) {
      marked.clear();
      marked.add(counters);
      System.arraycopy(sums, 0, markedSums, 0, sums.length);
    }
  }

  /**
   * Goes on with a query that its budget stopped, from the last {@link #mark}. What was expanded
   * since is expanded again, and is neither counted twice nor taken from the expansions of the new
   * budget. Its time may be exceeded by what the repetition takes.
   */
  public void backToMark(Budget budget) {
    meter.startRepeating(budget, counters.expanded);
    isLimited = budget != Budget.UNLIMITED;
    counters.clear();
    counters.add(marked);
    System.arraycopy(markedSums, 0, sums, 0, sums.length);
  }

  /** Goes over to a phase, to which all that follows belongs. */
  public void enter(Phase next) {
    phase = next;
  }

  /** Tells the observer, if there is one, that a part begins: see {@link SearchObserver#enter}. */
  public void announce(SearchPart part, int level, int from, int to) {
    if (observer != null) {
      observer.enter(part, level, from, to);
    }
  }

  /** The observer, or {@code null}. */
  public SearchObserver observer() {
    return observer;
  }

  /** The expansions of the query so far. */
  public long expanded() {
    return counters.expanded;
  }

  /**
   * Whether the query must end before its next expansion. Then all further searches of the query
   * must end as well.
   */
  public boolean stops(long expanded) {
    return meter.stops(expanded);
  }

  /** Why the query must end, or {@code null}. */
  public Outcome stopped() {
    return meter.stopped();
  }

  /**
   * Adds a search that ended.
   *
   * @param expanded the expansions of the query so far, not those of this search
   * @param heapOperations insertions into and removals from its open list
   * @param openPeak the largest size of its open list
   * @param openSum the sum, over its expansions, of the sizes of its open list
   */
  public void record(
      long expanded,
      long generated,
      long reopened,
      long touched,
      long heapOperations,
      long openPeak,
      long openSum) {
    sums[phase.expandedCounter()] += expanded - counters.expanded;
    sums[phase.openSumCounter()] += openSum;
    counters.expanded = expanded;
    counters.generated += generated;
    counters.reopened += reopened;
    counters.heapOperations += heapOperations;
    counters.openPeak = Math.max(counters.openPeak, openPeak);
    counters.touched += touched;
  }

  /** Writes the extra counters. */
  public void end(long abstractCost) {
    for (int i = 0; i < sums.length; i++) {
      counters.setExtra(i, sums[i]);
    }
    counters.setExtra(ABSTRACT_COST, abstractCost);
  }
}
