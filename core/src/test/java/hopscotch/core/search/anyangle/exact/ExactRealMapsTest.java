package hopscotch.core.search.anyangle.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathCheck;
import hopscotch.core.path.PathValidator;
import hopscotch.core.path.SquareRootSum;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.testkit.RealMaps;
import hopscotch.core.testkit.RealMaps.Row;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Exact any-angle planners on published queries: against other programs, and each other. */
class ExactRealMapsTest {
  private static final List<String> SPECS = List.of("anya", "polyanya", "enlsvg");

  private static final Movement CORNERS = Movement.parse("8 never sqrt2 ground ends=corners");

  private static final int EVERY = 397;

  /**
   * The mean over all rows of a scenario, x and y as upper left corners, that four programs of
   * others agree on.
   */
  @ParameterizedTest
  @ValueSource(strings = {"anya", "polyanya", "enlsvg"})
  void theMeanLengthIsThatOfOtherPrograms(String spec) {
    assertEquals("167.758140", "%.6f".formatted(meanLength(spec, "dao/den520d")));
  }

  /** As one other program has it: the mean over the maps of the mean of each. */
  @Tag("long")
  @Test
  void theMeanOverASetIsThatOfAnotherProgram() {
    List<String> names = RealMaps.names("dao");
    double sum = names.stream().mapToDouble(name -> meanLength("polyanya", name)).sum();
    assertEquals("194.185907", "%.6f".formatted(sum / names.size()));
  }

  private static double meanLength(String spec, String name) {
    GridGraph graph = GridGraph.of(RealMaps.map(name), CORNERS);
    PathSearch search = Planners.prepare(spec, graph).newSearch();
    List<Row> rows = RealMaps.rows(name).stream().filter(row -> row.length() > 0).toList();
    double sum = 0;
    for (Row row : rows) {
      sum += find(search, graph, row).length();
    }
    return sum / rows.size();
  }

  private static PathCheck find(PathSearch search, GridGraph graph, Row row) {
    return PathValidator.check(
        graph, path(search, graph, row), start(graph, row), goal(graph, row));
  }

  private static PathBuffer path(PathSearch search, GridGraph graph, Row row) {
    PathBuffer path = new PathBuffer();
    assertEquals(Outcome.FOUND, search.find(start(graph, row), goal(graph, row), path));
    assertNull(PathValidator.check(graph, path, start(graph, row), goal(graph, row)).problem());
    return path;
  }

  private static int start(GridGraph graph, Row row) {
    return graph.map().cell(row.startX(), row.startY());
  }

  private static int goal(GridGraph graph, Row row) {
    return graph.map().cell(row.goalX(), row.goalY());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"dao/arena", "mazes/maze512-32-0", "rooms/16room_000", "random/random512-40-0"})
  void allAgree(String name) {
    requireAgreement(name);
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "dao/brc202d",
        "mazes/maze512-4-0",
        "random/random512-35-0",
        "random/random512-10-0",
        "sc1/Aurora"
      })
  void allAgreeOnLargerMaps(String name) {
    requireAgreement(name);
  }

  /** All planners to the last root, in both models, with and without squeezing. */
  private static void requireAgreement(String name) {
    GridMap map = RealMaps.map(name);
    List<Row> rows = RealMaps.rows(name).stream().filter(row -> row.length() > 0).toList();
    for (String movement :
        List.of(
            "8 never",
            "8 always",
            "8 never sqrt2 ground ends=corners",
            "8 always sqrt2 ground ends=corners")) {
      GridGraph graph = GridGraph.of(map, Movement.parse(movement));
      List<PathSearch> searches = new ArrayList<>();
      SPECS.forEach(spec -> searches.add(Planners.prepare(spec, graph).newSearch()));
      for (int i = 0; i < rows.size(); i += EVERY) {
        Row row = rows.get(i);
        Path expected = Path.of(graph, path(searches.get(0), graph, row));
        for (PathSearch search : searches) {
          Path path = Path.of(graph, path(search, graph, row));
          assertEquals(0, SquareRootSum.compareLengths(expected, path), () -> name + ", " + row);
        }
      }
    }
  }
}
