package hopscotch.experiments.run;

/**
 * When a planner is warm: after three passes over the same queries in a row whose times lie within
 * 5 % of the fastest pass so far, or after the longest time.
 */
final class WarmUp {
  private static final double TOLERANCE = 1.05;
  private static final int PASSES = 3;

  private final long longestNanos;
  private final long startNanos = System.nanoTime();
  private long fastest = Long.MAX_VALUE;
  private int steadyPasses;

  WarmUp(long longestNanos) {
    this.longestNanos = longestNanos;
  }

  /** Whether the longest time is over. */
  boolean isOver() {
    return System.nanoTime() - startNanos >= longestNanos;
  }

  /** Whether it is enough after one more pass, which took so long. */
  boolean isSteady(long passNanos) {
    boolean close = passNanos <= fastest * TOLERANCE && passNanos * TOLERANCE >= fastest;
    steadyPasses = close ? steadyPasses + 1 : 0;
    fastest = Math.min(fastest, passNanos);
    return steadyPasses >= PASSES || isOver();
  }
}
