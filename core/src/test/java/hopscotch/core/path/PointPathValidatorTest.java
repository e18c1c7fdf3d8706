package hopscotch.core.path;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.EndPoints;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.VisibilityGraph;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Paths of points: corners and centres of cells in doubled coordinates. */
class PointPathValidatorTest {
  private static final List<Movement> MOVEMENTS =
      List.of(Movement.OCTILE, Movement.parse("8 one-free"), Movement.parse("8 always"));

  /** A path over points given as pairs x, y in doubled coordinates. */
  private static PathBuffer path(GridGraph graph, int... coordinates) {
    Points points = new Points(graph);
    PathBuffer path = new PathBuffer();
    for (int i = 0; i < coordinates.length; i += 2) {
      path.addPoint(points.point(coordinates[i], coordinates[i + 1]));
    }
    return path;
  }

  private static GridGraph graph(String movement, String... rows) {
    return GridGraph.of(GridMap.parse(rows), Movement.parse(movement));
  }

  private static String problem(GridGraph graph, int... coordinates) {
    return PathValidator.check(graph, path(graph, coordinates)).problem();
  }

  @Provide
  Arbitrary<GridCase> cases() {
    return GridCases.cases(MOVEMENTS);
  }

  @Property(seed = "20267")
  void aSegmentIsLegalExactlyWhereItIsVisible(@ForAll("cases") GridCase query) {
    GridGraph graph = query.graph();
    VisibilityGraph oracle = new VisibilityGraph(query.map(), query.movement());
    Random random = new Random(query.hashCode());
    int width = 2 * query.map().width();
    int height = 2 * query.map().height();
    for (int i = 0; i < 20; i++) {
      int ax = random.nextInt(width + 1);
      int ay = random.nextInt(height + 1);
      int bx = Math.min(width, Math.max(0, ax + random.nextInt(13) - 6));
      int by = Math.min(height, Math.max(0, ay + random.nextInt(13) - 6));
      if (ax != bx || ay != by) {
        String segment = "(%d, %d) to (%d, %d)".formatted(ax, ay, bx, by);
        assertEquals(oracle.sees(ax, ay, bx, by), problem(graph, ax, ay, bx, by) == null, segment);
      }
    }
  }

  @Example
  void bendsAtCornersAndMeasuresInWidthsOfACell() {
    GridGraph graph = graph("8 never", "...", ".@.", "...");
    PathBuffer path = path(graph, 1, 1, 4, 2, 5, 5);
    PathCheck check = PathValidator.check(graph, path);
    assertNull(check.problem());
    assertEquals((Math.sqrt(10) + Math.sqrt(10)) / 2, check.length(), 1e-12);
    Path whole = Path.of(graph, path);
    assertTrue(whole.holdsPoints());
    assertEquals("(0.5, 0.5) (2, 1) (2.5, 2.5), length " + check.length(), whole.toString());
    assertEquals(4, whole.doubledX(1));
    assertEquals(2, whole.doubledY(1));
    assertThrows(IllegalStateException.class, () -> whole.cell(1));
  }

  @Example
  void runsAlongAWallButNotBetweenTwo() {
    GridGraph graph = graph("8 never", "...", "@@@", "@@@", "...");
    assertNull(problem(graph, 0, 2, 6, 2));
    assertEquals(
        "segment 1 of 1, from (0, 2) to (3, 2): cell (0, 2) is not free",
        problem(graph, 0, 4, 6, 4));
  }

  @Example
  void squeezesOnlyUnderTheRuleAlways() {
    String[] rows = {"@.", ".@"};
    GridGraph never = graph("8 never", rows);
    assertEquals(
        "segment 1 of 1, from (0.5, 1.5) to (1.5, 0.5): squeezes between two blocked cells at"
            + " (1, 1)",
        problem(never, 1, 3, 3, 1));
    assertEquals(
        "segment 2 of 2, from (1, 1) to (1.5, 0.5): squeezes between two blocked cells where it"
            + " begins",
        problem(never, 1, 3, 2, 2, 3, 1));
    assertEquals(
        "segment 1 of 1, from (0, 1) to (2, 1): squeezes between two blocked cells at (1, 1)",
        problem(never, 0, 2, 4, 2));
    assertNull(problem(never, 1, 3, 2, 2, 1, 2));
    assertNull(problem(graph("8 always", rows), 1, 3, 3, 1));
    assertNull(problem(graph("8 always", rows), 1, 3, 2, 2, 3, 1));
  }

  @Example
  void anEndOnASharedCornerBelongsToItsCell() {
    GridGraph graph =
        GridGraph.of(
            GridMap.parse("..@", ".@.", "..."), Movement.OCTILE.withEnds(EndPoints.CORNERS));
    int start = graph.map().cell(2, 1);
    int goal = graph.map().cell(0, 0);
    assertEquals(
        "an end squeezes between two blocked cells: the path must leave (2, 1) and reach (0, 0) in"
            + " there",
        PathValidator.check(graph, path(graph, 4, 2, 0, 0), start, goal).problem());
    assertNull(
        PathValidator.check(graph, path(graph, 4, 2, 4, 4, 2, 4, 0, 0), start, goal).problem());
  }

  @Example
  void leadsBetweenThePointsThatTheMovementNames() {
    GridGraph centres = graph("8 never", "...");
    GridGraph corners = graph("8 never ends=corners", "...");
    int start = centres.map().cell(0, 0);
    int goal = centres.map().cell(2, 0);
    assertNull(PathValidator.check(centres, path(centres, 1, 1, 5, 1), start, goal).problem());
    assertNull(PathValidator.check(corners, path(corners, 0, 0, 4, 0), start, goal).problem());
    assertEquals(
        "the path leads from (0.5, 0.5) to (2.5, 0.5), not from (0, 0) to (2, 0)",
        PathValidator.check(corners, path(corners, 1, 1, 5, 1), start, goal).problem());
  }

  @Example
  void isNoPathWithFourDirectionsNorOnWeightedTerrain() {
    assertEquals("a path of points with 4 directions", problem(graph("4", ".."), 1, 1, 3, 1));
    assertEquals(
        "a path of points on weighted terrain",
        problem(graph("8 never sqrt2 .=1,S=3", ".S"), 1, 1, 3, 1));
  }

  @Example
  void needsAPointOfAFreeCell() {
    GridGraph graph = graph("8 never", ".@");
    assertEquals("the path has no cell", problem(graph));
    assertNull(problem(graph, 2, 2));
    assertEquals("(1.5, 0.5) is no point of a free cell", problem(graph, 3, 1));
    assertTrue(problem(graph, 1, 1, 1, 1).endsWith("no move"));
  }
}
