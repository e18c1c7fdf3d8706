package hopscotch.experiments.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.datasets.movingai.BadFileException;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

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
        List.of("astar", "astar(weight=1.5)", "astar(weight=2)", "astar(weight=3)"), suite.specs());
  }

  @Test
  void aHyphenTakesPlannersAway() throws IOException {
    Suite suite =
        SuiteReader.parse("maps: [{set: dao}]\nplanners: [astar, bfs, dfs, -bfs]", "s.yaml");
    assertEquals(List.of("astar", "dfs"), suite.specs());
  }

  @Test
  void everyPlannerIsAStar() throws IOException {
    Suite suite = SuiteReader.parse("maps: [{set: dao}]\nplanners: ['*']", "s.yaml");
    assertTrue(suite.specs().containsAll(List.of("astar", "dijkstra", "hpa")));
    assertFalse(suite.specs().contains("floyd"));
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
    assertEquals(List.of("astar"), suite.specs());
  }

  @Test
  void aMovementThatNamesNoTerrainIsLayered() {
    assertEquals("8 never sqrt2 layers", MovementText.parse("8").text());
    assertEquals("4 never 2/3 layers size=2", MovementText.parse("4 never 2/3 size=2").text());
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
    assertEquals(0, longest.least().duration().toMillis());
    assertEquals(2000, longest.longest().duration().toMillis());
    BadFileException e =
        assertThrows(BadFileException.class, () -> SuiteReader.parse(suite + "2s..1s", "s.yaml"));
    assertTrue(e.getMessage().contains("expected the least time first"), e.getMessage());
  }

  @Test
  void anUnknownKeyIsNamedWithItsPlaceAndTheKnownOnes() {
    BadFileException e =
        assertThrows(
            BadFileException.class,
            () -> SuiteReader.parse("maps: [{set: dao}]\nplaners: [astar]\n", "s.yaml"));
    assertEquals(2, e.line());
    assertTrue(e.getMessage().contains("unknown key 'planers'"), e.getMessage());
    assertTrue(e.getMessage().contains("planners"), e.getMessage());
    assertTrue(e.getMessage().contains("warm-up"), e.getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "planners: [atsar]               | unknown planner 'atsar'",
        "planners: ['astar(weigth=2)']   | no parameter 'weigth'",
        "planners: []                    | no planners",
        "planners: [astar]; timing: fast | one of quick, isolated",
        "planners: [astar]; seed: many   | a number",
        "planners: [astar]; budgets: {query: soon}          | a time such as 200ms",
        "planners: [astar]; budgets: {memory: lots}         | 512m or 2g",
        "planners: [astar]; repetitions: 0                  | expected at least 1",
        "planners: [astar]; movements: ['9 never']          | directions corners costs terrain",
        "planners: [astar]; baseline: dijkstra              | none of the planners",
        "planners: [astar]; queries: {count: 5}             | from: random",
        "planners: [astar]; planners: [bfs]                 | Duplicate",
      })
  void whatIsWrongIsNamed(String rest, String expected) {
    String text = "maps: [{set: dao}]\n" + rest.replace("; ", "\n") + "\n";
    BadFileException e =
        assertThrows(BadFileException.class, () -> SuiteReader.parse(text, "s.yaml"));
    assertTrue(e.getMessage().startsWith("s.yaml:"), e.getMessage());
    assertTrue(e.getMessage().contains(expected.strip()), e.getMessage());
  }

  @Test
  void aMapIsOfOneKind() {
    BadFileException e =
        assertThrows(
            BadFileException.class,
            () -> SuiteReader.parse("maps: [{set: dao, files: a}]\nplanners: [astar]", "s.yaml"));
    assertTrue(e.getMessage().contains("exactly one of"), e.getMessage());
  }

  @Test
  void whatIsNoYamlIsNamedWithItsPlace() {
    BadFileException e =
        assertThrows(
            BadFileException.class, () -> SuiteReader.parse("maps: [\nplanners: }", "s.yaml"));
    assertEquals(2, e.line());
  }

  @Test
  void aSuiteThatIsNotThereIsToldFromTheBuiltInOnes() {
    BadFileException e =
        assertThrows(BadFileException.class, () -> SuiteReader.text("no-such-suite"));
    assertTrue(e.getMessage().contains("demo"), e.getMessage());
  }

  /** Each is small, and would stand for millions of planners or maps, or take minutes to refuse. */
  @ParameterizedTest
  @FieldSource("greedy")
  void aSuiteOfTooMuchIsRefused(String text) {
    BadFileException e =
        assertThrows(BadFileException.class, () -> SuiteReader.parse(text, "s.yaml"));
    assertTrue(e.getMessage().length() < 1500, e.getMessage());
  }

  static final List<String> greedy =
      List.of(
          "planners: [" + "'astar(weight={1..999})',".repeat(400) + "]\nmaps: [{set: dao}]\n",
          "planners: [astar]\nmaps: [{generate: city, size: 9, seeds: ["
              + "1..999,".repeat(1000)
              + "]}]\n",
          "x" + "x".repeat(1 << 20) + ": 1\n",
          "\"" + " ".repeat(100_000) + "\": 1\n");

  @Test
  void aMessageIsOneLineWhateverItQuotes() {
    BadFileException e =
        assertThrows(
            BadFileException.class, () -> SuiteReader.parse("\"a\\n\\eb\": 1\n", "s.yaml"));
    assertTrue(e.getMessage().startsWith("s.yaml:1:1: unknown key 'a??b'"), e.getMessage());
  }
}
