package hopscotch.harness.statistics;

/**
 * Numbers in clusters, of each its sum and how many there are: all that means, bootstraps and
 * permutations by cluster need.
 */
public final class ClusteredValues {
  private final double[] sums;
  private final int[] sizes;
  private final int count;

  private ClusteredValues(double[] sums, int[] sizes, int count) {
    this.sums = sums;
    this.sizes = sizes;
    this.count = count;
  }

  /**
   * Groups numbers.
   *
   * @param values the numbers
   * @param cluster the cluster of each, from 0 to {@code clusters - 1}; a cluster without numbers
   *     is left aside
   * @throws IllegalArgumentException if the arrays differ in length
   */
  public static ClusteredValues of(double[] values, int[] cluster, int clusters) {
    if (values.length != cluster.length) {
      throw new IllegalArgumentException(
          "%d values in %d clusters' places".formatted(values.length, cluster.length));
    }
    double[] sums = new double[clusters];
    int[] sizes = new int[clusters];
    for (int i = 0; i < values.length; i++) {
      sums[cluster[i]] += values[i];
      sizes[cluster[i]]++;
    }
    return ofSums(sums, sizes);
  }

  /**
   * The same from sums, by cluster.
   *
   * @param sums of the numbers of a cluster; kept, and written
   * @param sizes how many numbers a cluster has; kept, and written
   */
  public static ClusteredValues ofSums(double[] sums, int[] sizes) {
    int used = 0;
    for (int i = 0; i < sums.length; i++) {
      if (sizes[i] > 0) {
        sums[used] = sums[i];
        sizes[used++] = sizes[i];
      }
    }
    return new ClusteredValues(sums, sizes, used);
  }

  /** How many clusters have numbers. */
  public int count() {
    return count;
  }

  /** The sum of a cluster. */
  public double sum(int cluster) {
    return sums[cluster];
  }

  /** How many numbers a cluster has, at least 1. */
  public int size(int cluster) {
    return sizes[cluster];
  }

  /** The mean of a cluster. */
  public double mean(int cluster) {
    return sums[cluster] / sizes[cluster];
  }

  /** The mean of all numbers, each with the same weight; NaN if there is none. */
  public double mean() {
    double sum = 0;
    long size = 0;
    for (int i = 0; i < count; i++) {
      sum += sums[i];
      size += sizes[i];
    }
    return sum / size;
  }
}
