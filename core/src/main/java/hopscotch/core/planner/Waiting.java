package hopscotch.core.planner;

/**
 * How long somebody else's code is waited for before it is left behind. Each wait is named where it
 * is done; the system property {@value #PERCENT} makes all of them shorter or longer.
 */
public final class Waiting {
  /** The system property that says how many hundredths of each wait are waited; 100 by default. */
  public static final String PERCENT = "hopscotch.waiting.percent";

  private static final long MILLIS_A_HUNDREDTH = 10;

  private Waiting() {}

  /** What is waited in this process where {@code seconds} are named, in milliseconds. */
  public static long millis(int seconds) {
    return Math.max(1, seconds * MILLIS_A_HUNDREDTH * Integer.getInteger(PERCENT, 100));
  }
}
