package hopscotch.datasets.generate;

import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.field.DistanceField;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.testkit.RealMaps;
import hopscotch.datasets.movingai.MapReader;
import hopscotch.datasets.movingai.Scenario;
import hopscotch.datasets.movingai.ScenarioReader;
import hopscotch.datasets.movingai.ScenarioRow;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Holds exact distances against the lengths that real scenarios publish. */
class PublishedLengthsTest {
  private static final int ROWS = 15;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "dao/arena",
        "dao/orz100d",
        "rooms/8room_000",
        "mazes/maze512-8-4",
        "random/random512-10-3",
        "sc1/Enigma",
        "bg512/AR0011SR",
        "cities/Berlin_0_256"
      })
  void anExactLengthAgreesWithThePublishedOne(String name) throws IOException {
    Path folder = RealMaps.folder();
    GridMap map = MapReader.read(folder.resolve(name + ".map"));
    Scenario scenario = ScenarioReader.read(folder.resolve(name + ".map.scen"));
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);

    int size = scenario.rows().size();
    for (int i = size - 1; i >= 0; i -= Math.max(1, size / ROWS)) {
      ScenarioRow row = scenario.rows().get(i);
      DistanceField field = DistanceField.of(graph, map.cell(row.startX(), row.startY()));
      double length = field.length(map.cell(row.goalX(), row.goalY()));
      assertTrue(
          scenario.lengthFormat().agrees(row.length(), length),
          "line %d: published %s, exact %s".formatted(scenario.line(i), row.length(), length));
    }
  }
}
