package hopscotch.datasets.catalogue;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.time.Duration;

/**
 * How often a download is tried anew after it failed without gaining a byte, and how long it waits:
 * each pause is twice the one before.
 *
 * @param attempts at least 1
 * @param firstPause the pause after the first failure
 */
public record Retry(int attempts, Duration firstPause) {
  /** Five attempts in half a minute. */
  public static final Retry STANDARD = new Retry(5, Duration.ofSeconds(2));

  /** Refuses less than 1 attempt, and pauses below 0. */
  public Retry {
    if (attempts < 1 || firstPause.isNegative()) {
      throw new IllegalArgumentException(
          "%d attempts, first pause %s: expected at least 1 attempt and no negative pause"
              .formatted(attempts, firstPause));
    }
  }

  /** Waits after failure number {@code failures}, from 1. */
  void pause(int failures) throws IOException {
    try {
      Thread.sleep(firstPause.toMillis() << Math.min(failures - 1, 10));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      InterruptedIOException interrupted = new InterruptedIOException("interrupted");
      interrupted.initCause(e);
      throw interrupted;
    }
  }
}
