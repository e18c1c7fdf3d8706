package hopscotch.core.smoothing;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.contract.GridCase;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Planners;
import hopscotch.core.testkit.GridCases;
import java.util.Arrays;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class RaySmoothingTest {
  private static final String SEED = "20267";
  private static final int ANY = 1_000_000;

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.allMovements());
  }

  @Provide
  Arbitrary<String> planners() {
    return Arbitraries.of("greedy", "dfs", "bfs");
  }

  @Property(seed = SEED)
  void landsWhereAllRaysWalkedOneByOneDo(
      @ForAll("queries") GridCase query, @ForAll("planners") String planner) {
    int[] moves = path(planner, query).toArray();
    if (moves.length == 0) {
      return;
    }
    for (int window : new int[] {ANY, 2, 5}) {
      for (int back : new int[] {0, 2, ANY}) {
        for (int ahead : new int[] {ANY, 12, 3, 1}) {
          int[] expected = new NaiveRays(query, window, back, ahead).smooth(moves);
          PathBuffer copy = copy(moves);
          new RaySmoothing(query.graph(), new LineRuns(query.graph()), window, back, ahead)
              .smooth(copy);
          assertArrayEquals(
              expected,
              copy.toArray(),
              () -> "window " + window + ", back " + back + ", ahead " + ahead);
        }
      }
    }
  }

  @Property(seed = SEED)
  void anOptimalPathStaysAsItIs(@ForAll("queries") GridCase query) {
    PathBuffer path = path("astar", query);
    int[] moves = path.toArray();
    if (moves.length > 0) {
      new RaySmoothing(query.graph(), new LineRuns(query.graph()), 0, 8, 0).smooth(path);
      assertArrayEquals(moves, path.toArray());
    }
  }

  @Example
  void aRunOfMovesIsAnsweredMoveByMove() {
    GridCase query = GridCase.of("8 never", 0, 0, 3, 2, "....", "...@", "....");
    PathBuffer path = copy(query.map().cell(0, 0), query.map().cell(2, 2), query.map().cell(3, 2));
    int[] moves = path("astar", query).toArray();
    new RaySmoothing(query.graph(), new LineRuns(query.graph()), 0, 8, 0).smooth(path);
    assertArrayEquals(moves, path.toArray());
  }

  @Example
  void oneRayIsWalkedWhereTheFirstOneLandsOnTheGoal() {
    GridCase query = GridCase.of("4", 0, 0, 3, 0, "....", "....");
    PathBuffer path = copy(path("dfs", GridCase.of("4", 0, 0, 3, 0, ".@..", "....")).toArray());
    RaySmoothing rays = new RaySmoothing(query.graph(), new LineRuns(query.graph()), 0, 8, 0);
    rays.smooth(path);
    assertArrayEquals(path("astar", query).toArray(), path.toArray());
    assertEquals(1, rays.sightTests());
  }

  /** The ray to the goal ends at the wall; that to (2, 1) ends before it. */
  @Example
  void aRayMayEndWhereAnotherWasStopped() {
    GridCase query = GridCase.of("4", 0, 1, 4, 1, ".....", "...@.", ".....");
    assertSmoothed(
        query,
        new int[] {0, 1, 0, 2, 1, 2, 2, 2, 2, 1, 2, 0, 3, 0, 4, 0, 4, 1},
        new int[] {0, 1, 1, 1, 2, 1, 2, 0, 3, 0, 4, 0, 4, 1});
  }

  /** The ray to the goal is stopped east of the start; that to (1, 2) goes west. */
  @Example
  void aRayMayGoOppositeToOneThatWasStopped() {
    GridCase query = GridCase.of("4", 3, 2, 5, 2, "......", "...@..", "....@.", "......");
    assertSmoothed(
        query,
        new int[] {3, 2, 3, 3, 2, 3, 1, 3, 1, 2, 1, 1, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 5, 1, 5, 2},
        new int[] {3, 2, 2, 2, 1, 2, 1, 1, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 5, 1, 5, 2});
  }

  /** The ray of the start meets the goal 4 cells ahead. */
  @Example
  void aRayLandsWithinItsHorizon() {
    GridCase query = GridCase.of("4", 0, 0, 2, 0, "...", "...");
    int[] detour = cells(query, 0, 0, 0, 1, 1, 1, 2, 1, 2, 0);
    PathBuffer near = copy(detour);
    new RaySmoothing(query.graph(), new LineRuns(query.graph()), 0, 8, 3).smooth(near);
    assertArrayEquals(detour, near.toArray());
    PathBuffer far = copy(detour);
    new RaySmoothing(query.graph(), new LineRuns(query.graph()), 0, 8, 4).smooth(far);
    assertArrayEquals(cells(query, 0, 0, 1, 0, 2, 0), far.toArray());
  }

  /** Cell (1, 0) comes again 4 cells later, one beyond what the start looks ahead. */
  @Example
  void aLoopIsCutOutWhereItIsWithinTheHorizon() {
    GridCase query = GridCase.of("4", 0, 0, 3, 0, "....", "....");
    PathBuffer path = copy(cells(query, 0, 0, 1, 0, 1, 1, 2, 1, 2, 0, 1, 0, 2, 0, 3, 0));
    new RaySmoothing(query.graph(), new LineRuns(query.graph()), 1, 0, 4).smooth(path);
    assertArrayEquals(cells(query, 0, 0, 1, 0, 2, 0, 3, 0), path.toArray());
  }

  private static void assertSmoothed(GridCase query, int[] from, int[] to) {
    PathBuffer path = copy(cells(query, from));
    new RaySmoothing(query.graph(), new LineRuns(query.graph()), 0, 0, 0).smooth(path);
    assertArrayEquals(cells(query, to), path.toArray());
  }

  private static int[] cells(GridCase query, int... coordinates) {
    int[] cells = new int[coordinates.length / 2];
    Arrays.setAll(cells, i -> query.map().cell(coordinates[2 * i], coordinates[2 * i + 1]));
    return cells;
  }

  private static PathBuffer path(String spec, GridCase query) {
    PathBuffer path = new PathBuffer();
    Planners.prepare(spec, query.graph()).newSearch().find(query.start(), query.goal(), path);
    return path;
  }

  /** A buffer of these cells, behind which an earlier path left another. */
  private static PathBuffer copy(int... cells) {
    PathBuffer buffer = new PathBuffer();
    for (int cell : cells) {
      buffer.add(cell);
    }
    buffer.add(cells[cells.length - 1] + 1);
    buffer.truncate(cells.length);
    return buffer;
  }
}
