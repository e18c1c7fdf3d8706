package hopscotch.core.search.anyangle.exact.pruning;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Ints;
import hopscotch.core.grid.RowScan;
import hopscotch.core.search.anyangle.exact.corner.Corners;
import java.util.Arrays;

/**
 * The parts of a map that a shortest path enters only if it begins or ends there. The runs of free
 * cells of all rows are the nodes of a graph, joined where they share a side. A run that has one
 * neighbour left is taken away, and so on; from that neighbour it is then a dead end. Anya's
 * pruning of culs-de-sac is the case of a run that has one neighbour at first.
 *
 * <p>A path that enters a dead end and leaves it crosses the same opening twice, and is shorter
 * along the opening. Runs from which a path may squeeze are never taken away. Two bits for each
 * cell; immutable.
 */
public final class DeadEnds implements Pruning {
  /**
   * The most runs that lie behind one another. The limit lets those of the goal be found quickly.
   */
  private static final int DEPTH = 64;

  private final long[] freeBits;
  private final int stride;

  /** The cells of dead ends that are entered from the row above. */
  private final long[] fromAbove;

  private final long[] fromBelow;

  /** The dead ends of a graph, in linear time. */
  public DeadEnds(GridGraph graph, Corners corners) {
    freeBits = graph.freeBits();
    stride = graph.map().stride();
    fromAbove = new long[freeBits.length];
    fromBelow = new long[freeBits.length];
    new Removal(graph.map(), corners).run();
  }

  /** The dead ends that are none for one search, since its goal lies in them. For one thread. */
  final class Exceptions implements Query {
    /** The runs that lead to the goal: of each its first cell and the one after its last. */
    private final Ints runs = new Ints();

    @Override
    public void begin(int start, int goal) {
      runs.clear();
      int cell = goal;
      while (true) {
        int begin = RowScan.previousBlocked(freeBits, cell) + 1;
        int end = RowScan.nextBlocked(freeBits, cell);
        int above = RowScan.nextFree(fromAbove, begin, end);
        int below = above < end ? end : RowScan.nextFree(fromBelow, begin, end);
        if (above == end && below == end) {
          return;
        }
        runs.add(begin);
        runs.add(end);
        cell = above < end ? above - stride : below + stride;
      }
    }

    @Override
    public boolean has(int cell) {
      return true;
    }

    /**
     * Whether the goal lies in a run, or it is no dead end from the row that it is entered from.
     */
    @Override
    public boolean mayEnter(int cell, int side) {
      long[] bits = side > 0 ? fromAbove : fromBelow;
      return (bits[cell >>> 6] >>> cell & 1) == 0 || leadsToGoal(cell);
    }

    private boolean leadsToGoal(int cell) {
      for (int i = 0; i < runs.size(); i += 2) {
        if (cell >= runs.get(i) && cell < runs.get(i + 1)) {
          return true;
        }
      }
      return false;
    }

    @Override
    public int first(int begin, int cell) {
      return begin;
    }

    @Override
    public int stop(int cell, int end) {
      return end;
    }
  }

  @Override
  public Query newQuery() {
    return new Exceptions();
  }

  @Override
  public long bytes() {
    return 16L * fromAbove.length;
  }

  /** Takes runs away. */
  private final class Removal {
    private final Ints begins = new Ints();
    private final Ints ends = new Ints();
    private final int[] runOf;
    private final Corners corners;

    Removal(GridMap map, Corners corners) {
      this.corners = corners;
      runOf = new int[map.cellCount()];
      int begin = RowScan.nextFree(freeBits, 0, runOf.length);
      while (begin < runOf.length) {
        int stop = RowScan.nextBlocked(freeBits, begin);
        Arrays.fill(runOf, begin, stop, begins.size());
        begins.add(begin);
        ends.add(stop);
        begin = RowScan.nextFree(freeBits, stop, runOf.length);
      }
    }

    void run() {
      int[] neighbours = new int[begins.size()];
      int[] depths = new int[neighbours.length];
      Ints queue = new Ints();
      for (int run = 0; run < neighbours.length; run++) {
        neighbours[run] = maySqueeze(run) ? Integer.MAX_VALUE : countNeighbours(run);
        if (neighbours[run] == 1) {
          queue.add(run);
        }
      }
      for (int i = 0; i < queue.size(); i++) {
        int run = queue.get(i);
        if (neighbours[run] == 0) {
          continue;
        }
        neighbours[run] = 0;
        int outer = close(run, neighbours);
        depths[outer] = Math.max(depths[outer], depths[run] + 1);
        if (--neighbours[outer] == 1 && depths[outer] < DEPTH) {
          queue.add(outer);
        }
      }
    }

    private boolean maySqueeze(int run) {
      int y = begins.get(run) / stride;
      int left = 2 * (begins.get(run) - y * stride - 1);
      int right = 2 * (ends.get(run) - y * stride - 1);
      return maySqueeze(left, 2 * y - 2)
          || maySqueeze(left, 2 * y)
          || maySqueeze(right, 2 * y - 2)
          || maySqueeze(right, 2 * y);
    }

    private boolean maySqueeze(int x, int y) {
      return corners.isSqueeze(corners.corner(x, y));
    }

    private int countNeighbours(int run) {
      return countNeighbours(run, -stride) + countNeighbours(run, stride);
    }

    private int countNeighbours(int run, int beyond) {
      int count = 0;
      int end = ends.get(run) + beyond;
      int cell = RowScan.nextFree(freeBits, begins.get(run) + beyond, end);
      while (cell < end) {
        count++;
        cell = RowScan.nextFree(freeBits, RowScan.nextBlocked(freeBits, cell), end);
      }
      return count;
    }

    /** Marks a run as a dead end from the one neighbour that is left, and gives that. */
    private int close(int run, int[] neighbours) {
      int outer = outer(run, -stride, neighbours);
      long[] bits = outer >= 0 ? fromAbove : fromBelow;
      int back = outer >= 0 ? stride : -stride;
      outer = outer >= 0 ? outer : outer(run, stride, neighbours);
      int begin = Math.max(begins.get(run), begins.get(outer) + back);
      int end = Math.min(ends.get(run), ends.get(outer) + back);
      for (int cell = begin; cell < end; cell++) {
        bits[cell >>> 6] |= 1L << cell;
      }
      return outer;
    }

    /** The neighbour in one row that is left, or -1. */
    private int outer(int run, int beyond, int[] neighbours) {
      int end = ends.get(run) + beyond;
      int cell = RowScan.nextFree(freeBits, begins.get(run) + beyond, end);
      while (cell < end) {
        if (neighbours[runOf[cell]] > 0) {
          return runOf[cell];
        }
        cell = RowScan.nextFree(freeBits, RowScan.nextBlocked(freeBits, cell), end);
      }
      return -1;
    }
  }
}
