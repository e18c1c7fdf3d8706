package hopscotch.mapf.cbs;

import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.ArrayList;
import java.util.List;

/**
 * The least number of units that take part in every edge of a graph of pairs: an admissible
 * estimate of what cardinal conflicts cost (Felner et al., "Adding Heuristics to Conflict-Based
 * Search for Multi-Agent Path Finding", ICAPS 2018).
 */
final class VertexCover {
  private static final int WORK_LIMIT = 20_000;

  private int work;

  /** The size of the least cover; a lower bound of it where that takes too long. */
  int size(List<int[]> edges) {
    work = 0;
    int size = cover(edges, edges.size());
    return work > WORK_LIMIT ? matching(edges) : size;
  }

  private int cover(List<int[]> edges, int limit) {
    if (edges.isEmpty() || ++work > WORK_LIMIT) {
      return 0;
    }
    int lower = matching(edges);
    if (lower >= limit) {
      return limit;
    }
    int unit = mostConnected(edges);
    List<int[]> left = new ArrayList<>();
    IntOpenHashSet others = new IntOpenHashSet();
    for (int[] edge : edges) {
      if (edge[0] == unit || edge[1] == unit) {
        others.add(edge[0] + edge[1] - unit);
      } else {
        left.add(edge);
      }
    }
    int best = Math.min(limit, 1 + cover(left, limit - 1));
    if (others.size() > 1) {
      left.removeIf(edge -> others.contains(edge[0]) || others.contains(edge[1]));
      best = Math.min(best, others.size() + cover(left, best - others.size()));
    }
    return best;
  }

  private static int mostConnected(List<int[]> edges) {
    int best = -1;
    int most = 0;
    for (int[] edge : edges) {
      for (int unit : edge) {
        int degree = 0;
        for (int[] other : edges) {
          degree += other[0] == unit || other[1] == unit ? 1 : 0;
        }
        if (degree > most) {
          most = degree;
          best = unit;
        }
      }
    }
    return best;
  }

  /** The size of a matching that no edge can be added to: a cover needs as many. */
  private static int matching(List<int[]> edges) {
    IntOpenHashSet matched = new IntOpenHashSet();
    int size = 0;
    for (int[] edge : edges) {
      if (!matched.contains(edge[0]) && !matched.contains(edge[1])) {
        matched.add(edge[0]);
        matched.add(edge[1]);
        size++;
      }
    }
    return size;
  }
}
