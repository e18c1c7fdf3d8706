package hopscotch.hpa.level;

import hopscotch.core.grid.ChangingGraph;
import hopscotch.core.grid.GridGraph;
import hopscotch.hpa.cluster.ClusterDistances;
import hopscotch.hpa.cluster.Clusters;
import java.util.Arrays;

/**
 * The distances inside a cluster of level 1 after a change. Those that cannot have changed are
 * kept; the others are searched, from few places.
 *
 * <p>A move depends on the cells of the square that it spans. So inside a cluster without a changed
 * cell all distances stay.
 *
 * <p>Let cells be blocked or freed on uniform terrain. A shortest path that went with a blocked one
 * led over that cell before the change, or cut its corner by a diagonal in place of two straight
 * moves over it; one that came with a freed cell does so after the change. So a pair keeps its
 * distance if its way over each of the cells, less what such a diagonal spares, is longer. A
 * cluster with more than {@value #MOST_ALTERED} changed cells, or with a changed one on weighted
 * terrain, keeps none, and is for others to build.
 *
 * <p>For one thread.
 */
final class KeptDistances {
  /** Ways over more cells would leave few distances without doubt. */
  private static final int MOST_ALTERED = 4;

  private final Clusters clusters;
  private final ClusterDistances cells;
  private Level level;
  private ChangingGraph changing;
  private GridGraph graph;

  /** For each altered cell {@code cluster << 32 | cell}, ascending. */
  private long[] altered = new long[16];

  private int alteredCount;
  private final NodeDistances distances = new NodeDistances();
  private final int[] oldIndex;
  private final int[] indexOfPlace;

  /** For each altered cell of a cluster the distances from it to the places. */
  private final long[][] over;

  private final boolean[] isBlocked = new boolean[MOST_ALTERED];

  /** The number of altered cells of the cluster. */
  private int overCount;

  private final int[] doubtful;
  private final int[] sought;

  /**
   * A workspace for one repair after the other.
   *
   * @param cells what searches inside these clusters
   */
  KeptDistances(Clusters clusters, ClusterDistances cells) {
    this.clusters = clusters;
    this.cells = cells;
    oldIndex = new int[clusters.ringLength()];
    indexOfPlace = new int[clusters.ringLength()];
    over = new long[MOST_ALTERED][clusters.ringLength()];
    doubtful = new int[clusters.ringLength()];
    sought = new int[clusters.ringLength()];
  }

  /**
   * Begins a repair.
   *
   * @param lowest level 1, of which the blocks are those from before where they are asked for
   * @param after the graph, after its last changes and at the same costs
   */
  void begin(Level lowest, ChangingGraph after) {
    level = lowest;
    changing = after;
    graph = after.graph();
    alteredCount = after.alteredCount();
    if (altered.length < alteredCount) {
      altered = new long[2 * alteredCount];
    }
    for (int i = 0; i < alteredCount; i++) {
      int cell = after.alteredCell(i);
      altered[i] = (long) clusters.of(cell) << 32 | cell;
    }
    Arrays.sort(altered, 0, alteredCount);
  }

  /** Ends a repair, so that its map need no longer be held. */
  void end() {
    level = null;
    changing = null;
    graph = null;
  }

  /** Whether distances of a cluster can be kept, since it has few changed cells. */
  boolean keeps(int cluster) {
    int count = firstChanged(cluster + 1) - firstChanged(cluster);
    return count == 0 || count <= MOST_ALTERED && !graph.isWeighted();
  }

  /** Whether a cluster has no altered cell. */
  boolean isUnaltered(int cluster) {
    return firstChanged(cluster) == firstChanged(cluster + 1);
  }

  /**
   * Finds the distances between the first so many of some places on the ring of a cluster whose
   * distances can be kept.
   */
  void find(int cluster, int[] places, int count) {
    keep(cluster, places, count);
    int first = firstChanged(cluster);
    overCount = firstChanged(cluster + 1) - first;
    for (int k = 0; k < overCount; k++) {
      findOver(k, first, cluster, places, count);
    }
    cells.enter(graph, cluster);
    for (int i = 0; i < count; i++) {
      if (oldIndex[i] < 0) {
        cells.find(places[i], places, 0, count);
        for (int j = 0; j < count; j++) {
          setFound(i, j, places[j]);
        }
      }
    }
    searchDoubtful(places, count);
  }

  /** The distance between two places, or {@link Level#NO_EDGE}. */
  long distance(int placeA, int placeB) {
    long distance = distances.get(indexOfPlace[placeA], indexOfPlace[placeB]);
    return distance < NodeDistances.FAR ? distance : Level.NO_EDGE;
  }

  private int firstChanged(int cluster) {
    int at = Arrays.binarySearch(altered, 0, alteredCount, (long) cluster << 32);
    return at < 0 ? -at - 1 : at;
  }

  private void keep(int cluster, int[] places, int count) {
    distances.clear(count);
    for (int i = 0; i < count; i++) {
      indexOfPlace[places[i]] = i;
      oldIndex[i] = BlockLayout.indexOf(level.blocks()[cluster], places[i]);
      for (int j = 0; j < i; j++) {
        if (oldIndex[i] >= 0 && oldIndex[j] >= 0) {
          distances.offer(i, j, level.cost(cluster, oldIndex[i], oldIndex[j]));
        }
      }
    }
  }

  /** Finds the distances to one of the altered cells of a cluster, on the map where it is free. */
  private void findOver(int k, int first, int cluster, int[] places, int count) {
    int cell = (int) altered[first + k];
    isBlocked[k] = !graph.isFree(cell);
    cells.enter(graph, cluster);
    for (int other = first; isBlocked[k] && other < first + overCount; other++) {
      cells.takeMovesBefore(changing, (int) altered[other], cluster);
    }
    cells.findFromCell(cell, cluster, places, 0, count);
    for (int i = 0; i < count; i++) {
      over[k][i] = Math.min(cells.distance(places[i]), NodeDistances.FAR);
    }
  }

  /** Searches from the place with the most doubtful distances, until none is left. */
  private void searchDoubtful(int[] places, int count) {
    for (int i = 0; i < count; i++) {
      doubtful[i] = 0;
      for (int j = 0; j < count; j++) {
        doubtful[i] += isDoubtful(i, j) ? 1 : 0;
      }
    }
    while (true) {
      int most = 0;
      for (int i = 1; i < count; i++) {
        most = doubtful[i] > doubtful[most] ? i : most;
      }
      if (count == 0 || doubtful[most] == 0) {
        return;
      }
      for (int j = 0; j < count; j++) {
        doubtful[j] -= isDoubtful(most, j) ? 1 : 0;
      }
      search(most, places, count);
      doubtful[most] = 0;
      oldIndex[most] = -1;
    }
  }

  private boolean isDoubtful(int a, int b) {
    if (a == b || oldIndex[a] < 0 || oldIndex[b] < 0) {
      return false;
    }
    long spared = 2L * graph.straightCost() - graph.diagonalCost();
    long before = distances.get(a, b);
    for (int k = 0; k < overCount; k++) {
      long least = over[k][a] + over[k][b] - spared;
      if (least < before || isBlocked[k] && least == before) {
        return true;
      }
    }
    return false;
  }

  /** Finds the doubtful distances from one place. */
  private void search(int i, int[] places, int count) {
    int size = 0;
    for (int j = 0; j < count; j++) {
      if (isDoubtful(i, j)) {
        sought[size++] = places[j];
      }
    }
    cells.find(places[i], sought, 0, size);
    for (int k = 0; k < size; k++) {
      setFound(i, indexOfPlace[sought[k]], sought[k]);
    }
  }

  /** Takes the distance from a place to another that was just searched. */
  private void setFound(int i, int j, int place) {
    if (i != j) {
      distances.set(i, j, Math.min(cells.distance(place), NodeDistances.FAR));
    }
  }
}
