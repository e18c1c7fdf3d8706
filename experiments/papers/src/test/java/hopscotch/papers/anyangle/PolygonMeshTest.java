package hopscotch.papers.anyangle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.EndPoints;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planners;
import hopscotch.core.search.anyangle.exact.interval.Rectangles;
import hopscotch.core.testkit.GridCases;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class PolygonMeshTest {
  @Provide
  Arbitrary<GridCase> cases() {
    return GridCases.queries(List.of(Movement.OCTILE));
  }

  private static PolygonMesh triangles(GridGraph graph) {
    return PolygonMesh.triangles(new Triangulation(graph));
  }

  private static PolygonMesh rectangles(GridGraph graph) {
    return PolygonMesh.rectangles(graph.map(), Rectangles.largestFirst(graph));
  }

  private static boolean isFree(GridGraph graph, int x, int y) {
    return graph.map().contains(x, y) && graph.isFree(graph.map().cell(x, y));
  }

  private static void assertCovers(GridGraph graph, PolygonMesh mesh) {
    long area = 0;
    for (int first : mesh.edges()) {
      int edge = first;
      while (first >= 0) {
        int ax = mesh.x(edge);
        int ay = mesh.y(edge);
        edge = mesh.next(edge);
        int dx = mesh.x(edge) - ax;
        int dy = mesh.y(edge) - ay;
        area += (long) ax * dy - (long) ay * dx;
        int turn =
            dx * (mesh.y(mesh.next(edge)) - mesh.y(edge))
                - dy * (mesh.x(mesh.next(edge)) - mesh.x(edge));
        assertTrue(turn >= 0, graph.map()::toString);
        if (edge == first) {
          break;
        }
      }
    }
    assertEquals(2L * graph.freeCells().length, area, graph.map()::toString);
  }

  @Property(seed = "6701")
  void convexPolygonsCoverTheFreeGround(@ForAll("cases") GridCase query) {
    GridGraph graph = query.graph();
    assertCovers(graph, rectangles(graph));
    PolygonMesh mesh = triangles(graph);
    assertCovers(graph, mesh);
    mesh.merge();
    assertCovers(graph, mesh);
  }

  /** The angles of a triangle add up to two right ones, and those at a corner are known. */
  @Property(seed = "6702")
  void thereAreAsManyTrianglesAsTheAnglesAtCornersSay(@ForAll("cases") GridCase query) {
    GridGraph graph = query.graph();
    int rightAngles = 0;
    for (int y = 0; y <= graph.map().height(); y++) {
      for (int x = 0; x <= graph.map().width(); x++) {
        boolean first = isFree(graph, x - 1, y - 1);
        boolean second = isFree(graph, x, y - 1);
        boolean third = isFree(graph, x - 1, y);
        boolean fourth = isFree(graph, x, y);
        int free = (first ? 1 : 0) + (second ? 1 : 0) + (third ? 1 : 0) + (fourth ? 1 : 0);
        boolean isStraight = free == 2 && first != fourth;
        rightAngles += free == 4 || isStraight ? 0 : free;
      }
    }
    PolygonMesh mesh = triangles(graph);
    assertEquals(rightAngles, 2 * mesh.count(), graph.map()::toString);
  }

  /** Vertices less edges and faces, the one around the frame included, are 2. */
  @Property(seed = "6703")
  void theTrianglesFitTogether(@ForAll("cases") GridCase query) {
    Triangulation triangulation = new Triangulation(query.graph());
    int edges = 0;
    for (int edge = 0; edge < triangulation.size(); edge++) {
      int twin = triangulation.twin(edge);
      edges += twin < edge ? 1 : 0;
      if (twin >= 0) {
        assertEquals(edge, triangulation.twin(twin));
        assertEquals(triangulation.origin(edge), triangulation.origin(Triangulation.next(twin)));
      }
    }
    assertEquals(2, triangulation.vertices() - edges + triangulation.size() / 3 + 1);
  }

  /** By doubles: the two angles that face an edge are at most two right ones together. */
  @Property(seed = "6704")
  void eachEdgeIsAnOutlineOrLocallyDelaunay(@ForAll("cases") GridCase query) {
    Triangulation triangulation = new Triangulation(query.graph());
    for (int edge = 0; edge < triangulation.size(); edge++) {
      int twin = triangulation.twin(edge);
      if (twin >= 0) {
        boolean isOutline = triangulation.isGround(edge) != triangulation.isGround(twin);
        assertEquals(isOutline, triangulation.isFixed(edge), query.map()::toString);
        if (!isOutline) {
          double angles = angleFacing(triangulation, edge) + angleFacing(triangulation, twin);
          assertTrue(angles < Math.PI + 1e-9, query.map()::toString);
        }
      }
    }
  }

  private static double angleFacing(Triangulation triangulation, int edge) {
    int apex = triangulation.origin(Triangulation.previous(edge));
    double turn =
        angle(triangulation, apex, triangulation.origin(Triangulation.next(edge)))
            - angle(triangulation, apex, triangulation.origin(edge));
    return turn < 0 ? turn + 2 * Math.PI : turn;
  }

  private static double angle(Triangulation triangulation, int from, int to) {
    return Math.atan2(
        triangulation.y(to) - triangulation.y(from), triangulation.x(to) - triangulation.x(from));
  }

  @Property(seed = "6705")
  void eachMergeTakesOnePolygonAndOneEdge(@ForAll("cases") GridCase query) {
    PolygonMesh mesh = triangles(query.graph());
    int count = mesh.count();
    int neighbours = mesh.neighbours();
    mesh.merge();
    int merges = count - mesh.count();
    assertEquals(neighbours - 2 * merges, mesh.neighbours());
    mesh.merge();
    assertEquals(count - merges, mesh.count());
  }

  @Property(seed = "6706")
  void pathsAreAsLongAsThoseOfThePlanner(@ForAll("cases") GridCase query) {
    GridMap map = query.map();
    GridGraph graph = GridGraph.of(map, Movement.OCTILE.withEnds(EndPoints.CORNERS));
    PathBuffer path = new PathBuffer();
    int start = query.start();
    int goal = query.goal();
    boolean isFound =
        Planners.prepare("polyanya", graph).newSearch().find(start, goal, path) == Outcome.FOUND;
    double length = isFound ? Path.of(graph, path).length() : Double.NaN;
    PolygonMesh merged = triangles(graph);
    merged.merge();
    for (PolygonMesh mesh : List.of(triangles(graph), merged, rectangles(graph))) {
      MeshSearch search = new MeshSearch(graph, mesh);
      double found = search.length(map.x(start), map.y(start), map.x(goal), map.y(goal));
      assertEquals(length, found, 1e-6, query::toString);
    }
  }

  @Test
  void aRingIsOfEightTriangles() {
    GridGraph graph = GridGraph.of(GridMap.parse("...", ".@.", "..."), Movement.OCTILE);
    PolygonMesh mesh = triangles(graph);
    assertEquals(8, mesh.count());
    assertEquals(0, mesh.deadEnds());
    assertEquals(16, mesh.neighbours());
    mesh.merge();
    assertEquals(4, mesh.count());
  }
}
