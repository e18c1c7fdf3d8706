package hopscotch.core.planner;

import java.time.Duration;

/**
 * The limits of a query or a preparation: how many expansions it may make and how much time it may
 * take. It also ends when it is cancelled. The limits are fixed; {@link #cancel()} may be called by
 * any thread at any time, and cannot be undone.
 */
public final class Budget {
  /** A budget without limits, which cannot be cancelled. */
  public static final Budget UNLIMITED = new Budget(Long.MAX_VALUE, Long.MAX_VALUE, null);

  private final long expansions;
  private final long nanos;
  private final Budget whole;
  private volatile boolean cancelled;

  private Budget(long expansions, long nanos, Budget whole) {
    this.expansions = expansions;
    this.nanos = nanos;
    this.whole = whole;
  }

  /**
   * A budget of expansions and of time.
   *
   * @throws IllegalArgumentException if either is negative
   */
  public static Budget of(long expansions, Duration time) {
    if (expansions < 0 || time.isNegative()) {
      throw new IllegalArgumentException(
          "budget of %d expansions and %s: expected neither to be negative"
              .formatted(expansions, time));
    }
    return new Budget(expansions, time.toNanos(), null);
  }

  /** A budget of expansions alone. A search stops after exactly that many. */
  public static Budget expansions(long expansions) {
    return of(expansions, Duration.ofNanos(Long.MAX_VALUE));
  }

  /** A budget of time alone. A search reads the clock about once in a thousand expansions. */
  public static Budget time(Duration time) {
    return of(Long.MAX_VALUE, time);
  }

  /**
   * The budget that is left after some expansions and nanoseconds. It is cancelled when this one
   * is.
   */
  public Budget remaining(long usedExpansions, long usedNanos) {
    return this == UNLIMITED
        ? this
        : new Budget(left(expansions, usedExpansions), left(nanos, usedNanos), this);
  }

  /** This budget with at most the given number of expansions. It is cancelled when this one is. */
  public Budget atMost(long most) {
    return most >= expansions ? this : new Budget(most, nanos, this);
  }

  private static long left(long limit, long used) {
    return limit == Long.MAX_VALUE ? limit : Math.max(0, limit - used);
  }

  /** The number of expansions, or {@link Long#MAX_VALUE} if there is no limit. */
  public long expansions() {
    return expansions;
  }

  /** The time in nanoseconds, or {@link Long#MAX_VALUE} if there is no limit. */
  public long nanos() {
    return nanos;
  }

  /** Asks whatever runs on this budget to stop. */
  public void cancel() {
    if (this == UNLIMITED) {
      throw new IllegalStateException("the unlimited budget is shared; cancel one of your own");
    }
    cancelled = true;
  }

  /** Whether {@link #cancel()} was called. */
  public boolean isCancelled() {
    return cancelled || whole != null && whole.isCancelled();
  }
}
