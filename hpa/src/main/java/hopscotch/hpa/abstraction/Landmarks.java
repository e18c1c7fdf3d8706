package hopscotch.hpa.abstraction;

import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.BudgetMeter;
import hopscotch.core.planner.Outcome;
import hopscotch.hpa.effort.Effort;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The distances on a level from a few far-away nodes to all others, which bound the distance of any
 * two from below (Goldberg, Harrelson, "Computing the Shortest Path: A* Search Meets Graph Theory",
 * SODA 2005). The landmarks are nodes of the component with the most nodes, each as far as possible
 * from those before it. 4 bytes a node for each; immutable, shared by threads.
 *
 * <p>What the bound lacks grows with the distance, and with the angle between the way to the goal
 * and the way on to a landmark: so there are more than {@value #FEW} of them on large maps.
 */
public final class Landmarks {
  /** How many there are at least. */
  static final int FEW = 4;

  /** In place of the distance of a node that is not reached. */
  private static final int NONE = Integer.MAX_VALUE;

  private static final int ARRAY_HEADER_BYTES = 16;
  private static final int REFERENCE_BYTES = 4;

  private final int count;
  private final int[][] distances;

  private Landmarks(int count, int[][] distances) {
    this.count = count;
    this.distances = distances;
  }

  /**
   * Chooses the landmarks of a level; {@code null} where distances are too long for 31 bits.
   *
   * @throws BudgetExhaustedException if the budget ran out
   */
  static Landmarks of(Level level, int count, BudgetMeter meter) {
    int[][] distances = new int[level.clusters().count()][];
    for (int cluster = 0; cluster < distances.length; cluster++) {
      distances[cluster] = new int[count * level.nodeCount(cluster)];
      Arrays.fill(distances[cluster], NONE);
    }
    Landmarks landmarks = new Landmarks(count, distances);
    if (level.nodeCount() == 0) {
      return landmarks;
    }
    GroupSearch search = GroupSearch.overLevel(new LevelWorkspace(level));
    LevelEnd end = new LevelEnd(level);
    end.placeOnNode(mostConnected(level));
    search.distancesFrom(end, Effort.unlimited());
    end.placeOnNode(landmarks.farthest(level, search));
    if (2 * search.distance(end.cluster(), level.indexOf(end.cell())) >= NONE) {
      return null;
    }
    for (int k = 0; k < count; k++) {
      Outcome stopped = meter.exhausted(0);
      if (stopped != null) {
        throw new BudgetExhaustedException("choosing landmarks", stopped);
      }
      search.distancesFrom(end, Effort.unlimited());
      landmarks.keep(level, search, k);
      end.placeOnNode(landmarks.farthest(level, search));
    }
    return landmarks;
  }

  /** The cell of a node in the component that has the most. */
  private static int mostConnected(Level level) {
    Map<Integer, Integer> counts = new HashMap<>();
    int best = -1;
    int most = 0;
    for (int cluster = 0; cluster < level.clusters().count(); cluster++) {
      for (int i = 0; i < level.nodeCount(cluster); i++) {
        int cell = level.cell(cluster, i);
        int count = counts.merge(level.graph().components().label(cell), 1, Integer::sum);
        if (count > most) {
          most = count;
          best = cell;
        }
      }
    }
    return best;
  }

  /** The cell of the node reached that is farthest from the landmarks, and from the last search. */
  private int farthest(Level level, GroupSearch search) {
    int farthest = -1;
    long most = -1;
    for (int cluster = 0; cluster < distances.length; cluster++) {
      for (int i = 0; i < level.nodeCount(cluster); i++) {
        long least = search.distance(cluster, i);
        for (int k = 0; k < count && least != Level.NO_EDGE; k++) {
          int kept = distances[cluster][count * i + k];
          least = kept == NONE ? least : Math.min(least, kept);
        }
        if (least != Level.NO_EDGE && least > most) {
          most = least;
          farthest = level.cell(cluster, i);
        }
      }
    }
    return farthest;
  }

  private void keep(Level level, GroupSearch search, int k) {
    for (int cluster = 0; cluster < distances.length; cluster++) {
      for (int i = 0; i < level.nodeCount(cluster); i++) {
        long distance = search.distance(cluster, i);
        if (distance != Level.NO_EDGE) {
          distances[cluster][count * i + k] = (int) distance;
        }
      }
    }
  }

  /** How many there are. */
  int count() {
    return count;
  }

  /** The size of so many landmarks of a level, in bytes. */
  static long bytes(Level level, int count) {
    return ARRAY_HEADER_BYTES
        + (long) (REFERENCE_BYTES + ARRAY_HEADER_BYTES) * level.clusters().count()
        + (long) Integer.BYTES * count * level.nodeCount();
  }

  /** The distances of the nodes of a cluster, landmark by landmark. Not to be written. */
  int[] distances(int cluster) {
    return distances[cluster];
  }

  /** The distance between an end of a search and a landmark, or {@link Level#NO_EDGE}. */
  long distance(LevelEnd end, int landmark) {
    int[] ofNodes = distances[end.cluster()];
    long least = Level.NO_EDGE;
    for (int i = 0; count * i < ofNodes.length; i++) {
      long there = end.distances()[i];
      int on = ofNodes[count * i + landmark];
      if (there != Level.NO_EDGE && on != NONE) {
        least = Math.min(least, there + on);
      }
    }
    return least;
  }
}
