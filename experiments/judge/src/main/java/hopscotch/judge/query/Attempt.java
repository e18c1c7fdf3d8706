package hopscotch.judge.query;

import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchCounters;

/**
 * The result of putting a query to a planner. The path is in the buffer that the planner was given.
 *
 * @param outcome the outcome of the search; {@code null} if it failed
 * @param elapsedNanos the time of the search alone
 * @param counters the counters of the search, which its next query overwrites
 * @param lowerBound a proven lower bound on the cost of any path, in the scale of the graph; -1 if
 *     the search proved none
 * @param error the error with which it failed; {@code null} if it did not fail
 */
public record Attempt(
    Outcome outcome, long elapsedNanos, SearchCounters counters, long lowerBound, Throwable error) {

  /** An attempt without a proven bound. */
  public Attempt(Outcome outcome, long elapsedNanos, SearchCounters counters, Throwable error) {
    this(outcome, elapsedNanos, counters, -1, error);
  }
}
