package hopscotch.mapf.cbs;

import java.util.ArrayList;
import java.util.List;

/**
 * The cost of dependent pairs: the least sum of numbers, one for each unit, such that the two
 * numbers of each pair add up to at least the pair's weight. With weights of 1 it is the least
 * vertex cover (Felner et al., "Adding Heuristics to Conflict-Based Search for Multi-Agent Path
 * Finding", ICAPS 2018; with weights Li et al., IJCAI 2019).
 */
final class VertexCover {
  private static final int WORK_LIMIT = 20_000;

  /** Two units and the weight of the pair. */
  record Edge(int first, int second, int weight) {

    boolean has(int unit) {
      return first == unit || second == unit;
    }
  }

  private int work;

  /** The least sum, or a lower bound of it where the exact one would take too long. */
  int size(List<Edge> edges) {
    work = 0;
    List<Edge> positive = new ArrayList<>(edges);
    positive.removeIf(edge -> edge.weight == 0);
    int size = cover(positive, Integer.MAX_VALUE);
    return work > WORK_LIMIT ? matching(positive) : size;
  }

  /**
   * The least sum, or any number from {@code limit} on if the least sum is at least {@code limit}.
   */
  private int cover(List<Edge> edges, int limit) {
    if (edges.isEmpty() || ++work > WORK_LIMIT) {
      return 0;
    }
    if (matching(edges) >= limit) {
      return limit;
    }
    int unit = mostConnected(edges);
    int most = 0;
    for (Edge edge : edges) {
      most = edge.has(unit) ? Math.max(most, edge.weight) : most;
    }
    int best = limit;
    for (int number = most; number >= 0 && work <= WORK_LIMIT; number--) {
      best = Math.min(best, withNumber(edges, unit, number, best));
    }
    return best;
  }

  /**
   * The least sum if one unit is given a number, so that its neighbours need only what is missing
   * to the weights.
   */
  private int withNumber(List<Edge> edges, int unit, int number, int limit) {
    List<Edge> left = new ArrayList<>(edges);
    left.removeIf(edge -> edge.has(unit));
    int sum = number;
    for (int i = 0; i < edges.size() && sum < limit; i++) {
      Edge edge = edges.get(i);
      if (edge.has(unit) && edge.weight > number) {
        int other = edge.first + edge.second - unit;
        int needed = edge.weight - number;
        sum += needed;
        left.replaceAll(
            known ->
                known.has(other)
                    ? new Edge(known.first, known.second, Math.max(0, known.weight - needed))
                    : known);
      }
    }
    left.removeIf(edge -> edge.weight == 0);
    return sum >= limit ? limit : sum + cover(left, limit - sum);
  }

  private static int mostConnected(List<Edge> edges) {
    int best = -1;
    int most = 0;
    for (Edge edge : edges) {
      for (int unit : new int[] {edge.first, edge.second}) {
        int degree = 0;
        for (Edge other : edges) {
          degree += other.has(unit) ? 1 : 0;
        }
        if (degree > most) {
          most = degree;
          best = unit;
        }
      }
    }
    return best;
  }

  /** The weight of a maximal matching, which is a lower bound of any cover. */
  private static int matching(List<Edge> edges) {
    List<Edge> matched = new ArrayList<>();
    int sum = 0;
    for (Edge edge : edges) {
      if (matched.stream().noneMatch(other -> other.has(edge.first) || other.has(edge.second))) {
        matched.add(edge);
        sum += edge.weight;
      }
    }
    return sum;
  }
}
