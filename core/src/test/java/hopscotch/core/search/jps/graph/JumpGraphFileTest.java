package hopscotch.core.search.jps.graph;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.index.BadIndexException;
import hopscotch.core.index.IndexFile;
import hopscotch.core.index.IndexKey;
import hopscotch.core.search.jps.scan.JumpPoints;
import hopscotch.core.search.jps.scan.JumpRule;
import hopscotch.core.search.jps.scan.JumpStops;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jump point graph around two pillars in an index file: what comes back, what is refused. */
class JumpGraphFileTest {
  private final GridGraph graph =
      GridGraph.of(
          GridMap.parse(".........", ".........", "..@...@..", ".........", "........."),
          Movement.OCTILE);
  private final JumpRule rule = JumpRule.of(graph, "jps");
  private final JumpPoints points = new JumpPoints(rule);
  private final JumpGraph built = JumpGraph.of(rule, new JumpStops(rule, true), points);
  private final int[] vertices = built.vertices().clone();
  private final IndexKey key = IndexKey.of("jps", 1, graph);

  @TempDir private Path folder;

  private JumpGraph reread(int... ints) throws IOException {
    Path file = folder.resolve("jps.index");
    IndexFile.write(file, key, out -> out.ints(ints));
    return IndexFile.read(file, key, in -> JumpGraph.read(rule, points, in));
  }

  private void assertRefused(String fault, int... ints) {
    String message = assertThrows(BadIndexException.class, () -> reread(ints)).getMessage();
    assertTrue(message.contains(fault), message);
  }

  /** Refused where one field of the vertex that begins at a place is another. */
  private void assertRefused(String fault, int vertex, int field, int value) {
    int[] changed = vertices.clone();
    changed[vertex + field] = value;
    assertRefused(fault, changed);
  }

  private int second() {
    return JumpGraph.end(vertices, 0);
  }

  private int links(int vertex) {
    return vertices[vertex + JumpGraph.HEAD] >>> JumpGraph.COUNT_SHIFT;
  }

  /** A vertex that has a link. */
  private int linked() {
    int vertex = 0;
    while (links(vertex) == 0) {
      vertex = JumpGraph.end(vertices, vertex);
    }
    return vertex;
  }

  @Test
  void comesBackAsItWas() throws IOException {
    JumpGraph read = reread(vertices);
    assertArrayEquals(vertices, read.vertices());
    assertEquals(4L * vertices.length + 4L * points.count(), read.bytes());
    for (int vertex = 0; vertex < vertices.length; vertex = JumpGraph.end(vertices, vertex)) {
      int point = vertices[vertex + JumpGraph.POINT];
      int direction = point & JumpGraph.DIRECTION_MASK;
      assertEquals(vertex, read.vertex(point >>> JumpGraph.NUMBER_SHIFT, direction));
    }
  }

  @Test
  void aVertexIsAnArrivalAtItsJumpPoint() {
    for (int field = JumpGraph.POINT; field <= JumpGraph.ROW; field++) {
      int other = vertices[second() + field] + 1;
      assertRefused("another vertex at " + second(), second(), field, other);
    }
    int head = vertices[second() + JumpGraph.HEAD];
    assertRefused("another vertex at " + second(), second(), JumpGraph.HEAD, head ^ 1);
  }

  @Test
  void linksAndDeadEndsAreThere() {
    int tooMany = vertices.length << JumpGraph.COUNT_SHIFT;
    int mask = vertices[JumpGraph.HEAD] & JumpGraph.MASK;
    assertRefused("the links of vertex 0", 0, JumpGraph.HEAD, tooMany | mask);
    assertRefused("-1 dead ends at vertex 0", 0, JumpGraph.DEAD_ENDS, -1);
    int more = links(0) + 1;
    assertRefused(more + " dead ends at vertex 0", 0, JumpGraph.DEAD_ENDS, more);
  }

  @Test
  void aLinkLeadsToWhereAVertexBegins() {
    int vertex = linked();
    assertRefused("a link to vertex 1", vertex, JumpGraph.LINKS, 1);
    assertRefused("a link to vertex -1", vertex, JumpGraph.LINKS, -1);
    int beyond = vertices.length;
    assertRefused("a link to vertex " + beyond, vertex, JumpGraph.LINKS, beyond);
    int last = vertex + JumpGraph.LINKS + links(vertex) - 1;
    assertRefused("a link to vertex 2", last, 0, 2);
  }

  @Test
  void allVerticesAreThereAndNoMore() {
    assertRefused("a vertex at 0");
    assertRefused("a vertex at " + second(), Arrays.copyOf(vertices, second()));
    int[] more = Arrays.copyOf(vertices, vertices.length + 1);
    assertRefused("more than all vertices", more);
  }
}
