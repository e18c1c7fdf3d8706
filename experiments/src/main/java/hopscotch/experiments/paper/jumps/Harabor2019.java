package hopscotch.experiments.paper.jumps;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Planners;
import hopscotch.core.search.jps.JumpCensus;
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
    PLANNERS.put("jp", "jpsplus(prune=true)");
    PLANNERS.put("ch-sg", "ch");
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
    JumpCensus census = new JumpCensus(graph);
    long[] jumps = census.graph();
    counts.add("jp.cells", census.cells());
    size(counts, "jp", jumps[0], jumps[1], moves);
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

  private static void size(Counts counts, String name, long vertices, long edges, long gridEdges) {
    counts.add(name + ".vertices", vertices);
    counts.add(name + ".edges", edges);
    counts.add(name + ".percent", 100.0 * edges / Math.max(1, gridEdges));
  }
}
