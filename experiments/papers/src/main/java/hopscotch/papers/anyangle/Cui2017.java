package hopscotch.papers.anyangle;

import hopscotch.core.grid.EndPoints;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.search.anyangle.exact.corner.Corners;
import hopscotch.core.search.anyangle.exact.interval.RectangleMesh;
import hopscotch.papers.count.Counts;
import hopscotch.papers.count.PaperMap;
import java.util.Map;

/**
 * The sizes of the meshes of rectangles, and the expansions of Anya and of Polyanya on them, as in
 * Cui, Harabor and Grastien, "Compromise-Free Pathfinding on a Navigation Mesh", 2017, Tables 1 and
 * 2; without blocks, as published. Anya is that of its paper, {@link PaperAnya}. Polyanya is
 * counted on the paper's mesh, {@code rectangles}, and on that of this project, {@code polyanya}.
 */
public final class Cui2017 {
  private static final Map<String, String> PLANNERS =
      Map.of(
          "polyanya", "polyanya(blocks=false)",
          "rectangles", "polyanya(largest=true,blocks=false)");

  private Cui2017() {}

  /** Counts on a map. */
  public static void count(PaperMap map, Counts counts) {
    GridGraph graph = map.graph(Movement.OCTILE.withEnds(EndPoints.CORNERS));
    RectangleMesh mesh = RectangleMesh.of(graph, new Corners(graph), true, false);
    counts.add("mesh.rectangles", mesh.count());
    counts.add("mesh.dead-ends", mesh.deadEnds());
    counts.add("mesh.neighbours", (double) mesh.portals() / Math.max(1, mesh.count()));
    PaperAnya anya = new PaperAnya(graph);
    for (int[] query : map.queries(graph)) {
      anya.length(query[0], query[1]);
      counts.add("anya.expanded", anya.expanded());
    }
    PathBuffer path = new PathBuffer();
    for (String planner : PLANNERS.keySet()) {
      PathSearch search = Planners.prepare(PLANNERS.get(planner), graph).newSearch();
      for (int[] query : map.queries(graph)) {
        search.find(query[0], query[1], path);
        SearchCounters counters = search.counters();
        counts.add(planner + ".expanded", counters.expanded);
        counts.add(planner + ".generated", counters.generated);
        counts.add(planner + ".heap-operations", counters.heapOperations);
      }
    }
  }
}
