package hopscotch.hpa;

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
import hopscotch.core.testkit.RealMaps.Row;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** HPA* on MovingAI maps, where the environment names a folder of them. */
class RealMapsTest {
  private static final double MOST_BYTES_A_CELL = 1.5;

  /** Of all levels where obstacles are scattered. */
  private static final double MOST_BYTES_A_SCATTERED_CELL = 8;

  private static final double MOST_LABEL_BYTES_A_CELL = 8;

  @ParameterizedTest
  @ValueSource(strings = {"dao", "rooms", "mazes", "random", "sc1"})
  void aMapOfEachSet(String set) {
    RealMaps.folder();
    List<String> names = RealMaps.names(set);
    check(names.get(names.size() / 2));
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(strings = {"dao", "rooms", "mazes", "random", "sc1"})
  void everyMapOfEachSet(String set) {
    RealMaps.folder();
    RealMaps.names(set).forEach(RealMapsTest::check);
  }

  private static void check(String name) {
    GridMap map = RealMaps.map(name);
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    checkBytes(name, graph, "hpa(cluster=16,levels=1,entrance=6,labels=false)", MOST_BYTES_A_CELL);
    double most = name.startsWith("random/") ? MOST_BYTES_A_SCATTERED_CELL : MOST_BYTES_A_CELL;
    checkBytes(name, graph, "hpa(labels=false)", most);
    checkBytes(name, graph, "hpa", most + MOST_LABEL_BYTES_A_CELL);
    PathSearch one = Planners.prepare("hpa(levels=1)", graph).newSearch();
    PathSearch three = Planners.prepare("hpa(levels=3)", graph).newSearch();
    PathSearch optimal = Planners.prepare("hpa(crossing=all,diagonal=true)", graph).newSearch();
    List<Row> rows = RealMaps.rows(name);
    for (int i = 0; i < rows.size(); i += Math.max(1, rows.size() / 10)) {
      Row row = rows.get(i);
      int start = map.cell(row.startX(), row.startY());
      int goal = map.cell(row.goalX(), row.goalY());
      String where = name + " " + row;
      if (!graph.components().connected(start, goal)) {
        assertEquals(Outcome.NO_PATH, one.find(start, goal, new PathBuffer()), where);
        continue;
      }
      PathCheck best = path(graph, optimal, start, goal);
      assertTrue(row.agrees(best.length()), () -> where + ": " + best.length());
      PathCheck found = path(graph, one, start, goal);
      assertTrue(found.cost() >= best.cost(), where);
      assertEquals(found.cost(), path(graph, three, start, goal).cost(), where);
    }
  }

  private static void checkBytes(String name, GridGraph graph, String spec, double most) {
    double cells = (double) graph.map().width() * graph.map().height();
    double bytesACell = Planners.prepare(spec, graph).indexBytes() / cells;
    assertTrue(
        bytesACell <= most, () -> "%s, %s: %s bytes a cell".formatted(name, spec, bytesACell));
  }

  private static PathCheck path(GridGraph graph, PathSearch search, int start, int goal) {
    PathBuffer path = new PathBuffer();
    assertEquals(Outcome.FOUND, search.find(start, goal, path));
    PathCheck check = PathValidator.check(graph, path, start, goal);
    assertTrue(check.isValid(), check::problem);
    return check;
  }
}
