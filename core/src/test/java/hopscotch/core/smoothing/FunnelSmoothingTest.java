package hopscotch.core.smoothing;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathValidator;
import hopscotch.core.path.Points;
import hopscotch.core.path.SquareRootSum;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planners;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.VisibilityGraph;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/**
 * The funnel against the exact optimum where there is one way round, and bend by bend elsewhere.
 */
class FunnelSmoothingTest {
  private static final String SEED = "20291";
  private static final List<Movement> MOVEMENTS =
      List.of(Movement.OCTILE, Movement.parse("8 one-free"), Movement.parse("8 always"));
  private static final List<MapShape> WITHOUT_ISLANDS =
      List.of(MapShape.MAZE, MapShape.SPIRAL, MapShape.COMB, MapShape.OPEN);

  @Provide
  Arbitrary<GridCase> queriesWithoutIslands() {
    return Arbitraries.randomValue(FunnelSmoothingTest::withoutIslands).filter(GridCase::isQuery);
  }

  private static GridCase withoutIslands(Random random) {
    MapShape shape = WITHOUT_ISLANDS.get(random.nextInt(WITHOUT_ISLANDS.size()));
    GridMap map = shape.map(1 + random.nextInt(12), 1 + random.nextInt(12), ".", random);
    return new GridCase(
        map,
        MOVEMENTS.get(random.nextInt(2)),
        map.cell(random.nextInt(map.width()), random.nextInt(map.height())),
        map.cell(random.nextInt(map.width()), random.nextInt(map.height())));
  }

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(MOVEMENTS);
  }

  @Provide
  Arbitrary<String> planners() {
    return Arbitraries.of("astar", "greedy", "dfs");
  }

  /** Where no blocked cells can be gone round, there is one shortest path on the same sides. */
  @Property(seed = SEED)
  void withoutIslandsItIsTheOptimum(
      @ForAll("queriesWithoutIslands") GridCase query, @ForAll("planners") String planner) {
    PathBuffer path = path("taut(" + planner + ")", query);
    if (!path.isEmpty()) {
      SquareRootSum excess = VisibilityGraph.shortest(query);
      excess.add(-1, Path.of(query.graph(), path));
      assertEquals(0, excess.signum(), () -> Path.of(query.graph(), path).toString());
    }
  }

  @Property(seed = SEED)
  void isTautAndNoLonger(@ForAll("queries") GridCase query, @ForAll("planners") String planner) {
    PathBuffer path = path("taut(" + planner + ")", query);
    if (path.isEmpty()) {
      return;
    }
    Points points = new Points(query.graph());
    for (int i = 1; i < path.size() - 1; i++) {
      int bend = i;
      assertTrue(
          bendsAroundABlockedCell(query, points, path, i), () -> points.describe(path.point(bend)));
    }
    double before = PathValidator.check(query.graph(), path(planner, query)).length();
    double after = PathValidator.check(query.graph(), path).length();
    assertTrue(after <= before * (1 + 1e-9), () -> before + " became " + after);
  }

  /** Whether the cell in the inner angle of a bend, at the corner where it is, is blocked. */
  private static boolean bendsAroundABlockedCell(
      GridCase query, Points points, PathBuffer path, int i) {
    int x = points.x(path.point(i));
    int y = points.y(path.point(i));
    int backX = points.x(path.point(i - 1)) - x;
    int backY = points.y(path.point(i - 1)) - y;
    int onX = points.x(path.point(i + 1)) - x;
    int onY = points.y(path.point(i + 1)) - y;
    long turn = (long) backX * onY - (long) backY * onX;
    for (int cellY = y / 2 - 1; cellY <= y / 2; cellY++) {
      for (int cellX = x / 2 - 1; cellX <= x / 2; cellX++) {
        int dx = 2 * cellX + 1 - x;
        int dy = 2 * cellY + 1 - y;
        boolean isInside =
            ((long) backX * dy - (long) backY * dx) * Long.signum(turn) > 0
                && ((long) dx * onY - (long) dy * onX) * Long.signum(turn) > 0;
        boolean isFree =
            query.map().contains(cellX, cellY)
                && query.graph().isFree(query.map().cell(cellX, cellY));
        if (isInside && !isFree) {
          return true;
        }
      }
    }
    return false;
  }

  @Example
  void strikesOutWhatLeadsBack() {
    GridCase query = GridCase.of("8 never", 0, 0, 4, 0, ".....", "..@..", ".....");
    GridMap map = query.map();
    PathBuffer path = new PathBuffer();
    int[] detour = {0, 0, 0, 1, 0, 2, 1, 2, 1, 1, 0, 1, 1, 0, 2, 0, 3, 0, 4, 0};
    for (int i = 0; i < detour.length; i += 2) {
      path.add(map.cell(detour[i], detour[i + 1]));
    }
    new FunnelSmoothing(query.graph()).smooth(path);
    Points points = new Points(query.graph());
    assertArrayEquals(new int[] {~points.point(1, 1), ~points.point(9, 1)}, path.toArray());
  }

  /** Below the blocked cell and up again: over its two lower corners. */
  @Example
  void staysOnItsSideOfAnIsland() {
    GridGraph graph = GridCase.of("8 never", 0, 0, 4, 0, ".....", "..@..", ".....").graph();
    GridMap map = graph.map();
    PathBuffer path = new PathBuffer();
    int[] below = {0, 0, 0, 1, 1, 2, 2, 2, 3, 2, 4, 1, 4, 0};
    for (int i = 0; i < below.length; i += 2) {
      path.add(map.cell(below[i], below[i + 1]));
    }
    new FunnelSmoothing(graph).smooth(path);
    Points points = new Points(graph);
    assertArrayEquals(
        new int[] {
          ~points.point(1, 1), ~points.point(4, 4), ~points.point(6, 4), ~points.point(9, 1)
        },
        path.toArray());
  }

  private static PathBuffer path(String spec, GridCase query) {
    PathBuffer path = new PathBuffer();
    Outcome outcome =
        Planners.prepare(spec, query.graph()).newSearch().find(query.start(), query.goal(), path);
    assertEquals(outcome == Outcome.FOUND, !path.isEmpty());
    return path;
  }
}
