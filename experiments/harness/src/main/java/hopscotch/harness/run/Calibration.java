package hopscotch.harness.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Measures how steady the host is, by the time of a fixed piece of work before, during and after a
 * run. On a quiet machine the samples differ by a few percent.
 */
final class Calibration {
  private static final int ROUNDS = 4_000_000;
  private static final int TRIES = 3;

  private static final long PAUSE_NANOS = TimeUnit.SECONDS.toNanos(5);

  private volatile long lastNanos;
  private final List<Long> samples = Collections.synchronizedList(new ArrayList<>());

  /** Takes a sample: the fastest of a few tries, in nanoseconds. */
  public void sample() {
    long fastest = Long.MAX_VALUE;
    for (int i = 0; i < TRIES; i++) {
      long start = System.nanoTime();
      // Looking at the result keeps the compiler from dropping the work.
      boolean worked = work(start) != 0;
      fastest = worked ? Math.min(fastest, System.nanoTime() - start) : fastest;
    }
    samples.add(fastest);
    lastNanos = System.nanoTime();
  }

  /** Takes a sample, unless the last one is only a few seconds old. */
  public void sampleNowAndThen() {
    if (samples.isEmpty() || System.nanoTime() - lastNanos > PAUSE_NANOS) {
      sample();
    }
  }

  private static long work(long seed) {
    long state = seed;
    for (int round = 0; round < ROUNDS; round++) {
      state = state * 6364136223846793005L + 1442695040888963407L;
    }
    return state;
  }

  /** The samples in nanoseconds, in their order. */
  public List<Long> samples() {
    synchronized (samples) {
      return List.copyOf(samples);
    }
  }

  /** The time of reading the clock twice, in nanoseconds: the least of many tries. */
  public static long clockNanos() {
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 100_000; i++) {
      long start = System.nanoTime();
      least = Math.min(least, System.nanoTime() - start);
    }
    return least;
  }
}
