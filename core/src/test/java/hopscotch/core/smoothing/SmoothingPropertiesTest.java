package hopscotch.core.smoothing;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.grid.Terrain;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathCheck;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planners;
import hopscotch.core.sight.GroundSight;
import hopscotch.core.sight.LineOfSight;
import hopscotch.core.testkit.GridCases;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What smoothing does to the paths of planners good and bad. */
class SmoothingPropertiesTest {
  private static final String SEED = "20265";
  private static final double ROUNDING = 1e-9;

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.uniformMovements());
  }

  @Provide
  Arbitrary<GridCase> weightedQueries() {
    Terrain few = Terrain.parse(".=1,S=2");
    Terrain many = Terrain.parse(".=1,S=2,G=5,W=9,T=40");
    List<Movement> movements =
        GridCases.uniformMovements().stream()
            .flatMap(it -> Stream.of(few, many).map(it::withTerrain))
            .toList();
    return Arbitraries.oneOf(GridCases.queries(movements), GridCases.openQueries(movements));
  }

  @Provide
  Arbitrary<String> planners() {
    return Arbitraries.of("astar", "greedy", "dfs");
  }

  @Provide
  Arbitrary<String> smoothings() {
    return Arbitraries.of(
        "floyd(%s)",
        "floyd(%s,anchor=published)", "floyd(%s,clearance=1)", "floyd(%s,clearance=2)", "rays(%s)");
  }

  @Property(seed = SEED)
  void neverLengthens(
      @ForAll("queries") GridCase query,
      @ForAll("planners") String planner,
      @ForAll("smoothings") String smoothing) {
    double before = euclidean(query.map(), path(planner, query));
    double after = euclidean(query.map(), path(smoothing.formatted(planner), query));
    assertTrue(after <= before * (1 + ROUNDING), () -> before + " became " + after);
  }

  @Property(seed = SEED)
  void raysNeverCostMore(@ForAll("queries") GridCase query, @ForAll("planners") String planner) {
    assertRaysNeverCostMore(query, planner);
  }

  @Property(seed = SEED)
  void raysNeverCostMoreOnWeightedTerrain(
      @ForAll("weightedQueries") GridCase query, @ForAll("planners") String planner) {
    assertRaysNeverCostMore(query, planner);
  }

  @Property(seed = SEED)
  void linesNeverCostMoreOnWeightedTerrain(
      @ForAll("weightedQueries") GridCase query, @ForAll("planners") String planner) {
    PathBuffer moves = path(planner, query);
    if (moves.isEmpty()) {
      return;
    }
    PathCheck before = PathValidator.check(query.graph(), moves);
    double cost = before.straight() + Math.sqrt(2) * before.diagonal();
    for (String spec :
        List.of("floyd(%s)", "floyd(%s,anchor=published)", "floyd(%s,clearance=1)")) {
      PathBuffer lines = path(spec.formatted(planner), query);
      PathCheck after = PathValidator.check(query.graph(), lines, query.start(), query.goal());
      assertNull(after.problem());
      double smoothed =
          after.isGridPath() ? after.straight() + Math.sqrt(2) * after.diagonal() : after.length();
      assertTrue(smoothed <= cost * (1 + ROUNDING), () -> cost + " became " + smoothed);
    }
  }

  /** Over the road it costs 8 and two diagonals, straight through the mud more than 30. */
  @Example
  void aLineDoesNotLeaveLightGround() {
    String[] rows = {".......", ".SSSSS.", ".SSSSS.", ".SSSSS."};
    GridCase query = GridCase.of("8 never sqrt2 .=1,S=9", 0, 3, 6, 3, rows);
    PathBuffer road = path("floyd(astar)", query);
    assertEquals(8 + 2 * Math.sqrt(2), PathValidator.check(query.graph(), road).length(), 1e-12);
  }

  @Example
  void aLineCrossesGroundOfOneWeight() {
    String[] rows = {"....", "....", "SSSS", "SSSS"};
    GridCase query = GridCase.of("8 never sqrt2 .=2,S=3", 0, 0, 3, 1, rows);
    PathBuffer line = path("floyd(astar)", query);
    assertEquals(2, line.size());
    assertEquals(2 * Math.sqrt(10), PathValidator.check(query.graph(), line).length(), 1e-12);
    GridCase mud = GridCase.of("8 never sqrt2 .=2,S=3", 0, 3, 3, 2, rows);
    PathBuffer over = path("floyd(astar)", mud);
    assertEquals(2, over.size());
    assertEquals(3 * Math.sqrt(10), PathValidator.check(mud.graph(), over).length(), 1e-12);
  }

  private static void assertRaysNeverCostMore(GridCase query, String planner) {
    PathBuffer before = path(planner, query);
    if (!before.isEmpty()) {
      GridGraph graph = query.graph();
      long cost = PathValidator.check(graph, before).cost();
      PathCheck smoothed = PathValidator.check(graph, path("rays(" + planner + ")", query));
      assertTrue(smoothed.isGridPath() && smoothed.cost() <= cost, smoothed::toString);
      for (String argument :
          List.of("window=3", "back=0", "back=2", "ahead=3", "window=2,back=1,ahead=12")) {
        PathCheck other =
            PathValidator.check(graph, path("rays(" + planner + "," + argument + ")", query));
        assertTrue(other.isGridPath() && other.cost() <= cost, () -> argument + ": " + other);
      }
    }
  }

  @Property(seed = SEED)
  void floydTwiceChangesNothing(
      @ForAll("queries") GridCase query, @ForAll("planners") String planner) {
    PathBuffer path = path("floyd(" + planner + ")", query);
    if (!path.isEmpty()) {
      int[] once = path.toArray();
      new FloydSmoothing(
              query.graph(), new GroundSight(query.graph(), 0), FloydSmoothing.Anchor.LANDING)
          .smooth(path);
      assertArrayEquals(once, path.toArray());
    }
  }

  @Property(seed = SEED)
  void linesOfSightKeepTheirClearance(@ForAll("queries") GridCase query) {
    LineOfSight roomy = new LineOfSight(query.graph().withMargin(1));
    PathBuffer path = path("floyd(astar,clearance=1)", query);
    for (int i = 1; i < path.size(); i++) {
      boolean isRunOfMoves = PathValidator.check(query.graph(), segment(path, i)).isGridPath();
      assertTrue(isRunOfMoves || roomy.sees(path.cell(i - 1), path.cell(i)));
    }
  }

  private static PathBuffer segment(PathBuffer path, int i) {
    PathBuffer segment = new PathBuffer();
    segment.add(path.cell(i - 1));
    segment.add(path.cell(i));
    return segment;
  }

  @Property(seed = SEED)
  void expandingAMergedPathRestoresIt(
      @ForAll("queries") GridCase query, @ForAll("planners") String planner) {
    PathBuffer path = path(planner, query);
    if (!path.isEmpty()) {
      int[] moves = path.toArray();
      Segments.merge(path, query.map().stride());
      assertNull(PathValidator.check(query.graph(), path).problem());
      Segments.expand(path, query.map().stride());
      assertArrayEquals(moves, path.toArray());
    }
  }

  @Example
  void anExactDiagonalIsNotSmoothedOverACorner() {
    String[] rows = {"...", ".@.", "..."};
    GridCase query = GridCase.of("8 never", 0, 1, 1, 0, rows);
    for (String spec : List.of("floyd(astar)", "rays(astar)")) {
      PathBuffer path = path(spec, query);
      assertEquals(3, path.size(), spec);
      assertEquals(2, PathValidator.check(query.graph(), path).length(), spec);
    }
  }

  @Example
  void publishedFloydLeavesWhatASecondRunRemoves() {
    GridCase query = GridCase.of("8 never", 0, 3, 3, 0, "@@@.", "@@..", "....", "..@@");
    GridMap map = query.map();
    GroundSight sight = new GroundSight(query.graph(), 0);
    PathBuffer path = path(map, 0, 3, 1, 2, 2, 2, 3, 1, 3, 0);
    FloydSmoothing published =
        new FloydSmoothing(query.graph(), sight, FloydSmoothing.Anchor.PUBLISHED);
    published.smooth(path);
    assertArrayEquals(path(map, 0, 3, 1, 2, 2, 2, 3, 0).toArray(), path.toArray());
    published.smooth(path);
    assertArrayEquals(path(map, 0, 3, 2, 2, 3, 0).toArray(), path.toArray());
  }

  @Example
  void floydLooksFromWhereItLanded() {
    GridCase query = GridCase.of("8 never", 0, 3, 3, 0, "@@@.", "@@..", "....", "..@@");
    GridMap map = query.map();
    PathBuffer path = path(map, 0, 3, 1, 2, 2, 2, 3, 1, 3, 0);
    FloydSmoothing floyd =
        new FloydSmoothing(
            query.graph(), new GroundSight(query.graph(), 0), FloydSmoothing.Anchor.LANDING);
    floyd.smooth(path);
    assertArrayEquals(path(map, 0, 3, 2, 2, 3, 0).toArray(), path.toArray());
    assertEquals(4, floyd.sightTests(), "three points looked for from the goal, one from (2, 2)");
  }

  @Example
  void floydLeavesTheTurnsOfAPathWithoutRoom() {
    GridCase query = GridCase.of("8 never", 0, 0, 2, 2, "...", "@@.", "@@.");
    PathBuffer path = path(query.map(), 0, 0, 1, 0, 2, 0, 2, 1, 2, 2);
    FloydSmoothing floyd =
        new FloydSmoothing(
            query.graph(), new GroundSight(query.graph(), 1), FloydSmoothing.Anchor.LANDING);
    floyd.smooth(path);
    assertArrayEquals(path(query.map(), 0, 0, 2, 0, 2, 2).toArray(), path.toArray());
    assertEquals(1, floyd.sightTests(), "start from goal");
  }

  @Example
  void aClearanceKeepsTheLineFromTheWall() {
    String[] rows = {"........", "........", "..@.....", "........", "........"};
    GridCase query = GridCase.of("8 never", 1, 1, 6, 3, rows);
    assertEquals(2, path("floyd(astar)", GridCase.of("8 never", 1, 1, 6, 1, rows)).size());
    LineOfSight near = new LineOfSight(query.graph());
    LineOfSight far = new LineOfSight(query.graph().withMargin(1));
    int left = query.map().cell(1, 1);
    assertTrue(near.sees(left, query.map().cell(6, 1)));
    assertFalse(far.sees(left, query.map().cell(6, 1)));
    assertTrue(far.sees(query.map().cell(4, 1), query.map().cell(6, 3)));
  }

  @Example
  void raysReplaceADetourByARunOfMoves() {
    GridCase query = GridCase.of("8 never", 0, 0, 4, 0, ".....", ".....", ".....");
    PathBuffer path = path(query.map(), 0, 0, 0, 1, 1, 2, 2, 2, 3, 2, 4, 1, 4, 0);
    new RaySmoothing(query.graph(), new LineRuns(query.graph()), 0, 2, 0).smooth(path);
    assertArrayEquals(path(query.map(), 0, 0, 1, 0, 2, 0, 3, 0, 4, 0).toArray(), path.toArray());
  }

  /** Over weights of 2 the run costs 3 + 4 + 3, as much as the detour; over 2 and 3, 16 for 20. */
  @Example
  void raysReplaceADetourAroundHeavyGroundOnlyIfTheRunCostsLess() {
    int[] detour = {0, 0, 0, 1, 1, 1, 2, 1, 3, 1, 3, 0};
    String[] rows = {".SS.", "...."};
    GridCase light = GridCase.of("4 never 1/1 .=1,S=2", 0, 0, 3, 0, rows);
    PathBuffer path = path(light.map(), detour);
    new RaySmoothing(light.graph(), new LineRuns(light.graph()), 0, 8, 0).smooth(path);
    assertArrayEquals(path(light.map(), detour).toArray(), path.toArray(), "10 for 10");
    GridCase lighter = GridCase.of("4 never 1/1 .=2,S=3", 0, 0, 3, 0, rows);
    path = path(lighter.map(), detour);
    new RaySmoothing(lighter.graph(), new LineRuns(lighter.graph()), 0, 8, 0).smooth(path);
    assertArrayEquals(path(lighter.map(), 0, 0, 1, 0, 2, 0, 3, 0).toArray(), path.toArray());
  }

  @Example
  void raysThatGoOnFurtherBackFindMore() {
    GridCase query =
        GridCase.of("8 never", 0, 4, 4, 4, ".....", ".....", ".....", ".....", "...@.");
    int[] detour = {0, 4, 0, 3, 0, 2, 0, 1, 0, 0, 1, 0, 2, 0, 3, 0, 4, 0, 4, 1, 4, 2, 4, 3, 4, 4};
    PathBuffer published = path(query.map(), detour);
    new RaySmoothing(query.graph(), new LineRuns(query.graph()), 0, 2, 0).smooth(published);
    assertArrayEquals(
        path(query.map(), 0, 4, 1, 3, 2, 2, 3, 2, 4, 3, 4, 4).toArray(), published.toArray());
    PathBuffer farther = path(query.map(), detour);
    new RaySmoothing(query.graph(), new LineRuns(query.graph()), 0, 8, 0).smooth(farther);
    assertArrayEquals(
        path(query.map(), 0, 4, 1, 3, 2, 3, 3, 3, 4, 3, 4, 4).toArray(), farther.toArray());
  }

  @Example
  void aRayEndsWithItsWindow() {
    GridCase query = GridCase.of("8 never", 0, 0, 4, 0, ".....", ".....", ".....");
    PathBuffer path = path(query.map(), 0, 0, 0, 1, 1, 2, 2, 2, 3, 2, 4, 1, 4, 0);
    new RaySmoothing(query.graph(), new LineRuns(query.graph()), 3, 2, 0).smooth(path);
    PathCheck check = PathValidator.check(query.graph(), path);
    assertTrue(check.isValid() && check.length() > 4, check::toString);
  }

  private static PathBuffer path(String spec, GridCase query) {
    PathBuffer path = new PathBuffer();
    Outcome outcome =
        Planners.prepare(spec, query.graph()).newSearch().find(query.start(), query.goal(), path);
    assertEquals(outcome == Outcome.FOUND, !path.isEmpty());
    return path;
  }

  private static PathBuffer path(GridMap map, int... coordinates) {
    PathBuffer path = new PathBuffer();
    for (int i = 0; i < coordinates.length; i += 2) {
      path.add(map.cell(coordinates[i], coordinates[i + 1]));
    }
    return path;
  }

  private static double euclidean(GridMap map, PathBuffer path) {
    double length = 0;
    for (int i = 1; i < path.size(); i++) {
      length += distance(map, path.cell(i - 1), path.cell(i));
    }
    return length;
  }

  private static double distance(GridMap map, int a, int b) {
    return Math.hypot(map.x(a) - map.x(b), map.y(a) - map.y(b));
  }
}
