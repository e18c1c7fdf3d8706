package hopscotch.judge.query;

import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchCounters;

/**
 * What a planner did with a query; its path is in the buffer it was given.
 *
 * @param outcome how the search ended; {@code null} if it failed
 * @param elapsedNanos the time of the search alone
 * @param counters what the search counted; its own, overwritten by its next query
 * @param lowerBound what the search proved that no path costs less than, in the scale of the graph;
 *     -1 if it proved nothing
 * @param error how it failed; {@code null} if it did not
 */
public record Attempt(
    Outcome outcome, long elapsedNanos, SearchCounters counters, long lowerBound, Throwable error) {

  /** What a planner did that proves nothing. */
  public Attempt(Outcome outcome, long elapsedNanos, SearchCounters counters, Throwable error) {
    this(outcome, elapsedNanos, counters, -1, error);
  }
}
