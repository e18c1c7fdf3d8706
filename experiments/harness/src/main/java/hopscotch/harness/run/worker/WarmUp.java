package hopscotch.harness.run.worker;

import java.util.function.LongSupplier;

/**
 * Decides when code is warm: when the JVM compiled nothing in the second half of the time since the
 * beginning and a least time has passed, or after the longest time.
 *
 * <p>The quiet time must grow with the time so far, since a method that is called rarely is
 * compiled late: one that is called once in a query takes thousands of queries.
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
   * A warm-up that begins now.
   *
   * @param leastNanos the least time
   * @param longestNanos the longest time
   */
  WarmUp(long leastNanos, long longestNanos, JvmWatch jvm) {
    this(leastNanos, longestNanos, jvm::compilationMillis, System::nanoTime);
  }

  /** A warm-up that begins now, by a given clock. */
  WarmUp(long leastNanos, long longestNanos, LongSupplier compilationMillis, LongSupplier clock) {
    this.leastNanos = leastNanos;
    this.longestNanos = longestNanos;
    this.compilationMillis = compilationMillis;
    this.clock = clock;
    this.startNanos = clock.getAsLong();
    this.lastMillis = compilationMillis.getAsLong();
  }

  /** The rest of the longest time, in nanoseconds. Negative when it is over. */
  long nanosLeft() {
    return longestNanos - (clock.getAsLong() - startNanos);
  }

  /** Whether the code is warm now. To be asked after every step. */
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
