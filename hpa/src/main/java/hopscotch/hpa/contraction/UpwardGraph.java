package hopscotch.hpa.contraction;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridMap;
import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import hopscotch.hpa.subgoal.OctileRuns;
import hopscotch.hpa.subgoal.OctileWalk;
import java.io.IOException;

/**
 * A contraction hierarchy. Each node has its arcs to and from the nodes that were contracted after
 * it. A node of the core, which was not contracted, has its arcs to and from all its neighbours
 * there. An arc that leads both ways is kept once. Space: 20 bytes for each arc. Immutable, shared
 * by threads.
 *
 * <p>Each arc has two parts. If the arc is a shortcut, it leads over a middle node, which was
 * contracted before both its ends. Its parts are two arcs of the middle node. The first is the arc
 * between the middle and the node that has the shortcut. The second is the arc between the middle
 * and the target of the shortcut.
 *
 * <p>The parts of any other arc are two runs of moves, from its node to its target. A run has its
 * direction in the 3 low bits, and the number of its moves above them. The first run is stored as
 * its complement, a negative number.
 */
public final class UpwardGraph {
  private static final int DIRECTION_BITS = 3;

  /**
   * The index at which the arcs of each node begin, and at the end the number of arcs. Arcs from
   * nodes come first. Arcs to nodes follow, unless arcs lead both ways.
   */
  final int[] starts;

  /**
   * The number to add to a node to get the index of the start of the arcs that lead to it; 0 if
   * arcs lead both ways.
   */
  final int back;

  /** The node at the other end of each arc. */
  final int[] targets;

  final long[] costs;

  /** The two parts of each arc, side by side, since unpacking reads both at once. */
  final int[] parts;

  private UpwardGraph(int[] starts, int back, int[] targets, long[] costs, int[] parts) {
    this.starts = starts;
    this.back = back;
    this.targets = targets;
    this.costs = costs;
    this.parts = parts;
  }

  static UpwardGraph of(RemainingGraph graph, GraphNodes nodes) {
    int count = nodes.count();
    int back = graph.isDirected() ? count : 0;
    int[] starts = new int[count + back + 1];
    addStarts(graph.out(), starts, 0, count);
    addStarts(graph.in(), starts, back, count);
    int arcs = starts[count + back];
    UpwardGraph upward =
        new UpwardGraph(starts, back, new int[arcs], new long[arcs], new int[2 * arcs]);
    upward.copy(graph.out(), 0);
    upward.copy(graph.in(), back);
    OctileWalk walk = new OctileWalk(nodes.graph());
    upward.findParts(graph.out(), 0, nodes, walk);
    if (graph.isDirected()) {
      upward.findParts(graph.in(), back, nodes, walk);
    }
    return upward;
  }

  private static void addStarts(ArcLists arcs, int[] starts, int shift, int nodes) {
    for (int node = 0; node < nodes; node++) {
      starts[shift + node + 1] = starts[shift + node] + arcs.degree(node);
    }
  }

  private void copy(ArcLists arcs, int shift) {
    for (int node = 0; node < starts.length - 1 - back; node++) {
      for (int i = 0; i < arcs.degree(node); i++) {
        targets[starts[shift + node] + i] = arcs.target(node, i);
        costs[starts[shift + node] + i] = arcs.cost(node, i);
      }
    }
  }

  private void findParts(ArcLists arcs, int shift, GraphNodes nodes, OctileWalk walk) {
    for (int node = 0; node < nodes.count(); node++) {
      int arc = starts[shift + node];
      for (int i = 0; i < arcs.degree(node); i++, arc++) {
        int middle = arcs.middle(node, i);
        if (middle == RemainingGraph.NO_MIDDLE) {
          findRuns(arc, node, nodes, walk);
        } else {
          parts[2 * arc] = arc(middle + back - shift, node);
          parts[2 * arc + 1] = arc(middle + shift, targets[arc]);
        }
      }
    }
  }

  private void findRuns(int arc, int node, GraphNodes nodes, OctileWalk walk) {
    int dx = nodes.columns()[targets[arc]] - nodes.columns()[node];
    int dy = nodes.rows()[targets[arc]] - nodes.rows()[node];
    OctileRuns runs = walk.runs();
    int first = run(runs.first(dx, dy), runs.firstMoves(dx, dy));
    int second = run(runs.second(dx, dy), runs.secondMoves(dx, dy));
    boolean isInOrder = walk.isFreeInOrder(nodes.cell(node), nodes.cell(targets[arc]));
    parts[2 * arc] = ~(isInOrder ? first : second);
    parts[2 * arc + 1] = isInOrder ? second : first;
  }

  private static int run(int direction, int moves) {
    return moves == 0 ? 0 : moves << DIRECTION_BITS | direction;
  }

  static int count(int run) {
    return run >> DIRECTION_BITS;
  }

  static int direction(int run) {
    return run & Directions.COUNT - 1;
  }

  void write(IndexWriter out) throws IOException {
    out.ints(starts);
    out.ints(targets);
    out.ints(parts);
    out.longs(costs);
  }

  static UpwardGraph read(GraphNodes nodes, IndexReader in) throws IOException {
    int back = nodes.isDirected() ? nodes.count() : 0;
    int[] starts = in.ints("arc starts", nodes.count() + back + 1);
    int[] targets = in.ints("arcs");
    in.require(targets.length <= Integer.MAX_VALUE / 2, "too many arcs", "two parts of each");
    int[] parts = in.ints("parts", 2 * targets.length);
    long[] costs = in.longs("costs", targets.length);
    in.requireStarts(starts, targets.length, "arc starts");
    in.requireRange(targets, 0, nodes.count(), "arcs");
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
    return new UpwardGraph(starts, back, targets, costs, parts);
  }

  /**
   * The index at which the arcs of each node begin, and at the end the number of arcs. Must not be
   * changed.
   */
  public int[] starts() {
    return starts;
  }

  /** The targets of the arcs, in the order of their nodes; must not be changed. */
  public int[] targets() {
    return targets;
  }

  /** The costs of the arcs; must not be changed. */
  public long[] costs() {
    return costs;
  }

  /** The arc to a target among those that begin at an index of {@link #starts}. */
  int arc(int at, int target) {
    int arc = starts[at];
    while (targets[arc] != target) {
      arc++;
    }
    return arc;
  }

  /** The bytes that it takes. */
  public long bytes() {
    return 4L * starts.length + 12L * targets.length + 8L * costs.length;
  }
}
