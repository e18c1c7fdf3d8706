package hopscotch.core.search.anyangle.exact.enlsvg;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import hopscotch.core.planner.Budget;
import hopscotch.core.search.anyangle.exact.corner.Corners;
import java.io.IOException;
import java.util.Arrays;

/**
 * The sparse visibility graph of a map with its edge levels (Oh and Leong, "Edge N-Level Sparse
 * Visibility Graphs: Fast Optimal Any-Angle Pathfinding Using Hierarchical Taut Paths", SoCS 2017).
 * Vertices are the corners where a path may bend. Edges join those that see each other and are
 * tangent to the blocked cells at both ends.
 *
 * <p>An edge is of level 1 if no taut path goes on from one of its ends. Take the edges of level 1
 * away: those from which no taut path goes on now are of level 2, and so on. The edges that are
 * never taken away are of the top level. So along a taut path levels rise, stay at the top, and
 * fall.
 *
 * <p>Each directed edge leaves its source by a side (see {@link Vertices}). A taut path goes on
 * from the edge by its <em>exit</em>, a side of its target. The edges of the top level are numbered
 * first, then the lower ones. Both are ordered by side, and within a side in the order in which
 * they turn towards the blocked cell. So the edges that may follow an edge are the last ones of its
 * exit.
 *
 * <p>Immutable; the arrays are not to be written.
 */
public final class SparseVisibilityGraph {
  private final Vertices vertices;
  private final int[] tops;
  private final int[] lowers;
  private final int[] exits;
  private final int[] followTops;
  private final int[] followLowers;
  private final int[] reverse;
  private final int[] levels;

  private SparseVisibilityGraph(Vertices vertices, int[] tops, int[] lowers) {
    this.vertices = vertices;
    this.tops = tops;
    int topCount = tops[tops.length - 1];
    int lowerCount = lowers[lowers.length - 1];
    this.lowers = Arrays.stream(lowers).map(edge -> topCount + edge).toArray();
    exits = new int[Math.addExact(topCount, lowerCount)];
    followTops = new int[exits.length];
    followLowers = new int[exits.length];
    reverse = new int[lowerCount];
    levels = new int[lowerCount];
  }

  /**
   * The graph of a map.
   *
   * @throws hopscotch.core.planner.BudgetExhaustedException if the budget of vertices or time ran
   *     out
   */
  public static SparseVisibilityGraph of(GridGraph graph, Corners corners, Budget budget) {
    Vertices vertices = new Vertices(corners, graph.map().stride());
    VisibilityEdges edges = new VisibilityEdges(graph, corners, vertices, budget);
    int[] levels = edges.levels();
    int[] topsBefore = new int[levels.length + 1];
    for (int edge = 0; edge < levels.length; edge++) {
      topsBefore[edge + 1] = topsBefore[edge] + (levels[edge] == VisibilityEdges.TOP ? 1 : 0);
    }
    int[] tops = Arrays.stream(edges.first()).map(edge -> topsBefore[edge]).toArray();
    int[] lowers = Arrays.stream(edges.first()).map(edge -> edge - topsBefore[edge]).toArray();
    SparseVisibilityGraph result = new SparseVisibilityGraph(vertices, tops, lowers);
    int topCount = result.topCount();
    for (int edge = 0; edge < levels.length; edge++) {
      int follow = edges.follow()[edge];
      int lower = edge - topsBefore[edge];
      boolean isTop = levels[edge] == VisibilityEdges.TOP;
      int number = isTop ? topsBefore[edge] : topCount + lower;
      result.exits[number] = edges.exits()[edge];
      result.followTops[number] = topsBefore[follow];
      result.followLowers[number] = topCount + follow - topsBefore[follow];
      if (!isTop) {
        int back = edges.reverse()[edge];
        result.reverse[lower] = topCount + back - topsBefore[back];
        result.levels[lower] = levels[edge];
      }
    }
    return result;
  }

  /** Writes the edges; the vertices are found again on the map. */
  void write(IndexWriter out) throws IOException {
    int topCount = topCount();
    out.ints(tops);
    out.ints(Arrays.stream(lowers).map(edge -> edge - topCount).toArray());
    out.ints(exits);
    out.ints(followTops);
    out.ints(followLowers);
    out.ints(reverse);
    out.ints(levels);
  }

  /**
   * The graph of a map, with the edges that were written for it.
   *
   * @throws hopscotch.core.index.BadIndexException if they are none of this map
   */
  static SparseVisibilityGraph read(GridGraph graph, Corners corners, IndexReader in)
      throws IOException {
    Vertices vertices = new Vertices(corners, graph.map().stride());
    int sides = 2 * vertices.count();
    int[] tops = in.ints("sides of top edges", sides + 1);
    int[] lowers = in.ints("sides of lower edges", sides + 1);
    in.requireStarts(tops, tops[sides], "sides of top edges");
    in.requireStarts(lowers, lowers[sides], "sides of lower edges");
    int[] exits = in.ints("exits");
    in.require(
        exits.length == tops[sides] + (long) lowers[sides],
        exits.length + " exits",
        "as many as edges");
    SparseVisibilityGraph result = new SparseVisibilityGraph(vertices, tops, lowers);
    int topCount = result.topCount();
    copy(exits, result.exits, 0, sides, "exits", in);
    copy(in.ints("tops"), result.followTops, 0, topCount + 1, "tops", in);
    copy(in.ints("lowers"), result.followLowers, topCount, exits.length + 1, "lowers", in);
    copy(in.ints("reverse edges"), result.reverse, topCount, exits.length, "reverse edges", in);
    copy(in.ints("levels"), result.levels, 1, VisibilityEdges.TOP, "levels", in);
    return result;
  }

  private static void copy(int[] read, int[] to, int least, int end, String what, IndexReader in)
      throws IOException {
    in.require(read.length == to.length, read.length + " " + what, Integer.toString(to.length));
    in.requireRange(read, least, end, what);
    System.arraycopy(read, 0, to, 0, to.length);
  }

  Vertices vertices() {
    return vertices;
  }

  int topCount() {
    return tops[tops.length - 1];
  }

  int lowerCount() {
    return levels.length;
  }

  /**
   * The index at which the edges of the top level begin for each side, and at which the last ones
   * end.
   */
  int[] tops() {
    return tops;
  }

  /** The index at which the lower edges begin for each side, and at which the last ones end. */
  int[] lowers() {
    return lowers;
  }

  /** For each edge, the side of its target by which a taut path goes on. */
  int[] exits() {
    return exits;
  }

  /** For each edge, the first edge of the top level that may follow it. */
  int[] followTops() {
    return followTops;
  }

  /** For each edge, the first lower edge that may follow it. */
  int[] followLowers() {
    return followLowers;
  }

  /** The edge back, by lower edge counted from the first of these. */
  int[] reverse() {
    return reverse;
  }

  /** The level, by lower edge counted from the first of these. */
  int[] levels() {
    return levels;
  }

  long bytes() {
    long edgeBytes = 12L * exits.length + 8L * levels.length;
    return vertices.bytes() + 4L * (tops.length + lowers.length) + edgeBytes;
  }
}
