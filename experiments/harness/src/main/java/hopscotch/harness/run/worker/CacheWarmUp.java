package hopscotch.harness.run.worker;

/**
 * Decides how long a planner answers queries that do not count before a block that does, until its
 * data are back in the caches, which other planners' blocks have filled. A fast planner needs time
 * for that, in which it answers thousands of queries. A slow one needs queries that touch all of
 * its data. It takes no longer than a warm-up may.
 */
final class CacheWarmUp {
  private static final int LEAST_QUERIES = 200;
  private static final long LEAST_NANOS = 5_000_000;
  private static final long LONGEST_NANOS = 25_000_000;

  private final long startNanos = System.nanoTime();
  private final double longestWarmUpNanos;

  /** A warm-up that begins now. */
  public CacheWarmUp(double longestWarmUpNanos) {
    this.longestWarmUpNanos = longestWarmUpNanos;
  }

  /** Whether it is over after so many queries. */
  public boolean isOver(int queries) {
    return isOver(System.nanoTime() - startNanos, queries, longestWarmUpNanos);
  }

  /** Whether this number of queries in this time is enough. */
  public static boolean isOver(long nanos, int queries, double longestWarmUpNanos) {
    return nanos >= Math.min(LONGEST_NANOS, longestWarmUpNanos)
        || nanos >= LEAST_NANOS && queries >= LEAST_QUERIES;
  }
}
