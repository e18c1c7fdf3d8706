package hopscotch.experiments.paper.jumps;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Planners;
import hopscotch.core.search.Heuristic;
import hopscotch.core.search.jps.graph.JumpCensus;
import hopscotch.core.search.jps.graph.JumpVertices;
import hopscotch.experiments.paper.count.Counts;
import hopscotch.experiments.paper.count.Experiment;
import hopscotch.experiments.paper.count.PaperMap;
import hopscotch.hpa.contraction.ContractionPlanner;
import hopscotch.hpa.subgoal.SubgoalGraph;
import hopscotch.hpa.subgoal.SubgoalPlanner;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Vertices, edges and expansions of subgoal and jump point graphs, as in Harabor, Uras, Stuckey and
 * Koenig, "Regarding Jump Point Search and Subgoal Graphs", 2019, Tables 1 and 2. Edges are
 * directed, as there: those of the grid are 7.6 a cell.
 */
public final class Harabor2019 implements Experiment {
  private static final Map<String, String> PLANNERS = new LinkedHashMap<>();

  static {
    PLANNERS.put("astar", "astar");
    PLANNERS.put("sg", "subgoal");
    PLANNERS.put("jp", "jps(prune=true,learn=false)");
    PLANNERS.put("ch-sg", "ch");
    PLANNERS.put("ch-jp", "chjp");
  }

  /** The experiment. */
  public Harabor2019() {}

  @Override
  public void count(PaperMap map, Counts counts) {
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
    JumpVertices.Edges edges = vertices.edges();
    size(counts, "jp", vertices.count(), edges.targets().length, moves);
    counts.add("jp.direct", direct(vertices, edges));
    for (Map.Entry<String, String> planner : PLANNERS.entrySet()) {
      Planner prepared = Planners.prepare(planner.getValue(), graph).planner();
      if (prepared instanceof SubgoalPlanner subgoal) {
        SubgoalGraph subgoals = subgoal.subgoals();
        size(counts, planner.getKey(), subgoals.nodeCount(), subgoals.edgeCount(), moves);
      } else if (prepared instanceof ContractionPlanner contraction) {
        size(counts, planner.getKey(), contraction.nodeCount(), contraction.arcCount(), moves);
      }
      PathSearch search = prepared.newSearch();
      PathBuffer path = new PathBuffer();
      for (int[] query : queries) {
        search.find(query[0], query[1], path);
        counts.add(planner.getKey() + ".expanded", search.counters().expanded);
      }
    }
  }

  /** How many edges of jump points have no two edges beside them that cost no more. */
  private static long direct(JumpVertices vertices, JumpVertices.Edges edges) {
    int[] cells = vertices.cells();
    long direct = 0;
    for (int from = 0; from < cells.length; from++) {
      for (int edge = edges.starts()[from]; edge < edges.starts()[from + 1]; edge++) {
        direct += isDoubled(vertices.graph(), cells, edges, from, edge) ? 0 : 1;
      }
    }
    return direct;
  }

  private static boolean isDoubled(
      GridGraph graph, int[] cells, JumpVertices.Edges edges, int from, int edge) {
    int target = edges.targets()[edge];
    long cost = octile(graph, cells[from], cells[target]);
    for (int i = edges.starts()[from]; i < edges.starts()[from + 1]; i++) {
      int via = edges.targets()[i];
      long before = octile(graph, cells[from], cells[via]);
      for (int j = edges.starts()[via]; i != edge && j < edges.starts()[via + 1]; j++) {
        if (edges.targets()[j] == target
            && before + octile(graph, cells[via], cells[target]) == cost) {
          return true;
        }
      }
    }
    return false;
  }

  private static long octile(GridGraph graph, int a, int b) {
    int dx = graph.map().x(a) - graph.map().x(b);
    int dy = graph.map().y(a) - graph.map().y(b);
    int straight = graph.straightCost();
    return Heuristic.estimate(dx, dy, straight, graph.diagonalCost() - straight);
  }

  private static void size(Counts counts, String name, long vertices, long edges, long gridEdges) {
    counts.add(name + ".vertices", vertices);
    counts.add(name + ".edges", edges);
    counts.add(name + ".percent", 100.0 * edges / Math.max(1, gridEdges));
  }
}
