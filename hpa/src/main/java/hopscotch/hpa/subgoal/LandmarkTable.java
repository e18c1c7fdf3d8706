package hopscotch.hpa.subgoal;

import hopscotch.core.grid.ArrayLength;
import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.BudgetMeter;
import hopscotch.core.planner.Outcome;
import hopscotch.core.search.BucketQueue;
import hopscotch.core.search.CellStates;
import hopscotch.core.search.OpenEntry;
import java.io.IOException;
import java.util.Arrays;

/**
 * The distances of every subgoal to a few of them, the landmarks (pivots there), for differential
 * heuristics (Sturtevant, Felner, Barer, Schaeffer and Burch, "Memory-Based Heuristics for Explicit
 * State Spaces", IJCAI 2009): |d(p, a) - d(p, b)| is a lower bound of d(a, b), and consistent in a.
 * Each landmark is the subgoal farthest from those before it, in the component with the most of
 * them.
 *
 * <p>A distance that does not fit an int counts as {@link #FAR}, and so does that of a subgoal from
 * which a landmark cannot be reached. What is bounded so is no steeper than before, so the bounds
 * stay consistent. Immutable, shared by threads. 4 bytes a subgoal and landmark.
 */
final class LandmarkTable {
  /** Too far for an int. */
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
   * @throws IllegalArgumentException if they are too many for an array
   * @throws BudgetExhaustedException if the budget ran out; a subgoal expanded counts as one
   */
  static LandmarkTable of(SubgoalGraph subgoals, int landmarks, Budget budget) {
    int nodes = subgoals.nodeCount();
    int[] distances =
        new int[ArrayLength.of((long) nodes * landmarks, "the distances to landmarks")];
    if (nodes > 0) {
      Builder builder = new Builder(subgoals, budget);
      int[] nearest = new int[nodes];
      int[] column = new int[nodes];
      int landmark = memberOfLargestComponent(subgoals);
      builder.distances(landmark, nearest);
      for (int i = 0; i < landmarks; i++) {
        landmark = farthest(nearest, landmark);
        builder.distances(landmark, column);
        for (int node = 0; node < nodes; node++) {
          distances[node * landmarks + i] = column[node];
          nearest[node] = i == 0 ? column[node] : Math.min(nearest[node], column[node]);
        }
      }
    }
    return new LandmarkTable(landmarks, distances);
  }

  private static int memberOfLargestComponent(SubgoalGraph subgoals) {
    int[] sizes = new int[subgoals.graph().components().count() + 1];
    int member = 0;
    for (int node = 0; node < subgoals.nodeCount(); node++) {
      int size = ++sizes[subgoals.graph().components().label(subgoals.cell(node))];
      if (size > sizes[subgoals.graph().components().label(subgoals.cell(member))]) {
        member = node;
      }
    }
    return member;
  }

  private static int farthest(int[] distances, int reached) {
    int farthest = reached;
    for (int node = 0; node < distances.length; node++) {
      if (distances[node] > distances[farthest] && distances[node] != FAR) {
        farthest = node;
      }
    }
    return farthest;
  }

  /** How many landmarks there are. */
  int landmarks() {
    return landmarks;
  }

  /** The distances by node, then by landmark; not to be written. */
  int[] distances() {
    return distances;
  }

  void write(IndexWriter out) throws IOException {
    out.ints(distances);
  }

  /** Reads what {@link #write} wrote for so many nodes and landmarks. */
  static LandmarkTable read(int nodes, int landmarks, IndexReader in) throws IOException {
    int length = ArrayLength.of((long) nodes * landmarks, "the distances to landmarks");
    return new LandmarkTable(landmarks, in.ints("distances to landmarks", length));
  }

  /** The bytes it holds. */
  long bytes() {
    return 4L * distances.length;
  }

  /** Dijkstra's algorithm from one subgoal after another. */
  private static final class Builder {
    private final SubgoalGraph subgoals;
    private final BudgetMeter meter = new BudgetMeter();
    private final CellStates states;
    private final BucketQueue open;
    private long expanded;
    private long nextCheck;

    Builder(SubgoalGraph subgoals, Budget budget) {
      this.subgoals = subgoals;
      states = new CellStates(subgoals.nodeCount());
      int longest = Math.max(subgoals.graph().map().width(), subgoals.graph().map().height());
      int shift = BucketQueue.shiftFor(8L * subgoals.graph().straightCost());
      open = new BucketQueue(shift, (long) longest * subgoals.graph().diagonalCost());
      nextCheck = meter.start(budget);
    }

    void distances(int source, int[] distances) {
      final long[] states = this.states.array();
      final int[] edges = subgoals.edges();
      final long base = this.states.begin();
      Arrays.fill(distances, FAR);
      states[source] = base;
      open.clear(0);
      open.push(0, 0, source);
      while (open.advance()) {
        while (open.hasEntry()) {
          long entry = open.pop();
          int node = OpenEntry.cell(entry);
          long g = CellStates.g(states[node]);
          if (OpenEntry.isStale(entry, g)) {
            continue;
          }
          check();
          distances[node] = (int) Math.min(g, FAR);
          int end = subgoals.edgeStart(node + 1);
          for (int edge = subgoals.edgeStart(node); edge < end; edge++) {
            int next = edges[edge];
            long nextG = g + subgoals.distance(node, next);
            long candidate = base + (nextG << CellStates.G_SHIFT);
            if (states[next] >= candidate + CellStates.G_UNIT) {
              states[next] = candidate;
              open.push(nextG, nextG, next);
            }
          }
        }
      }
    }

    private void check() {
      if (expanded++ >= nextCheck) {
        Outcome stopped = meter.exhausted(expanded);
        if (stopped != null) {
          throw new BudgetExhaustedException("the distances to landmarks", stopped);
        }
        nextCheck = meter.nextCheck(expanded);
      }
    }
  }
}
