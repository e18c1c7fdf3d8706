package hopscotch.core.planner;

/**
 * The time for which code from another source is waited for before it is given up. Each wait is
 * named where it is made. The system property {@value #PERCENT} makes all of them shorter or
 * longer.
 */
public final class Waiting {
  /** The system property that scales all waits, in percent; 100 by default. */
  public static final String PERCENT = "hopscotch.waiting.percent";

  private static final long MILLIS_A_HUNDREDTH = 10;

  private Waiting() {}

  /** The time in milliseconds that this process waits where {@code seconds} are named. */
  public static long millis(int seconds) {
    return Math.max(1, seconds * MILLIS_A_HUNDREDTH * Integer.getInteger(PERCENT, 100));
  }
}
