package hopscotch.core.search.jps.graph;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.search.jps.scan.JumpPoints;
import hopscotch.core.search.jps.scan.JumpRule;
import hopscotch.core.search.jps.scan.JumpStops;
import hopscotch.core.search.jps.scan.Jumps;
import java.util.Arrays;

/**
 * The jump point graph with all its vertices and edges in view, for who searches or contracts it
 * (Harabor, Uras, Stuckey and Koenig, "Regarding Jump Point Search and Subgoal Graphs", IJCAI
 * 2019). A vertex is a jump point together with a direction of arrival that forces a neighbour
 * there. An edge leads to each vertex at which a pruned jump ends; it is an octile path, its
 * diagonal moves first.
 *
 * <p>For every two free cells one of these is a shortest path:
 *
 * <ul>
 *   <li>diagonal moves and then straight ones, without a jump point;
 *   <li>a path over a vertex that {@link JumpEnds} finds from the start, along edges, to a vertex
 *       that it finds from the goal.
 * </ul>
 *
 * <p>Vertices are numbered by cell, then by direction. With 4 directions, moves along columns play
 * the part of diagonal ones here (Baum, "Jump Point Search Pathfinding in 4-connected Grids",
 * 2025). Where corners are cut, diagonal jumps arrive at vertices too. Uniform terrain. Space: 2
 * 11/16 bytes for each cell, 4 for each jump point. Immutable, shared by threads.
 */
public final class JumpVertices {
  private final JumpRule rule;
  private final JumpPoints points;
  private final JumpStops stops;
  private final JumpSources sources;

  /** For each jump point, its first vertex, and below it the mask of its directions of arrival. */
  private final int[] firsts;

  /** The number of directions in which jumps may arrive, the straight ones first. */
  private final int maskBits;

  private final int count;

  private JumpVertices(JumpRule rule, String planner) {
    this.rule = rule;
    points = new JumpPoints(rule);
    stops = new JumpStops(rule, true);
    maskBits = rule.mayForceOnDiagonals() ? Directions.COUNT : Directions.NE;
    firsts = new int[points.count()];
    int[] cells = points.cells();
    int vertices = 0;
    for (int number = 0; number < cells.length; number++) {
      int arrivals = arrivals(cells[number]);
      firsts[number] = vertices << maskBits | arrivals;
      vertices += Integer.bitCount(arrivals);
    }
    count = vertices;
    if (count >>> Integer.SIZE - maskBits != 0) {
      throw new IllegalArgumentException(
          "planner '%s' tells %d vertices apart; this map has %d"
              .formatted(planner, 1L << Integer.SIZE - maskBits, count));
    }
    sources = new JumpSources(this);
  }

  /**
   * The vertices of a graph.
   *
   * @throws IllegalArgumentException unless the movement is one that jump point graphs serve
   */
  public static JumpVertices of(GridGraph graph, String planner) {
    return new JumpVertices(JumpRule.of(graph, planner), planner);
  }

  private int arrivals(int cell) {
    int arrivals = 0;
    for (int d = 0; d < maskBits; d++) {
      arrivals |= rule.isArrival(d, cell) ? 1 << d : 0;
    }
    return arrivals;
  }

  /** The graph of cells. */
  public GridGraph graph() {
    return rule.graph();
  }

  JumpRule rule() {
    return rule;
  }

  /** The number of vertices. */
  public int count() {
    return count;
  }

  /** The cells of the vertices, in a new array. */
  public int[] cells() {
    int[] cells = new int[count];
    int[] ofPoints = points.cells();
    int vertex = 0;
    for (int number = 0; number < firsts.length; number++) {
      int arrivals = Integer.bitCount(arrivalsAt(number));
      Arrays.fill(cells, vertex, vertex + arrivals, ofPoints[number]);
      vertex += arrivals;
    }
    return cells;
  }

  /** The edges, by the vertex that they lead from. */
  public static final class Edges {
    private final int[] starts;
    private final int[] targets;

    Edges(int[] starts, int[] targets) {
      this.starts = starts;
      this.targets = targets;
    }

    /**
     * The index at which the edges of each vertex begin, and at the end their number. Not to be
     * written.
     */
    public int[] starts() {
      return starts;
    }

    /** The vertices that they lead to; not to be written. */
    public int[] targets() {
      return targets;
    }
  }

  /** The edges, found anew. */
  public Edges edges() {
    int[] vertices = JumpGraph.of(rule, stops, points).vertices();
    int[] starts = new int[count + 1];
    int[] targets = new int[vertices.length];
    int vertex = 0;
    int size = 0;
    for (int from = 0; from < vertices.length; from = JumpGraph.end(vertices, from)) {
      for (int i = from + JumpGraph.LINKS; i < JumpGraph.end(vertices, from); i++) {
        int point = vertices[vertices[i] + JumpGraph.POINT];
        targets[size++] =
            vertex(point >>> JumpGraph.NUMBER_SHIFT, point & JumpGraph.DIRECTION_MASK);
      }
      starts[++vertex] = size;
    }
    return new Edges(starts, Arrays.copyOf(targets, size));
  }

  /** A new scan for the vertices around the ends of queries. */
  public JumpEnds newEnds() {
    return new JumpEnds(this);
  }

  /** The vertex of a jump point and a direction in which a jump arrives there. */
  int vertex(int number, int d) {
    int first = firsts[number];
    return (first >>> maskBits) + Integer.bitCount(first & (1 << d) - 1);
  }

  /** The mask of the directions in which jumps arrive at a jump point. */
  int arrivalsAt(int number) {
    return firsts[number] & (1 << maskBits) - 1;
  }

  /** The moves that an arrival at a cell in direction {@code d} keeps. */
  public int kept(int cell, int d) {
    return rule.kept(d, cell);
  }

  JumpPoints points() {
    return points;
  }

  JumpSources sources() {
    return sources;
  }

  Jumps newJumps() {
    return new Jumps(rule, points, stops, true);
  }

  /** The bytes it holds beyond the graph of cells. */
  public long bytes() {
    return rule.bytes() + 4L * firsts.length + points.bytes() + stops.bytes() + sources.bytes();
  }
}
