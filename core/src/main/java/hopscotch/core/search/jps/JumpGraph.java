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
 * arrival keeps; a reach for each of these from the lowest on; and the links, each {@code number <<
 * 3 | direction}, a jump point and the direction of arrival there. The reach of a straight jump is
 * how many cells it passes, with a jump point that stops it; that of a diagonal one, how many steps
 * it takes.
 *
 * <p>Space: 24 bytes a jump point (40 where corners may be cut) and 4 for each head, reach and
 * link. Immutable.
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
    return new Builder(graph, skip, stops, points).build();
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
    long links = at + 1L + Integer.bitCount(lists[at] & MASK);
    long end = links + (lists[at] >>> COUNT_SHIFT);
    in.require(end <= lists.length, "a list up to " + end, "lists up to " + lists.length);
    for (int i = (int) links; i < end; i++) {
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

  /** The bytes it holds. */
  long bytes() {
    return 4L * nodes.length + 4L * lists.length + points.bytes();
  }

  private static final class Builder {
    private static final String LISTS = "the lists of the jump point graph";

    private final byte[] moves;
    private final byte[] skip;
    private final JumpStops stops;
    private final JumpPoints points;
    private final Jumps jumps;
    private final int stride;
    private final int[] offsets;
    private final int straights;
    private final int[] reaches = new int[Directions.COUNT];
    private final int[][] links = new int[Directions.COUNT][];
    private int[] lists = new int[1024];
    private int size;

    Builder(GridGraph graph, byte[] skip, JumpStops stops, JumpPoints points) {
      this.moves = graph.moves();
      this.skip = skip;
      this.stops = stops;
      this.points = points;
      stride = graph.map().stride();
      offsets = Directions.offsets(stride);
      straights = JumpStops.straightJumps(graph);
      jumps = new Jumps(graph, skip, stops, true);
      jumps.begin(0, 0);
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
        int jumped = 0;
        for (int d = 0; d < width - FIRSTS; d++) {
          if (points.stopIn(d) && JumpStops.isArrival(skip, moves, offsets, d, cell)) {
            int mask = moves[cell] & ~skip[d << 8 | moves[cell - offsets[d]] & 0xff] & 0xff;
            jump(cell, mask & ~jumped);
            jumped |= mask;
            nodes[node + FIRSTS + d] = size;
            addList(mask);
          }
        }
      }
      return new JumpGraph(points, width, nodes, Arrays.copyOf(lists, size));
    }

    /** Finds the reaches and links of a cell in the directions of a mask. */
    private void jump(int cell, int mask) {
      for (int left = mask; left != 0; left &= left - 1) {
        int d = Integer.numberOfTrailingZeros(left);
        reaches[d] = reach(d, cell);
        jumps.from(cell, cell % stride, cell / stride, 1 << d);
        links[d] = new int[jumps.count];
        for (int i = 0; i < jumps.count; i++) {
          links[d][i] = points.number(jumps.cells[i]) << NUMBER_SHIFT | jumps.directions[i];
        }
      }
    }

    private int reach(int d, int cell) {
      if ((straights >>> d & 1) != 0) {
        int length = JumpStops.scan(stops.bits(), stops.position(d, cell % stride, cell / stride));
        return moves[cell + length * offsets[d]] == 0 ? length - 1 : length;
      }
      int steps = 0;
      boolean isStopped = false;
      for (int at = cell; !isStopped && (moves[at] >>> d & 1) != 0; steps++) {
        at += offsets[d];
        isStopped =
            points.stopIn(d) && JumpStops.hasForcedNeighbour(skip, moves, d, at, at - offsets[d]);
      }
      return steps;
    }

    /** Adds the list of a mask: links of straight jumps first, as {@link Jumps} makes them. */
    private void addList(int mask) {
      int head = size;
      add(mask);
      for (int left = mask; left != 0; left &= left - 1) {
        add(reaches[Integer.numberOfTrailingZeros(left)]);
      }
      int first = size;
      addLinks(mask & straights);
      addLinks(mask & ~straights);
      lists[head] |= size - first << COUNT_SHIFT;
    }

    private void addLinks(int mask) {
      for (int left = mask; left != 0; left &= left - 1) {
        for (int link : links[Integer.numberOfTrailingZeros(left)]) {
          add(link);
        }
      }
    }

    private void add(int value) {
      if (size == lists.length) {
        lists = Arrays.copyOf(lists, ArrayLength.grown(size + 1L, LISTS));
      }
      lists[size++] = value;
    }
  }
}
