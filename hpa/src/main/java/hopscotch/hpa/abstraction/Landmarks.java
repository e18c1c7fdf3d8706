package hopscotch.hpa.abstraction;

import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.BudgetMeter;
import hopscotch.core.planner.Outcome;
import hopscotch.hpa.effort.Effort;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The distances on a level from a few far-away nodes to all others, which bound the distance of any
 * two from below (Goldberg, Harrelson, "Computing the Shortest Path: A* Search Meets Graph Theory",
 * SODA 2005): far from each other, or at the rim. 4 bytes a node for each; immutable, shared by
 * threads.
 *
 * <p>What the bound lacks grows with the distance, and with the angle between the way to the goal
 * and the way on to a landmark: so there are more of them on large maps.
 */
public final class Landmarks {
  /** So many are searched from at a time; their number is a multiple of that. */
  private static final int TOGETHER = 2;

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
   * @param count of them, an even number
   * @param atRim whether they are {@link RimLandmarks}, else {@link FarthestLandmarks}
   * @throws BudgetExhaustedException if the budget ran out
   */
  static Landmarks of(Level level, int count, boolean atRim, BudgetMeter meter) {
    int[][] distances = new int[level.clusters().count()][];
    for (int cluster = 0; cluster < distances.length; cluster++) {
      distances[cluster] = new int[count * level.nodeCount(cluster)];
      Arrays.fill(distances[cluster], NONE);
    }
    Landmarks landmarks = new Landmarks(count, distances);
    if (level.nodeCount() == 0) {
      return landmarks;
    }
    GroupSearch[] searches = new GroupSearch[TOGETHER];
    LevelEnd[] ends = new LevelEnd[TOGETHER];
    for (int i = 0; i < TOGETHER; i++) {
      searches[i] = GroupSearch.overLevel(new LevelWorkspace(level));
      ends[i] = new LevelEnd(level);
    }
    int first = atRim ? RimLandmarks.middle(level) : LandmarkChoice.mostConnected(level);
    ends[0].placeOnNode(first);
    searches[0].distancesFrom(ends[0], Effort.unlimited());
    if (2 * farthest(level, searches[0]) >= NONE) {
      return null;
    }
    LandmarkChoice choice =
        atRim
            ? new RimLandmarks(level, first, searches[0], count)
            : new FarthestLandmarks(level, searches[0], TOGETHER);
    for (int k = 0; k < count; k += TOGETHER) {
      Outcome stopped = meter.exhausted(0);
      if (stopped != null) {
        throw new BudgetExhaustedException("choosing landmarks", stopped);
      }
      for (LevelEnd end : ends) {
        end.placeOnNode(choice.next());
      }
      int together = k;
      IntStream.range(0, TOGETHER)
          .parallel()
          .forEach(
              i -> {
                searches[i].distancesFrom(ends[i], Effort.unlimited());
                landmarks.keep(level, searches[i], together + i);
              });
      for (GroupSearch search : searches) {
        choice.know(search);
      }
    }
    return landmarks;
  }

  private static long farthest(Level level, GroupSearch search) {
    long most = 0;
    for (int cluster = 0; cluster < level.clusters().count(); cluster++) {
      for (int i = 0; i < level.nodeCount(cluster); i++) {
        long distance = search.distance(cluster, i);
        most = Math.max(most, distance == Level.NO_EDGE ? 0 : distance);
      }
    }
    return most;
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

  /**
   * Writes the distances between an end of a search and each landmark, by landmark.
   *
   * @return whether all are known: no landmark is in another component, or too far for 31 bits
   */
  boolean distances(LevelEnd end, int[] toEnd) {
    int[] ofNodes = distances[end.cluster()];
    Arrays.fill(toEnd, NONE);
    for (int i = 0; count * i < ofNodes.length; i++) {
      long there = end.distances()[i];
      if (there != Level.NO_EDGE && ofNodes[count * i] != NONE) {
        for (int k = 0; k < count; k++) {
          toEnd[k] = (int) Math.min(toEnd[k], there + ofNodes[count * i + k]);
        }
      }
    }
    for (int distance : toEnd) {
      if (distance == NONE) {
        return false;
      }
    }
    return true;
  }
}
