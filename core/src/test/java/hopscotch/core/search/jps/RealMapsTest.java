package hopscotch.core.search.jps;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.testkit.RealMaps;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Costs on MovingAI maps against those of A*. The folder of the sets is that of the environment
 * variable HOPSCOTCH_MAPS; without it the tests are skipped.
 */
class RealMapsTest {
  private static final String[] SPECS = {
    "canonical", "jps", "jps(prune=true)", "jpsplus", "jpsplus(prune=true)"
  };

  @ParameterizedTest
  @ValueSource(
      strings = {"dao/brc202d", "dao/lak303d", "rooms/32room_000", "random/random512-35-0"})
  void everyFewHundredthRowCostsWhatItCostsAStar(String name) throws IOException {
    check(name, 250);
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "dao/orz700d",
        "dao/den520d",
        "dao/brc202d",
        "sc1/Aurora",
        "mazes/maze512-32-0",
        "mazes/maze512-4-0",
        "random/random512-10-0",
        "random/random512-35-0",
        "wc3maps512/duskwood"
      })
  void everyFifthRowCostsWhatItCostsAStar(String name) throws IOException {
    check(name, 5);
  }

  private static void check(String name, int step) throws IOException {
    Path folder = RealMaps.folder();
    Path file = folder.resolve(name + ".map");
    List<String> lines = Files.readAllLines(file, StandardCharsets.ISO_8859_1);
    GridMap map =
        GridMap.parse(
            lines.subList(4, lines.size()).stream()
                .filter(line -> !line.isEmpty())
                .toArray(String[]::new));
    List<int[]> queries = queries(folder.resolve(name + ".map.scen"), map, step);
    for (Movement movement :
        new Movement[] {
          Movement.OCTILE,
          Movement.OCTILE.withCorners(CornerRule.ONE_FREE),
          Movement.OCTILE.withCorners(CornerRule.ALWAYS),
          Movement.ORTHOGONAL
        }) {
      GridGraph graph = GridGraph.of(map, movement);
      long[] expected = costs("astar", graph, queries);
      for (String spec : SPECS) {
        long[] costs = costs(spec, graph, queries);
        for (int i = 0; i < costs.length; i++) {
          int[] query = queries.get(i);
          String where = spec + " from " + map.describe(query[0]) + " to " + map.describe(query[1]);
          assertEquals(expected[i], costs[i], where);
        }
      }
    }
  }

  private static List<int[]> queries(Path scen, GridMap map, int step) throws IOException {
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    List<int[]> queries = new ArrayList<>();
    int row = 0;
    for (String line : Files.readAllLines(scen)) {
      String[] fields = line.split("\\s+");
      if (line.startsWith("version") || row++ % step != 0) {
        continue;
      }
      int start = map.cell(Integer.parseInt(fields[4]), Integer.parseInt(fields[5]));
      int goal = map.cell(Integer.parseInt(fields[6]), Integer.parseInt(fields[7]));
      if (graph.isFree(start) && graph.isFree(goal)) {
        queries.add(new int[] {start, goal});
      }
    }
    return queries;
  }

  /** The cost of each query by the check of its path, -1 where there is none. */
  private static long[] costs(String spec, GridGraph graph, List<int[]> queries) {
    PathSearch search = Planners.prepare(spec, graph).newSearch();
    PathBuffer path = new PathBuffer();
    return queries.stream()
        .mapToLong(
            query ->
                search.find(query[0], query[1], path) == Outcome.FOUND
                    ? PathValidator.check(graph, path, query[0], query[1]).cost()
                    : -1)
        .toArray();
  }
}
