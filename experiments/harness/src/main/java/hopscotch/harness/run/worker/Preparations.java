package hopscotch.harness.run.worker;

import java.io.IOException;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.ToLongFunction;

/**
 * A preparation that is repeated, while that is cheap, until its code is compiled.
 *
 * @param last the result of the last preparation
 * @param firstNanos the time of the first
 * @param medianNanos the median time of the second half
 */
record Preparations<P>(P last, long firstNanos, long medianNanos) {
  private static final int MAX = 1000;

  /**
   * One preparation.
   *
   * @param <P> the type of its result
   */
  @FunctionalInterface
  interface Once<P> {
    /** Prepares. The result of the preparation before is no longer held by then. */
    P prepare() throws IOException;
  }

  /**
   * Prepares repeatedly.
   *
   * @param nanos gives the time of a preparation; negative if the result was read from a file,
   *     which is not repeated, so that both times are negative
   * @param warmUp says when it is over; a preparation that would go beyond it is the last
   * @param steps counts preparations
   */
  static <P> Preparations<P> repeat(
      Once<P> once, ToLongFunction<P> nanos, WarmUp warmUp, AtomicLong steps) throws IOException {
    long[] all = new long[MAX];
    int done = 0;
    P made;
    do {
      made = null;
      made = once.prepare();
      all[done++] = nanos.applyAsLong(made);
      steps.incrementAndGet();
    } while (done < all.length
        && all[done - 1] >= 0
        && !warmUp.isOver()
        && all[done - 1] < warmUp.nanosLeft());
    return new Preparations<>(made, all[0], median(all, done / 2, done));
  }

  private static long median(long[] values, int from, int to) {
    long[] sorted = Arrays.copyOfRange(values, from, to);
    Arrays.sort(sorted);
    return (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2;
  }
}
