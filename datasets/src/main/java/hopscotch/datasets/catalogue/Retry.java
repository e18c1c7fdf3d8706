package hopscotch.datasets.catalogue;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.time.Duration;

/**
 * Says how often a download is tried again after it failed without gaining a byte, and how long it
 * waits before that. Each pause is twice the one before.
 *
 * @param attempts at least 1
 * @param firstPause the pause after the first failure
 * @param timeLimit how long all attempts together may take without gaining a byte
 */
public record Retry(int attempts, Duration firstPause, Duration timeLimit) {
  /** Four attempts in ten seconds at most. */
  public static final Retry STANDARD = new Retry(4, Duration.ofSeconds(1), Duration.ofSeconds(10));

  /** Refuses less than one attempt, negative pauses and a time limit of zero. */
  public Retry {
    if (attempts < 1 || firstPause.isNegative() || timeLimit.compareTo(Duration.ofMillis(1)) < 0) {
      throw new IllegalArgumentException(
          "%d attempts, first pause %s, time limit %s: expected at least 1 attempt, no negative pause"
                  .formatted(attempts, firstPause, timeLimit)
              + " and a time limit of at least 1 ms");
    }
  }

  /** The pause after failure number {@code failures}, from 1. */
  Duration pauseAfter(int failures) {
    return firstPause.multipliedBy(1L << Math.min(failures - 1, 10));
  }

  /** Waits after failure number {@code failures}, from 1. */
  void pause(int failures) throws IOException {
    try {
      Thread.sleep(pauseAfter(failures).toMillis());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      InterruptedIOException interrupted = new InterruptedIOException("interrupted");
      interrupted.initCause(e);
      throw interrupted;
    }
  }
}
