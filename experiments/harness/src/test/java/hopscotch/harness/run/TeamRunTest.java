package hopscotch.harness.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.datasets.file.BadFileException;
import hopscotch.harness.report.Report;
import hopscotch.harness.results.Results;
import hopscotch.harness.results.RunMerge;
import hopscotch.harness.results.row.CurvePoint;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.harness.results.row.RowProblem;
import hopscotch.judge.verdict.Verdict;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs of suites that put planners to teams. */
@Tag("processes")
class TeamRunTest {
  private static final String SUITE =
      """
      timing: quick
      warm-up: 1ms
      maps: [{generate: random(density=0.1), size: 12x12, seeds: 1..2}]
      teams: {from: generated, seeds: 1..2, units: [2, 5, 8, 500]}
      planners: ["lacam", "pibt(steps=500)", "cbs"]
      budgets: {expansions: 2000}
      """;
  private static final int ROWS = 2 * 2 * 3 * 3;

  @TempDir private static Path undisturbed;

  @TempDir private Path folder;

  private static Results results;

  @BeforeAll
  static void run() throws IOException {
    results = Suites.run(SUITE, undisturbed);
  }

  @Test
  void everyTeamOfEveryPlannerHasItsRow() {
    assertEquals(ROWS, results.size());
    for (int row = 0; row < results.size(); row++) {
      RowProblem team = results.problems().get(results.problem(row)).asked();
      assertTrue(List.of(2L, 5L, 8L).contains(team.of(RowColumn.UNITS)));
      assertTrue(team.of(RowColumn.TEAM_SEED) == 1 || team.of(RowColumn.TEAM_SEED) == 2);
      assertEquals(-1, team.of(RowColumn.RANDOM_SCENARIO));
      Verdict verdict = results.verdict(row);
      assertFalse(verdict.isFault(results.guarantee(row)), results.detail(row));
      if (verdict == Verdict.VALID || verdict == Verdict.OPTIMAL) {
        assertTrue(results.length(row) >= results.value(RowColumn.EXPECTED, row));
        double first = results.value(RowColumn.FIRST_PLAN_NANOS, row);
        assertTrue(first >= 0 && first <= results.value(RowColumn.BEST_PLAN_NANOS, row));
        assertEquals(first, (double) results.curve(row).get(0).nanos());
      } else {
        assertEquals(List.of(), results.curve(row));
      }
    }
  }

  /** The optimal planner proves its plans; no other has a cheaper one. */
  @Test
  void anOptimalPlannersPlanIsTheCheapest() {
    int cbs = results.planners().indexOf("cbs");
    double[] optima = new double[results.problems().size()];
    int proved = 0;
    for (int row = 0; row < results.size(); row++) {
      if (results.planner(row) == cbs && results.outcome(row).equals("solved")) {
        assertEquals(Verdict.OPTIMAL, results.verdict(row));
        optima[results.problem(row)] = results.length(row);
        proved++;
      }
    }
    assertTrue(proved > 3, "proved " + proved);
    for (int row = 0; row < results.size(); row++) {
      double length = results.length(row);
      assertTrue(Double.isNaN(length) || length >= optima[results.problem(row)]);
    }
  }

  @Test
  void goesOnAfterARowThatWasCutOff() throws IOException {
    Suites.run(SUITE, folder);
    Path segment = folder.resolve("rows-0.csv");
    String[] lines = Files.readString(segment).split("(?<=\n)");
    int kept = 20;
    long bytes = lines[kept].length() / 2;
    for (int line = 0; line < kept; line++) {
      bytes += lines[line].length();
    }
    try (RandomAccessFile file = new RandomAccessFile(segment.toFile(), "rw")) {
      file.setLength(bytes);
    }
    Results resumed = Suites.run(SUITE, folder);
    assertEquals(ROWS, resumed.size());
    assertEquals(Suites.untimedRows(undisturbed), Suites.untimedRows(folder));
    assertEveryPlanHasItsCurve(resumed);
  }

  @Test
  void shardsJoinedAreTheWholeRun() throws IOException {
    List<Path> shards = new ArrayList<>();
    for (int i = 1; i <= 2; i++) {
      shards.add(folder.resolve("shard-" + i));
      Suites.run(SUITE, shards.get(i - 1), new Shard(i, 2), 1);
    }
    Path merged = folder.resolve("merged");
    assertEquals(ROWS, RunMerge.merge(shards, merged).rows());
    assertEquals(Suites.untimedRows(undisturbed), Suites.untimedRows(merged));
    assertEveryPlanHasItsCurve(Results.read(merged));
  }

  private static void assertEveryPlanHasItsCurve(Results results) {
    for (int row = 0; row < results.size(); row++) {
      List<CurvePoint> curve = results.curve(row);
      assertEquals(Double.isNaN(results.length(row)), curve.isEmpty());
      if (!curve.isEmpty()) {
        CurvePoint last = curve.get(curve.size() - 1);
        assertEquals(results.length(row), (double) last.sumOfCosts());
        assertEquals(results.value(RowColumn.BEST_PLAN_NANOS, row), (double) last.nanos());
      }
    }
  }

  @Test
  void anAnytimePlannersPlansBecomeBetterInTheReport() throws IOException {
    String suite =
        """
        timing: quick
        warm-up: 1ms
        maps: [{generate: random(density=0.1), size: 12x12, seeds: 1}]
        teams: {from: generated, seeds: 1..2, units: 20}
        stop: end
        planners: ["lns(rounds=30)"]
        """;
    Results anytime = Suites.run(suite, folder);
    assertEveryPlanHasItsCurve(anytime);
    new Report(anytime).write(folder);
    List<String> plot = Files.readAllLines(folder.resolve("plots/cost-over-time.csv"));
    List<Double> costs = plot.stream().skip(1).map(TeamRunTest::costOverBound).toList();
    assertTrue(costs.get(costs.size() - 1) < costs.get(0), plot::toString);
    for (int i = 1; i < costs.size(); i++) {
      assertTrue(costs.get(i) <= costs.get(i - 1), plot::toString);
    }
    assertFalse(Files.exists(undisturbed.resolve("plots/cost-over-time.csv")));
  }

  /** The value of the column y; the spec before it may have commas. */
  private static double costOverBound(String line) {
    String[] fields = line.split(",");
    return Double.parseDouble(fields[fields.length - 4]);
  }

  @Test
  void aTeamThatIsThereTwiceMayDifferInTimes() throws IOException {
    Path again = folder.resolve("again");
    Suites.run(SUITE, again, new Shard(1, 2), 1);
    RunMerge.Merged merged = RunMerge.merge(List.of(undisturbed, again), folder.resolve("merged"));
    assertEquals(ROWS, merged.rows());
    assertTrue(merged.doubled() > 0);
  }

  /** What is no answer costs its planner the row, and nobody the run. */
  @ParameterizedTest
  @CsvSource({
    "null, ERROR, answered null",
    "no-outcome, ERROR, answered null",
    "no-costs, ERROR, a plan without costs",
    "negative, ERROR, expanded is -1",
    "bound, ERROR, lower bound is 9223372036854775807",
    "few-units, INVALID, the plan has 1 units",
    "off-map, INVALID, no legal move"
  })
  void anAnswerThatIsNoneIsAnErrorOfItsPlanner(String fault, Verdict verdict, String detail)
      throws IOException {
    String suite =
        """
        timing: quick
        warm-up: 1ms
        maps: [{generate: random(density=0.1), size: 12x12, seeds: 1}]
        teams: {from: generated, seeds: 1, units: 3}
        planners: [faulty-teams(fault=%s), lacam]
        """
            .formatted(fault);
    Results read = Suites.run(suite.replaceFirst("faulty[^,]*", "\"$0\""), folder);
    assertEquals(2, read.size());
    for (int row = 0; row < read.size(); row++) {
      boolean isFaulty = read.planners().get(read.planner(row)).startsWith("faulty");
      assertEquals(isFaulty ? verdict : Verdict.OPTIMAL, read.verdict(row), read.detail(row));
      assertTrue(!isFaulty || read.detail(row).contains(detail), read.detail(row));
    }
  }

  /** The planner says that it took a nanosecond. */
  @Test
  void timesAreNotThePlannersWord() throws IOException {
    Results read =
        Suites.run(
            """
            timing: quick
            warm-up: 1ms
            maps: [{generate: random(density=0.1), size: 12x12, seeds: 1}]
            teams: {from: generated, seeds: 1, units: 3}
            planners: [faulty-teams]
            """,
            folder);
    assertEquals(1, read.size());
    assertTrue(read.nanos(0) > 1, () -> read.nanos(0) + " ns");
  }

  private static final String SWAP =
      """
      timing: quick
      warm-up: 1ms
      maps: {files: '%s/MAP.map'}
      teams: {from: even, scenarios: 1, units: 2}
      planners: [PLANNERS]
      """;

  /** Two units that change places: on two rows they can, in a corridor they cannot. */
  private String swap(String map, String planners) throws IOException {
    String second = map.equals("rows") ? "....." : "@@@@@";
    Files.writeString(
        folder.resolve(map + ".map"),
        "type octile\nheight 2\nwidth 5\nmap\n.....\n%s\n".formatted(second));
    Files.writeString(
        folder.resolve(map + "-even-1.scen"),
        "version 1\n0\tm.map\t5\t2\t0\t0\t4\t0\t4\n0\tm.map\t5\t2\t4\t0\t0\t0\t4\n");
    return SWAP.formatted(folder).replace("MAP", map).replace("PLANNERS", planners);
  }

  private static Map<String, Verdict> verdicts(Results read) {
    Map<String, Verdict> verdicts = new TreeMap<>();
    for (int row = 0; row < read.size(); row++) {
      verdicts.put(read.planners().get(read.planner(row)), read.verdict(row));
    }
    return verdicts;
  }

  /** Who says that there is none on a map, and what that is worth by whoever else was asked. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "rows | faulty-teams | {faulty-teams=UNCHECKED} | 0",
        "rows | faulty-teams, pibt | {faulty-teams=MISSED, pibt=VALID} | 1",
        "rows | faulty-teams, faulty-too | {faulty-teams=NO_PATH, faulty-too=NO_PATH} | 0",
        "rows | faulty-teams, faulty-too, cbs | {cbs=OPTIMAL, faulty-teams=MISSED, faulty-too=MISSED} | 2",
        "corridor | lacam | {lacam=UNCHECKED} | 0",
        "corridor | lacam, lacamstar | {lacam=NO_PATH, lacamstar=NO_PATH} | 0",
        "corridor | lacam, 'lacam(seed=1)' | {lacam=UNCHECKED, lacam(seed=1)=UNCHECKED} | 0",
        "corridor | lacam, pibt | {lacam=UNCHECKED, pibt=BUDGET} | 0",
      })
  void thatThereIsNoPlanIsWorthWhatAllRowsSay(
      String map, String planners, String verdicts, int faults) throws IOException {
    Results read = Suites.run(swap(map, planners), folder.resolve("run"));
    assertEquals(verdicts, verdicts(read).toString());
    assertEquals(faults, new Report(read).faults());
  }

  @Test
  void aPlannerThatWasAskedLaterRefutesIt() throws IOException {
    Path run = folder.resolve("run");
    assertEquals(
        "{faulty-teams=UNCHECKED}",
        verdicts(Suites.run(swap("rows", "faulty-teams"), run)).toString());
    Results read = Suites.run(swap("rows", "faulty-teams, lacamstar"), run);
    assertEquals("{faulty-teams=MISSED, lacamstar=VALID}", verdicts(read).toString());
    int row = read.planner(0) == read.planners().indexOf("faulty-teams") ? 0 : 1;
    assertTrue(
        read.detail(row).startsWith("there is a plan, of lacamstar, with a sum of costs of"));
    assertEquals(1, new Report(Results.read(run)).faults());
    Results later = Suites.run(swap("rows", "faulty-teams"), run);
    assertEquals("{faulty-teams=MISSED}", verdicts(later).toString(), "by a row that is there");
  }

  @Test
  void noColumnCountsWhatIsUncheckedOrRefuted() throws IOException {
    Path run = folder.resolve("run");
    Suites.run(swap("rows", "faulty-teams"), run);
    for (String planners : List.of("faulty-teams", "faulty-teams, lacam")) {
      Results read = Suites.run(swap("rows", planners), run);
      new Report(read).write(run);
      String row =
          Files.readAllLines(run.resolve("tables/planners.csv")).stream()
              .filter(line -> line.startsWith("faulty-teams,"))
              .findFirst()
              .orElseThrow();
      assertTrue(row.startsWith("faulty-teams,1,1,0,0.0,0,0,"), row);
      boolean isTold =
          new Report(read).brief().contains("only one planner says that a team has no plan: 1.");
      assertEquals(!planners.contains("lacam"), isTold);
      String problems = Files.readString(run.resolve("tables/problems.csv"));
      assertTrue(
          problems.contains(planners.contains("lacam") ? "missed," : "unchecked,"), problems);
    }
  }

  @Test
  void theReportTellsTeamsByUnitsAndByMap() throws IOException {
    new Report(results).write(folder);
    List<String> byUnits = Files.readAllLines(folder.resolve("tables/teams.csv"));
    assertEquals(1 + 3 * 3, byUnits.size(), byUnits::toString);
    assertTrue(byUnits.get(1).startsWith("2,lacam,4,4,100"), byUnits.get(1));
    List<String> byMap = Files.readAllLines(folder.resolve("tables/team-maps.csv"));
    assertEquals(1 + 2 * 3, byMap.size(), byMap::toString);
  }

  /** Three units must pass each other; the scenario has as many rows. */
  @Test
  void teamsOfScenariosAreThatOfTheirFirstRows() throws IOException {
    Files.writeString(
        folder.resolve("bay.map"), "type octile\nheight 3\nwidth 5\nmap\n.....\n.@.@.\n.....\n");
    Files.writeString(
        folder.resolve("bay-even-7.scen"),
        """
        version 1
        0\tbay.map\t5\t3\t0\t0\t4\t0\t4
        0\tbay.map\t5\t3\t4\t0\t0\t0\t4
        0\tbay.map\t5\t3\t0\t2\t4\t2\t4
        """);
    String suite =
        """
        timing: quick
        maps: {files: '%s/bay.map'}
        teams: {from: even, scenarios: 7, units: 1..10, last: true}
        stop: end
        planners: [lacamstar]
        """
            .formatted(folder);
    Results read = Suites.run(suite, folder.resolve("run"));
    List<Long> units = new ArrayList<>();
    for (int row = 0; row < read.size(); row++) {
      RowProblem team = read.problems().get(read.problem(row)).asked();
      units.add(team.of(RowColumn.UNITS));
      assertEquals(7, team.of(RowColumn.EVEN_SCENARIO));
      assertTrue(team.arguments("own/bay", "bay.map").contains("bay-even-7.scen"));
      assertTrue(read.verdict(row).isAnswer(), read.detail(row));
    }
    assertEquals(List.of(1L, 2L, 3L), units.stream().sorted().toList());
    BadFileException e =
        assertThrows(
            BadFileException.class, () -> Suites.plan(suite.replace("from: even", "from: random")));
    assertTrue(e.getMessage().contains("bay-random-7.scen: no such file"), e.getMessage());
  }
}
