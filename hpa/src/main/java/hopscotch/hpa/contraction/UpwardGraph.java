package hopscotch.hpa.contraction;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridMap;
import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import hopscotch.hpa.subgoal.OctileWalk;
import hopscotch.hpa.subgoal.SubgoalGraph;
import java.io.IOException;

/**
 * A contraction hierarchy: each node's arcs to the nodes contracted after it; in the core, which
 * was not contracted, to all its neighbours there. Immutable, shared by threads. 20 bytes an arc,
 * 12 without costs.
 *
 * <p>Each arc has two parts. Those of a shortcut are the arcs of its middle, which was contracted
 * before both of its ends: the arc to where the shortcut begins, then the arc to where it leads.
 * Those of any other arc are runs of moves, one after the other, a direction in the 3 low bits and
 * how often it is taken above them; the first of them is kept as its complement, a negative number.
 */
public final class UpwardGraph {
  private static final int DIRECTION_BITS = 3;

  final int[] starts;
  final int[] targets;
  final long[] costs;

  /** The first part of each arc, and behind it the second: unpacking reads both at once. */
  final int[] parts;

  private UpwardGraph(int[] starts, int[] targets, long[] costs, int[] parts) {
    this.starts = starts;
    this.targets = targets;
    this.costs = costs;
    this.parts = parts;
  }

  /** What is left of a graph after its contraction. */
  static UpwardGraph of(RemainingGraph graph, SubgoalGraph subgoals) {
    int nodes = subgoals.nodeCount();
    int[] starts = new int[nodes + 1];
    for (int node = 0; node < nodes; node++) {
      starts[node + 1] = starts[node] + graph.degree(node);
    }
    int arcs = starts[nodes];
    UpwardGraph upward = new UpwardGraph(starts, new int[arcs], new long[arcs], new int[2 * arcs]);
    for (int node = 0, arc = 0; node < nodes; node++) {
      for (int i = 0; i < graph.degree(node); i++) {
        upward.targets[arc] = graph.target(node, i);
        upward.costs[arc++] = graph.cost(node, i);
      }
    }
    upward.findParts(graph, subgoals);
    return upward;
  }

  private void findParts(RemainingGraph graph, SubgoalGraph subgoals) {
    OctileWalk walk = new OctileWalk(subgoals.graph());
    for (int node = 0, arc = 0; node < subgoals.nodeCount(); node++) {
      for (int i = 0; i < graph.degree(node); i++, arc++) {
        int middle = graph.middle(node, i);
        if (middle == RemainingGraph.NO_MIDDLE) {
          findRuns(arc, node, subgoals, walk);
        } else {
          parts[2 * arc] = arc(middle, node);
          parts[2 * arc + 1] = arc(middle, targets[arc]);
        }
      }
    }
  }

  private void findRuns(int arc, int node, SubgoalGraph subgoals, OctileWalk walk) {
    int dx = subgoals.columns()[targets[arc]] - subgoals.columns()[node];
    int dy = subgoals.rows()[targets[arc]] - subgoals.rows()[node];
    int signX = Integer.signum(dx);
    int signY = Integer.signum(dy);
    int diagonals = Math.min(Math.abs(dx), Math.abs(dy));
    int straights = Math.max(Math.abs(dx), Math.abs(dy)) - diagonals;
    boolean isWide = Math.abs(dx) > Math.abs(dy);
    int diagonal = run(diagonals, signX, signY);
    int straight = run(straights, isWide ? signX : 0, isWide ? 0 : signY);
    boolean isDiagonalFirst =
        walk.isDiagonalFirst(subgoals.cell(node), subgoals.cell(targets[arc]));
    parts[2 * arc] = ~(isDiagonalFirst ? diagonal : straight);
    parts[2 * arc + 1] = isDiagonalFirst ? straight : diagonal;
  }

  private static int run(int count, int dx, int dy) {
    return count == 0 ? 0 : count << DIRECTION_BITS | Directions.of(dx, dy);
  }

  /** How many moves a run has. */
  static int count(int run) {
    return run >> DIRECTION_BITS;
  }

  /** The direction of a run's moves. */
  static int direction(int run) {
    return run & Directions.COUNT - 1;
  }

  /** Writes the arcs with their costs. */
  void write(IndexWriter out) throws IOException {
    writeWithoutCosts(out);
    out.longs(costs);
  }

  /** Writes the arcs without their costs. */
  public void writeWithoutCosts(IndexWriter out) throws IOException {
    out.ints(starts);
    out.ints(targets);
    out.ints(parts);
  }

  /**
   * These arcs without their costs, as it takes to unpack them; {@link #costs} must not be used.
   */
  public UpwardGraph withoutCosts() {
    return new UpwardGraph(starts, targets, new long[0], parts);
  }

  /** Reads what {@link #write} wrote for these nodes. */
  static UpwardGraph read(SubgoalGraph nodes, IndexReader in) throws IOException {
    UpwardGraph arcs = readWithoutCosts(nodes, in);
    long[] costs = in.longs("costs", arcs.targets.length);
    return new UpwardGraph(arcs.starts, arcs.targets, costs, arcs.parts);
  }

  /** Reads what {@link #writeWithoutCosts} wrote for these nodes. */
  public static UpwardGraph readWithoutCosts(SubgoalGraph nodes, IndexReader in)
      throws IOException {
    int[] starts = in.ints("arc starts", nodes.nodeCount() + 1);
    int[] targets = in.ints("arcs");
    in.require(targets.length <= Integer.MAX_VALUE / 2, "too many arcs", "two parts of each");
    int[] parts = in.ints("parts", 2 * targets.length);
    in.requireStarts(starts, targets.length, "arc starts");
    in.requireRange(targets, 0, nodes.nodeCount(), "arcs");
    GridMap map = nodes.graph().map();
    int runs = Math.max(map.width(), map.height()) << DIRECTION_BITS;
    for (int arc = 0; arc < targets.length; arc++) {
      int second = parts[2 * arc + 1];
      boolean isShortcut = parts[2 * arc] >= 0;
      int end = isShortcut ? targets.length : runs;
      int first = isShortcut ? parts[2 * arc] : ~parts[2 * arc];
      boolean fits = first < end && second >= 0 && second < end;
      in.require(fits, "parts of arc " + arc, isShortcut ? "two arcs" : "two runs on the map");
    }
    return new UpwardGraph(starts, targets, new long[0], parts);
  }

  /** Where the arcs of each node begin, and at last their number; not to be written. */
  public int[] starts() {
    return starts;
  }

  /** The targets of the arcs, by node; not to be written. */
  public int[] targets() {
    return targets;
  }

  /** The costs of the arcs; not to be written. */
  public long[] costs() {
    return costs;
  }

  /** The arc from a node to a target that it has. */
  int arc(int node, int target) {
    int arc = starts[node];
    while (targets[arc] != target) {
      arc++;
    }
    return arc;
  }

  /** The bytes it holds. */
  public long bytes() {
    return 4L * starts.length + 12L * targets.length + 8L * costs.length;
  }
}
