package hopscotch.harness.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.planner.KnownSpec;
import hopscotch.datasets.file.BadFileException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** What a suite that is right says. */
class SuiteReaderTest {
  static final List<String> builtIn = SuiteReader.BUILT_IN;

  private static final String SMALLEST =
      """
      maps:
        - set: dao
      planners: [astar]
      """;

  @ParameterizedTest
  @FieldSource("builtIn")
  void everyBuiltInSuiteNamesPlannersThatExist(String name) throws IOException {
    Suite suite = SuiteReader.parse(SuiteReader.text(name), name);
    assertEquals(name, suite.name());
    assertFalse(suite.description().isEmpty());
    assertFalse(suite.specs().isEmpty());
  }

  @Test
  void whatIsNotWrittenHasADefault() throws IOException {
    Suite suite = SuiteReader.parse(SMALLEST, "s.yaml");
    assertEquals(Timing.ISOLATED, suite.timing());
    assertEquals(1, suite.repetitions());
    assertEquals(List.of(MovementText.BENCHMARK), suite.movements());
    assertEquals(Duration.ofSeconds(10), suite.budgets().query().duration());
    assertEquals("astar", suite.baseline());
  }

  @Test
  void labelsGoByTheSpec() throws IOException {
    Suite suite = SuiteReader.parse(SMALLEST + "labels: {astar: A*}", "s.yaml");
    assertEquals("A*", suite.labels().get("astar"));
    assertEquals(FigureSettings.DEFAULT, suite.figures());
  }

  /** YAML takes the number of directions alone for a number, in a list as well as alone. */
  @Test
  void directionsAreAMovement() throws IOException {
    for (String directions : List.of("4", "[4]", "'4'")) {
      Suite suite = SuiteReader.parse(SMALLEST + "\nmovements: " + directions, "s.yaml");
      assertEquals(List.of(MovementText.parse("4")), suite.movements());
    }
  }

  @Test
  void parametersMultiplyOut() throws IOException {
    Suite suite =
        SuiteReader.parse(
            """
            maps:
              - files: "maps/*.map"
            planners:
              - astar
              - astar(weight={1.5,2,3})
            """,
            "s.yaml");
    assertEquals(
        "[astar, astar(weight=1.5), astar(weight=2), astar(weight=3)]", suite.specs().toString());
  }

  @Test
  void aHyphenTakesPlannersAway() throws IOException {
    Suite suite =
        SuiteReader.parse("maps: [{set: dao}]\nplanners: [astar, bfs, dfs, -bfs]", "s.yaml");
    assertEquals("[astar, dfs]", suite.specs().toString());
  }

  @Test
  void everyPlannerIsAStar() throws IOException {
    Suite suite = SuiteReader.parse("maps: [{set: dao}]\nplanners: ['*']", "s.yaml");
    List<String> ids = suite.specs().stream().map(KnownSpec::id).toList();
    assertTrue(ids.containsAll(List.of("astar", "dijkstra", "hpa")));
    assertFalse(ids.contains("floyd"));
  }

  @Test
  void metricsAndSectionsAreWrittenWithHyphens() throws IOException {
    Suite suite =
        SuiteReader.parse(SMALLEST + "metrics: [time, first-move]\nreport: [summary]\n", "s.yaml");
    assertEquals(List.of(Metric.TIME, Metric.FIRST_MOVE), suite.metrics());
    assertEquals(List.of(Section.SUMMARY), suite.report());
  }

  @Test
  void aPlannerNamedTwiceTakesPartOnce() throws IOException {
    Suite suite =
        SuiteReader.parse("maps: [{set: dao}]\nplanners: [astar, astar(weight=1)]", "s.yaml");
    assertEquals("[astar]", suite.specs().toString());
  }

  @Test
  void aMovementThatNamesNoTerrainIsLayered() {
    assertEquals("8 never sqrt2 layers", MovementText.parse("8").text());
    assertEquals("4 never 2/3 layers body=2", MovementText.parse("4 never 2/3 body=2").text());
    assertEquals(
        "8 never sqrt2 layers ends=corners",
        MovementText.parse("8 never sqrt2 ends=corners").text());
    assertEquals(MovementText.BENCHMARK, MovementText.parse("8 never sqrt2 layers"));
    assertTrue(MovementText.BENCHMARK.isLayered());
    assertFalse(MovementText.parse("8 never sqrt2 ground").isLayered());
  }

  @Test
  void aWarmUpHasALeastAndALongestTime() throws IOException {
    String suite = "maps: [{set: dao}]\nplanners: [astar]\nwarm-up: ";
    SpanRange range = SuiteReader.parse(suite + "50ms..2s", "s.yaml").warmUp();
    assertEquals(50, range.least().duration().toMillis());
    assertEquals(2000, range.longest().duration().toMillis());
    SpanRange longest = SuiteReader.parse(suite + "2s", "s.yaml").warmUp();
    assertEquals(100, longest.least().duration().toMillis());
    assertEquals(2000, longest.longest().duration().toMillis());
    SpanRange shortest = SuiteReader.parse(suite + "20ms", "s.yaml").warmUp();
    assertEquals(20, shortest.least().duration().toMillis());
    BadFileException e =
        assertThrows(BadFileException.class, () -> SuiteReader.parse(suite + "2s..1s", "s.yaml"));
    assertTrue(e.getMessage().contains("expected the least time first"), e.getMessage());
  }

  @Test
  void aByteOrderMarkIsNoPartOfTheText(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("s.yaml"), "\ufeff" + SMALLEST);
    assertEquals(SMALLEST, SuiteReader.text(file.toString()));
  }

  @Test
  void aTextInPlaceOfAListIsItsOnlyEntry() throws IOException {
    Suite suite = SuiteReader.parse("maps: {set: dao}\nplanners: astar\nmetrics: time\n", "s.yaml");
    assertEquals("[astar]", suite.specs().toString());
    assertEquals("dao", suite.maps().get(0).set());
    assertEquals(List.of(Metric.TIME), suite.metrics());
    String refusal = SuiteRefusalTest.refusal("maps: {set: dao}\nplanners: atsar\n");
    assertTrue(refusal.startsWith("s.yaml:2:11: unknown"), refusal);
  }
}
