package hopscotch.bidirectional;

import static org.junit.jupiter.api.Assertions.assertEquals;
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
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Rows of the MovingAI scenarios in the folder that HOPSCOTCH_MAPS names: each planner's cost is
 * A*'s, and A*'s length is the published one.
 */
class RealMapTest {
  private static final String[] SETS = {"dao", "mazes", "rooms", "random", "sc1"};
  private static final String[] PLANNERS = {
    "bidijkstra",
    "biastar",
    "bsstar",
    "nba",
    "baestar(prune=false)",
    "baestar",
    "mm",
    "mm(heuristic=zero)",
    "nbs",
    "dvcbs"
  };

  @Test
  void aSampleOfEverySetIsSolvedOptimally() throws IOException {
    for (String set : SETS) {
      List<Path> maps = maps(set);
      Path map = maps.get(maps.size() / 2);
      check(map, lines(Path.of(map + ".scen")).size() / 6);
    }
  }

  @Test
  @Tag("long")
  void everyTwentyFifthRowIsSolvedOptimally() throws IOException {
    for (String set : SETS) {
      for (Path map : maps(set)) {
        check(map, 25);
      }
    }
  }

  private static List<Path> maps(String set) throws IOException {
    try (Stream<Path> files = Files.list(RealMaps.folder().resolve(set))) {
      return files.filter(file -> file.toString().endsWith(".map")).sorted().toList();
    }
  }

  private static void check(Path file, int everyRow) throws IOException {
    GridMap map = map(file);
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    List<String[]> rows = rows(file, everyRow);
    long[] costs = new long[rows.size()];
    PathSearch aStar = Planners.prepare("astar", graph).newSearch();
    for (int i = 0; i < costs.length; i++) {
      PathCheck path = path(aStar, graph, rows.get(i));
      double published = Double.parseDouble(rows.get(i)[8]);
      assertEquals(published, path.length(), 0.01 + published * 1e-5, file + " " + i);
      costs[i] = path.cost();
    }
    for (String id : PLANNERS) {
      PathSearch search = Planners.prepare(id, graph).newSearch();
      for (int i = 0; i < costs.length; i++) {
        String where = id + " " + file + " " + String.join(" ", rows.get(i));
        assertEquals(costs[i], path(search, graph, rows.get(i)).cost(), where);
      }
    }
  }

  private static PathCheck path(PathSearch search, GridGraph graph, String[] row) {
    int start = graph.map().cell(Integer.parseInt(row[4]), Integer.parseInt(row[5]));
    int goal = graph.map().cell(Integer.parseInt(row[6]), Integer.parseInt(row[7]));
    PathBuffer path = new PathBuffer();
    assertEquals(Outcome.FOUND, search.find(start, goal, path), String.join(" ", row));
    PathCheck check = PathValidator.check(graph, path, start, goal);
    assertTrue(check.isValid(), () -> String.join(" ", row) + ": " + check.problem());
    return check;
  }

  private static GridMap map(Path file) throws IOException {
    List<String> lines = lines(file);
    return GridMap.parse(
        lines.subList(4, lines.size()).stream()
            .filter(line -> !line.isEmpty())
            .toArray(String[]::new));
  }

  private static List<String> lines(Path file) throws IOException {
    return Files.readAllLines(file, StandardCharsets.ISO_8859_1);
  }

  /** The rows of a length above 0, every so manieth. */
  private static List<String[]> rows(Path map, int everyRow) throws IOException {
    List<String> lines = lines(Path.of(map + ".scen"));
    List<String[]> rows = new ArrayList<>();
    for (int i = 1; i < lines.size(); i += everyRow) {
      String[] columns = lines.get(i).split("\\s+");
      if (columns.length == 9 && Double.parseDouble(columns[8]) > 0) {
        rows.add(columns);
      }
    }
    return rows;
  }
}
