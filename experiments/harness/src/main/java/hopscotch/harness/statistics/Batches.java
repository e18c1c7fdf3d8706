package hopscotch.harness.statistics;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;

/**
 * Comparisons that are drawn for together. Draws depend on nothing but the seed and the number of
 * clusters, so comparisons of as many clusters have the same ones. They are made once for all of a
 * batch, whose numbers lie side by side, and a processor adds up several at once.
 */
final class Batches {
  /** As many as fit into a cache with their clusters. */
  private static final int MOST = 128;

  private Batches() {}

  /**
   * The numbers of comparisons, in batches of which all have as many clusters.
   *
   * @param count how many comparisons there are
   * @param clusters how many clusters a comparison has; none is drawn for below 0
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
