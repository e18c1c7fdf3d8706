package hopscotch.core.search.jps;

import hopscotch.core.grid.ArrayLength;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import java.io.IOException;
import java.util.Arrays;

/**
 * The jump point graph: for each jump point and direction of arrival the jump points to which
 * pruned jumps lead from there, so that no search scans for them again (Harabor, Uras, Stuckey and
 * Koenig, "Regarding Jump Point Search and Subgoal Graphs", 2019).
 *
 * <p>A node is a row of {@link #width} ints: {@link #COLUMN}, {@link #ROW}, and from {@link
 * #FIRSTS} on, for each direction of arrival, where its list begins, if it is one.
 *
 * <p>A list is a head of {@code links << 8 | mask}, the mask being that of the moves which the
 * arrival keeps, and the links, each {@code number << 3 | direction}, a jump point and the
 * direction of arrival there. A graph without links has no lists; its nodes hold the masks instead.
 *
 * <p>Space: 24 bytes a jump point (40 where corners may be cut) and 4 for each head and link.
 * Immutable.
 */
final class JumpGraph {
  /** The column of the padded map in a node. */
  static final int COLUMN = 0;

  /** The row of the padded map in a node. */
  static final int ROW = 1;

  /** Where the list of arrivals in direction 0 begins, in a node. */
  static final int FIRSTS = 2;

  /** The bits of the mask in a head. */
  static final int MASK = 0xff;

  /** The shift of the number of links in a head. */
  static final int COUNT_SHIFT = 8;

  /** The bits of the direction in a link. */
  static final int DIRECTION_MASK = 7;

  /** The shift of the number in a link. */
  static final int NUMBER_SHIFT = 3;

  /** Of graphs without links. */
  private static final int[] NO_LISTS = {};

  private final JumpPoints points;
  private final int width;
  private final int[] nodes;
  private final int[] lists;

  private JumpGraph(JumpPoints points, int width, int[] nodes, int[] lists) {
    this.points = points;
    this.width = width;
    this.nodes = nodes;
    this.lists = lists;
  }

  /** The jump point graph of a map, from its stops with those of diagonal jumps. */
  static JumpGraph of(GridGraph graph, byte[] skip, JumpStops stops, JumpPoints points) {
    return new Builder(graph, skip, points, new Jumps(graph, skip, points, stops, true)).build();
  }

  /** The jump points alone, for searches that find links as they need them. */
  static JumpGraph withoutLinks(GridGraph graph, byte[] skip, JumpPoints points) {
    return new Builder(graph, skip, points, null).build();
  }

  void write(IndexWriter out) throws IOException {
    out.ints(nodes);
    out.ints(lists);
  }

  /** Reads the graph that {@link #write} wrote. */
  static JumpGraph read(JumpPoints points, IndexReader in) throws IOException {
    int width = width(points);
    int[] nodes = in.ints("ints of nodes", nodesLength(points, width));
    int[] lists = in.ints("ints of lists");
    for (int node = 0; node < nodes.length; node += width) {
      for (int first = node + FIRSTS; first < node + width; first++) {
        requireList(nodes[first], lists, points.count(), in);
      }
    }
    return new JumpGraph(points, width, nodes, lists);
  }

  private static void requireList(int at, int[] lists, int points, IndexReader in)
      throws IOException {
    in.require(0 <= at && at < lists.length, "a list at " + at, "a place in the lists");
    long end = at + 1L + (lists[at] >>> COUNT_SHIFT);
    in.require(end <= lists.length, "a list up to " + end, "lists up to " + lists.length);
    for (int i = at + 1; i < end; i++) {
      int number = lists[i] >>> NUMBER_SHIFT;
      in.require(number < points, "a link to jump point " + number, "one of " + points);
    }
  }

  private static int nodesLength(JumpPoints points, int width) {
    return ArrayLength.of((long) points.count() * width, "the nodes of the jump point graph");
  }

  private static int width(JumpPoints points) {
    return FIRSTS + (points.stopIn(Directions.NE) ? Directions.COUNT : Directions.COUNT / 2);
  }

  /** The jump points. */
  JumpPoints points() {
    return points;
  }

  /** The ints of a node. */
  int width() {
    return width;
  }

  /** The nodes by number of the jump point; not to be written. */
  int[] nodes() {
    return nodes;
  }

  /** The lists; not to be written. */
  int[] lists() {
    return lists;
  }

  /** Whether the lists have links. */
  boolean hasLinks() {
    return lists != NO_LISTS;
  }

  /** The bytes it holds. */
  long bytes() {
    return 4L * nodes.length + 4L * lists.length + points.bytes();
  }

  private static final class Builder {
    private static final String LISTS = "the lists of the jump point graph";

    private final byte[] moves;
    private final byte[] skip;
    private final JumpPoints points;

    /** Null where there are to be no links. */
    private final Jumps jumps;

    private final int stride;
    private final int[] offsets;
    private int[] lists = new int[1024];
    private int size;

    Builder(GridGraph graph, byte[] skip, JumpPoints points, Jumps jumps) {
      this.moves = graph.moves();
      this.skip = skip;
      this.points = points;
      this.jumps = jumps;
      stride = graph.map().stride();
      offsets = Directions.offsets(stride);
    }

    JumpGraph build() {
      int width = width(points);
      int[] cells = points.cells();
      int[] nodes = new int[nodesLength(points, width)];
      for (int number = 0; number < cells.length; number++) {
        int cell = cells[number];
        int node = number * width;
        nodes[node + COLUMN] = cell % stride;
        nodes[node + ROW] = cell / stride;
        for (int d = 0; d < width - FIRSTS; d++) {
          if (points.stopIn(d) && JumpStops.isArrival(skip, moves, offsets, d, cell)) {
            int mask = moves[cell] & ~skip[d << 8 | moves[cell - offsets[d]] & 0xff] & 0xff;
            nodes[node + FIRSTS + d] = jumps == null ? mask : addList(cell, mask);
          }
        }
      }
      return new JumpGraph(
          points, width, nodes, jumps == null ? NO_LISTS : Arrays.copyOf(lists, size));
    }

    /** Adds the list of a cell and the moves of a mask; returns where it begins. */
    private int addList(int cell, int mask) {
      int head = size;
      jumps.from(cell, cell % stride, cell / stride, mask);
      add(jumps.count << COUNT_SHIFT | mask);
      for (int i = 0; i < jumps.count; i++) {
        int end = jumps.ends[i];
        add(points.number(Jumps.cell(end)) << NUMBER_SHIFT | Jumps.direction(end));
      }
      return head;
    }

    private void add(int value) {
      if (size == lists.length) {
        lists = Arrays.copyOf(lists, ArrayLength.grown(size + 1L, LISTS));
      }
      lists[size++] = value;
    }
  }
}
