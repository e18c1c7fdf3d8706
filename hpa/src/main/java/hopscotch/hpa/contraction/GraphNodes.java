package hopscotch.hpa.contraction;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.search.Heuristic;
import hopscotch.core.search.jps.graph.JumpVertices;
import hopscotch.hpa.subgoal.SubgoalGraph;

/**
 * The nodes of a graph that is contracted, and where they are on the map. They are subgoals, or
 * vertices of the jump point graph, of which several may be on one cell. Immutable.
 */
final class GraphNodes {
  private final GridGraph graph;
  private final int[] columns;
  private final int[] rows;
  private final boolean isDirected;
  private final long perMax;
  private final long perMin;

  private GraphNodes(GridGraph graph, int[] columns, int[] rows, boolean isDirected) {
    this.graph = graph;
    this.columns = columns;
    this.rows = rows;
    this.isDirected = isDirected;
    perMax = Heuristic.AUTO.perMax(graph);
    perMin = Heuristic.AUTO.perMin(graph);
  }

  static GraphNodes of(SubgoalGraph subgoals) {
    return new GraphNodes(subgoals.graph(), subgoals.columns(), subgoals.rows(), false);
  }

  static GraphNodes of(JumpVertices vertices) {
    return of(vertices.graph(), vertices.cells());
  }

  /** Nodes on cells, whose edges lead one way; several may be on one cell. */
  static GraphNodes of(GridGraph graph, int[] cells) {
    int[] columns = new int[cells.length];
    int[] rows = new int[cells.length];
    for (int node = 0; node < cells.length; node++) {
      columns[node] = graph.map().x(cells[node]);
      rows[node] = graph.map().y(cells[node]);
    }
    return new GraphNodes(graph, columns, rows, true);
  }

  GridGraph graph() {
    return graph;
  }

  int count() {
    return columns.length;
  }

  boolean isDirected() {
    return isDirected;
  }

  /** The column of each node; must not be changed. */
  int[] columns() {
    return columns;
  }

  /** The row of each node; must not be changed. */
  int[] rows() {
    return rows;
  }

  int cell(int node) {
    return graph.map().cell(columns[node], rows[node]);
  }

  /**
   * The node on a cell, by binary search. No two nodes may be on one cell.
   *
   * @throws IllegalArgumentException if there is none
   */
  int nodeOn(int cell) {
    int low = 0;
    int high = count();
    while (low < high) {
      int middle = low + high >>> 1;
      if (cell(middle) < cell) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    if (low == count() || cell(low) != cell) {
      throw new IllegalArgumentException(graph.map().describe(cell) + " is no node");
    }
    return low;
  }

  /** The first of the nodes on the cell of a node; their numbers are consecutive. */
  int firstBeside(int node) {
    int first = node;
    while (isBeside(node, first - 1)) {
      first--;
    }
    return first;
  }

  /** Whether {@code other} is the number of a node, and it is on the cell of {@code node}. */
  boolean isBeside(int node, int other) {
    return other >= 0
        && other < count()
        && columns[other] == columns[node]
        && rows[other] == rows[node];
  }

  /** The octile distance between two nodes: the cost of the edge between them, if there is one. */
  long distance(int a, int b) {
    return Heuristic.estimate(columns[a] - columns[b], rows[a] - rows[b], perMax, perMin);
  }
}
