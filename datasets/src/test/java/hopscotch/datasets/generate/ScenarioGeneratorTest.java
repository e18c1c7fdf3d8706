package hopscotch.datasets.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.datasets.movingai.LengthFormat;
import hopscotch.datasets.movingai.Scenario;
import hopscotch.datasets.movingai.ScenarioRow;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class ScenarioGeneratorTest {

  @Property(seed = "42", tries = 25)
  void everyBucketIsFullAndLengthsAreOptimal(@ForAll("kinds") String kind, @ForAll long seed)
      throws IOException {
    GridMap map = MapGenerators.parse(kind).generate(24, 20, seed);

    List<ScenarioRow> rows = new ScenarioGenerator(3, 12).generate(map, "x.map", seed);

    Scenario.of("x.scen", rows).requireFits(map, "x.map");
    assertBucketsAreFull(rows, 3);
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    for (ScenarioRow row : rows) {
      double shortest = relaxUntilStable(graph, row);
      assertTrue(LengthFormat.decimals(8).agrees(row.length(), shortest), row + " but " + shortest);
      assertEquals((int) (shortest / 4), row.bucket());
    }
  }

  @Test
  void rowsReachAlmostAcrossTheMap() {
    GridMap open = new RandomObstacles(0).generate(100, 100, 0);

    List<ScenarioRow> rows = ScenarioGenerator.BENCHMARK.generate(open, "x.map", 5);

    assertBucketsAreFull(rows, 10);
    assertTrue(rows.get(rows.size() - 1).bucket() >= 30, "99 * sqrt 2 is in bucket 35");
  }

  @Test
  void theSameSeedMakesTheSameRows() {
    GridMap map = new Maze(2, 0).generate(60, 60, 3);

    assertEquals(
        ScenarioGenerator.BENCHMARK.generate(map, "x.map", 9),
        ScenarioGenerator.BENCHMARK.generate(map, "x.map", 9));
  }

  @Test
  void aMapWithoutMovesHasNoRows() {
    GridMap lonely = GridMap.parse("@@@", "@.@", "@@@");

    assertEquals(List.of(), ScenarioGenerator.BENCHMARK.generate(lonely, "x.map", 1));
    assertEquals(List.of(), ScenarioGenerator.BENCHMARK.generate(GridMap.parse("@@"), "x.map", 1));
  }

  @Provide
  Arbitrary<String> kinds() {
    return Arbitraries.of(MapGenerators.kinds());
  }

  private static void assertBucketsAreFull(List<ScenarioRow> rows, int size) {
    Map<Integer, Long> counts =
        rows.stream().collect(Collectors.groupingBy(ScenarioRow::bucket, Collectors.counting()));
    int first = rows.isEmpty() ? 0 : rows.get(0).bucket();
    assertEquals(
        IntStream.range(first, first + counts.size())
            .boxed()
            .collect(Collectors.toMap(bucket -> bucket, bucket -> (long) size)),
        counts);
  }

  /** Bellman-Ford in doubles: another algorithm, another number type, the same lengths. */
  private static double relaxUntilStable(GridGraph graph, ScenarioRow row) {
    GridMap map = graph.map();
    double[] lengths = new double[map.cellCount()];
    Arrays.fill(lengths, Double.POSITIVE_INFINITY);
    lengths[map.cell(row.startX(), row.startY())] = 0;
    int[] offsets = Directions.offsets(map.stride());
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int cell = 0; cell < lengths.length; cell++) {
        for (int d = 0; d < 8; d++) {
          if (graph.isFree(cell) && (graph.moves(cell) >> d & 1) != 0) {
            double length =
                lengths[cell + offsets[d]] + (Directions.isDiagonal(d) ? Math.sqrt(2) : 1);
            if (length < lengths[cell] - 1e-9) {
              lengths[cell] = length;
              changed = true;
            }
          }
        }
      }
    }
    return lengths[map.cell(row.goalX(), row.goalY())];
  }
}
