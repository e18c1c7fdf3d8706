package hopscotch.papers.anyangle;

import hopscotch.core.grid.GridMap;
import hopscotch.core.search.anyangle.exact.interval.Rectangles;
import hopscotch.core.search.open.EntryHeap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The free ground of a map cut into convex polygons. A polygon is a ring of half-edges, which has
 * it on the left where y grows upwards. Polygons are neighbours by an edge, and a dead end has one
 * alone.
 */
final class PolygonMesh {
  /** By half-edge, where it starts. */
  private final int[] xs;

  private final int[] ys;

  /** By half-edge, those after and before it in its polygon, and that on the other side. */
  private final int[] nexts;

  private final int[] previous;
  private final int[] twins;
  private final int[] polygons;

  /** By polygon, one of its half-edges; -1 if there is none, or if it was merged into another. */
  private final int[] edges;

  private final int[] degrees;

  /** By polygon, twice the area. */
  private final long[] areas;

  private int count;

  private PolygonMesh(int size, int most) {
    xs = new int[size];
    ys = new int[size];
    nexts = new int[size];
    previous = new int[size];
    twins = new int[size];
    polygons = new int[size];
    edges = new int[most];
    degrees = new int[most];
    areas = new long[most];
    Arrays.fill(edges, -1);
    Arrays.fill(twins, -1);
  }

  /** The triangles of the constrained Delaunay triangulation on free ground. */
  static PolygonMesh triangles(Triangulation triangulation) {
    int size = triangulation.size();
    PolygonMesh mesh = new PolygonMesh(size, size / 3);
    for (int edge = 0; edge < size; edge++) {
      mesh.xs[edge] = triangulation.x(triangulation.origin(edge));
      mesh.ys[edge] = triangulation.y(triangulation.origin(edge));
      mesh.twins[edge] = triangulation.isFixed(edge) ? -1 : triangulation.twin(edge);
    }
    for (int edge = 0; edge < size; edge += 3) {
      if (triangulation.isGround(edge)) {
        mesh.addRing(edge / 3, edge, edge + 3);
      }
    }
    return mesh;
  }

  /** Rectangles, with a vertex wherever a corner of one lies. */
  static PolygonMesh rectangles(GridMap map, Rectangles rectangles) {
    int stride = map.width() + 1;
    BitSet vertices = new BitSet();
    for (int i = 0; i < rectangles.count(); i++) {
      for (int at = 0; at < 4; at++) {
        int x = (at & 1) == 0 ? rectangles.left(i) : rectangles.right(i);
        int y = (at & 2) == 0 ? rectangles.top(i) : rectangles.bottom(i);
        vertices.set(y * stride + x);
      }
    }
    // By rectangle, the vertices around it, from the upper left one over the upper right one.
    List<IntArrayList> rings = new ArrayList<>();
    int size = 0;
    for (int i = 0; i < rectangles.count(); i++) {
      int[] turns = {
        rectangles.top(i) * stride + rectangles.left(i),
        rectangles.top(i) * stride + rectangles.right(i),
        rectangles.bottom(i) * stride + rectangles.right(i),
        rectangles.bottom(i) * stride + rectangles.left(i)
      };
      int[] steps = {1, stride, -1, -stride};
      IntArrayList ring = new IntArrayList();
      for (int side = 0; side < 4; side++) {
        for (int at = turns[side]; at != turns[(side + 1) % 4]; at += steps[side]) {
          if (vertices.get(at)) {
            ring.add(at);
          }
        }
      }
      rings.add(ring);
      size += ring.size();
    }
    PolygonMesh mesh = new PolygonMesh(size, rings.size());
    Long2IntOpenHashMap byEnds = new Long2IntOpenHashMap();
    byEnds.defaultReturnValue(-1);
    int edge = 0;
    for (IntArrayList ring : rings) {
      for (int i = 0; i < ring.size(); i++, edge++) {
        int from = ring.getInt(i);
        int to = ring.getInt((i + 1) % ring.size());
        mesh.xs[edge] = from % stride;
        mesh.ys[edge] = from / stride;
        mesh.twins[edge] = byEnds.get((long) to << 32 | from);
        if (mesh.twins[edge] >= 0) {
          mesh.twins[mesh.twins[edge]] = edge;
        }
        byEnds.put((long) from << 32 | to, edge);
      }
    }
    edge = 0;
    for (int i = 0; i < rings.size(); i++) {
      mesh.addRing(i, edge, edge += rings.get(i).size());
    }
    return mesh;
  }

  /** Makes some half-edges one after the other a polygon. */
  private void addRing(int polygon, int from, int to) {
    edges[polygon] = from;
    count++;
    for (int edge = from; edge < to; edge++) {
      polygons[edge] = polygon;
      join(edge, edge + 1 == to ? from : edge + 1);
    }
    for (int edge = from; edge < to; edge++) {
      degrees[polygon] += twins[edge] >= 0 ? 1 : 0;
      areas[polygon] += turn(from, xs[edge], ys[edge], xs[nexts[edge]], ys[nexts[edge]]);
    }
  }

  /**
   * Merges polygons as the program that the authors of Cui, Harabor and Grastien 2017 published
   * does: a dead end with the polygon before it if that is no fork, over and over, and then always
   * those two that become the largest polygon, but no dead ends. A merged polygon stays convex. Of
   * pairs as large, the first is merged.
   */
  void merge() {
    boolean hasChanged = true;
    while (hasChanged) {
      hasChanged = mergeDeadEnds();
    }
    mergeLargest();
  }

  private boolean mergeDeadEnds() {
    boolean hasMerged = false;
    for (int polygon = 0; polygon < edges.length; polygon++) {
      if (isDeadEnd(polygon)) {
        int door = door(polygon);
        if (degrees[polygons[twins[door]]] <= 2 && isConvexWithout(door)) {
          drop(door);
          hasMerged = true;
        }
      }
    }
    return hasMerged;
  }

  private void mergeLargest() {
    EntryHeap byArea = new EntryHeap();
    for (int polygon = 0; polygon < edges.length; polygon++) {
      push(polygon, byArea);
    }
    while (byArea.size() > 0) {
      int polygon = (int) byArea.topEntry();
      long area = -byArea.topKey();
      byArea.pop();
      int edge = best(polygon);
      // Otherwise one of the two has changed since, and is there once more with its new area.
      if (edge >= 0 && area == areaWithout(edge)) {
        drop(edge);
        push(polygon, byArea);
        int at = edges[polygon];
        do {
          if (twins[at] >= 0) {
            push(polygons[twins[at]], byArea);
          }
          at = nexts[at];
        } while (at != edges[polygon]);
      }
    }
  }

  private int door(int polygon) {
    int edge = edges[polygon];
    while (twins[edge] < 0) {
      edge = nexts[edge];
    }
    return edge;
  }

  private void push(int polygon, EntryHeap byArea) {
    int edge = best(polygon);
    if (edge >= 0) {
      byArea.push(-areaWithout(edge), polygon);
    }
  }

  /**
   * The edge to the largest polygon that one may be merged with; -1 if there is none, or if it was
   * merged already.
   */
  private int best(int polygon) {
    int best = -1;
    if (edges[polygon] >= 0 && degrees[polygon] > 1) {
      int edge = edges[polygon];
      do {
        if (twins[edge] >= 0
            && degrees[polygons[twins[edge]]] > 1
            && (best < 0 || areaWithout(edge) > areaWithout(best))
            && isConvexWithout(edge)) {
          best = edge;
        }
        edge = nexts[edge];
      } while (edge != edges[polygon]);
    }
    return best;
  }

  private long areaWithout(int edge) {
    return areas[polygons[edge]] + areas[polygons[twins[edge]]];
  }

  private boolean isConvexWithout(int edge) {
    int twin = twins[edge];
    return turn(previous[edge], nexts[twin]) >= 0 && turn(previous[twin], nexts[edge]) >= 0;
  }

  /** The turn from a half-edge to one that starts where it ends: above 0 to the left. */
  private long turn(int edge, int after) {
    int end = nexts[after];
    return turn(edge, xs[after], ys[after], xs[end], ys[end]);
  }

  /** The turn at the first of two points on the way from the start of a half-edge to the second. */
  private long turn(int edge, int x, int y, int toX, int toY) {
    return (long) (x - xs[edge]) * (toY - ys[edge]) - (long) (y - ys[edge]) * (toX - xs[edge]);
  }

  /** Drops an edge, and gives the ground on its other side to its polygon. */
  private void drop(int edge) {
    int twin = twins[edge];
    int polygon = polygons[edge];
    int other = polygons[twin];
    for (int at = nexts[twin]; at != twin; at = nexts[at]) {
      polygons[at] = polygon;
    }
    join(previous[edge], nexts[twin]);
    join(previous[twin], nexts[edge]);
    edges[polygon] = nexts[edge];
    edges[other] = -1;
    degrees[polygon] += degrees[other] - 2;
    areas[polygon] += areas[other];
    count--;
  }

  private void join(int edge, int after) {
    nexts[edge] = after;
    previous[after] = edge;
  }

  /**
   * A half-edge of the polygon that a lattice point lies in or touches. If it touches several, it
   * is that of the cell whose upper left corner the point is, or one of those, so this must be
   * free.
   */
  int locate(int x, int y) {
    for (int first : edges) {
      if (first >= 0) {
        int edge = first;
        while (isLeft(edge, x, y)) {
          edge = nexts[edge];
          if (edge == first) {
            return edge;
          }
        }
      }
    }
    throw new IllegalArgumentException("no free cell at " + x + ", " + y);
  }

  private boolean isLeft(int edge, int x, int y) {
    int toX = x(nexts[edge]);
    int toY = y(nexts[edge]);
    long turn = turn(edge, toX, toY, x, y);
    return turn > 0 || turn == 0 && toX - xs[edge] >= toY - ys[edge];
  }

  /** The column where a half-edge starts. */
  int x(int edge) {
    return xs[edge];
  }

  /** The row where a half-edge starts. */
  int y(int edge) {
    return ys[edge];
  }

  /** The half-edge after one in its polygon. */
  int next(int edge) {
    return nexts[edge];
  }

  /** The half-edge of the neighbour on the other side; -1 on an outline. */
  int twin(int edge) {
    return twins[edge];
  }

  /** The polygon of a half-edge. */
  int polygon(int edge) {
    return polygons[edge];
  }

  /** Whether a polygon has one neighbour. */
  boolean isDeadEnd(int polygon) {
    return edges[polygon] >= 0 && degrees[polygon] == 1;
  }

  /** The number of polygons. */
  int count() {
    return count;
  }

  /** The number of polygons with one neighbour. */
  int deadEnds() {
    return (int) IntStream.range(0, edges.length).filter(this::isDeadEnd).count();
  }

  /** The sum of the numbers of neighbours of all polygons. */
  int neighbours() {
    return IntStream.range(0, edges.length).filter(i -> edges[i] >= 0).map(i -> degrees[i]).sum();
  }

  /** By polygon, one of its half-edges; -1 if it was merged into another. */
  int[] edges() {
    return edges;
  }
}
