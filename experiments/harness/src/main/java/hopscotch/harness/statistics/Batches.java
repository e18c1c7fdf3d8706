package hopscotch.harness.statistics;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;

/**
 * Groups comparisons that share random draws. Draws depend only on the seed and the number of
 * clusters, so comparisons with the same number of clusters have the same draws. They are made once
 * for a batch. Its numbers lie side by side, so that a processor adds several at once.
 */
final class Batches {
  /** The most comparisons of a batch, which fit into a cache with their clusters. */
  private static final int MOST = 128;

  private Batches() {}

  /**
   * The numbers of comparisons in batches, all of which have the same number of clusters.
   *
   * @param count the number of comparisons
   * @param clusters the number of clusters of a comparison; below 0 if it needs no draws
   */
  static List<int[]> of(int count, IntUnaryOperator clusters) {
    Map<Integer, List<Integer>> groups = new TreeMap<>();
    for (int i = 0; i < count; i++) {
      int size = clusters.applyAsInt(i);
      if (size >= 0) {
        groups.computeIfAbsent(size, unseen -> new ArrayList<>()).add(i);
      }
    }
    List<int[]> batches = new ArrayList<>();
    for (List<Integer> group : groups.values()) {
      for (int from = 0; from < group.size(); from += MOST) {
        List<Integer> members = group.subList(from, Math.min(group.size(), from + MOST));
        batches.add(members.stream().mapToInt(Integer::intValue).toArray());
      }
    }
    return batches;
  }
}
