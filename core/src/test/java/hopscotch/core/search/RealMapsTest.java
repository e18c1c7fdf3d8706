package hopscotch.core.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Published queries, each solved at its published length. */
class RealMapsTest {
  /** Every 50th row, but no more than so many a map. */
  private static final int MOST_ROWS = 25;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "dao/arena",
        "dao/den312d",
        "dao/brc202d",
        "mazes/maze512-1-0",
        "mazes/maze512-32-0",
        "rooms/8room_000",
        "rooms/64room_000",
        "random/random512-10-0",
        "random/random512-40-0",
        "sc1/Aurora",
        "sc1/BlastFurnace",
        "sc1/IceFloes",
      })
  void aSampleIsSolvedOptimally(String name) {
    List<Row> rows = RealMaps.rows(name);
    List<Row> sample = new ArrayList<>();
    for (int i = 0; i < rows.size(); i += Math.max(50, rows.size() / MOST_ROWS)) {
      sample.add(rows.get(i));
    }
    solve(name, sample, "astar", "dijkstra", "astar(open=heap)");
  }

  /** Reopening costs weighted A* more than its weight saves. */
  @ParameterizedTest
  @CsvSource({
    "astar,                           5602.2",
    "'astar(weight=1.5)',             2804.6",
    "'astar(weight=1.5,reopen=true)', 14913.0",
  })
  void meanExpansionsOnArena2(String spec, double mean) {
    List<Row> rows = RealMaps.rows("dao/arena2");
    GridMap map = RealMaps.map("dao/arena2");
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    PathSearch search = Planners.prepare(spec, graph).newSearch();
    PathBuffer path = new PathBuffer();
    long expanded = 0;
    for (Row row : rows) {
      search.find(map.cell(row.startX(), row.startY()), map.cell(row.goalX(), row.goalY()), path);
      expanded += search.counters().expanded;
    }
    assertEquals(mean, (double) expanded / rows.size(), 0.05);
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(strings = {"dao", "mazes", "rooms", "random", "sc1", "bg512", "cities"})
  void everyRowOfASetIsSolvedOptimally(String set) {
    List<String> names = RealMaps.names(set);
    assertTrue(names.size() > 0, "maps with scenarios");
    names.parallelStream().forEach(name -> solve(name, RealMaps.rows(name), "astar"));
  }

  private static void solve(String name, List<Row> rows, String... specs) {
    GridMap map = RealMaps.map(name);
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    for (String spec : specs) {
      PathSearch search = Planners.prepare(spec, graph).newSearch();
      PathBuffer path = new PathBuffer();
      for (Row row : rows) {
        String query = spec + " on " + name + ", " + row;
        int start = map.cell(row.startX(), row.startY());
        int goal = map.cell(row.goalX(), row.goalY());
        Outcome outcome = search.find(start, goal, path);
        if (row.length() == 0 && start != goal) {
          assertEquals(Outcome.NO_PATH, outcome, query);
        } else {
          PathCheck check = PathValidator.check(graph, path, start, goal);
          assertNull(check.problem(), query);
          assertTrue(row.agrees(check.length()), () -> query + " took " + check.length());
        }
      }
    }
  }
}
