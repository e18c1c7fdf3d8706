package hopscotch.experiments.run;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;

/**
 * One thing prepared again and again while that is cheap, until the code of the preparation is
 * compiled.
 *
 * @param last what the last preparation made
 * @param firstNanos the time of the first
 * @param medianNanos the median time of the second half
 */
record Preparations<P>(P last, long firstNanos, long medianNanos) {
  private static final int MAX = 1000;

  /**
   * Prepares.
   *
   * @param once one preparation; what it made before may be forgotten by then
   * @param nanos the time that one took
   * @param warmUp says when it is enough; a preparation that would go beyond it is the last
   * @param steps counts preparations
   */
  static <P> Preparations<P> repeat(
      Supplier<P> once, ToLongFunction<P> nanos, WarmUp warmUp, AtomicLong steps) {
    long[] all = new long[MAX];
    int done = 0;
    P made;
    do {
      made = once.get();
      all[done++] = nanos.applyAsLong(made);
      steps.incrementAndGet();
    } while (done < all.length && !warmUp.isOver() && all[done - 1] < warmUp.nanosLeft());
    return new Preparations<>(made, all[0], median(all, done / 2, done));
  }

  private static long median(long[] values, int from, int to) {
    long[] sorted = Arrays.copyOfRange(values, from, to);
    Arrays.sort(sorted);
    return (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2;
  }
}
