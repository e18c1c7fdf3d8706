package hopscotch.hpa.abstraction.level;

import java.util.Arrays;

/**
 * Clusters to be looked at in a repair, which is over sooner than code that is rarely run gets
 * compiled: so without streams.
 */
final class ClusterList {
  private int[] clusters = new int[8];
  private int count;

  void add(int cluster) {
    if (count == clusters.length) {
      clusters = Arrays.copyOf(clusters, 2 * count);
    }
    clusters[count++] = cluster;
  }

  /** Each once, in ascending order. */
  int[] distinct() {
    Arrays.sort(clusters, 0, count);
    int kept = 0;
    for (int i = 0; i < count; i++) {
      if (i == 0 || clusters[i] != clusters[i - 1]) {
        clusters[kept++] = clusters[i];
      }
    }
    return Arrays.copyOf(clusters, kept);
  }
}
