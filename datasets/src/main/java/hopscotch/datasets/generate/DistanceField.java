package hopscotch.datasets.generate;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import java.util.Arrays;

/**
 * The exact distances from one source to every cell: Dijkstra's algorithm, for the files of this
 * module. There are two costs of a move, so the open list is two queues, one of straight and one of
 * diagonal moves: costs leave in ascending order, so each queue is sorted as it is filled, and the
 * smaller of the two heads is the next cell. Linear in the cells; 12 bytes a cell. Reusable; one
 * thread.
 */
final class DistanceField {
  /** The cost of a cell that cannot be reached. */
  static final long UNREACHED = Long.MAX_VALUE;

  private final GridGraph graph;
  private final int[] offsets;
  private final long[] costs;
  private final int[] diagonalMoves;
  private final CellQueue straight = new CellQueue();
  private final CellQueue diagonal = new CellQueue();
  private int farthest;

  /**
   * A field over a graph, with no source yet.
   *
   * @throws IllegalArgumentException if the graph is weighted
   */
  DistanceField(GridGraph graph) {
    if (graph.isWeighted()) {
      throw new IllegalArgumentException(
          "terrain " + graph.movement().terrain() + ": expected terrain without weights");
    }
    this.graph = graph;
    this.offsets = Directions.offsets(graph.map().stride());
    this.costs = new long[graph.map().cellCount()];
    this.diagonalMoves = new int[costs.length];
  }

  /** Fills the field from a free cell. */
  void fill(int source) {
    Arrays.fill(costs, UNREACHED);
    costs[source] = 0;
    diagonalMoves[source] = 0;
    farthest = source;
    straight.add(source, 0);
    while (!straight.isEmpty() || !diagonal.isEmpty()) {
      boolean takeStraight =
          diagonal.isEmpty() || !straight.isEmpty() && straight.headCost() <= diagonal.headCost();
      CellQueue queue = takeStraight ? straight : diagonal;
      long cost = queue.headCost();
      int cell = queue.remove();
      if (cost == costs[cell]) {
        farthest = cell;
        relaxNeighbours(cell, cost);
      }
    }
  }

  private void relaxNeighbours(int cell, long cost) {
    for (int bits = graph.moves(cell); bits != 0; bits &= bits - 1) {
      int d = Integer.numberOfTrailingZeros(bits);
      int target = cell + offsets[d];
      boolean isDiagonal = Directions.isDiagonal(d);
      long candidate = cost + (isDiagonal ? graph.diagonalCost() : graph.straightCost());
      if (candidate < costs[target]) {
        costs[target] = candidate;
        diagonalMoves[target] = diagonalMoves[cell] + (isDiagonal ? 1 : 0);
        (isDiagonal ? diagonal : straight).add(target, candidate);
      }
    }
  }

  /** The exact cost from the source, {@link #UNREACHED} where no path leads. */
  long cost(int cell) {
    return costs[cell];
  }

  /** A cell of the largest cost. */
  int farthest() {
    return farthest;
  }

  /** The length of the shortest paths from the source to a cell that was reached. */
  double length(int cell) {
    long straightCost = costs[cell] - (long) diagonalMoves[cell] * graph.diagonalCost();
    int straightMoves = Math.toIntExact(straightCost / graph.straightCost());
    return graph.costs().length(straightMoves, diagonalMoves[cell]);
  }

  /** A first-in-first-out queue of cells with costs, in a ring of a power of two. */
  private static final class CellQueue {
    private int[] cells = new int[1024];
    private long[] keys = new long[1024];
    private int head;
    private int size;

    boolean isEmpty() {
      return size == 0;
    }

    long headCost() {
      return keys[head];
    }

    void add(int cell, long cost) {
      if (size == cells.length) {
        grow();
      }
      int tail = head + size++ & cells.length - 1;
      cells[tail] = cell;
      keys[tail] = cost;
    }

    int remove() {
      int cell = cells[head];
      head = head + 1 & cells.length - 1;
      size--;
      return cell;
    }

    private void grow() {
      int[] widerCells = new int[2 * size];
      long[] widerKeys = new long[2 * size];
      for (int i = 0; i < size; i++) {
        widerCells[i] = cells[head + i & size - 1];
        widerKeys[i] = keys[head + i & size - 1];
      }
      cells = widerCells;
      keys = widerKeys;
      head = 0;
    }
  }
}
