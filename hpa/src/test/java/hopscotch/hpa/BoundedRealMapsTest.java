package hopscotch.hpa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.capability.ProvingSearch;
import hopscotch.core.testkit.RealMaps;
import hopscotch.core.testkit.RealMaps.Row;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * {@code hpa} with a factor keeps it on MovingAI maps, where the environment names a folder of
 * them. All is compared in whole numbers with the least cost, which jump point search finds.
 */
class BoundedRealMapsTest {
  @ParameterizedTest
  @ValueSource(strings = {"dao", "rooms", "mazes", "random", "sc1"})
  void someRowsOfAMapOfEachSet(String set) {
    RealMaps.folder();
    List<String> names = RealMaps.names(set);
    check(names.get(names.size() / 2), 50);
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(strings = {"dao", "da2", "sc1", "bg512", "rooms", "mazes", "random"})
  void everyRowOfEverySet(String set) {
    RealMaps.folder();
    RealMaps.names(set).forEach(name -> check(name, 1));
  }

  private static void check(String name, int every) {
    GridMap map = RealMaps.map(name);
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    PathSearch optimal = Planners.prepare("jps(prune=true)", graph).newSearch();
    ProvingSearch bounded = (ProvingSearch) Planners.prepare("hpa(w=1.05)", graph).newSearch();
    ProvingSearch smoothed =
        (ProvingSearch) Planners.prepare("rays(hpa(w=1.05))", graph).newSearch();
    List<Row> rows = RealMaps.rows(name);
    for (int i = 0; i < rows.size(); i += every) {
      Row row = rows.get(i);
      int start = map.cell(row.startX(), row.startY());
      int goal = map.cell(row.goalX(), row.goalY());
      String where = name + " " + row;
      PathBuffer path = new PathBuffer();
      Outcome outcome = optimal.find(start, goal, path);
      assertEquals(outcome, bounded.find(start, goal, new PathBuffer()), where);
      if (outcome == Outcome.FOUND) {
        long least = Path.of(graph, path).cost();
        requireBounded(graph, bounded, start, goal, least, where);
        requireBounded(graph, smoothed, start, goal, least, where);
      }
    }
  }

  private static void requireBounded(
      GridGraph graph, ProvingSearch search, int start, int goal, long least, String where) {
    PathBuffer path = new PathBuffer();
    search.find(start, goal, path);
    long cost = Path.of(graph, path).cost();
    assertTrue(cost >= least, where);
    assertTrue(search.lowerBound() <= least, where);
    assertTrue(1000 * cost <= 1050 * search.lowerBound(), where);
  }
}
