package hopscotch.harness.report.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.harness.output.Json;
import hopscotch.harness.results.Plans;
import hopscotch.harness.results.Results;
import hopscotch.harness.results.RowWriter;
import hopscotch.harness.results.RunDirectory;
import hopscotch.harness.results.row.Row;
import hopscotch.harness.results.row.Rows;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlannerTestsTest {
  private static final double ROUNDING = 1e-12;

  /** The time of astar divided by that of dijkstra, query by query, on each of three maps. */
  private static final double[][] RATIOS = {{1.5, 0.8, 2, 3}, {1.25, 1.1}, {4, 0.5, 1.75}};

  @TempDir private Path folder;

  @Test
  void onTheseMapsFlipsQueriesAndOnMapsLikeTheseFlipsMaps() throws IOException {
    PlannerTests.Tested tested = new PlannerTests(answers(), Compared.TIME).against(0).get(0);
    double[] means = new double[RATIOS.length];
    List<Double> queries = new ArrayList<>();
    for (int map = 0; map < RATIOS.length; map++) {
      for (double ratio : RATIOS[map]) {
        means[map] += Math.log(ratio) / RATIOS[map].length;
        queries.add(Math.log(ratio) / RATIOS[map].length);
      }
    }
    double[] ofQueries = queries.stream().mapToDouble(it -> it).toArray();
    assertEquals(share(ofQueries), tested.onTheseMaps(), ROUNDING);
    assertEquals(share(means), tested.onMapsLikeThese(), ROUNDING);
    assertEquals(0.25, tested.leastLikeThese(), ROUNDING);
  }

  /** The share of the choices of signs whose sum is as far from 0 as the one that was seen. */
  private static double share(double[] differences) {
    double seen = Math.abs(DoubleStream.of(differences).sum()) - ROUNDING;
    return extreme(differences, 0, 0, seen) / Math.pow(2, differences.length);
  }

  private static int extreme(double[] differences, int at, double sum, double seen) {
    if (at == differences.length) {
      return Math.abs(sum) >= seen ? 1 : 0;
    }
    return extreme(differences, at + 1, sum + differences[at], seen)
        + extreme(differences, at + 1, sum - differences[at], seen);
  }

  @Test
  void queriesAreLookedAtAgainstTheBaselineAlone() throws IOException {
    PlannerTests tests = new PlannerTests(answers(), Compared.TIME);
    assertTrue(Double.isNaN(tests.against(1).get(0).onTheseMaps()));
    assertEquals(
        tests.against(0).get(0).onMapsLikeThese(), tests.against(1).get(0).onMapsLikeThese());
  }

  /** 2 of 256 changes of sign, for each of ten comparisons. */
  @Test
  void eightMapsAreTooFewForTenComparisonsAndNineAreEnough() {
    assertEquals(20 / 256.0, PlannerTests.leastLikeThese(8, 10), ROUNDING);
    assertEquals(OptionalInt.of(9), PlannerTests.mapsNeeded(10));
    assertEquals(OptionalInt.of(6), PlannerTests.mapsNeeded(1));
    assertEquals(1, PlannerTests.leastLikeThese(1, 3), ROUNDING);
  }

  private Answers answers() throws IOException {
    List<Row> rows = new ArrayList<>();
    for (int map = 0; map < RATIOS.length; map++) {
      for (int query = 0; query < RATIOS[map].length; query++) {
        long nanos = Math.round(1_000_000 * RATIOS[map][query]);
        rows.add(Rows.optimal("astar", "s/m" + map, query, nanos));
        rows.add(Rows.optimal("dijkstra", "s/m" + map, query, 1_000_000));
      }
    }
    try (RunDirectory directory = RunDirectory.open(folder);
        RowWriter writer = directory.writer(0)) {
      directory.writeManifest(Plans.of(Json.object().put("baseline", "astar"), rows));
      writer.append(rows);
    }
    return new Answers(Results.read(folder), row -> true);
  }
}
