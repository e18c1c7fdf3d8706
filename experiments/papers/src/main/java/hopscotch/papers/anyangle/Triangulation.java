package hopscotch.papers.anyangle;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayFIFOQueue;
import java.util.Arrays;

/**
 * The constrained Delaunay triangulation of a map: its vertices are the corners of the blocked
 * ground, its fixed edges the outlines, and everything off the map is blocked. A frame one cell
 * wide around the map is triangulated as well. Exact, since all coordinates are whole numbers; if
 * four vertices lie on one circle, either edge between them may be there.
 *
 * <p>A triangle is three half-edges, 3 t to 3 t + 2, with the triangle on one side. Of two
 * half-edges between the same vertices each is the twin of the other; those of the frame have none.
 */
final class Triangulation {
  private static final int FRAME = 4;

  private final GridMap map;
  private final GridGraph graph;
  private final int[] xs;
  private final int[] ys;
  private final int[] origins;
  private final int[] twins;
  private final boolean[] isFixed;

  /** By vertex, one of the half-edges that start there. */
  private final int[] starts;

  private final IntArrayList unsettled = new IntArrayList();
  private int size;

  /** Triangulates a map under a movement. */
  Triangulation(GridGraph graph) {
    this.graph = graph;
    map = graph.map();
    int stride = map.width() + 1;
    int[] vertices = new int[stride * (map.height() + 1)];
    int count = FRAME;
    for (int at = 0; at < vertices.length; at++) {
      vertices[at] = isCorner(at % stride, at / stride) ? count++ : -1;
    }
    xs = new int[count];
    ys = new int[count];
    starts = new int[count];
    int most = 3 * (2 * count - FRAME - 2);
    origins = new int[most];
    twins = new int[most];
    isFixed = new boolean[most];
    addFrame();
    for (int at = 0; at < vertices.length; at++) {
      if (vertices[at] >= 0) {
        insert(vertices[at], at % stride, at / stride);
      }
    }
    for (int y = 0; y <= map.height(); y++) {
      fix(vertices, y * stride, 1, stride);
    }
    for (int x = 0; x < stride; x++) {
      fix(vertices, x, stride, map.height() + 1);
    }
    for (int edge = 0; edge < size; edge++) {
      unsettled.add(edge);
    }
    while (!unsettled.isEmpty()) {
      settle(unsettled.popInt());
    }
  }

  private boolean isCorner(int x, int y) {
    boolean first = isFree(x - 1, y - 1);
    boolean last = isFree(x, y);
    boolean right = isFree(x, y - 1);
    boolean below = isFree(x - 1, y);
    return (first != right || below != last) && (first != below || right != last);
  }

  private boolean isFree(int x, int y) {
    return map.contains(x, y) && graph.isFree(map.cell(x, y));
  }

  private void addFrame() {
    int[] frame = {
      -1, -1, map.width() + 1, -1, map.width() + 1, map.height() + 1, -1, map.height() + 1
    };
    for (int vertex = 0; vertex < FRAME; vertex++) {
      xs[vertex] = frame[2 * vertex];
      ys[vertex] = frame[2 * vertex + 1];
    }
    Arrays.fill(twins, -1);
    addTriangle(0, 1, 2);
    addTriangle(0, 2, 3);
    link(2, 3);
  }

  /** Adds a triangle without neighbours, and returns its first half-edge. */
  private int addTriangle(int a, int b, int c) {
    int first = size;
    set(size++, a);
    set(size++, b);
    set(size++, c);
    return first;
  }

  private void set(int edge, int origin) {
    origins[edge] = origin;
    starts[origin] = edge;
  }

  private void link(int edge, int twin) {
    twins[edge] = twin;
    if (twin >= 0) {
      twins[twin] = edge;
    }
  }

  /** Splits the triangle where a vertex lies, or touches it, into three, and settles them. */
  private void insert(int vertex, int x, int y) {
    xs[vertex] = x;
    ys[vertex] = y;
    int edge = locate(vertex);
    int second = next(edge);
    int third = previous(edge);
    int a = origins[edge];
    int b = origins[second];
    int c = origins[third];
    int right = addTriangle(b, c, vertex);
    int left = addTriangle(c, a, vertex);
    link(right, twins[second]);
    link(left, twins[third]);
    link(next(right), previous(left));
    link(previous(right), second);
    link(next(left), third);
    set(third, vertex);
    starts[b] = second;
    unsettled.add(edge);
    unsettled.add(right);
    unsettled.add(left);
    while (!unsettled.isEmpty()) {
      settle(unsettled.popInt());
    }
  }

  /** A half-edge of the triangle that a vertex lies in, found by a walk from the last triangle. */
  private int locate(int vertex) {
    int edge = size - 1;
    int passed = 0;
    while (passed < 3) {
      if (orientation(origins[edge], origins[next(edge)], vertex) < 0) {
        edge = twins[edge];
        passed = 0;
      }
      edge = next(edge);
      passed++;
    }
    return edge;
  }

  /** Flips an edge if the triangles on both sides are not locally Delaunay. */
  private void settle(int edge) {
    int twin = twins[edge];
    if (twin >= 0 && !isFixed[edge] && isInCircle(edge, origins[previous(twin)])) {
      flip(edge);
      // The four edges around may have become wrong.
      unsettled.add(edge);
      unsettled.add(next(edge));
      unsettled.add(twin);
      unsettled.add(next(twin));
    }
  }

  /** Turns an edge to the other diagonal of the quadrangle of its two triangles. */
  private void flip(int edge) {
    int twin = twins[edge];
    int last = previous(edge);
    int twinLast = previous(twin);
    starts[origins[edge]] = next(twin);
    starts[origins[twin]] = next(edge);
    set(edge, origins[twinLast]);
    set(twin, origins[last]);
    link(edge, twins[twinLast]);
    isFixed[edge] = isFixed[twinLast];
    link(twin, twins[last]);
    isFixed[twin] = isFixed[last];
    link(last, twinLast);
    isFixed[last] = false;
    isFixed[twinLast] = false;
  }

  /** Makes the outlines along a line of lattice points edges, and fixes them. */
  private void fix(int[] vertices, int first, int step, int count) {
    int from = -1;
    for (int i = 0; i < count; i++) {
      int to = vertices[first + i * step];
      if (to >= 0) {
        if (from >= 0 && isOutline(from, to)) {
          int edge = join(from, to);
          isFixed[edge] = true;
          isFixed[twins[edge]] = true;
        }
        from = to;
      }
    }
  }

  /** Whether there is blocked ground on one side of a line alone that has no vertex within. */
  private boolean isOutline(int from, int to) {
    int x = xs[from];
    int y = ys[from];
    return isFree(x, y) != (xs[from] == xs[to] ? isFree(x - 1, y) : isFree(x, y - 1));
  }

  /**
   * Flips all edges that cross the line between two vertices, and returns the half-edge from the
   * first to the second (S. W. Sloan, "A Fast Algorithm for Generating Constrained Delaunay
   * Triangulations", 1993).
   */
  private int join(int from, int to) {
    LongArrayFIFOQueue crossing = crossing(from, to);
    while (!crossing.isEmpty()) {
      long ends = crossing.dequeueLong();
      int edge = edge((int) (ends >> 32), (int) ends);
      int left = origins[previous(edge)];
      int right = origins[previous(twins[edge])];
      if (orientation(left, right, origins[next(edge)]) > 0
          && orientation(right, left, origins[edge]) > 0) {
        flip(edge);
        if (orientation(from, to, left) * orientation(from, to, right) < 0) {
          crossing.enqueue(ends(left, right));
        }
      } else {
        crossing.enqueue(ends);
      }
    }
    return edge(from, to);
  }

  /**
   * The edges that cross the line between two vertices, as pairs of their ends, first the one to
   * the right.
   */
  private LongArrayFIFOQueue crossing(int from, int to) {
    LongArrayFIFOQueue crossing = new LongArrayFIFOQueue();
    int edge = starts[from];
    while (origins[next(edge)] != to
        && (orientation(from, to, origins[next(edge)]) >= 0
            || orientation(from, to, origins[previous(edge)]) <= 0)) {
      edge = around(edge);
    }
    int apex = origins[next(edge)];
    edge = next(edge);
    while (apex != to) {
      crossing.enqueue(ends(origins[edge], origins[next(edge)]));
      int twin = twins[edge];
      apex = origins[previous(twin)];
      edge = orientation(from, to, apex) > 0 ? next(twin) : previous(twin);
    }
    return crossing;
  }

  private static long ends(int a, int b) {
    return (long) a << 32 | b;
  }

  /** The half-edge between two vertices that are joined. */
  private int edge(int from, int to) {
    int edge = starts[from];
    while (origins[next(edge)] != to) {
      edge = around(edge);
    }
    return edge;
  }

  /** The next half-edge that starts at the same vertex. */
  private int around(int edge) {
    int after = twins[previous(edge)];
    if (after >= 0) {
      return after;
    }
    int first = edge;
    while (twins[first] >= 0) {
      first = next(twins[first]);
    }
    return first;
  }

  /** Above 0 if c lies to the left of the line from a to b, where y grows upwards. */
  long orientation(int a, int b, int c) {
    return (long) (xs[b] - xs[a]) * (ys[c] - ys[a]) - (long) (ys[b] - ys[a]) * (xs[c] - xs[a]);
  }

  /** Whether a vertex lies within the circle around the triangle of a half-edge. */
  boolean isInCircle(int edge, int vertex) {
    int a = origins[edge];
    int b = origins[next(edge)];
    int c = origins[previous(edge)];
    return square(a, vertex) * orientation(vertex, b, c)
            + square(b, vertex) * orientation(vertex, c, a)
            + square(c, vertex) * orientation(vertex, a, b)
        > 0;
  }

  private long square(int a, int b) {
    long dx = (long) xs[a] - xs[b];
    long dy = (long) ys[a] - ys[b];
    return dx * dx + dy * dy;
  }

  /** The next half-edge of the same triangle. */
  static int next(int edge) {
    return edge % 3 == 2 ? edge - 2 : edge + 1;
  }

  /** The half-edge before this one in the same triangle. */
  static int previous(int edge) {
    return edge % 3 == 0 ? edge + 2 : edge - 1;
  }

  /** Whether the triangle of a half-edge covers free ground. */
  boolean isGround(int edge) {
    int a = origins[edge];
    int b = origins[next(edge)];
    int c = origins[previous(edge)];
    // No outline passes the middle, so the cell there tells.
    return isFree(Math.floorDiv(xs[a] + xs[b] + xs[c], 3), Math.floorDiv(ys[a] + ys[b] + ys[c], 3));
  }

  /** The number of half-edges. */
  int size() {
    return size;
  }

  /** The number of vertices, those of the frame included. */
  int vertices() {
    return xs.length;
  }

  /** The vertex that a half-edge starts at. */
  int origin(int edge) {
    return origins[edge];
  }

  /** The half-edge on the other side, -1 at the frame. */
  int twin(int edge) {
    return twins[edge];
  }

  /** Whether a half-edge lies on an outline. */
  boolean isFixed(int edge) {
    return isFixed[edge];
  }

  /** The column of a vertex. */
  int x(int vertex) {
    return xs[vertex];
  }

  /** The row of a vertex. */
  int y(int vertex) {
    return ys[vertex];
  }
}
