package hopscotch.core.search.jps;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.search.CanonicalTable;

/**
 * Counts of jump points, as papers on jump point search print them: the successors of a cell, the
 * vertices and edges of the jump point graph. For one thread.
 */
public final class JumpCensus {
  /** In place of a direction of arrival: the search begins here, and every move is kept. */
  public static final int NO_DIRECTION = -1;

  private final GridGraph graph;
  private final byte[] skip;
  private final JumpPoints points;
  private final JumpStops stops;
  private final Jumps all;
  private final Jumps pruned;

  /**
   * The counts of a graph.
   *
   * @throws IllegalArgumentException if the terrain is weighted
   */
  public JumpCensus(GridGraph graph) {
    this.graph = graph;
    skip = CanonicalTable.of(graph, "jps");
    points = new JumpPoints(graph, skip);
    stops = new JumpStops(graph, skip, true);
    all = new Jumps(graph, skip, points, stops, false);
    pruned = new Jumps(graph, skip, points, stops, true);
  }

  /**
   * How many jump points a free cell sees; no goal is near.
   *
   * @param direction of arrival at the cell by a legal move, or {@link #NO_DIRECTION}
   * @param prune whether diagonal jump points without a forced neighbour are left out, and what is
   *     seen from them counts instead
   */
  public int successors(int cell, int direction, boolean prune) {
    byte[] moves = graph.moves();
    int stride = graph.map().stride();
    int mask = moves[cell] & 0xff;
    if (direction != NO_DIRECTION) {
      int parent = cell - Directions.offsets(stride)[direction];
      mask &= ~skip[direction << 8 | moves[parent] & 0xff];
    }
    Jumps jumps = prune ? pruned : all;
    jumps.from(cell, cell % stride, cell / stride, mask);
    return jumps.count;
  }

  /** How many cells are jump points for some direction of arrival. */
  public int cells() {
    return points.count();
  }

  /**
   * How many cells end some jump, diagonal ones that end where a side sees a jump point included.
   */
  public int stops() {
    byte[] moves = graph.moves();
    int stride = graph.map().stride();
    int[] offsets = Directions.offsets(stride);
    int count = 0;
    for (int cell = 0; cell < moves.length; cell++) {
      boolean isStop = points.number(cell) != JumpPoints.NONE;
      for (int d = 0; d < Directions.COUNT && moves[cell] != 0 && !isStop; d++) {
        isStop =
            Directions.isDiagonal(d)
                && (moves[cell - offsets[d]] >>> d & 1) != 0
                && JumpStops.scan(
                        stops.bits(d),
                        stops.position(
                            d, (cell - offsets[d]) % stride, (cell - offsets[d]) / stride))
                    == 1;
      }
      count += isStop ? 1 : 0;
    }
    return count;
  }

  /**
   * How many vertices and edges the graph of pruned jumps has: a vertex for each jump point and
   * direction of arrival that forces a neighbour there, an edge for each jump point it sees.
   *
   * @return both, the vertices first
   */
  public long[] graph() {
    int[] graph = JumpGraph.of(this.graph, skip, stops, points).vertices();
    long vertices = 0;
    long edges = 0;
    for (int vertex = 0; vertex < graph.length; vertex = JumpGraph.end(graph, vertex)) {
      vertices++;
      edges += graph[vertex + JumpGraph.HEAD] >>> JumpGraph.COUNT_SHIFT;
    }
    return new long[] {vertices, edges};
  }
}
