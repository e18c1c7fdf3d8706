package hopscotch.experiments.run.forecast;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.experiments.results.row.Task;
import hopscotch.experiments.run.Suites;
import hopscotch.experiments.suite.Suite;
import hopscotch.experiments.suite.map.Instance;
import hopscotch.experiments.suite.map.PlannedMap;
import hopscotch.experiments.suite.text.MovementText;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Runs made up: two planners on maps of 400 queries, which are put in blocks of 50. */
class ForecastTest {
  private static final int QUERIES = 400;
  private static final int BLOCK = 50;
  private static final long READY_NANOS = 300_000_000;

  private Suite suite;
  private final List<Workload> workloads = new ArrayList<>();

  @BeforeEach
  void makeSuite() throws IOException {
    suite = Suites.plan(Suites.MAPS + "planners: [astar, jps]\n").suite();
  }

  private Forecast forecast(int maps, int lanes) {
    for (int number = 0; number < maps; number++) {
      PlannedMap map = new PlannedMap("set", "set/" + number, Path.of("m.map"), List.of(), null);
      Map<String, Long> left = new LinkedHashMap<>();
      suite.specs().forEach(spec -> left.put(spec, (long) QUERIES));
      workloads.add(
          new Workload(
              new Instance(map, MovementText.parse("8 never sqrt2 ground")),
              1 << 16,
              QUERIES,
              QUERIES,
              left));
    }
    return new Forecast(suite, workloads, lanes);
  }

  private Task task(int map, String planner) {
    return Workload.task(workloads.get(map).instance(), planner);
  }

  private void run(Forecast forecast, int map, String planner, long queryNanos) {
    forecast.ready(task(map, planner), READY_NANOS);
    for (int from = 0; from < QUERIES; from += BLOCK) {
      forecast.answered(task(map, planner), BLOCK, BLOCK * queryNanos);
    }
  }

  private static double seconds(Forecast forecast) {
    return forecast.findLeft().orElseThrow().toNanos() / 1e9;
  }

  @Test
  void untilEachPlannerWasAskedItIsMeasured() {
    Forecast forecast = forecast(2, 1);
    assertEquals("measuring", forecast.left());
    run(forecast, 0, "astar", 1_000_000);
    forecast.ready(task(0, "jps"), READY_NANOS);
    assertEquals(Optional.empty(), forecast.findLeft());
    forecast.answered(task(0, "jps"), BLOCK, BLOCK * 1_000_000L);
    assertEquals(2 * 0.3 + 2 * 0.4 + 0.35, seconds(forecast), 1e-6);
    assertEquals("about 1 s left", forecast.left());
  }

  @Test
  void eachPlannerHasItsRatesAndLanesShareTheWork() {
    Forecast forecast = forecast(5, 2);
    run(forecast, 0, "astar", 5_000_000);
    run(forecast, 0, "jps", 1_000_000);
    double perMap = 2 * 0.3 + QUERIES * 0.006;
    assertEquals(4 * perMap / 2, seconds(forecast), 1e-6);
  }

  /** Code that gets warm, or larger maps: within a map the rate has come round. */
  @Test
  void aRateFollowsWhatIsMeasured() {
    Forecast forecast = forecast(3, 1);
    for (String planner : suite.specs()) {
      run(forecast, 0, planner, 9_000_000);
      run(forecast, 1, planner, 1_000_000);
    }
    double left = 2 * (0.3 + QUERIES * 0.001);
    assertTrue(seconds(forecast) < 2 * left, "the mean of both maps is 3.3 times as much");
    run(forecast, 2, "astar", 1_000_000);
    run(forecast, 2, "jps", 1_000_000);
    assertEquals(Duration.ZERO, forecast.findLeft().orElseThrow());
  }

  @Test
  void whatIsJudgedBeforeAnyQueryIsAskedSaysNothing() {
    Forecast forecast = forecast(1, 1);
    forecast.judged(1_000_000_000);
    assertEquals("measuring", forecast.left());
    forecast.answered(task(0, "astar"), BLOCK, BLOCK * 1_000_000L);
    forecast.answered(task(0, "jps"), BLOCK, BLOCK * 1_000_000L);
    assertEquals(0.7, seconds(forecast), 1e-6);
    forecast.judged(50_000_000);
    assertEquals(1.05, seconds(forecast), 1e-6);
  }
}
