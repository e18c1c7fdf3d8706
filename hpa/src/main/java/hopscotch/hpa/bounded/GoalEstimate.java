package hopscotch.hpa.bounded;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.search.Heuristic;
import hopscotch.hpa.cluster.Clusters;
import java.util.Arrays;

/**
 * The lower bound on the cost from a node to the goal that leads a search: the octile distance or,
 * if it is larger, what a landmark says. If d(x) is the distance of x to a landmark, the cost
 * between node and goal is at least d(node) - d(goal) and d(goal) - d(node).
 *
 * <p>The distance of an end of the query is that of a node of its cluster and the way on inside,
 * for the node where this is least. Since distances are known within bounds, so is that of an end.
 * Where ground has become cheaper since, landmarks hold for paths that do not pass it, as the
 * package page says; and for no path of an end in a cluster with such ground.
 *
 * <p>{@link #of} looks only at the two landmarks that say the most about start and goal. It is for
 * nodes that are generated. {@link #byAll} looks at every landmark. It is for nodes that are taken
 * from the open list, which are fewer. For one thread.
 */
final class GoalEstimate {
  /** The landmarks that are looked at for a node that is generated. */
  private static final int FEW = 2;

  private final CrossingGraph crossings;
  private final Clusters clusters;
  private final CodedLandmarks landmarks;
  private final int stride;
  private final long perMax;
  private final long perMin;
  private int goalX;
  private int goalY;

  /** The bounds of the goal's distances, by landmark. */
  private final long[] least;

  private final long[] most;

  /** Those of the start's. */
  private final long[] startLeast;

  private final long[] startMost;

  /** The landmarks that reach start and goal, those first that say the most about them. */
  private final int[] known;

  private int knownCount;

  /** For each landmark, the bound that it gives for start and goal. */
  private final long[] says;

  /** Estimates on a graph; {@code landmarks} may be null. */
  GoalEstimate(CrossingGraph crossings, CodedLandmarks landmarks) {
    GridGraph graph = crossings.graph();
    int count = landmarks == null ? 0 : landmarks.count();
    this.crossings = crossings;
    this.landmarks = landmarks;
    clusters = crossings.clusters();
    stride = graph.map().stride();
    perMax = Heuristic.AUTO.perMax(graph);
    perMin = Heuristic.AUTO.perMin(graph);
    known = new int[count];
    least = new long[count];
    most = new long[count];
    startLeast = new long[count];
    startMost = new long[count];
    says = new long[count];
  }

  /**
   * Aims from a start at a goal.
   *
   * @param fromStart by place on the ring of its cluster the distances of the nodes there
   * @param fromGoal the same of the goal
   */
  void aim(int start, long[] fromStart, int goal, long[] fromGoal) {
    goalX = goal % stride - 1;
    goalY = goal / stride - 1;
    knownCount = 0;
    if (landmarks == null
        || landmarks.cheaper().touches(clusters, clusters.of(start))
        || landmarks.cheaper().touches(clusters, clusters.of(goal))) {
      return;
    }
    findBounds(start, fromStart);
    System.arraycopy(least, 0, startLeast, 0, least.length);
    System.arraycopy(most, 0, startMost, 0, most.length);
    findBounds(goal, fromGoal);
    for (int k = 0; k < known.length; k++) {
      if (startLeast[k] != Long.MAX_VALUE && least[k] != Long.MAX_VALUE) {
        says[k] = Math.max(startLeast[k] - most[k], least[k] - startMost[k]);
        known[knownCount++] = k;
      }
    }
    // Put the two in front that say the most.
    for (int i = 0; i < Math.min(FEW, knownCount); i++) {
      int largest = i;
      for (int j = i + 1; j < knownCount; j++) {
        largest = says[known[j]] > says[known[largest]] ? j : largest;
      }
      int k = known[i];
      known[i] = known[largest];
      known[largest] = k;
    }
  }

  /** Finds the bounds of the distances of an end to landmarks; the largest long if unknown. */
  private void findBounds(int end, long[] distances) {
    int cluster = clusters.of(end);
    RingDistances nodes = crossings.distances(cluster);
    Arrays.fill(least, Long.MAX_VALUE);
    int index = 0;
    for (int place = nodes.nextNode(0); place >= 0; place = nodes.nextNode(place + 1)) {
      if (distances[place] != RingDistances.UNREACHED) {
        landmarks.lower(least, cluster, index, distances[place]);
      }
      index++;
    }
    for (int k = 0; k < least.length; k++) {
      most[k] = least[k] == Long.MAX_VALUE ? least[k] : least[k] + landmarks.margin(k, cluster);
    }
  }

  /** The bound for the start that was aimed from. */
  long ofStart(int cell) {
    long bound = 0;
    for (int i = 0; i < knownCount; i++) {
      bound = Math.max(bound, says[known[i]]);
    }
    return estimate(cell % stride - 1, cell / stride - 1, bound);
  }

  /** The bound for the node at a place of a cluster's ring. */
  long of(int cluster, int place) {
    return of(cluster, place, Math.min(FEW, knownCount));
  }

  /** The bound for a node by all landmarks. */
  long byAll(int cluster, int place) {
    return of(cluster, place, knownCount);
  }

  private long of(int cluster, int place, int count) {
    int x = clusters.x(cluster) + clusters.ringX()[place];
    int y = clusters.y(cluster) + clusters.ringY()[place];
    int index = count == 0 ? 0 : crossings.distances(cluster).index(place);
    return estimate(x, y, byLandmarks(count, cluster, index));
  }

  /** The larger of the octile distance and what landmarks say, which know no cheaper ground. */
  private long estimate(int x, int y, long known) {
    long octile = Heuristic.estimate(x - goalX, y - goalY, perMax, perMin);
    if (known <= octile) {
      return octile;
    }
    long detour = landmarks.cheaper().detour(x, y, goalX, goalY, perMax, perMin);
    return Math.max(octile, Math.min(known, detour));
  }

  private long byLandmarks(int count, int cluster, int index) {
    long bound = 0;
    for (int i = 0; i < count; i++) {
      int k = known[i];
      if (landmarks.reaches(k, cluster, index)) {
        bound = Math.max(bound, landmarks.least(k, cluster, index) - most[k]);
        bound = Math.max(bound, least[k] - landmarks.most(k, cluster, index));
      }
    }
    return bound;
  }
}
