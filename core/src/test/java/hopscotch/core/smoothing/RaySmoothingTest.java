package hopscotch.core.smoothing;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Planners;
import hopscotch.core.testkit.GridCase;
import hopscotch.core.testkit.GridCases;
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
    return GridCases.queries(GridCases.uniformMovements());
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
        int[] expected = new NaiveRays(query, window, back).smooth(moves);
        PathBuffer copy = copy(moves);
        new RaySmoothing(query.graph(), window, back).smooth(copy);
        assertArrayEquals(expected, copy.toArray(), () -> "window " + window + ", back " + back);
      }
    }
  }

  @Property(seed = SEED)
  void anOptimalPathStaysAsItIs(@ForAll("queries") GridCase query) {
    PathBuffer path = path("astar", query);
    int[] moves = path.toArray();
    if (moves.length > 0) {
      new RaySmoothing(query.graph(), 0, 8).smooth(path);
      assertArrayEquals(moves, path.toArray());
    }
  }

  @Example
  void aRunOfMovesIsAnsweredMoveByMove() {
    GridCase query = GridCase.of("8 never", 0, 0, 3, 2, "....", "...@", "....");
    PathBuffer path = copy(query.map().cell(0, 0), query.map().cell(2, 2), query.map().cell(3, 2));
    int[] moves = path("astar", query).toArray();
    new RaySmoothing(query.graph(), 0, 8).smooth(path);
    assertArrayEquals(moves, path.toArray());
  }

  @Example
  void oneRayIsWalkedWhereTheFirstOneLandsOnTheGoal() {
    GridCase query = GridCase.of("4", 0, 0, 3, 0, "....", "....");
    PathBuffer path = path("dfs", GridCase.of("4", 0, 0, 3, 0, ".@..", "...."));
    RaySmoothing rays = new RaySmoothing(query.graph(), 0, 8);
    rays.smooth(path);
    assertArrayEquals(path("astar", query).toArray(), path.toArray());
    assertEquals(1, rays.sightTests());
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
