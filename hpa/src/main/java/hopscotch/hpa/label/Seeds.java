package hopscotch.hpa.label;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.search.Heuristic;
import hopscotch.hpa.subgoal.JumpScan;
import hopscotch.hpa.subgoal.SubgoalGraph;
import java.util.Arrays;

/**
 * The subgoals by which one end of a query joins the graph: itself if it is one, else its jump
 * points ({@link JumpScan}). The one of the least bound comes first. For one thread.
 */
final class Seeds {
  private final SubgoalGraph subgoals;
  private final JumpScan scan;
  private final int[] columns;
  private final int[] rows;
  private final int stride;
  private final long straight;
  private final long surplus;
  private int[] nodes = new int[64];
  private long[] costs = new long[64];
  private long[] bounds = new long[64];
  private int size;
  private int end;
  private boolean isScanned;

  Seeds(SubgoalGraph subgoals) {
    this.subgoals = subgoals;
    this.scan = subgoals.newJumpScan();
    GridGraph graph = subgoals.graph();
    columns = subgoals.columns();
    rows = subgoals.rows();
    stride = graph.map().stride();
    straight = graph.straightCost();
    surplus = graph.diagonalCost() - straight;
  }

  /** Finds the seeds of an end, a free cell; the other end is what bounds look to. */
  void find(int end, int other) {
    size = 0;
    this.end = end;
    isScanned = !subgoals.isSubgoal(end);
    if (!isScanned) {
      int node = subgoals.node(end);
      add(node, 0, octile(node, other / stride, other % stride));
      return;
    }
    int endRow = end / stride;
    int endColumn = end - endRow * stride;
    int otherRow = other / stride;
    int otherColumn = other - otherRow * stride;
    int found = scan.from(end);
    for (int i = 0; i < found; i++) {
      int node = subgoals.node(scan.found(i));
      long cost = octile(node, endRow, endColumn);
      add(node, cost, cost + octile(node, otherRow, otherColumn));
    }
  }

  private void add(int node, long cost, long bound) {
    if (size == nodes.length) {
      nodes = Arrays.copyOf(nodes, 2 * size);
      costs = Arrays.copyOf(costs, 2 * size);
      bounds = Arrays.copyOf(bounds, 2 * size);
    }
    int at = size++;
    if (at > 0 && bound < bounds[0]) {
      put(at, nodes[0], costs[0], bounds[0]);
      at = 0;
    }
    put(at, node, cost, bound);
  }

  private void put(int at, int node, long cost, long bound) {
    nodes[at] = node;
    costs[at] = cost;
    bounds[at] = bound;
  }

  /** Keeps the first and those whose bound is below a cost, and sorts them by bound. */
  void keepBelow(long limit) {
    int kept = Math.min(size, 1);
    for (int i = 1; i < size; i++) {
      int node = nodes[i];
      long cost = costs[i];
      long bound = bounds[i];
      if (bound < limit) {
        int at = kept++;
        for (; bounds[at - 1] > bound; at--) {
          put(at, nodes[at - 1], costs[at - 1], bounds[at - 1]);
        }
        put(at, node, cost, bound);
      }
    }
    size = kept;
  }

  /** Whether the end sees a cell with no seed between. A subgoal does not look: its label tells. */
  boolean sees(int cell) {
    return isScanned && scan.sees(cell);
  }

  /** Appends the cells from the end, which is not appended, to one of its seeds or one it sees. */
  void append(int cell, PathBuffer path) {
    if (cell != end) {
      scan.append(cell, path);
    }
  }

  /** Appends the cells from one of the seeds, or a cell that it sees, to the end. */
  void appendBackwards(int cell, PathBuffer path) {
    if (cell != end) {
      int from = path.size();
      scan.append(cell, path);
      path.truncate(path.size() - 1);
      path.reverse(from);
      path.add(end);
    }
  }

  int size() {
    return size;
  }

  int node(int i) {
    return nodes[i];
  }

  /** The cost between the end and seed {@code i}. */
  long cost(int i) {
    return costs[i];
  }

  /** The octile distance between the end and a cell. */
  long octile(int cell) {
    int dx = cell % stride - end % stride;
    return Heuristic.estimate(dx, cell / stride - end / stride, straight, surplus);
  }

  /** What a path through seed {@code i} to a cell costs at least. */
  long bound(int i, int cell) {
    return costs[i] + octile(nodes[i], cell / stride, cell % stride);
  }

  /** What a path through seed {@code i} to the other end costs at least. */
  long bound(int i) {
    return bounds[i];
  }

  private long octile(int node, int row, int column) {
    return Heuristic.estimate(columns[node] + 1 - column, rows[node] + 1 - row, straight, surplus);
  }
}
