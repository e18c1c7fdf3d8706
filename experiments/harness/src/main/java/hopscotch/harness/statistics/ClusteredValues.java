package hopscotch.harness.statistics;

/** Numbers in clusters, each by its sum and size, of which means and bootstraps are made. */
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
   *     is ignored
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
   * The same from the sums of clusters.
   *
   * @param sums the sum of the numbers of each cluster; the array is kept, and written
   * @param sizes the number of numbers of each cluster; the array is kept, and written
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

  /** The number of clusters with numbers. */
  public int count() {
    return count;
  }

  /** The sum of a cluster. */
  public double sum(int cluster) {
    return sums[cluster];
  }

  /** The number of numbers of a cluster, at least 1. */
  public int size(int cluster) {
    return sizes[cluster];
  }

  /** The mean of a cluster. */
  public double mean(int cluster) {
    return sums[cluster] / sizes[cluster];
  }

  /** The mean of all numbers, each with the same weight. NaN if there are none. */
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
