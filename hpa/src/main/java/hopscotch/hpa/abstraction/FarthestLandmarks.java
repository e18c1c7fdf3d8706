package hopscotch.hpa.abstraction;

import hopscotch.core.search.Heuristic;
import hopscotch.hpa.level.Level;
import hopscotch.hpa.search.GroupSearch;
import java.util.Arrays;

/**
 * Chooses a few landmarks, each as far as possible from those before it. The next may be asked for
 * before the distances from the last ones are known, so that several searches run at a time; until
 * then octile distances stand for those. 4 bytes for each node. For one thread.
 */
final class FarthestLandmarks implements LandmarkChoice {
  /** In place of the distance of a node that is not in the component. */
  private static final int OUTSIDE = -1;

  private final Level level;
  private final int stride;
  private final long perMax;
  private final long perMin;

  /** From each node to the nearest landmark whose distances are known. */
  private final int[] nearest;

  private final int[] unknown;
  private int unknownCount;
  private boolean isFirst = true;

  /**
   * A choice of landmarks for a level.
   *
   * @param search from a node of the component, which is not a landmark; distances below 2^31
   * @param most the landmarks that are asked for before their distances are known
   */
  FarthestLandmarks(Level level, GroupSearch search, int most) {
    this.level = level;
    stride = level.graph().map().stride();
    perMax = Heuristic.AUTO.perMax(level.graph());
    perMin = Heuristic.AUTO.perMin(level.graph());
    nearest = new int[level.nodeLimit()];
    unknown = new int[most];
    for (int cluster = 0; cluster < level.clusters().count(); cluster++) {
      for (int i = 0; i < level.nodeCount(cluster); i++) {
        long distance = search.distance(cluster, i);
        nearest[node(cluster, i)] = distance == Level.NO_EDGE ? OUTSIDE : (int) distance;
      }
    }
  }

  private int node(int cluster, int i) {
    return cluster << level.slotBits() | i;
  }

  @Override
  public int next() {
    int farthest = -1;
    long most = OUTSIDE;
    for (int cluster = 0; cluster < level.clusters().count(); cluster++) {
      for (int i = 0; i < level.nodeCount(cluster); i++) {
        long least = nearest[node(cluster, i)];
        if (least > most) {
          int cell = level.cell(cluster, i);
          for (int k = 0; k < unknownCount; k++) {
            least = Math.min(least, octile(cell, unknown[k]));
          }
          if (least > most) {
            most = least;
            farthest = cell;
          }
        }
      }
    }
    if (isFirst) {
      Arrays.setAll(nearest, it -> nearest[it] == OUTSIDE ? OUTSIDE : Integer.MAX_VALUE);
      isFirst = false;
    }
    unknown[unknownCount++] = farthest;
    return farthest;
  }

  private long octile(int a, int b) {
    return Heuristic.estimate(a % stride - b % stride, a / stride - b / stride, perMax, perMin);
  }

  @Override
  public void know(GroupSearch search) {
    for (int cluster = 0; cluster < level.clusters().count(); cluster++) {
      for (int i = 0; i < level.nodeCount(cluster); i++) {
        int node = node(cluster, i);
        nearest[node] = (int) Math.min(nearest[node], search.distance(cluster, i));
      }
    }
    unknownCount--;
  }
}
