package hopscotch.hpa.abstraction;

import hopscotch.core.search.Heuristic;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Chooses the landmarks of a level: nodes of the component with the most nodes, each as far as
 * possible from those before it. The next may be asked for before the distances from the last ones
 * are known, so that several searches run at a time; until then octile distances stand for those. 4
 * bytes a node. For one thread.
 */
final class LandmarkChoice {
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
  LandmarkChoice(Level level, GroupSearch search, int most) {
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

  /** The cell of a node in the component that has the most. */
  static int mostConnected(Level level) {
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

  /** The cell of the next landmark. */
  int next() {
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

  /** Takes note of the distances from one of the landmarks last asked for; each is told. */
  void know(GroupSearch search) {
    for (int cluster = 0; cluster < level.clusters().count(); cluster++) {
      for (int i = 0; i < level.nodeCount(cluster); i++) {
        int node = node(cluster, i);
        nearest[node] = (int) Math.min(nearest[node], search.distance(cluster, i));
      }
    }
    unknownCount--;
  }
}
