package hopscotch.hpa.label;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.search.Heuristic;
import hopscotch.hpa.subgoal.JumpScan;
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
  private final long straight;
  private final long surplus;
  private final int[] diagonalReach = new int[Directions.COUNT];
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
    straight = graph.straightCost();
    surplus = graph.diagonalCost() - straight;
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
    Arrays.fill(diagonalReach, UNKNOWN);
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
      long cost = Heuristic.estimate(x - column, y - row, straight, surplus);
      long rest = Heuristic.estimate(x - other.column, y - other.row, straight, surplus);
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

  /** Whether diagonal moves, then straight ones, lead from this end to the other. */
  boolean sees(Seeds other) {
    return sees(other.column - column, other.row - row);
  }

  /** Whether diagonal moves, then straight ones, lead from this end to a node. */
  boolean sees(int node) {
    return sees(columns[node] + 1 - column, rows[node] + 1 - row);
  }

  private boolean sees(int dx, int dy) {
    int diagonals = Math.min(Math.abs(dx), Math.abs(dy));
    int straights = Math.max(Math.abs(dx), Math.abs(dy)) - diagonals;
    int corner = end;
    if (diagonals > 0) {
      int d = diagonal(dx, dy);
      if (diagonals > diagonalReach(d)) {
        return false;
      }
      corner += diagonals * offsets[d];
    }
    return straights == 0 || subgoals.isFree(corner, straight(dx, dy), straights);
  }

  /** The number of free moves from this end along a diagonal. */
  private int diagonalReach(int d) {
    if (diagonalReach[d] == UNKNOWN) {
      int cell = end;
      int steps = 0;
      for (; (moves[cell] >>> d & 1) != 0; steps++) {
        cell += offsets[d];
      }
      diagonalReach[d] = steps;
    }
    return diagonalReach[d];
  }

  private static int diagonal(int dx, int dy) {
    int east = dy < 0 ? Directions.NE : Directions.SE;
    int west = dy < 0 ? Directions.NW : Directions.SW;
    return dx > 0 ? east : west;
  }

  private static int straight(int dx, int dy) {
    int along = dx > 0 ? Directions.E : Directions.W;
    int across = dy > 0 ? Directions.S : Directions.N;
    return Math.abs(dx) > Math.abs(dy) ? along : across;
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
    int diagonals = Math.min(Math.abs(dx), Math.abs(dy));
    int diagonal = offsets[diagonal(dx, dy)];
    int straight = offsets[straight(dx, dy)];
    int corner = end + diagonals * diagonal;
    path.addRun(end + diagonal, diagonal, diagonals);
    path.addRun(corner + straight, straight, Math.max(Math.abs(dx), Math.abs(dy)) - diagonals);
  }

  /** Appends the cells after a node that this end sees, up to this end. */
  void appendBackwards(int node, PathBuffer path) {
    int dx = columns[node] + 1 - column;
    int dy = rows[node] + 1 - row;
    int diagonals = Math.min(Math.abs(dx), Math.abs(dy));
    int diagonal = -offsets[diagonal(dx, dy)];
    int straight = -offsets[straight(dx, dy)];
    int straights = Math.max(Math.abs(dx), Math.abs(dy)) - diagonals;
    path.addRun(subgoals.cell(node) + straight, straight, straights);
    path.addRun(end - (diagonals - 1) * diagonal, diagonal, diagonals);
  }

  int size() {
    return size;
  }

  int node(int i) {
    return nodes[i];
  }

  /** The cost between this end and seed {@code i}. */
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
    return Heuristic.estimate(x - column, y - row, straight, surplus);
  }
}
