package hopscotch.hpa.abstraction;

import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.hpa.cluster.QueryMeter;
import hopscotch.hpa.level.Level;
import hopscotch.hpa.search.GroupSearch;
import hopscotch.hpa.search.Landmarks;
import hopscotch.hpa.search.LevelEnd;
import hopscotch.hpa.search.LevelWorkspace;
import java.util.Arrays;
import java.util.stream.IntStream;

/** Chooses the landmarks of a level, and finds the distances from each. */
public final class LandmarkDistances {
  /**
   * The number of landmarks from which searches run at a time. The number of all landmarks is a
   * multiple of it.
   */
  private static final int TOGETHER = 2;

  private LandmarkDistances() {}

  /**
   * The landmarks of a level; {@code null} where distances are too long for 31 bits. Of the budget
   * time and cancellation are read; expansions are not counted.
   *
   * @param count of them, an even number
   * @param atRim whether they are {@link RimLandmarks}, else {@link FarthestLandmarks}
   * @throws BudgetExhaustedException if the budget ran out
   */
  public static Landmarks of(Level level, int count, boolean atRim, BudgetMeter meter) {
    // Until a distance is known, there is none.
    int[][] distances = new int[level.clusters().count()][];
    for (int cluster = 0; cluster < distances.length; cluster++) {
      distances[cluster] = new int[count * level.nodeCount(cluster)];
      Arrays.fill(distances[cluster], Landmarks.NONE);
    }
    if (level.nodeCount() == 0) {
      return new Landmarks(count, distances);
    }
    // Search from the node at which the choice begins; its distances show whether 31 bits do.
    GroupSearch[] searches = new GroupSearch[TOGETHER];
    LevelEnd[] ends = new LevelEnd[TOGETHER];
    for (int i = 0; i < TOGETHER; i++) {
      searches[i] = GroupSearch.overLevel(new LevelWorkspace(level));
      ends[i] = new LevelEnd(level);
    }
    int first =
        atRim
            ? RimLandmarks.middle(level)
            : level.graph().components().mostConnected(LandmarkChoice.cells(level));
    ends[0].placeOnNode(first);
    searches[0].distancesFrom(ends[0], QueryMeter.unlimited());
    if (2 * farthest(level, searches[0]) >= Landmarks.NONE) {
      return null;
    }
    // Choose the landmarks in turn, and keep the distances from each.
    LandmarkChoice choice =
        atRim
            ? new RimLandmarks(level, first, searches[0], count)
            : new FarthestLandmarks(level, searches[0], TOGETHER);
    for (int k = 0; k < count; k += TOGETHER) {
      meter.require(0, "choosing landmarks");
      for (LevelEnd end : ends) {
        end.placeOnNode(choice.next());
      }
      int together = k;
      IntStream.range(0, TOGETHER)
          .parallel()
          .forEach(
              i -> {
                searches[i].distancesFrom(ends[i], QueryMeter.unlimited());
                keep(level, searches[i], count, together + i, distances);
              });
      for (GroupSearch search : searches) {
        choice.know(search);
      }
    }
    return new Landmarks(count, distances);
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

  private static void keep(Level level, GroupSearch search, int count, int k, int[][] distances) {
    for (int cluster = 0; cluster < distances.length; cluster++) {
      for (int i = 0; i < level.nodeCount(cluster); i++) {
        long distance = search.distance(cluster, i);
        if (distance != Level.NO_EDGE) {
          distances[cluster][count * i + k] = (int) distance;
        }
      }
    }
  }
}
