package hopscotch.papers.jumps;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.search.Heuristic;
import hopscotch.core.search.jps.graph.JumpVertices;

/**
 * The jump point graph as Harabor, Uras, Stuckey and Koenig, 2019, count its edges: without an edge
 * if another path costs no more. Vertices are those of {@link JumpVertices}. Immutable once it is
 * constructed.
 */
final class JumpPointGraph {
  private final GridGraph graph;
  private final int[] cells;
  private final int[] columns;
  private final int[] rows;

  /** For each vertex, the first vertex on its cell. */
  private final int[] firsts;

  private final int[] starts;
  private final int[] targets;
  private final int edgesWithNeedless;

  /** The graph of the vertices of a map. */
  static JumpPointGraph of(JumpVertices vertices) {
    JumpVertices.Edges edges = vertices.edges();
    return new JumpPointGraph(vertices.graph(), vertices.cells(), edges.starts(), edges.targets());
  }

  /**
   * A graph of vertices that are sorted by cell.
   *
   * @param starts the index at which the edges of each vertex begin, and at the end the number of
   *     all edges
   * @param targets the vertices to which the edges lead; each costs the octile distance
   */
  JumpPointGraph(GridGraph graph, int[] cells, int[] starts, int[] targets) {
    this.graph = graph;
    this.cells = cells;
    columns = new int[cells.length];
    rows = new int[cells.length];
    firsts = new int[cells.length];
    for (int vertex = 0; vertex < cells.length; vertex++) {
      columns[vertex] = graph.map().x(cells[vertex]);
      rows[vertex] = graph.map().y(cells[vertex]);
      boolean isFirst = vertex == 0 || cells[vertex - 1] != cells[vertex];
      firsts[vertex] = isFirst ? vertex : firsts[vertex - 1];
    }
    edgesWithNeedless = starts[cells.length];
    this.starts = new int[cells.length + 1];
    this.targets = new int[edgesWithNeedless];
    int size = 0;
    Detours detours = new Detours(starts, targets);
    for (int vertex = 0; vertex < cells.length; vertex++) {
      for (int edge = starts[vertex]; edge < starts[vertex + 1]; edge++) {
        if (!detours.replace(vertex, edge)) {
          this.targets[size++] = targets[edge];
        }
      }
      this.starts[vertex + 1] = size;
    }
  }

  /** The graph of cells. */
  GridGraph graph() {
    return graph;
  }

  /** The cells of the vertices; not to be written. */
  int[] cells() {
    return cells;
  }

  /** The number of vertices. */
  int count() {
    return columns.length;
  }

  /** The number of edges. */
  int edges() {
    return starts[count()];
  }

  /** The number of edges, including those that another path of no greater cost makes needless. */
  int edgesWithNeedless() {
    return edgesWithNeedless;
  }

  /** The first vertex on the cell of a vertex. */
  int first(int vertex) {
    return firsts[vertex];
  }

  /** Whether an edge leads on from a vertex. */
  boolean leadsOn(int vertex) {
    return starts[vertex] < starts[vertex + 1];
  }

  /**
   * The index at which the edges of each vertex begin, and at the end the number of all edges. Not
   * to be written.
   */
  int[] starts() {
    return starts;
  }

  /** The vertices to which the edges lead. Not to be written. */
  int[] targets() {
    return targets;
  }

  /** The octile distance between two vertices, which is the cost of an edge between them. */
  long cost(int a, int b) {
    return octile(columns[a] - columns[b], rows[a] - rows[b]);
  }

  /** The octile distance between a vertex and a cell. */
  long costTo(int vertex, int cell) {
    return octile(columns[vertex] - graph.map().x(cell), rows[vertex] - graph.map().y(cell));
  }

  private long octile(int dx, int dy) {
    int straight = graph.straightCost();
    return Heuristic.estimate(dx, dy, straight, graph.diagonalCost() - straight);
  }

  /**
   * Looks for other paths that cost no more than an edge. An edge costs the octile distance of its
   * ends. So at every vertex of such a path, the distance to the end has fallen by the cost of the
   * path so far.
   */
  private final class Detours {
    private final int[] starts;
    private final int[] targets;
    private final int[] seen;
    private final int[] stack;
    private int searches;

    Detours(int[] starts, int[] targets) {
      this.starts = starts;
      this.targets = targets;
      seen = new int[columns.length];
      stack = new int[columns.length + 1];
    }

    boolean replace(int from, int edge) {
      int to = targets[edge];
      int size = 0;
      stack[size++] = from;
      searches++;
      while (size > 0) {
        int vertex = stack[--size];
        long left = cost(vertex, to);
        for (int i = starts[vertex]; i < starts[vertex + 1]; i++) {
          int next = targets[i];
          if (i == edge || seen[next] == searches) {
            continue;
          }
          if (cost(vertex, next) + cost(next, to) == left) {
            if (next == to) {
              return true;
            }
            seen[next] = searches;
            stack[size++] = next;
          }
        }
      }
      return false;
    }
  }
}
