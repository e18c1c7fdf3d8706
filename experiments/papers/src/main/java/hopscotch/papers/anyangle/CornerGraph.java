package hopscotch.papers.anyangle;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;

/**
 * The grid of the any-angle literature: vertices at the corners of cells. A straight edge runs
 * along a free cell on either side, a diagonal one through a free cell. From a double corner, where
 * two blocked cells touch, only a path that begins there goes on, along the cell to its lower
 * right. So no path squeezes through. Immutable.
 */
final class CornerGraph {
  private static final int[][] CELLS = {{0, -1}, {0, 0}, {-1, 0}, {-1, -1}};
  private static final int LOWER_RIGHT = 1;
  private static final int[] DIAGONALS = {
    Directions.NE, Directions.SE, Directions.SW, Directions.NW
  };

  /**
   * For each diagonal, in the order of {@link #DIAGONALS}, the straight directions on either side.
   */
  private static final int[] SIDES = {
    1 << Directions.N | 1 << Directions.E,
    1 << Directions.E | 1 << Directions.S,
    1 << Directions.S | 1 << Directions.W,
    1 << Directions.W | 1 << Directions.N
  };

  private final GridGraph graph;
  private final int stride;
  private final int[] offsets;
  private final byte[] moves;
  private final boolean[] isDouble;

  /** The corners of the free cells of a graph. */
  CornerGraph(GridGraph graph) {
    this.graph = graph;
    GridMap map = graph.map();
    stride = map.width() + 1;
    offsets = Directions.offsets(stride);
    moves = new byte[stride * (map.height() + 1)];
    isDouble = new boolean[moves.length];
    for (int y = 0; y <= map.height(); y++) {
      for (int x = 0; x <= map.width(); x++) {
        addMoves(x, y);
      }
    }
  }

  private void addMoves(int x, int y) {
    int vertex = y * stride + x;
    int free = 0;
    for (int i = 0; i < CELLS.length; i++) {
      free |= isFree(x + CELLS[i][0], y + CELLS[i][1]) ? 1 << i : 0;
    }
    isDouble[vertex] = free == 0b0101 || free == 0b1010;
    for (int i = 0; i < CELLS.length; i++) {
      if ((free >>> i & 1) != 0 && (!isDouble[vertex] || i == LOWER_RIGHT)) {
        moves[vertex] |= (byte) (1 << DIAGONALS[i] | SIDES[i]);
      }
    }
  }

  private boolean isFree(int x, int y) {
    return graph.map().contains(x, y) && graph.isFree(graph.map().cell(x, y));
  }

  /** An upper bound on the numbers of vertices. */
  int size() {
    return moves.length;
  }

  /** The vertex at the upper left corner of a free cell. */
  int vertex(int cell) {
    return graph.map().y(cell) * stride + graph.map().x(cell);
  }

  /** The column of a vertex. */
  int x(int vertex) {
    return vertex % stride;
  }

  /** The row of a vertex. */
  int y(int vertex) {
    return vertex / stride;
  }

  /**
   * The mask of the directions of the edges that a path from {@code start} may take on from a
   * vertex.
   */
  int moves(int vertex, int start) {
    return isDouble[vertex] && vertex != start ? 0 : moves[vertex] & 0xff;
  }

  /** The vertex that an edge leads to. */
  int next(int vertex, int d) {
    return vertex + offsets[d];
  }
}
