package hopscotch.hpa.bounded;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.search.Heuristic;
import java.util.Arrays;

/**
 * The lower bound on the cost from a node to the goal that leads a search: the octile distance or,
 * if it is larger, what a landmark says. If d(x) is the distance of x to a landmark, the cost
 * between node and goal is at least d(node) - d(goal) and d(goal) - d(node).
 *
 * <p>The distance of the goal's cell is that of a node of its cluster and the way on inside, for
 * the node where this is least. Since distances are known within bounds, so is that of the goal.
 * For one thread.
 */
final class GoalEstimate {
  private final CrossingGraph crossings;
  private final CodedLandmarks landmarks;
  private final int stride;
  private final long perMax;
  private final long perMin;

  /** The landmarks that reach the goal, and the bounds of its distances to them. */
  private final int[] known;

  private final long[] least;
  private final long[] most;
  private int knownCount;
  private int goalX;
  private int goalY;

  /** Estimates on a graph; {@code landmarks} may be null. */
  GoalEstimate(CrossingGraph crossings, CodedLandmarks landmarks) {
    GridGraph graph = crossings.graph();
    int count = landmarks == null ? 0 : landmarks.count();
    this.crossings = crossings;
    this.landmarks = landmarks;
    stride = graph.map().stride();
    perMax = Heuristic.AUTO.perMax(graph);
    perMin = Heuristic.AUTO.perMin(graph);
    known = new int[count];
    least = new long[count];
    most = new long[count];
  }

  /**
   * Aims at a goal.
   *
   * @param distances inside its cluster to each place on the ring where a node is
   */
  void aim(int goal, long[] distances) {
    goalX = goal % stride - 1;
    goalY = goal / stride - 1;
    knownCount = 0;
    Arrays.fill(least, Long.MAX_VALUE);
    Arrays.fill(most, Long.MAX_VALUE);
    int cluster = crossings.clusters().of(goal);
    RingDistances nodes = crossings.distances(cluster);
    for (int k = 0; k < known.length; k++) {
      int index = 0;
      for (int place = nodes.nextNode(0); place >= 0; place = nodes.nextNode(place + 1)) {
        long distance = distances[place];
        if (distance != RingDistances.UNREACHED && landmarks.reaches(k, cluster, index)) {
          least[k] = Math.min(least[k], landmarks.least(k, cluster, index) + distance);
          most[k] = Math.min(most[k], landmarks.most(k, cluster, index) + distance);
        }
        index++;
      }
      if (least[k] != Long.MAX_VALUE) {
        known[knownCount++] = k;
      }
    }
  }

  /** The bound for a node: its cluster, its index there, and the column and row of its cell. */
  long of(int cluster, int index, int x, int y) {
    long bound = Heuristic.estimate(x - goalX, y - goalY, perMax, perMin);
    for (int i = 0; i < knownCount; i++) {
      int k = known[i];
      if (landmarks.reaches(k, cluster, index)) {
        bound = Math.max(bound, landmarks.least(k, cluster, index) - most[k]);
        bound = Math.max(bound, least[k] - landmarks.most(k, cluster, index));
      }
    }
    return bound;
  }
}
