package hopscotch.core.search.jps.graph;

import hopscotch.core.grid.ArrayLength;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridMap;
import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import hopscotch.core.search.jps.scan.JumpPoints;
import hopscotch.core.search.jps.scan.JumpRule;
import hopscotch.core.search.jps.scan.JumpStops;
import hopscotch.core.search.jps.scan.Jumps;
import java.io.IOException;
import java.util.Arrays;

/**
 * The jump point graph (Harabor, Uras, Stuckey and Koenig, "Regarding Jump Point Search and Subgoal
 * Graphs", 2019). For each jump point and direction of arrival it has the jump points to which
 * pruned jumps lead from there. So no search scans for them again.
 *
 * <p>A vertex is a jump point and a direction in which a jump may arrive there. All vertices are in
 * one array, in the order of jump points and directions. A vertex is known by the place where it
 * begins. What a search needs of it stands side by side: {@link #POINT}, {@link #COLUMN}, {@link
 * #ROW}, {@link #HEAD}, {@link #DEAD_ENDS}, {@link #BOX}, and from {@link #LINKS} on the vertices
 * that it leads to. The last of these may be {@link JumpDeadEnds}, which a search leaves out unless
 * the box holds the goal.
 *
 * <p>The array has fewer ints than a map may have cells, so that a vertex fits in an entry of an
 * open list.
 *
 * <p>Space: 36 bytes for each vertex, 4 for each link and 4 for each jump point. Immutable.
 */
public final class JumpGraph {
  /**
   * The place of {@code number << 3 | direction} in a vertex: the jump point, and the arrival
   * there.
   */
  static final int POINT = 0;

  /** The place of the column in a vertex, that of the padded map. */
  static final int COLUMN = 1;

  /** The place of the row in a vertex, that of the padded map. */
  static final int ROW = 2;

  /**
   * The place of {@code links << 8 | mask} in a vertex: the number of its links, and the moves that
   * it keeps.
   */
  static final int HEAD = 3;

  /** The place of the number of links to dead ends in a vertex; these links come last. */
  static final int DEAD_ENDS = 4;

  /**
   * The place of the box in a vertex, four ints: a {@link SightBox} around all that is seen from
   * those dead ends, from there on, and from the vertex itself if it is one; it holds nothing where
   * there are none.
   */
  static final int BOX = 5;

  /** The place in a vertex at which its links begin. */
  static final int LINKS = 9;

  /** The shift of the number of a jump point. */
  static final int NUMBER_SHIFT = 3;

  /** The bits of the direction beside it. */
  static final int DIRECTION_MASK = 7;

  /** The shift of the number of links in a head. */
  static final int COUNT_SHIFT = 8;

  /** The bits of the moves in a head. */
  static final int MASK = 0xff;

  /** In place of a link's place where no link may lead to a goal. */
  static final int NONE = 0;

  /** In place of a link's place where several links may lead to a goal. */
  static final int MANY = -1;

  private final JumpPoints points;
  private final int[] vertices;

  /** For each jump point, its first vertex. */
  private final int[] firsts;

  private JumpGraph(JumpPoints points, int[] vertices, int[] firsts) {
    this.points = points;
    this.vertices = vertices;
    this.firsts = firsts;
  }

  /**
   * The jump point graph of a map, from its stops with those of diagonal jumps; dead ends are links
   * as others are.
   */
  static JumpGraph of(JumpRule rule, JumpStops stops, JumpPoints points) {
    return new Builder(rule, points, new Jumps(rule, points, stops, true)).build();
  }

  /** The same graph as {@link #of} makes, with dead ends told apart. */
  public static JumpGraph withDeadEnds(JumpRule rule, JumpStops stops, JumpPoints points) {
    JumpGraph jumpGraph = of(rule, stops, points);
    JumpDeadEnds.tellApart(rule, stops, jumpGraph.vertices);
    return jumpGraph;
  }

  /** Writes the vertices. */
  public void write(IndexWriter out) throws IOException {
    out.ints(vertices);
  }

  /** Reads what {@link #write} wrote of the same graph. */
  public static JumpGraph read(JumpRule rule, JumpPoints points, IndexReader in)
      throws IOException {
    int stride = rule.graph().map().stride();
    int[] cells = points.cells();
    int[] vertices = in.ints("ints of jump point vertices");
    int[] firsts = new int[points.count()];
    long[] begins = new long[(vertices.length >>> 6) + 1];
    int vertex = 0;
    for (int number = 0; number < cells.length; number++) {
      int cell = cells[number];
      firsts[number] = vertex;
      for (int d = 0; d < Directions.COUNT; d++) {
        if (rule.isArrival(d, cell)) {
          in.require(vertices.length - vertex >= LINKS, "a vertex at " + vertex, "room for it");
          int head = vertices[vertex + HEAD];
          in.require(
              vertices[vertex + POINT] == (number << NUMBER_SHIFT | d)
                  && vertices[vertex + COLUMN] == cell % stride
                  && vertices[vertex + ROW] == cell / stride
                  && (head & MASK) == rule.kept(d, cell),
              "another vertex at " + vertex,
              "an arrival in direction " + d + " at jump point " + number);
          in.require(
              head >>> COUNT_SHIFT <= vertices.length - vertex - LINKS,
              "the links of vertex " + vertex,
              "no more than there are");
          in.require(
              0 <= vertices[vertex + DEAD_ENDS]
                  && vertices[vertex + DEAD_ENDS] <= head >>> COUNT_SHIFT,
              "%d dead ends at vertex %d".formatted(vertices[vertex + DEAD_ENDS], vertex),
              "as many as it has links, or fewer");
          begins[vertex >>> 6] |= 1L << vertex;
          vertex = end(vertices, vertex);
        }
      }
    }
    in.require(vertex == vertices.length, "more than all vertices", "all of them");
    requireLinks(vertices, begins, in);
    return new JumpGraph(points, vertices, firsts);
  }

  /** Requires that links lead to where vertices begin. */
  private static void requireLinks(int[] vertices, long[] begins, IndexReader in)
      throws IOException {
    for (int vertex = 0; vertex < vertices.length; vertex = end(vertices, vertex)) {
      for (int link = vertex + LINKS; link < end(vertices, vertex); link++) {
        int target = vertices[link];
        in.require(
            0 <= target && target < vertices.length && (begins[target >>> 6] >>> target & 1) != 0,
            "a link to vertex " + target,
            "where one begins");
      }
    }
  }

  /** The place at which a vertex ends and the next one begins. */
  static int end(int[] vertices, int vertex) {
    return vertex + LINKS + (vertices[vertex + HEAD] >>> COUNT_SHIFT);
  }

  /** The number of the jump point of a vertex. */
  static int number(int[] vertices, int vertex) {
    return vertices[vertex + POINT] >>> NUMBER_SHIFT;
  }

  /** The moves that the arrival of a vertex keeps. */
  static int moves(int[] vertices, int vertex) {
    return vertices[vertex + HEAD] & MASK;
  }

  /** The number of links of a vertex that may lead to a goal; they come first. */
  static int links(int[] vertices, int vertex, int goalColumn, int goalRow) {
    int count = vertices[vertex + HEAD] >>> COUNT_SHIFT;
    return SightBox.holds(vertices, vertex + BOX, goalColumn, goalRow)
        ? count
        : count - vertices[vertex + DEAD_ENDS];
  }

  /** Whether all links of a vertex lead to dead ends. */
  static boolean isDeadEnd(int[] vertices, int vertex) {
    return vertices[vertex + DEAD_ENDS] == vertices[vertex + HEAD] >>> COUNT_SHIFT;
  }

  /**
   * The place of the only link of a vertex that may lead to a goal, or {@link #NONE} or {@link
   * #MANY}.
   *
   * @param count what {@link #links} says of it
   */
  static int onward(int[] vertices, int vertex, int count, int goalColumn, int goalRow) {
    if (count > 1) {
      return isDeadEnd(vertices, vertex) ? onlyLink(vertices, vertex, goalColumn, goalRow) : MANY;
    }
    return count == 0 ? NONE : vertex + LINKS;
  }

  /**
   * The place of the only link of a dead end that may lead to a goal, or {@link #MANY}; of its
   * first link if none may.
   */
  static int onlyLink(int[] vertices, int deadEnd, int goalColumn, int goalRow) {
    int only = 0;
    for (int link = deadEnd + LINKS; link < end(vertices, deadEnd); link++) {
      if (SightBox.holds(vertices, vertices[link] + BOX, goalColumn, goalRow)) {
        if (only != 0) {
          return MANY;
        }
        only = link;
      }
    }
    return only == 0 ? deadEnd + LINKS : only;
  }

  JumpPoints points() {
    return points;
  }

  /** The vertices; not to be written. */
  int[] vertices() {
    return vertices;
  }

  /** The vertex of a jump point's number and a direction in which jumps arrive there. */
  int vertex(int number, int direction) {
    int vertex = firsts[number];
    while ((vertices[vertex + POINT] & DIRECTION_MASK) != direction) {
      vertex = end(vertices, vertex);
    }
    return vertex;
  }

  /** The bytes it holds beside the jump points. */
  public long bytes() {
    return 4L * vertices.length + 4L * firsts.length;
  }

  private static final class Builder {
    private static final String VERTICES = "the vertices of the jump point graph";

    private final JumpRule rule;
    private final JumpPoints points;
    private final Jumps jumps;
    private final int stride;
    private final int[] firsts;
    private int[] vertices = new int[1024];
    private int size;

    Builder(JumpRule rule, JumpPoints points, Jumps jumps) {
      this.rule = rule;
      this.points = points;
      this.jumps = jumps;
      stride = rule.graph().map().stride();
      firsts = new int[points.count()];
    }

    JumpGraph build() {
      int[] cells = points.cells();
      for (int number = 0; number < cells.length; number++) {
        firsts[number] = size;
        for (int d = 0; d < Directions.COUNT; d++) {
          if (rule.isArrival(d, cells[number])) {
            addVertex(number, cells[number], d);
          }
        }
      }
      if (size >= GridMap.MAX_CELLS) {
        throw new IllegalArgumentException(
            "this map is too large: %s would take %d numbers; an open list tells %d apart"
                .formatted(VERTICES, size, GridMap.MAX_CELLS));
      }
      JumpGraph graph = new JumpGraph(points, Arrays.copyOf(vertices, size), firsts);
      link(graph);
      return graph;
    }

    /** Puts vertices in place of the jump points and directions that they lead to. */
    private static void link(JumpGraph graph) {
      int[] vertices = graph.vertices;
      for (int vertex = 0; vertex < vertices.length; vertex = end(vertices, vertex)) {
        for (int link = vertex + LINKS; link < end(vertices, vertex); link++) {
          int point = vertices[link];
          vertices[link] = graph.vertex(point >>> NUMBER_SHIFT, point & DIRECTION_MASK);
        }
      }
    }

    /** Adds a vertex, with the jump points and directions that it leads to in place of links. */
    private void addVertex(int number, int cell, int d) {
      int mask = rule.kept(d, cell);
      jumps.from(cell, cell % stride, cell / stride, mask);
      add(number << NUMBER_SHIFT | d);
      add(cell % stride);
      add(cell / stride);
      add(jumps.count << COUNT_SHIFT | mask);
      for (int i = DEAD_ENDS; i < LINKS; i++) {
        add(0);
      }
      for (int i = 0; i < jumps.count; i++) {
        int end = jumps.ends[i];
        add(points.number(Jumps.cell(end)) << NUMBER_SHIFT | Jumps.direction(end));
      }
    }

    private void add(int value) {
      if (size == vertices.length) {
        vertices = Arrays.copyOf(vertices, ArrayLength.grown(size + 1L, VERTICES));
      }
      vertices[size++] = value;
    }
  }
}
