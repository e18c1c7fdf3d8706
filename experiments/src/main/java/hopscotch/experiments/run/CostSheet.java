package hopscotch.experiments.run;

/**
 * What a planner's turns took so far, on one map or on several: queries by their length, what each
 * block took beside its queries, and getting ready on a map. Not safe for use by several threads.
 */
final class CostSheet {
  /** A doubling of the length is two classes; no search grows faster than by its square or so. */
  private static final double MAX_SLOPE = Math.log(6) / 2;

  /** The growth where one class alone was measured: as the length. */
  private static final double DEFAULT_SLOPE = Math.log(2) / 2;

  private final long[] queries = new long[Workload.LENGTH_CLASSES];
  private final double[] nanos = new double[Workload.LENGTH_CLASSES];
  private long blocks;
  private double besideNanos;
  private long readies;
  private double readyNanos;
  private double preparationNanosPerCell;

  /** Notes a query of a length class. */
  void addQuery(int lengthClass, long queryNanos) {
    queries[lengthClass]++;
    nanos[lengthClass] += Math.max(0, queryNanos);
  }

  /** Notes what a block took beside its queries. */
  void addBlock(double nanosBeside) {
    blocks++;
    besideNanos += Math.max(0, nanosBeside);
  }

  /** Notes how long it took to be ready on a map, and one preparation of it; -1 without one. */
  void addReady(double allNanos, long preparationNanos, long cells) {
    readies++;
    readyNanos += allNanos;
    preparationNanosPerCell += Math.max(0, preparationNanos) / (double) cells;
  }

  /** Whether queries were measured. */
  boolean isMeasured() {
    return blocks > 0;
  }

  /** The time of queries, in nanoseconds. */
  double ofQueries(long[] byLength) {
    double slope = slope();
    double sum = 0;
    for (int length = 0; length < byLength.length; length++) {
      if (byLength[length] > 0) {
        int known = nearestMeasured(length);
        double mean = nanos[known] / queries[known];
        sum += byLength[length] * mean * Math.exp(slope * (length - known));
      }
    }
    return sum;
  }

  /** The time of blocks beside their queries, in nanoseconds. */
  double ofBlocks(double count) {
    return count * besideNanos / Math.max(1, blocks);
  }

  /** The time of getting ready on a map: as before, or as long as one preparation if it is long. */
  double ofReady(long cells) {
    double count = Math.max(1, readies);
    return Math.max(readyNanos / count, cells * preparationNanosPerCell / count);
  }

  private int nearestMeasured(int length) {
    for (int distance = 0; distance < queries.length; distance++) {
      if (length - distance >= 0 && queries[length - distance] > 0) {
        return length - distance;
      }
      if (length + distance < queries.length && queries[length + distance] > 0) {
        return length + distance;
      }
    }
    throw new IllegalStateException("no query was measured");
  }

  /** How the logarithm of the time grows from class to class: weighted least squares. */
  private double slope() {
    double weights = 0;
    double meanX = 0;
    double meanY = 0;
    for (int i = 0; i < queries.length; i++) {
      if (nanos[i] > 0) {
        weights += queries[i];
        meanX += queries[i] * (double) i;
        meanY += queries[i] * Math.log(nanos[i] / queries[i]);
      }
    }
    if (weights == 0) {
      return DEFAULT_SLOPE;
    }
    meanX /= weights;
    meanY /= weights;
    double covariance = 0;
    double variance = 0;
    for (int i = 0; i < queries.length; i++) {
      if (nanos[i] > 0) {
        variance += queries[i] * (i - meanX) * (i - meanX);
        covariance += queries[i] * (i - meanX) * (Math.log(nanos[i] / queries[i]) - meanY);
      }
    }
    return variance == 0 ? DEFAULT_SLOPE : Math.min(MAX_SLOPE, Math.max(0, covariance / variance));
  }
}
