package hopscotch.hpa.subgoal;

import hopscotch.core.grid.ArrayLength;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.core.search.open.BucketQueue;
import hopscotch.core.search.open.OpenEntry;
import java.io.IOException;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The distances from every subgoal to the landmarks, which are a few of the subgoals. They give
 * differential heuristics (Sturtevant, Felner, Barer, Schaeffer and Burch, "Memory-Based Heuristics
 * for Explicit State Spaces", IJCAI 2009, which calls landmarks pivots): |d(p, a) - d(p, b)| is a
 * lower bound of d(a, b), and consistent in a.
 *
 * <p>A landmark bounds best what lies behind it, and nothing lies behind one in the middle. So each
 * landmark is the subgoal farthest from the middle in a sector of its own, in the component with
 * the most subgoals ("planar landmark selection", Goldberg and Harrelson, "Computing the Shortest
 * Path: A* Search Meets Graph Theory", SODA 2005).
 *
 * <p>A distance that does not fit an int counts as {@link #FAR}. So does the distance of a subgoal
 * that cannot reach the landmark. Bounds by {@link #FAR} are no steeper than the true ones, so they
 * stay consistent. Space: 4 bytes for each pair of a subgoal and a landmark. Immutable, shared by
 * threads.
 */
final class LandmarkTable {
  /** The distance of a subgoal that cannot reach the landmark, or is too far for an int. */
  static final int FAR = Integer.MAX_VALUE;

  private final int landmarks;
  private final int[] distances;

  private LandmarkTable(int landmarks, int[] distances) {
    this.landmarks = landmarks;
    this.distances = distances;
  }

  /**
   * Finds the distances along the edges of a simple subgoal graph.
   *
   * @throws IllegalArgumentException if there are too many distances for one array
   * @throws BudgetExhaustedException if the budget runs out; each subgoal that is expanded counts
   *     as an expansion
   */
  static LandmarkTable of(SubgoalGraph subgoals, int landmarks, Budget budget) {
    int nodes = subgoals.nodeCount();
    int[] distances =
        new int[ArrayLength.of((long) nodes * landmarks, "the distances to landmarks")];
    if (nodes > 0) {
      Builder builder = new Builder(subgoals, budget);
      int[] column = new int[nodes];
      GridGraph graph = subgoals.graph();
      int[] cells = IntStream.range(0, nodes).map(subgoals::cell).toArray();
      int middle = subgoals.node(graph.components().middle(cells, graph.map().stride()));
      builder.distances(middle, column);
      int[] chosen = farthestBySector(subgoals, middle, column, landmarks);
      for (int i = 0; i < landmarks; i++) {
        builder.distances(chosen[i], column);
        for (int node = 0; node < nodes; node++) {
          distances[node * landmarks + i] = column[node];
        }
      }
    }
    return new LandmarkTable(landmarks, distances);
  }

  /**
   * For each sector around the middle, the subgoal farthest from the middle, or the middle itself
   * if the sector has none. Sectors are equal parts of a rhombus and not of a circle, so no arc
   * tangent is needed.
   */
  private static int[] farthestBySector(
      SubgoalGraph subgoals, int middle, int[] distances, int sectors) {
    int[] farthest = new int[sectors];
    Arrays.fill(farthest, middle);
    for (int node = 0; node < distances.length; node++) {
      int dx = subgoals.columns()[node] - subgoals.columns()[middle];
      int dy = subgoals.rows()[node] - subgoals.rows()[middle];
      double share = (double) dy / Math.max(1, Math.abs(dx) + Math.abs(dy));
      double quarters = dx >= 0 ? 1 + share : 3 - share;
      int sector = (int) (quarters / 4 * sectors) % sectors;
      if (distances[node] != FAR && distances[node] > distances[farthest[sector]]) {
        farthest[sector] = node;
      }
    }
    return farthest;
  }

  /** The number of landmarks. */
  int landmarks() {
    return landmarks;
  }

  /**
   * The distances of the first node to all landmarks, then those of the next; must not be changed.
   */
  int[] distances() {
    return distances;
  }

  void write(IndexWriter out) throws IOException {
    out.ints(distances);
  }

  /** Reads what {@link #write} wrote for these numbers of nodes and landmarks. */
  static LandmarkTable read(int nodes, int landmarks, IndexReader in) throws IOException {
    int length = ArrayLength.of((long) nodes * landmarks, "the distances to landmarks");
    return new LandmarkTable(landmarks, in.ints("distances to landmarks", length));
  }

  /** The bytes that it takes. */
  long bytes() {
    return 4L * distances.length;
  }

  /** Dijkstra's algorithm from one subgoal after another. */
  private static final class Builder {
    private final SubgoalGraph subgoals;
    private final BudgetMeter meter = new BudgetMeter();
    private final BucketQueue open;
    private long expanded;

    Builder(SubgoalGraph subgoals, Budget budget) {
      this.subgoals = subgoals;
      int shift = BucketQueue.shiftFor(subgoals.graph().straightCost());
      open = new BucketQueue(shift, subgoals.longestOctile());
      meter.start(budget);
    }

    void distances(int source, int[] distances) {
      final int[] edges = subgoals.edges();
      Arrays.fill(distances, FAR);
      distances[source] = 0;
      open.clear(0);
      open.push(0, 0, source);
      while (open.advance()) {
        while (open.hasEntry()) {
          long entry = open.pop();
          int node = OpenEntry.cell(entry);
          long g = distances[node];
          if (OpenEntry.isStale(entry, g)) {
            continue;
          }
          check();
          int end = subgoals.edgeEnd(node);
          for (int edge = subgoals.edgeStart(node); edge < end; edge++) {
            int next = edges[edge];
            long nextG = g + subgoals.distance(node, next);
            if (nextG < distances[next]) {
              distances[next] = (int) nextG;
              open.push(nextG, nextG, next);
            }
          }
        }
      }
    }

    private void check() {
      if (meter.stops(expanded++)) {
        throw new BudgetExhaustedException("the distances to landmarks", meter.stopped());
      }
    }
  }
}
