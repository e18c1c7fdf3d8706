package hopscotch.harness.run.worker;

import java.util.function.LongSupplier;

/**
 * When code is warm: once the JVM compiled nothing in the second half of the time since the
 * beginning, and a least time is over; or after the longest time.
 *
 * <p>A bound that grows with the time so far, since the last compilation comes the later the less
 * often a method is called: once in a query, and it takes thousands of queries.
 */
final class WarmUp {
  private final long leastNanos;
  private final long longestNanos;
  private final LongSupplier compilationMillis;
  private final LongSupplier clock;
  private final long startNanos;
  private long lastMillis;
  private long lastCompilationNanos;

  /**
   * Begins now.
   *
   * @param leastNanos the least time
   * @param longestNanos the longest time
   */
  WarmUp(long leastNanos, long longestNanos, JvmWatch jvm) {
    this(leastNanos, longestNanos, jvm::compilationMillis, System::nanoTime);
  }

  /** Begins now, by a clock of its own. */
  WarmUp(long leastNanos, long longestNanos, LongSupplier compilationMillis, LongSupplier clock) {
    this.leastNanos = leastNanos;
    this.longestNanos = longestNanos;
    this.compilationMillis = compilationMillis;
    this.clock = clock;
    this.startNanos = clock.getAsLong();
    this.lastMillis = compilationMillis.getAsLong();
  }

  /** The time left of the longest, in nanoseconds; negative when it is over. */
  long nanosLeft() {
    return longestNanos - (clock.getAsLong() - startNanos);
  }

  /** Whether it is enough now. To be asked after every step. */
  boolean isOver() {
    long elapsedNanos = clock.getAsLong() - startNanos;
    long millis = compilationMillis.getAsLong();
    if (millis != lastMillis) {
      lastMillis = millis;
      lastCompilationNanos = elapsedNanos;
    }
    boolean settled = elapsedNanos >= leastNanos && elapsedNanos >= 2 * lastCompilationNanos;
    return settled || elapsedNanos >= longestNanos;
  }
}
