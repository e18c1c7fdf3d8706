package hopscotch.papers.anyangle;

import hopscotch.core.grid.EndPoints;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.search.anyangle.exact.interval.Rectangles;
import hopscotch.papers.count.Counts;
import hopscotch.papers.count.PaperMap;
import java.util.List;

/**
 * The sizes of the meshes of triangles, of merged triangles and of rectangles, and the expansions
 * of Anya and of Polyanya on these, as in Cui, Harabor and Grastien, "Compromise-Free Pathfinding
 * on a Navigation Mesh", 2017, Tables 1 and 2. Anya is that of its paper, {@link PaperAnya}, and so
 * is Polyanya, {@link MeshSearch}.
 */
public final class Cui2017 {
  private static final int LARGE = 10_000;
  private static final int EVERY = 5;

  private Cui2017() {}

  /** Counts on a map. */
  public static void count(PaperMap map, Counts counts) {
    GridGraph graph = map.graph(Movement.OCTILE.withEnds(EndPoints.CORNERS));
    PaperAnya anya = new PaperAnya(graph);
    for (int[] query : map.queries(graph)) {
      anya.length(query[0], query[1]);
      counts.add("anya.expanded", anya.expanded());
    }
    PolygonMesh rectangles = PolygonMesh.rectangles(graph.map(), Rectangles.largestFirst(graph));
    count("rectangles.", map, graph, rectangles, counts);
    PolygonMesh triangles = PolygonMesh.triangles(new Triangulation(graph));
    count("triangles.", map, graph, triangles, counts);
    triangles.merge();
    count("merged.", map, graph, triangles, counts);
  }

  private static void count(
      String name, PaperMap map, GridGraph graph, PolygonMesh mesh, Counts counts) {
    counts.add(name + "polygons", mesh.count());
    counts.add(name + "dead-ends", mesh.deadEnds());
    counts.add(name + "neighbours", (double) mesh.neighbours() / Math.max(1, mesh.count()));
    MeshSearch search = new MeshSearch(graph, mesh);
    List<int[]> queries = map.queries(graph);
    GridMap grid = graph.map();
    // On a large mesh a query stands for five, since it takes long.
    int every = mesh.count() > LARGE ? EVERY : 1;
    for (int i = 0; i < queries.size(); i++) {
      if (i % every == i / every % every) {
        int start = queries.get(i)[0];
        int goal = queries.get(i)[1];
        search.length(grid.x(start), grid.y(start), grid.x(goal), grid.y(goal));
        counts.addSum(name + "expanded", every * search.expanded(), every);
      }
    }
  }
}
