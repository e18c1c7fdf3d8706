package hopscotch.hpa.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planners;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Maps that are one cluster and much longer one way than the other. */
class LongMapsTest {
  private static final int LONG = 40_000;

  @ParameterizedTest
  @CsvSource({
    "hpa(cluster=50000), 40000, 10",
    "hpa(cluster=50000), 10, 40000",
    "hpa2004(cluster=50000), 40000, 10",
    "hpa2004(cluster=50000), 10, 40000"
  })
  void areSearchedFromEndToEnd(String spec, int width, int height) {
    GridMap map = GridMap.of(width, height, (x, y) -> true);
    GridGraph graph = GridGraph.of(map, Movement.ORTHOGONAL);
    PathBuffer path = new PathBuffer();
    Outcome outcome =
        Planners.prepare(spec, graph)
            .newSearch()
            .find(map.cell(0, 0), map.cell(width - 1, height - 1), path, Budget.UNLIMITED);
    assertEquals(Outcome.FOUND, outcome);
    assertEquals(LONG + 9, path.size());
  }

  @ParameterizedTest
  @CsvSource({"40000, 10", "10, 40000", "40000, 1", "1, 40000"})
  void takePlacesInProportionToTheirCells(int width, int height) {
    GridMap map = GridMap.of(width, height, (x, y) -> true);
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    Clusters clusters = Clusters.of(map, 50_000);
    LocalCells local = new LocalCells(graph, clusters);
    assertTrue(local.length() < 2 * width * height, () -> "places: " + local.length());
  }
}
