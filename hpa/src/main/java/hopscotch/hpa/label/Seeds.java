package hopscotch.hpa.label;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.search.Heuristic;
import hopscotch.hpa.subgoal.JumpScan;
import hopscotch.hpa.subgoal.OctileRuns;
import hopscotch.hpa.subgoal.SubgoalGraph;
import java.util.Arrays;

/**
 * One end of a query and its seeds ({@link SeedTable}). The seed with the least bound comes first.
 * For one thread.
 */
final class Seeds {
  private static final int UNKNOWN = -1;

  private final SubgoalGraph subgoals;
  private final SeedTable table;

  /** Finds the seeds if the table has none; otherwise {@code null}. */
  private final JumpScan scan;

  private final byte[] moves;
  private final int[] offsets;
  private final int[] columns;
  private final int[] rows;
  private final int stride;
  private final OctileRuns runs;
  private final long perMax;
  private final long perMin;

  /** The number of free moves from this end, by direction; only of those of first runs. */
  private final int[] reach = new int[Directions.COUNT];

  private int[] nodes = new int[64];
  private long[] costs = new long[64];
  private long[] bounds = new long[64];
  private final int[] own = new int[1];
  private int size;
  private int[] list;
  private int first;
  private int count;
  private int end;
  private int column;
  private int row;

  Seeds(SubgoalGraph subgoals, SeedTable table) {
    this.subgoals = subgoals;
    this.table = table;
    this.scan = table.isKept() ? null : subgoals.newJumpScan();
    GridGraph graph = subgoals.graph();
    moves = graph.moves();
    columns = subgoals.columns();
    rows = subgoals.rows();
    stride = graph.map().stride();
    offsets = Directions.offsets(stride);
    runs = new OctileRuns(graph);
    perMax = Heuristic.AUTO.perMax(graph);
    perMin = Heuristic.AUTO.perMin(graph);
  }

  /**
   * Places the end at a free cell, without seeds. Its list is looked up here already, since both
   * ends are placed before anything else is done, and the memory may take long to answer.
   */
  void place(int cell) {
    end = cell;
    row = cell / stride;
    column = cell - row * stride;
    size = 0;
    if (subgoals.isSubgoal(cell)) {
      own[0] = subgoals.node(cell);
      list = own;
      first = 0;
      count = 1;
    } else if (scan == null) {
      list = table.nodes();
      first = table.first(cell);
      count = table.size(cell);
    } else {
      count = UNKNOWN;
    }
    Arrays.fill(reach, UNKNOWN);
  }

  /** Finds the seeds of this end; their bounds are those of paths to the other end. */
  void find(Seeds other) {
    if (count == UNKNOWN) {
      count = scan.from(end);
      list = scan.found();
      first = 0;
    }
    final int[] list = this.list;
    if (count > nodes.length) {
      nodes = new int[2 * count];
      costs = new long[2 * count];
      bounds = new long[2 * count];
    }
    int least = 0;
    long leastBound = Long.MAX_VALUE;
    for (int i = 0; i < count; i++) {
      int node = list[first + i];
      int x = columns[node] + 1;
      int y = rows[node] + 1;
      long cost = Heuristic.estimate(x - column, y - row, perMax, perMin);
      long rest = Heuristic.estimate(x - other.column, y - other.row, perMax, perMin);
      long bound = cost + rest;
      nodes[i] = node;
      costs[i] = cost;
      bounds[i] = bound;
      least = bound < leastBound ? i : least;
      leastBound = Math.min(bound, leastBound);
    }
    size = count;
    if (least > 0) {
      swap(0, least);
    }
  }

  private void swap(int i, int j) {
    int node = nodes[i];
    long cost = costs[i];
    long bound = bounds[i];
    put(i, nodes[j], costs[j], bounds[j]);
    put(j, node, cost, bound);
  }

  private void put(int at, int node, long cost, long bound) {
    nodes[at] = node;
    costs[at] = cost;
    bounds[at] = bound;
  }

  /** Keeps the first seed, and those whose bound is below a cost. */
  void keepBelow(long limit) {
    int kept = Math.min(size, 1);
    for (int i = 1; i < size; i++) {
      put(kept, nodes[i], costs[i], bounds[i]);
      kept += bounds[i] < limit ? 1 : 0;
    }
    size = kept;
  }

  /** Whether the octile path that makes its first run first leads from this end to the other. */
  boolean sees(Seeds other) {
    return sees(other.column - column, other.row - row);
  }

  /** Whether the octile path that makes its first run first leads from this end to a node. */
  boolean sees(int node) {
    return sees(columns[node] + 1 - column, rows[node] + 1 - row);
  }

  private boolean sees(int dx, int dy) {
    int firstMoves = runs.firstMoves(dx, dy);
    int secondMoves = runs.secondMoves(dx, dy);
    int turn = end;
    if (firstMoves > 0) {
      int d = runs.first(dx, dy);
      if (firstMoves > reach(d)) {
        return false;
      }
      turn += firstMoves * offsets[d];
    }
    return secondMoves == 0 || subgoals.isFree(turn, runs.second(dx, dy), secondMoves);
  }

  /** The number of free moves from this end in a direction. */
  private int reach(int d) {
    if (reach[d] == UNKNOWN) {
      reach[d] = Directions.isDiagonal(d) ? diagonalReach(d) : subgoals.reach(end, d);
    }
    return reach[d];
  }

  private int diagonalReach(int d) {
    int cell = end;
    int steps = 0;
    for (; (moves[cell] >>> d & 1) != 0; steps++) {
      cell += offsets[d];
    }
    return steps;
  }

  /** Appends the cells after this end up to the other, which it sees. */
  void append(Seeds other, PathBuffer path) {
    append(other.column - column, other.row - row, path);
  }

  /** Appends the cells after this end up to a node that it sees. */
  void append(int node, PathBuffer path) {
    append(columns[node] + 1 - column, rows[node] + 1 - row, path);
  }

  private void append(int dx, int dy, PathBuffer path) {
    int firstMoves = runs.firstMoves(dx, dy);
    int first = offsets[runs.first(dx, dy)];
    int second = offsets[runs.second(dx, dy)];
    int turn = end + firstMoves * first;
    path.addRun(end + first, first, firstMoves);
    path.addRun(turn + second, second, runs.secondMoves(dx, dy));
  }

  /** Appends the cells after a node that this end sees, up to this end. */
  void appendBackwards(int node, PathBuffer path) {
    int dx = columns[node] + 1 - column;
    int dy = rows[node] + 1 - row;
    int firstMoves = runs.firstMoves(dx, dy);
    int first = -offsets[runs.first(dx, dy)];
    int second = -offsets[runs.second(dx, dy)];
    path.addRun(subgoals.cell(node) + second, second, runs.secondMoves(dx, dy));
    path.addRun(end - (firstMoves - 1) * first, first, firstMoves);
  }

  int size() {
    return size;
  }

  int node(int i) {
    return nodes[i];
  }

  long cost(int i) {
    return costs[i];
  }

  /** A lower bound of the cost of a path through seed {@code i} to the other end. */
  long bound(int i) {
    return bounds[i];
  }

  /** A lower bound of the cost of a path through seed {@code i} to another end. */
  long bound(int i, Seeds other) {
    int node = nodes[i];
    return costs[i] + other.octile(columns[node] + 1, rows[node] + 1);
  }

  /** The octile distance between this end and the other. */
  long octile(Seeds other) {
    return octile(other.column, other.row);
  }

  private long octile(int x, int y) {
    return Heuristic.estimate(x - column, y - row, perMax, perMin);
  }
}
