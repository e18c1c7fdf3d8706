package hopscotch.harness.run.worker;

/**
 * How long a planner is asked for nothing before a block that counts: until its data are back in
 * the caches that other planners' blocks took over. A fast planner needs time for that, in which it
 * answers thousands of queries; a slow one needs queries, which lead it over all of its data. It
 * takes no longer than a warm-up may.
 */
final class CacheWarmUp {
  private static final int LEAST_QUERIES = 200;
  private static final long LEAST_NANOS = 5_000_000;
  private static final long LONGEST_NANOS = 25_000_000;

  private final long startNanos = System.nanoTime();
  private final double longestWarmUpNanos;

  /** Begins now. */
  public CacheWarmUp(double longestWarmUpNanos) {
    this.longestWarmUpNanos = longestWarmUpNanos;
  }

  /**
   * Whether it is enough.
   *
   * @param queries asked since the beginning
   */
  public boolean isOver(int queries) {
    return isOver(System.nanoTime() - startNanos, queries, longestWarmUpNanos);
  }

  /** Whether so many queries in such a time are enough. */
  public static boolean isOver(long nanos, int queries, double longestWarmUpNanos) {
    return nanos >= Math.min(LONGEST_NANOS, longestWarmUpNanos)
        || nanos >= LEAST_NANOS && queries >= LEAST_QUERIES;
  }
}
