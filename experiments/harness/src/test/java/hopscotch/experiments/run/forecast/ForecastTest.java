package hopscotch.experiments.run.forecast;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Outcome;
import hopscotch.experiments.query.Query;
import hopscotch.experiments.query.trial.MoveTimes;
import hopscotch.experiments.results.folder.Done;
import hopscotch.experiments.results.row.Row;
import hopscotch.experiments.results.row.Task;
import hopscotch.experiments.run.Suites;
import hopscotch.experiments.run.deal.LengthClass;
import hopscotch.experiments.run.deal.UnitCost;
import hopscotch.experiments.run.message.Answer;
import hopscotch.experiments.run.message.Block;
import hopscotch.experiments.run.message.Prepared;
import hopscotch.experiments.run.worker.PlannersAtOnce;
import hopscotch.experiments.suite.Suite;
import hopscotch.experiments.suite.map.Instance;
import hopscotch.experiments.suite.map.PlannedMap;
import hopscotch.experiments.suite.problem.PlannedQuery;
import hopscotch.experiments.suite.text.MovementText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Runs made up: what a planner takes is a function of the map and the length of the query. */
class ForecastTest {
  private static final int QUERIES = 400;
  private static final int SIDE = 256;
  private static final int BLOCK = 50;
  private static final double BESIDE_NANOS = 20e6;
  private static final double READY_NANOS = 300e6;

  private final GridMap map =
      GridMap.parse(Collections.nCopies(SIDE, ".".repeat(SIDE)).toArray(String[]::new));

  /** The time of a query. */
  private interface Cost {
    double nanos(int map, String planner, int length);
  }

  @Test
  void aTenthOfARunForetellsTheRestOfOneMap() throws IOException {
    assertForetold(1, (number, planner, length) -> factor(planner) * length);
  }

  @Test
  void aTenthOfARunForetellsTheRestOfTwentyMapsOfASet() throws IOException {
    assertForetold(
        20, (number, planner, length) -> factor(planner) * length * length * (1 + 0.02 * number));
  }

  @Test
  void codeThatGetsWarmIsAllowedForFromTheSecondMapOn() throws IOException {
    assertForetold(
        60, (number, planner, length) -> (number == 0 ? 3 : 1) * factor(planner) * length);
  }

  /** A preparation of 200 ms on warm code takes twice that on the first map. */
  @Test
  void aPreparationByColdCodeIsNotExpectedAgain() throws IOException {
    Simulation simulation = new Simulation(8, (number, planner, length) -> 10);
    for (int number = 0; number < 8; number++) {
      long preparationNanos = number == 0 ? 400_000_000 : 200_000_000;
      simulation.runMap(number, 50e6 + preparationNanos, preparationNanos);
    }
    assertForetold(simulation);
  }

  private static double factor(String planner) {
    return planner.equals("astar") ? 20_000 : 500;
  }

  @Test
  void beforeAPlannerIsReadyNothingIsKnown() throws IOException {
    Simulation simulation = new Simulation(2, (number, planner, length) -> 1000);
    assertTrue(simulation.forecast.left().time().isEmpty());
    assertEquals(
        "time left not known yet: no planner was asked", simulation.forecast.left().text());
  }

  /**
   * Of four turns to get ready one is over; the warm-up says what queries take. Nothing was
   * compiled; that the next planner compiles for 1.5 s is half of what is expected before the
   * first, and a third of that follows on the second map.
   */
  @Test
  void aPlannerThatIsStillToBeMetIsExpectedToTakeWhatTheOthersTake() throws IOException {
    Simulation simulation = new Simulation(2, (number, planner, length) -> 1000);
    simulation.ready(0, "astar", 200e6, 0, 1e6);
    TimeLeft left = simulation.forecast.left();
    double seconds =
        (3 * 200e6 + 1.5e9 + 0.5e9 + 4 * QUERIES * 1e6 + 4.0 * QUERIES / BLOCK * 25e6) / 1e9;
    assertEquals(seconds, left.time().orElseThrow().toNanos() / 1e9, 1e-6);
    assertTrue(left.text().contains("1 of 2 planners are still to be met"), left.text());
  }

  /** A session that goes on passes by blocks that have all their rows before it asks anything. */
  @Test
  void whatIsJudgedBeforeAnyQueryIsAskedSaysNothing() throws IOException {
    Simulation simulation = new Simulation(2, (number, planner, length) -> 1000);
    simulation.ready(0, "astar", 200e6, 0, 1e6);
    TimeLeft before = simulation.forecast.left();
    simulation.forecast.judged(1_000_000);
    assertEquals(before, simulation.forecast.left());
  }

  /** 1,600 queries are left; a millisecond more each makes 1.6 s. */
  @Test
  void rowsOfAnEarlierSessionTellWhatQueriesTake() throws IOException {
    double slower = secondsWithKept(2_000_000);
    assertEquals(1.6, slower - secondsWithKept(1_000_000), 1e-6);
  }

  private double secondsWithKept(long queryNanos) throws IOException {
    Simulation simulation = new Simulation(2, (number, planner, length) -> 1000);
    Done done = new Done();
    for (int row = 0; row < 100; row++) {
      done.addTimes(
          Workload.task(simulation.workloads.get(0).instance(), "astar"), queryNanos, 5_000_000);
    }
    simulation.forecast.keep(done);
    return simulation.forecast.left().time().orElseThrow().toNanos() / 1e9;
  }

  /** Reading, warming up and compiling: 4 s at first, 200 ms once nothing is left to compile. */
  @Test
  void compilingIsExpectedLessAndLess() throws IOException {
    Simulation simulation = new Simulation(20, (number, planner, length) -> 20_000);
    for (int number = 0; number < 20; number++) {
      simulation.runMap(number, 200e6 + 3.8e9 * Math.pow(0.4, number), 0);
    }
    assertForetold(simulation);
  }

  /** Whatever a planner takes on the kind that is first: others are less out of the common. */
  @Test
  void aKindThatWasNotMeasuredIsNotExpectedToBeAsUncommon() {
    ReadyCost cost = new ReadyCost(100e6);
    cost.add(1.1e9, 1e9, 1e9, "random", 1_000_000);
    assertEquals(1.1e9, cost.of("random", 1_000_000), 1);
    double typical = UnitCost.PREPARE_NANOS_PER_CELL * 1_000_000;
    assertEquals(100e6 + Math.sqrt(1e9 * typical), cost.of("maze", 1_000_000), 1);
  }

  @Test
  void mapsOfAKindThatWasNotMeasuredAreCalledAGuess() throws IOException {
    Simulation simulation = new Simulation(2, (number, planner, length) -> 1000);
    simulation.runMap(0);
    assertTrue(
        simulation.forecast.left().text().matches("about .* left"),
        simulation.forecast.left().text());
    Simulation apart = new Simulation(2, (number, planner, length) -> 1000, "kind");
    apart.runMap(0);
    String text = apart.forecast.left().text();
    assertTrue(text.startsWith("very roughly "), text);
    assertTrue(text.endsWith(" of it a guess: no map like 1 of the 2 was measured yet)"), text);
  }

  private void assertForetold(int maps, Cost cost) throws IOException {
    assertForetold(maps, cost, READY_NANOS, READY_NANOS);
  }

  private void assertForetold(int maps, Cost cost, double firstReadyNanos, double otherReadyNanos)
      throws IOException {
    Simulation simulation = new Simulation(maps, cost);
    for (int number = 0; number < maps; number++) {
      simulation.runMap(number, number == 0 ? firstReadyNanos : otherReadyNanos, 0);
    }
    assertForetold(simulation);
  }

  private static void assertForetold(Simulation simulation) {
    double all = simulation.takenNanos;
    for (double[] moment : simulation.moments) {
      double left = all - moment[0];
      if (moment[0] >= all / 10 && left > all / 10) {
        assertEquals(left, moment[1], 0.3 * left, "after %.2f of it".formatted(moment[0] / all));
      }
    }
  }

  /** A run whose clock is made up. */
  private final class Simulation {
    final List<Workload> workloads = new ArrayList<>();
    final List<PlannedQuery> queries = new ArrayList<>();
    final List<double[]> moments = new ArrayList<>();
    final Suite suite =
        Suites.plan(Suites.MAPS.replace("warm-up: 10ms\n", "") + "planners: [astar, jps]\n")
            .suite();
    final Forecast forecast;
    final Cost cost;
    double takenNanos;

    Simulation(int maps, Cost cost) throws IOException {
      this(maps, cost, "");
    }

    /** With a word before the number, each map is a set of its own. */
    Simulation(int maps, Cost cost, String kind) throws IOException {
      this.cost = cost;
      Random random = new Random(1);
      long[] left = new long[LengthClass.COUNT];
      for (int row = 0; row < QUERIES; row++) {
        int length = 1 + random.nextInt(SIDE - 1);
        Query pair = Query.of(map.cell(0, 0), map.cell(length, 0));
        queries.add(
            new PlannedQuery(new Query(row, pair.start(), pair.goal(), pair.published()), -1));
        left[LengthClass.of(length)]++;
      }
      for (int number = 0; number < maps; number++) {
        String set = kind.isEmpty() ? "set" : kind + number;
        PlannedMap planned =
            new PlannedMap(set, set + "/" + number, Path.of("m.map"), List.of(), null);
        Map<String, long[]> byPlanner = new LinkedHashMap<>();
        suite.specs().forEach(spec -> byPlanner.put(spec, left.clone()));
        workloads.add(
            new Workload(
                new Instance(planned, MovementText.parse("8 never sqrt2 ground")),
                (long) SIDE * SIDE,
                QUERIES,
                QUERIES,
                suite.block(),
                CostSheet.middlingNanos(left, (long) SIDE * SIDE) / QUERIES,
                byPlanner));
      }
      forecast = new Forecast(suite, workloads, 1, new PlannersAtOnce(16L << 30, 1));
    }

    void runMap(int number) {
      runMap(number, READY_NANOS, 0);
    }

    void runMap(int number, double readyNanos, long preparationNanos) {
      for (String spec : suite.specs()) {
        ready(number, spec, readyNanos, preparationNanos, -1);
      }
      for (int from = 0; from < QUERIES; from += BLOCK) {
        for (String spec : suite.specs()) {
          ask(number, spec, queries.subList(from, from + BLOCK));
        }
      }
    }

    void ready(int number, String spec, double nanos, long preparationNanos, double problemNanos) {
      Prepared prepared =
          new Prepared(
              Guarantee.OPTIMAL,
              LengthMetric.GRID,
              List.of(),
              preparationNanos,
              preparationNanos,
              0,
              spec);
      Task task = Workload.task(workloads.get(number).instance(), spec);
      forecast.ready(task, nanos, prepared, problemNanos);
      takenNanos += nanos;
    }

    private void ask(int number, String spec, List<PlannedQuery> block) {
      Answer[] answers = new Answer[BLOCK];
      int[] lengthClasses = new int[BLOCK];
      double sum = BESIDE_NANOS;
      for (int i = 0; i < BLOCK; i++) {
        int length = map.x(block.get(i).query().goal());
        double nanos = cost.nanos(number, spec, length);
        sum += nanos;
        lengthClasses[i] = LengthClass.of(length);
        answers[i] =
            new Answer(
                Outcome.FOUND,
                null,
                Math.round(nanos),
                MoveTimes.NONE,
                -1,
                Row.Counts.NONE,
                new long[0],
                new int[0],
                new long[0]);
      }
      forecast.answered(
          Workload.task(workloads.get(number).instance(), spec),
          lengthClasses,
          Block.unasked(Arrays.asList(answers)),
          Math.round(sum));
      takenNanos += sum;
      forecast
          .left()
          .time()
          .ifPresent(time -> moments.add(new double[] {takenNanos, time.toNanos()}));
    }
  }
}
