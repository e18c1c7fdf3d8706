package hopscotch.experiments.run.forecast;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.LengthMetric;
import hopscotch.experiments.results.row.Task;
import hopscotch.experiments.run.Suites;
import hopscotch.experiments.run.deal.LengthClass;
import hopscotch.experiments.run.message.IndexUse;
import hopscotch.experiments.run.message.Prepared;
import hopscotch.experiments.suite.Suite;
import hopscotch.experiments.suite.map.Instance;
import hopscotch.experiments.suite.map.PlannedMap;
import hopscotch.experiments.suite.text.MovementText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Two maps, the second of four times the cells; two planners, 100 queries of one length on each.
 */
class ForecastTest {
  private static final int QUERIES = 100;
  private static final int LENGTH = LengthClass.of(64);
  private static final long CELLS = 10_000;

  private Suite suite;
  private List<Workload> workloads;
  private Forecast forecast;

  @BeforeEach
  void begin() throws IOException {
    suite = Suites.plan(Suites.MAPS + "planners: [astar, jps]\n").suite();
    workloads = List.of(workload("small", CELLS), workload("large", 4 * CELLS));
    forecast = new Forecast(suite, workloads, 1);
  }

  private Workload workload(String name, long cells) {
    PlannedMap map = new PlannedMap("set", "set/" + name, Path.of("m.map"), List.of(), null);
    Map<String, long[]> left = new LinkedHashMap<>();
    for (String spec : suite.specs()) {
      left.put(spec, new long[LengthClass.COUNT]);
      left.get(spec)[LENGTH] = QUERIES;
    }
    Instance instance = new Instance(map, MovementText.parse("8 never sqrt2 ground"));
    return new Workload(instance, cells, QUERIES, QUERIES, left);
  }

  private void ready(int map, String spec, double nanos, long preparationNanos) {
    Prepared prepared =
        new Prepared(
            Guarantee.OPTIMAL,
            LengthMetric.GRID,
            List.of(),
            preparationNanos,
            preparationNanos,
            0,
            IndexUse.NONE,
            spec);
    forecast.ready(task(map, spec), nanos, prepared);
  }

  private void ask(int map, String spec, int queries, long nanos) {
    int[] lengths = new int[queries];
    Arrays.fill(lengths, LENGTH);
    forecast.answered(task(map, spec), lengths, nanos);
  }

  private Task task(int map, String spec) {
    return Workload.task(workloads.get(map).instance(), spec);
  }

  private double secondsLeft() {
    return forecast.left().time().orElseThrow().toNanos() / 1e9;
  }

  @Test
  void untilEachPlannerAnsweredTheTimeIsBeingMeasured() {
    assertEquals("measuring the time left (0 of 2 planners)", forecast.left().text());
    ready(0, "astar", 1e9, 0);
    ready(0, "jps", 1e9, 0);
    ask(0, "astar", 50, 1_000_000_000);
    assertTrue(forecast.left().time().isEmpty());
    assertEquals("measuring the time left (1 of 2 planners)", forecast.left().text());
  }

  /** On the first map 50 queries of each are left, on the second all, and getting ready twice. */
  @Test
  void eachPlannerIsExpectedToGoOnAtItsOwnRate() {
    ready(0, "astar", 0, 0);
    ready(0, "jps", 0, 0);
    ask(0, "astar", 50, 1_000_000_000);
    ask(0, "jps", 50, 10_000_000);
    double before = secondsLeft();
    ask(0, "jps", 50, 10_000_000);
    assertEquals(0.01, before - secondsLeft(), 1e-6);
    before = secondsLeft();
    ask(0, "astar", 50, 1_000_000_000);
    assertEquals(1, before - secondsLeft(), 1e-6);
  }

  /** A preparation grows with the map, the rest of getting ready does not. */
  @Test
  void preparationsAreExpectedToGrowWithTheMap() {
    ready(0, "astar", 3e9, 1_000_000_000);
    ready(0, "jps", 0, 0);
    ask(0, "astar", QUERIES, 1);
    ask(0, "jps", QUERIES, 1);
    assertEquals(2 + 4 * 1, secondsLeft(), 1e-3);
  }

  @Test
  void judgingIsExpectedToTakeItsShareAgain() {
    ready(0, "astar", 0, 0);
    ready(0, "jps", 0, 0);
    ask(0, "astar", 50, 1_000_000_000);
    ask(0, "jps", 50, 1_000_000_000);
    double without = secondsLeft();
    forecast.judged(1_000_000_000);
    assertEquals(1.5 * without, secondsLeft(), 1e-6);
  }

  /** A session that goes on passes by blocks that have all their rows before it asks anything. */
  @Test
  void whatIsJudgedBeforeAnyQueryIsAskedSaysNothing() {
    forecast.judged(1_000_000_000);
    ready(0, "astar", 0, 0);
    ready(0, "jps", 0, 0);
    ask(0, "astar", QUERIES, 100);
    ask(0, "jps", QUERIES, 100);
    assertTrue(secondsLeft() < 1);
  }

  @Test
  void whenNothingIsLeftNoTimeIsLeft() {
    for (int map = 0; map < 2; map++) {
      for (String spec : suite.specs()) {
        ready(map, spec, 1e9, 0);
        ask(map, spec, QUERIES, 1_000_000_000);
      }
    }
    assertEquals("about 0 s left", forecast.left().text());
  }
}
