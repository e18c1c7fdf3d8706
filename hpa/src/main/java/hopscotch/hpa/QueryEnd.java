package hopscotch.hpa;

import hopscotch.core.planner.SearchPart;
import hopscotch.hpa.abstraction.AbstractGraph;
import hopscotch.hpa.cluster.QueryMeter;
import hopscotch.hpa.level.Level;
import hopscotch.hpa.search.GroupSearch;
import hopscotch.hpa.search.LevelEnd;
import hopscotch.hpa.search.LevelSearch;

/**
 * The start or the goal of a query, joined to every level, where it is an end of searches. Unlike
 * in the paper no node is inserted: threads share the graph, which stays as it is. Reused from
 * query to query.
 */
final class QueryEnd {
  private final AbstractGraph graph;
  private final SearchPart part;
  private final LevelEnd[] ends;
  private int cell;

  /** One end of queries, which {@code part} joins. */
  QueryEnd(AbstractGraph graph, SearchPart part) {
    this.graph = graph;
    this.part = part;
    ends = new LevelEnd[graph.searchedLevel() + 1];
    for (int l = 1; l <= graph.searchedLevel(); l++) {
      ends[l] = new LevelEnd(graph.level(l));
    }
  }

  void place(int newCell) {
    cell = newCell;
    for (int l = 1; l < ends.length; l++) {
      ends[l].place(newCell);
    }
  }

  int cell() {
    return cell;
  }

  /** The end of searches on level {@code l}; its distances are known once it is joined. */
  LevelEnd on(int l) {
    return ends[l];
  }

  /** Joins it to the nodes of its cluster of level 1, over cells. */
  void connectToBorder(CellJoin join, QueryMeter queryMeter) {
    join.join(ends[1], part, queryMeter);
  }

  /** A node of level 1 to which it was joined, or -1 if there is none. */
  int anyNode() {
    Level level = graph.level(1);
    int cluster = ends[1].cluster();
    for (int i = 0; i < level.nodeCount(cluster); i++) {
      if (ends[1].distances()[i] != LevelSearch.NO_PATH) {
        return cluster << level.slotBits() | i;
      }
    }
    return -1;
  }

  /**
   * Joins it to the nodes of its cluster of level {@code l}, above 1, by one search of that cluster
   * on the level below.
   */
  void connectToBorder(int l, GroupSearch below, QueryMeter queryMeter) {
    queryMeter.announce(part, l - 1, cell, -1);
    below.distancesFrom(ends[l - 1], queryMeter);
    Level level = graph.level(l);
    int cluster = ends[l].cluster();
    for (int i = 0; i < level.nodeCount(cluster); i++) {
      int node = level.cell(cluster, i);
      int child = below.level().clusters().of(node);
      ends[l].distances()[i] = below.distance(child, below.level().indexOf(node));
    }
  }

  /**
   * The distance to another end in the same cluster of level {@code l}, inside it. This end was
   * just joined to that level.
   *
   * @param inside the distance inside a cluster of the level below, {@link LevelSearch#NO_PATH} if
   *     they share none
   */
  long distanceInside(int l, QueryEnd other, long inside, GroupSearch below) {
    LevelEnd end = other.ends[l - 1];
    long least = inside;
    for (int i = 0; i < below.level().nodeCount(end.cluster()); i++) {
      long there = below.distance(end.cluster(), i);
      long rest = end.distances()[i];
      if (there != LevelSearch.NO_PATH && rest != LevelSearch.NO_PATH) {
        least = Math.min(least, there + rest);
      }
    }
    return least;
  }
}
