package hopscotch.hpa.refine;

import hopscotch.core.planner.SearchPart;
import hopscotch.hpa.abstraction.AbstractGraph;
import hopscotch.hpa.abstraction.Level;
import hopscotch.hpa.abstraction.LevelSearch;
import hopscotch.hpa.cluster.ClusterSearch;
import hopscotch.hpa.effort.Effort;

/**
 * Start or goal of a query, joined to every level: its distances to the nodes of its cluster there.
 * The graph, which threads share, is not changed; the paper inserts nodes instead. Reused from
 * query to query.
 */
final class Terminal {
  private final AbstractGraph graph;
  private final SearchPart part;
  private final long[][] distances;
  private final int[] clusters;
  private int cell;

  /** One end of queries; {@code part} is what joins it. */
  Terminal(AbstractGraph graph, SearchPart part) {
    this.graph = graph;
    this.part = part;
    distances = new long[graph.levelCount() + 1][];
    clusters = new int[graph.levelCount() + 1];
    for (int l = 1; l <= graph.levelCount(); l++) {
      distances[l] = new long[graph.level(l).mostNodes()];
    }
  }

  /** Places it, joined to no level yet. */
  void place(int newCell) {
    cell = newCell;
    for (int l = 1; l < clusters.length; l++) {
      clusters[l] = graph.level(l).clusters().of(newCell);
    }
  }

  int cell() {
    return cell;
  }

  /** Its cluster of level {@code l}. */
  int cluster(int l) {
    return clusters[l];
  }

  /** Its distances to the nodes of its cluster of level {@code l}, inside that cluster. */
  long[] distances(int l) {
    return distances[l];
  }

  /** Joins it to level 1 by searches of its cluster. */
  void joinCells(Insertion insertion, ClusterSearch search, Effort effort) {
    Level level = graph.level(1);
    int n = level.nodeCount(clusters[1]);
    if (insertion == Insertion.DIJKSTRA) {
      effort.announce(part, 0, cell, -1);
      search.distancesFrom(cell, effort);
    }
    for (int i = 0; i < n; i++) {
      int node = level.cell(clusters[1], i);
      if (insertion == Insertion.ASTAR) {
        effort.announce(part, 0, cell, node);
      }
      distances[1][i] =
          insertion == Insertion.DIJKSTRA
              ? search.distance(node)
              : search.distanceBetween(cell, node, effort);
    }
  }

  /** A node of level 1 that it was joined to, -1 if there is none. */
  int anyNode() {
    Level level = graph.level(1);
    for (int i = 0; i < level.nodeCount(clusters[1]); i++) {
      if (distances[1][i] != LevelSearch.NO_WAY) {
        return clusters[1] << level.slotBits() | i;
      }
    }
    return -1;
  }

  /** Joins it to level {@code l}, above 1, by one search of that cluster on the level below. */
  void joinNodes(int l, LevelSearch below, Effort effort) {
    effort.announce(part, l - 1, cell, -1);
    below.spread(clusters[l - 1], cell, distances[l - 1], effort);
    Level level = graph.level(l);
    int n = level.nodeCount(clusters[l]);
    for (int i = 0; i < n; i++) {
      int node = level.cell(clusters[l], i);
      int child = below.level().clusters().of(node);
      distances[l][i] = below.distance(child, below.level().indexOf(node));
    }
  }

  /**
   * After {@link #joinNodes}: the distance to another terminal in the same cluster of level {@code
   * l}, inside it.
   *
   * @param inside the distance inside a cluster of the level below, {@link LevelSearch#NO_WAY} if
   *     they share none
   */
  long distanceInside(int l, Terminal other, long inside, LevelSearch below) {
    int child = other.clusters[l - 1];
    long least = inside;
    for (int i = 0; i < below.level().nodeCount(child); i++) {
      long there = below.distance(child, i);
      long rest = other.distances[l - 1][i];
      if (there != LevelSearch.NO_WAY && rest != LevelSearch.NO_WAY) {
        least = Math.min(least, there + rest);
      }
    }
    return least;
  }
}
