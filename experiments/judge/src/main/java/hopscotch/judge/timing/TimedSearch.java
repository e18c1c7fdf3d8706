package hopscotch.judge.timing;

import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.text.PlainError;
import hopscotch.judge.query.Attempt;

/**
 * A search of a prepared planner, to which problems of one kind are put against the clock. There is
 * one class for each kind of problem, used by all who time a planner. For one thread.
 *
 * @param <Q> a problem
 */
public abstract class TimedSearch<Q> {
  private static final SearchCounters NONE = new SearchCounters(0);

  private final AllocationMeter allocations = new AllocationMeter();
  private long allocatedBytes;

  /**
   * Puts a problem, timed. A search that fails is thrown away, and the next problem gets a new one.
   *
   * @param path holds the path afterwards, or nothing
   * @return what the search did; its counters are its own, overwritten by its next problem
   */
  public final Attempt ask(Q problem, PathBuffer path, Budget budget) {
    path.clear();
    allocatedBytes = -1;
    long startNanos = System.nanoTime();
    try {
      begin(problem);
      long bytesBefore = allocations.bytes();
      startNanos = System.nanoTime();
      Outcome outcome = find(problem, path, budget);
      long elapsedNanos = System.nanoTime() - startNanos;
      allocatedBytes = allocations.since(bytesBefore);
      SearchCounters counters = counters();
      AnswerCheck.require(outcome, counters);
      return new Attempt(outcome, elapsedNanos, counters, lowerBound(outcome), null);
    } catch (Throwable e) {
      long elapsedNanos = System.nanoTime() - startNanos;
      forget();
      path.clear();
      return new Attempt(null, elapsedNanos, NONE, PlainError.plain(e));
    }
  }

  /** The bytes that the search allocated for the last problem; -1 where that is not known. */
  public final long allocatedBytes() {
    return allocatedBytes;
  }

  /** Makes what a problem needs before the clock runs: a search, if there is none. */
  abstract void begin(Q problem);

  /** Has the search find a path, which is what is timed. */
  abstract Outcome find(Q problem, PathBuffer path, Budget budget);

  /** What the search counted at the last problem. */
  abstract SearchCounters counters();

  /** What the search proved of the last problem, as {@link Attempt#lowerBound} says. */
  long lowerBound(Outcome outcome) {
    return -1;
  }

  /** Throws the search away. */
  abstract void forget();
}
