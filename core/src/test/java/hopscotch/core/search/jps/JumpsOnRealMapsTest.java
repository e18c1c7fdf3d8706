package hopscotch.core.search.jps;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathCheck;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.testkit.RealMaps;
import hopscotch.core.testkit.RealMaps.Row;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every movement against A* on a sample; every row of the sets at its published length. */
class JumpsOnRealMapsTest {
  private static final int MOST_ROWS = 10;
  private static final List<Movement> MOVEMENTS =
      List.of(
          Movement.OCTILE,
          Movement.OCTILE.withCorners(CornerRule.ONE_FREE),
          Movement.OCTILE.withCorners(CornerRule.ALWAYS),
          Movement.ORTHOGONAL);

  @ParameterizedTest
  @ValueSource(strings = {"dao/lak303d", "rooms/32room_000", "random/random512-35-0"})
  void aSampleCostsWhatItCostsAStar(String name) {
    aSampleCostsWhatItCostsAStar(
        name,
        "canonical",
        "jps",
        "jps(learn=false)",
        "jps(prune=true)",
        "jpsplus",
        "jpsplus(prune=true)");
  }

  /** Where jump points are few, since each has a search of the map. */
  @ParameterizedTest
  @ValueSource(strings = {"dao/lak303d", "rooms/64room_000"})
  void aSampleWithGoalBoundsCostsWhatItCostsAStar(String name) {
    aSampleCostsWhatItCostsAStar(name, "jpsplus(prune=true,bounds=true)");
  }

  private static void aSampleCostsWhatItCostsAStar(String name, String... specs) {
    GridMap map = RealMaps.map(name);
    List<Row> all = RealMaps.rows(name);
    List<Row> rows =
        IntStream.range(0, MOST_ROWS).mapToObj(i -> all.get(i * all.size() / MOST_ROWS)).toList();
    for (Movement movement : MOVEMENTS) {
      GridGraph graph = GridGraph.of(map, movement);
      long[] expected = costs("astar", graph, rows);
      for (String spec : specs) {
        assertArrayEquals(expected, costs(spec, graph, rows), () -> spec + " under " + movement);
      }
    }
  }

  /** The cost of each row by the check of its path, -1 where there is none. */
  private static long[] costs(String spec, GridGraph graph, List<Row> rows) {
    PathSearch search = Planners.prepare(spec, graph).newSearch();
    PathBuffer path = new PathBuffer();
    return rows.stream()
        .mapToLong(
            row -> {
              int start = graph.map().cell(row.startX(), row.startY());
              int goal = graph.map().cell(row.goalX(), row.goalY());
              return search.find(start, goal, path) == Outcome.FOUND
                  ? PathValidator.check(graph, path, start, goal).cost()
                  : -1;
            })
        .toArray();
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(strings = {"dao", "mazes", "rooms", "random", "sc1", "bg512", "cities"})
  void everyRowOfASetIsSolvedOptimally(String set) {
    List<String> names = RealMaps.names(set);
    assertTrue(names.size() > 0, "maps with scenarios");
    names.parallelStream().forEach(JumpsOnRealMapsTest::solveEveryRow);
  }

  private static void solveEveryRow(String name) {
    GridGraph graph = GridGraph.of(RealMaps.map(name), Movement.OCTILE);
    for (String spec : List.of("jps", "jps(prune=true)", "jpsplus", "jpsplus(prune=true)")) {
      PathSearch search = Planners.prepare(spec, graph).newSearch();
      RealMaps.rows(name).forEach(row -> solve(spec + " on " + name, graph, search, row));
    }
  }

  private static void solve(String where, GridGraph graph, PathSearch search, Row row) {
    int start = graph.map().cell(row.startX(), row.startY());
    int goal = graph.map().cell(row.goalX(), row.goalY());
    PathBuffer path = new PathBuffer();
    Outcome outcome = search.find(start, goal, path);
    if (row.length() == 0 && start != goal) {
      assertEquals(Outcome.NO_PATH, outcome, () -> where + ", " + row);
      return;
    }
    PathCheck check = PathValidator.check(graph, path, start, goal);
    assertTrue(
        check.isValid() && row.agrees(check.length()), () -> where + ", " + row + ": " + check);
  }
}
