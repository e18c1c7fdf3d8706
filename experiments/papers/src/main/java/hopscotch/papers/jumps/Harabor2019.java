package hopscotch.papers.jumps;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.capability.NodeGraph;
import hopscotch.core.search.jps.graph.JumpCensus;
import hopscotch.core.search.jps.graph.JumpVertices;
import hopscotch.hpa.contraction.Contraction;
import hopscotch.hpa.contraction.EndScan;
import hopscotch.hpa.contraction.UpwardGraph;
import hopscotch.hpa.subgoal.OctileWalk;
import hopscotch.papers.count.Counts;
import hopscotch.papers.count.PaperMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Vertices, edges and expansions of subgoal and jump point graphs, as in Harabor, Uras, Stuckey and
 * Koenig, "Regarding Jump Point Search and Subgoal Graphs", 2019, Tables 1 and 2. Edges are
 * directed, as in the paper; the grid has 7.6 of them for each cell.
 */
public final class Harabor2019 {
  private static final Map<String, String> PLANNERS = new LinkedHashMap<>();

  static {
    PLANNERS.put("astar", "astar");
    PLANNERS.put("sg", "subgoal");
    PLANNERS.put("ch-sg", "ch");
  }

  private Harabor2019() {}

  /** Counts on a map. */
  public static void count(PaperMap map, Counts counts) {
    GridGraph graph = map.graph(Movement.OCTILE);
    List<int[]> queries = map.queries(graph);
    long moves = 0;
    for (byte mask : graph.moves()) {
      moves += Integer.bitCount(mask & 0xff);
    }
    counts.add("grid.vertices", graph.freeCount());
    counts.add("grid.edges", moves);
    counts.add("jp.cells", new JumpCensus(graph).cells());
    JumpVertices vertices = JumpVertices.of(graph, "chjp");
    JumpPointGraph jumpPoints = JumpPointGraph.of(vertices);
    size(counts, "jp", jumpPoints.count(), jumpPoints.edges(), moves);
    counts.add("jp.edges-with-needless", jumpPoints.edgesWithNeedless());
    for (Map.Entry<String, String> entry : PLANNERS.entrySet()) {
      String name = entry.getKey();
      Planner planner = Planners.prepare(entry.getValue(), graph).planner();
      int[] degrees =
          planner
              .capability(NodeGraph.class)
              .map(nodes -> degrees(nodes, graph))
              .orElseGet(() -> degrees(graph));
      if (!name.equals("astar")) {
        int nodes = planner.capability(NodeGraph.class).orElseThrow().nodes().length;
        size(counts, name, nodes, IntStream.of(degrees).sum(), moves);
      }
      long successors = search(planner, queries, degrees, name, counts);
      counts.addSum(name + ".successors", successors, queries.size());
    }
    JumpVertices.Edges edges = vertices.edges();
    UpwardGraph contracted =
        Contraction.contractDirected(graph, vertices.cells(), edges.starts(), edges.targets());
    size(counts, "ch-jp", jumpPoints.count(), contracted.targets().length, moves);
    Planner planner = Planners.prepare("chjp", graph).planner();
    search(planner, queries, new int[graph.map().cellCount()], "ch-jp", counts);
    searchJumpPoints("jp", jumpPoints, contracted, EndScan.of(vertices), queries, counts);
    countDiagonalJumps(graph, new DiagonalJumps(vertices), queries, moves, counts);
  }

  private static void countDiagonalJumps(
      GridGraph graph, DiagonalJumps jumps, List<int[]> queries, long moves, Counts counts) {
    JumpPointGraph jumpPoints = jumps.graph();
    size(counts, "jpd", jumpPoints.count(), jumpPoints.edges(), moves);
    counts.add("jpd.edges-with-needless", jumpPoints.edgesWithNeedless());
    UpwardGraph upward =
        Contraction.contractDirected(
            graph, jumpPoints.cells(), jumpPoints.starts(), jumpPoints.targets());
    size(counts, "ch-jpd", jumpPoints.count(), upward.targets().length, moves);
    searchJumpPoints("jpd", jumpPoints, upward, jumps, queries, counts);
  }

  /** For each cell, the number of edges from its node. */
  private static int[] degrees(NodeGraph nodes, GridGraph graph) {
    int[] degrees = new int[graph.map().cellCount()];
    for (int cell : nodes.nodes()) {
      degrees[cell] = nodes.edges(cell).length;
    }
    return degrees;
  }

  /** For each cell, the number of moves from it. */
  private static int[] degrees(GridGraph graph) {
    int[] degrees = new int[graph.map().cellCount()];
    for (int cell = 0; cell < degrees.length; cell++) {
      degrees[cell] = Integer.bitCount(graph.moves(cell) & 0xff);
    }
    return degrees;
  }

  /** Answers the queries, and returns the number of edges from all expanded nodes. */
  private static long search(
      Planner planner, List<int[]> queries, int[] degrees, String name, Counts counts) {
    Successors successors = new Successors(degrees);
    PathSearch search = planner.newSearch(successors);
    PathBuffer path = new PathBuffer();
    for (int[] query : queries) {
      search.find(query[0], query[1], path);
      counts.add(name + ".expanded", search.counters().expanded);
    }
    return successors.count;
  }

  /**
   * Searches the graph of jump points, both as it is and contracted, and counts as the paper does.
   */
  private static void searchJumpPoints(
      String name,
      JumpPointGraph jumpPoints,
      UpwardGraph upward,
      EndScan ends,
      List<int[]> queries,
      Counts counts) {
    JumpVertexSearch flat = new JumpVertexSearch(jumpPoints, ends);
    ContractedJumpSearch contracted = new ContractedJumpSearch(jumpPoints, upward, ends);
    OctileWalk walk = new OctileWalk(jumpPoints.graph());
    for (int[] query : queries) {
      boolean isSeen = walk.isFree(query[0], query[1]);
      if (!isSeen && flat.find(query[0], query[1]) != contracted.find(query[0], query[1])) {
        throw new IllegalStateException("two searches of jump points differ in cost");
      }
      counts.add(name + ".expanded", isSeen ? 0 : flat.expanded());
      counts.add(name + ".successors", isSeen ? 0 : flat.successors());
      counts.add("ch-" + name + ".queued", isSeen ? 0 : contracted.expanded());
      counts.add("ch-" + name + ".successors", isSeen ? 0 : contracted.successors());
    }
  }

  /** Adds up the number of edges from expanded nodes. */
  private static final class Successors implements SearchObserver {
    private final int[] degrees;
    long count;

    Successors(int[] degrees) {
      this.degrees = degrees;
    }

    @Override
    public void expand(int side, int cell, long g, long f) {
      count += degrees[cell];
    }
  }

  private static void size(Counts counts, String name, long vertices, long edges, long gridEdges) {
    counts.add(name + ".vertices", vertices);
    counts.add(name + ".edges", edges);
    counts.add(name + ".percent", 100.0 * edges / Math.max(1, gridEdges));
  }
}
