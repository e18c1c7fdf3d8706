package hopscotch.core.search.jps.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.search.Heuristic;
import hopscotch.core.search.jps.Served;
import hopscotch.core.search.open.EntryHeap;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.Oracle;
import java.util.Arrays;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The jump point graph by what it is for: some shortest path leads along its edges. */
class JumpVerticesTest {

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(Served.MOVEMENTS);
  }

  @Property(seed = "20190")
  void theOptimumLeadsAlongEdges(@ForAll("queries") GridCase query) {
    JumpVertices vertices = JumpVertices.of(query.graph(), "chjp");
    JumpEnds ends = vertices.newEnds();
    for (GridCase other : query.others(5)) {
      long direct = isFree(other) ? octile(other, other.start(), other.goal()) : Oracle.UNREACHABLE;
      long[] distances = distances(other, vertices, ends);
      int[] cells = vertices.cells();
      long least = direct;
      int count = ends.ofGoal(other.goal());
      for (int i = 0; i < count; i++) {
        int vertex = ends.vertex(i);
        if (distances[vertex] < Oracle.UNREACHABLE) {
          long onwards = octile(other, cells[vertex], other.goal());
          least = Math.min(least, distances[vertex] + onwards);
        }
      }
      assertEquals(Oracle.cost(other), least, other::toString);
    }
  }

  @Property(seed = "20191")
  void whatIsFoundAtAnEndIsAFreeOctilePathAway(@ForAll("queries") GridCase query) {
    JumpVertices vertices = JumpVertices.of(query.graph(), "chjp");
    int[] cells = vertices.cells();
    JumpEnds ends = vertices.newEnds();
    int ofStart = ends.ofStart(query.start());
    for (int i = 0; i < ofStart; i++) {
      int cell = cells[ends.vertex(i)];
      assertTrue(isFree(between(query, query.start(), cell)), query::toString);
    }
    int ofGoal = ends.ofGoal(query.goal());
    int[] found = new int[ofGoal];
    for (int i = 0; i < ofGoal; i++) {
      found[i] = ends.vertex(i);
      assertTrue(isFree(between(query, cells[found[i]], query.goal())), query::toString);
    }
    assertEquals(ofGoal, Arrays.stream(found).distinct().count(), query::toString);
  }

  /** Nobody arrives at a corner out of a wall. */
  @Example
  void aVertexIsAnArrivalThatIsLegal() {
    GridCase corner = GridCase.of("8 never sqrt2", 0, 0, 3, 0, "....", ".@@.", "....");
    JumpVertices vertices = JumpVertices.of(corner.graph(), "chjp");
    assertEquals(8, vertices.count());
    GridCase narrow = GridCase.of("8 never sqrt2", 0, 0, 2, 0, "..@", ".@@", "...");
    assertEquals(2 * 2, JumpVertices.of(narrow.graph(), "chjp").count());
  }

  @Example
  void aDiagonalThatSavesNothingIsRefused() {
    GridGraph graph = GridGraph.of(GridMap.parse("..", ".."), Movement.parse("8 never 1/2"));
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> JumpVertices.of(graph, "chjp"));
    assertTrue(refused.getMessage().contains("'chjp'"), refused.getMessage());
  }

  private static GridCase between(GridCase query, int from, int to) {
    return new GridCase(query.graph(), from, to);
  }

  /** Dijkstra's algorithm over the edges, from what the start sees. */
  private static long[] distances(GridCase query, JumpVertices vertices, JumpEnds ends) {
    JumpVertices.Edges edges = vertices.edges();
    int[] cells = vertices.cells();
    long[] distances = new long[vertices.count()];
    Arrays.fill(distances, Oracle.UNREACHABLE);
    EntryHeap open = new EntryHeap();
    int count = ends.ofStart(query.start());
    for (int i = 0; i < count; i++) {
      int vertex = ends.vertex(i);
      distances[vertex] = octile(query, query.start(), cells[vertex]);
      open.push(distances[vertex], vertex);
    }
    while (open.size() > 0) {
      int vertex = (int) open.topEntry();
      long distance = open.topKey();
      open.pop();
      for (int edge = edges.starts()[vertex]; edge < edges.starts()[vertex + 1]; edge++) {
        int next = edges.targets()[edge];
        long nextDistance = distance + octile(query, cells[vertex], cells[next]);
        if (nextDistance < distances[next]) {
          distances[next] = nextDistance;
          open.push(nextDistance, next);
        }
      }
    }
    return distances;
  }

  private static long octile(GridCase query, int a, int b) {
    GridMap map = query.map();
    GridGraph graph = query.graph();
    int dx = map.x(a) - map.x(b);
    int dy = map.y(a) - map.y(b);
    long perMin = Heuristic.AUTO.perMin(graph);
    return Heuristic.estimate(dx, dy, graph.straightCost(), perMin);
  }

  /**
   * Whether diagonal moves and then straight ones lead from the start to the goal; with 4
   * directions moves along the column and then along the row.
   */
  private static boolean isFree(GridCase query) {
    GridMap map = query.map();
    int cell = query.start();
    while (cell != query.goal()) {
      int dy = Integer.signum(map.y(query.goal()) - map.y(cell));
      boolean isInColumn = query.movement().directions() == 4 && dy != 0;
      int dx = isInColumn ? 0 : Integer.signum(map.x(query.goal()) - map.x(cell));
      int d = Directions.of(dx, dy);
      if ((query.graph().moves(cell) >>> d & 1) == 0) {
        return false;
      }
      cell += Directions.offsets(map.stride())[d];
    }
    return true;
  }
}
