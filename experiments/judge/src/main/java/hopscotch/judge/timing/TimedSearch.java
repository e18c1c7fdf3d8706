package hopscotch.judge.timing;

import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.text.PlainError;
import hopscotch.judge.query.Attempt;

/**
 * A search of a prepared planner that answers problems of one kind and is timed. There is one class
 * for each kind of problem, which all code that times planners uses. For one thread.
 *
 * @param <Q> the type of the problems
 */
public abstract class TimedSearch<Q> {
  private static final SearchCounters NONE = new SearchCounters(0);

  private final AllocationMeter allocations = new AllocationMeter();
  private long allocatedBytes;

  /**
   * Puts a problem to the search and takes the time. A search that fails is thrown away, and the
   * next problem gets a new one.
   *
   * @param path holds the path afterwards, or nothing
   * @return the attempt; its counters are those of the search, which its next problem overwrites
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

  /** The bytes that the search allocated for the last problem, or -1 if that is not known. */
  public final long allocatedBytes() {
    return allocatedBytes;
  }

  /** Makes a search if there is none, before the clock runs. */
  abstract void begin(Q problem);

  /** Lets the search find a path. Only this is timed. */
  abstract Outcome find(Q problem, PathBuffer path, Budget budget);

  /** The counters of the search for the last problem. */
  abstract SearchCounters counters();

  /** The lower bound proved for the last problem; see {@link Attempt#lowerBound}. */
  long lowerBound(Outcome outcome) {
    return -1;
  }

  /** Throws the search away. */
  abstract void forget();
}
