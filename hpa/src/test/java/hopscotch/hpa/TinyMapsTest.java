package hopscotch.hpa;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.Oracle;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The planners on subgoals and on jump points, between every two cells of a map: on every map of a
 * few cells, and on random ones of a dozen rows.
 */
class TinyMapsTest {
  private static final List<String> SPECS =
      List.of(
          "subgoal", "subgoal(levels=all)", "ch", "chjp", "hl(seeds=scanned)", "hl(seeds=kept)");

  /** The movements at the usual costs. */
  private static final List<Movement> MOVEMENTS =
      GridCases.uniformMovements().stream()
          .filter(m -> m.costs().equals(Movement.OCTILE.costs()))
          .toList();

  @Test
  void everyMapOfThreeByThree() {
    checkAll(3, 3);
  }

  @Test
  @Tag("long")
  void everyMapOfFourByFour() {
    checkAll(4, 4);
  }

  @Test
  void randomMapsOfTwelveByTwelve() {
    Random random = new Random(1987);
    for (int percent : new int[] {5, 15, 30, 45}) {
      check(GridMap.of(12, 12, (x, y) -> random.nextInt(100) >= percent));
    }
    check(MapShape.CAVE.map(12, 12, ".", random));
  }

  @Test
  @Tag("long")
  void manyRandomMapsOfTwelveByTwelve() {
    for (int seed = 0; seed < 400; seed++) {
      Random random = new Random(seed);
      int percent = 2 + seed % 50;
      check(GridMap.of(12, 12, (x, y) -> random.nextInt(100) >= percent));
    }
  }

  private static void checkAll(int width, int height) {
    for (int blocked = 0; blocked < 1 << width * height; blocked++) {
      int bits = blocked;
      check(GridMap.of(width, height, (x, y) -> (bits >>> y * width + x & 1) == 0));
    }
  }

  private static void check(GridMap map) {
    for (Movement movement : MOVEMENTS) {
      GridGraph graph = GridGraph.of(map, movement);
      int[] cells = graph.freeCells();
      if (cells.length > 0) {
        check(graph, cells);
      }
    }
  }

  private static void check(GridGraph graph, int[] cells) {
    GridMap map = graph.map();
    Oracle oracle = new Oracle(map, graph.movement(), graph.costs());
    long[][][] costs = new long[cells.length][][];
    for (int i = 0; i < cells.length; i++) {
      costs[i] = oracle.costsFrom(map.x(cells[i]), map.y(cells[i]));
    }
    PathBuffer path = new PathBuffer();
    for (String spec : SPECS) {
      PathSearch search = Planners.prepare(spec, graph).newSearch();
      for (int i = 0; i < cells.length; i++) {
        for (int goal : cells) {
          boolean isFound = search.find(cells[i], goal, path) == Outcome.FOUND;
          long cost = isFound ? Path.of(graph, path).cost() : Oracle.UNREACHABLE;
          int start = cells[i];
          assertEquals(
              costs[i][map.y(goal)][map.x(goal)],
              cost,
              () -> spec + " " + new GridCase(graph, start, goal));
        }
      }
    }
  }
}
