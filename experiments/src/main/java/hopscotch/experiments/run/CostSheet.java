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

  /** What is measured on one map more counts so much more than what was before. */
  private static final double MEMORY = 0.5;

  /** A preparation of a map that is larger than those measured grows by this power of it more. */
  private static final double GROWTH = 0.25;

  /** After so many maps the JVM has compiled what it will. */
  private static final int WARM_MAPS = 5;

  private final double[] queries = new double[Workload.LENGTH_CLASSES];
  private final double[] nanos = new double[Workload.LENGTH_CLASSES];
  private double blocks;
  private double besideNanos;
  private int maps;
  private double readies;
  private double readyNanos;
  private double preparationNanosPerCell;
  private double cells;

  /** Notes a query of a length class. */
  void addQuery(int lengthClass, double queryNanos) {
    queries[lengthClass]++;
    nanos[lengthClass] += queryNanos;
  }

  /** Notes what a block took beside its queries. */
  void addBlock(double nanosBeside) {
    blocks++;
    besideNanos += Math.max(0, nanosBeside);
  }

  /**
   * Notes how long it took to be ready on a map, and one preparation of it; 0 without one. What was
   * measured before counts less from now on: code gets warm, hosts get busy.
   */
  void addReady(double allNanos, double preparationNanos, long onCells) {
    for (int i = 0; i < queries.length; i++) {
      queries[i] *= MEMORY;
      nanos[i] *= MEMORY;
    }
    blocks *= MEMORY;
    besideNanos *= MEMORY;
    maps++;
    readies = MEMORY * readies + 1;
    readyNanos = MEMORY * readyNanos + allNanos;
    preparationNanosPerCell = MEMORY * preparationNanosPerCell + preparationNanos / onCells;
    cells = MEMORY * cells + onCells;
  }

  /** Whether queries were measured. */
  boolean isMeasured() {
    return blocks > 0;
  }

  /**
   * The time of queries on a map of so many cells, in nanoseconds. Where they are longer than any
   * that was measured they cost more, but at most by how much larger the map is.
   */
  double ofQueries(long[] byLength, long onCells) {
    double slope = slope();
    double most = Math.max(1, onCells * Math.max(1, readies) / Math.max(1, cells));
    double sum = 0;
    for (int length = 0; length < byLength.length; length++) {
      if (byLength[length] > 0) {
        int known = nearestMeasured(length);
        double mean = nanos[known] / queries[known];
        sum += byLength[length] * mean * Math.min(most, Math.exp(slope * (length - known)));
      }
    }
    return sum;
  }

  /** The time of blocks beside their queries, in nanoseconds. */
  double ofBlocks(double count) {
    return blocks == 0 ? 0 : count * besideNanos / blocks;
  }

  /**
   * The time of getting ready on a map, in nanoseconds; at least one preparation. What the first
   * maps took beyond the least was compiling, most of which is not done again.
   *
   * @param leastNanos what it takes at least as far as is known without measuring; less where less
   *     was measured
   */
  double ofReady(long onCells, double leastNanos) {
    double count = Math.max(1, readies);
    double mean = readies == 0 ? leastNanos : readyNanos / count;
    double compiling = Math.max(0, mean - leastNanos);
    double expected =
        Math.min(mean, leastNanos) + compiling * Math.min(1, (maps - 1.0) / WARM_MAPS);
    double larger = Math.max(1, onCells * count / Math.max(1, cells));
    double preparation = onCells * preparationNanosPerCell / count * Math.pow(larger, GROWTH);
    return Math.max(expected, preparation);
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
