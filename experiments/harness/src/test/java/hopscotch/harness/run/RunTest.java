package hopscotch.harness.run;

import static hopscotch.harness.run.Suites.MAPS;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import hopscotch.datasets.file.BadFileException;
import hopscotch.harness.results.PlannedQueries;
import hopscotch.harness.results.Results;
import hopscotch.harness.results.RunDirectory;
import hopscotch.harness.results.RunMerge;
import hopscotch.harness.results.RunPhase;
import hopscotch.harness.results.StoredProblem;
import hopscotch.harness.results.TimeSpent;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.judge.FolderCopy;
import hopscotch.judge.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("processes")
class RunTest {
  private static final String TWO = MAPS + "timing: quick\nplanners: [astar, bfs]\n";

  @TempDir private static Path once;
  @TempDir private Path folder;

  /** A run of {@link #TWO} that is complete: a copy of one that is made once. */
  private static void complete(Path folder) throws IOException {
    Path made = once.resolve("two");
    if (!Files.exists(made)) {
      Suites.run(TWO, made);
    }
    FolderCopy.copy(made, folder);
  }

  @Test
  void everyQueryOfEveryPlannerHasItsRow() throws IOException {
    Results results = Suites.run(TWO + "repetitions: 2\n", folder);
    assertEquals(2 * 20 * 2 * 2, results.size());
    Set<List<Integer>> rows = new HashSet<>();
    for (int row = 0; row < results.size(); row++) {
      rows.add(List.of(results.planner(row), results.problem(row), results.repetition(row)));
      assertTrue(results.nanos(row) > 0);
      Verdict verdict = results.verdict(row);
      assertTrue(verdict == Verdict.OPTIMAL || results.planner(row) == 1, verdict.text());
    }
    assertEquals(results.size(), rows.size());
  }

  /** A paper can say what ran: the column is a spec that leaves nothing to the planner. */
  @Test
  void everyRowSaysWhatThePlannerDecided() throws IOException {
    Path run = folder.resolve("run");
    complete(run);
    List<NamedCsvRecord> rows =
        CsvReader.builder().ofNamedCsvRecord(run.resolve("rows-0.csv")).stream().toList();
    Set<String> resolved =
        rows.stream().map(row -> row.getField("resolved")).collect(Collectors.toSet());
    assertEquals(Set.of("astar(heuristic=octile,reopen=true,open=buckets)", "bfs"), resolved);
  }

  @Test
  void isolatedAndQuickTimingGiveTheSameAnswers() throws IOException {
    complete(folder.resolve("quick"));
    Suites.run(TWO.replace("quick", "isolated"), folder.resolve("isolated"));
    assertEquals(
        Suites.untimedRows(folder.resolve("quick")),
        Suites.untimedRows(folder.resolve("isolated")));
  }

  @Test
  void theManifestSaysWhereTheTimeWent() throws IOException {
    Path run = folder.resolve("run");
    complete(run);
    TimeSpent spent = TimeSpent.of(RunDirectory.manifest(run));
    assertTrue(spent.millis(RunPhase.WARM_UP) > 0);
    assertTrue(spent.millis(RunPhase.STARTS) > 0);
    for (RunPhase phase : RunPhase.values()) {
      assertTrue(spent.millis(phase) >= 0, phase.text());
    }
  }

  @Test
  void aRunThatIsCompleteAddsNothing() throws IOException {
    Path run = folder.resolve("run");
    complete(run);
    assertEquals(80, Suites.run(TWO, run).size());
    assertEquals(2, RunDirectory.manifest(run).path("sessions").size());
  }

  @Test
  void whatChangesTheMeaningOfRowsIsRefusedWithTheDifference() throws IOException {
    Path run = folder.resolve("run");
    complete(run);
    String other =
        TWO.replace("count: 20", "count: 21") + "seed: 2\nmovements: ['4']\nbudgets: {query: 1s}\n";
    BadFileException e = assertThrows(BadFileException.class, () -> Suites.run(other, run));
    for (String part :
        List.of(
            "queries.count was 20, is 21",
            "seed was 1, is 2",
            "movements was [\"8 never sqrt2 layers\"], is [\"4 never sqrt2 layers\"]",
            "budgets.query was 10s, is 1s")) {
      assertTrue(e.getMessage().contains(part), e.getMessage());
    }
    assertFalse(e.getMessage().contains("?"), e.getMessage());
  }

  @Test
  void aMapWhoseFileChangedIsRefused() throws IOException {
    String suite = water() + "timing: quick\nplanners: [astar]\n";
    Suites.run(suite, folder.resolve("run"));
    Files.writeString(
        folder.resolve("lake.map"), "type octile\nheight 2\nwidth 4\nmap\n....\n.WW.\n");
    BadFileException e =
        assertThrows(BadFileException.class, () -> Suites.run(suite, folder.resolve("run")));
    assertTrue(e.getMessage().contains("the file of map "), e.getMessage());
  }

  @Test
  void whatIsAddedToASuiteIsRunAndTheRowsAreKept() throws IOException {
    String small = TWO.replace("1..2", "1");
    Suites.run(small, folder);
    String before = Files.readString(folder.resolve("rows-0.csv"));
    Results results =
        Suites.run(
            TWO.replace("bfs]", "bfs, dijkstra]").replace("1..2", "1..3") + "repetitions: 2\n",
            folder);
    assertEquals(3 * 20 * 3 * 2, results.size());
    assertEquals(0, results.leftOut());
    assertTrue(Files.readString(folder.resolve("rows-0.csv")).startsWith(before));
  }

  @Test
  void whatIsRemovedFromASuiteIsLeftOutAndItsRowsAreKept() throws IOException {
    Suites.run(TWO + "repetitions: 2\n", folder);
    String before = Files.readString(folder.resolve("rows-0.csv"));
    Results results = Suites.run(TWO.replace(", bfs", "").replace("1..2", "1"), folder);
    assertEquals(20, results.size());
    assertEquals(140, results.leftOut());
    assertEquals(before, Files.readString(folder.resolve("rows-0.csv")));
    assertEquals(160, Suites.run(TWO + "repetitions: 2\n", folder).size());
    assertEquals(before, Files.readString(folder.resolve("rows-0.csv")));
  }

  @Test
  void aChangeOfTheReportAloneIsNoOtherSuite() throws IOException {
    Path run = folder.resolve("run");
    complete(run);
    Results results = Suites.run(TWO + "report: [summary]\nbaseline: bfs\n", run);
    assertEquals(80, results.size());
    assertEquals("bfs", results.manifest().path("baseline").asText());
  }

  @Test
  void theManifestSaysWhatIsPlannedWhateverBecomesOfTheRows() throws IOException {
    Path run = folder.resolve("run");
    complete(run);
    Files.delete(run.resolve("rows-0.csv"));
    Results results = Results.read(run);
    assertEquals(0, results.size());
    assertEquals(
        List.of(20, 20),
        results.planned().parts().stream().map(PlannedQueries.Part::queries).toList());
  }

  @Test
  void shardsJoinToTheWhole() throws IOException {
    complete(folder.resolve("whole"));
    Suites.run(TWO, folder.resolve("1"), new Shard(1, 2), 1);
    Suites.run(TWO, folder.resolve("2"), new Shard(2, 2), 1);
    RunMerge.merge(List.of(folder.resolve("1"), folder.resolve("2")), folder.resolve("joined"));
    assertEquals(
        Suites.untimedRows(folder.resolve("whole")), Suites.untimedRows(folder.resolve("joined")));
    assertEquals(2, Results.read(folder.resolve("joined")).planned().parts().size());
  }

  @Test
  void aShardThatWasNotJoinedIsMissingUntilTheWholeIsRun() throws IOException {
    Suites.run(TWO, folder.resolve("2"), new Shard(2, 2), 1);
    RunMerge.merge(List.of(folder.resolve("2")), folder.resolve("joined"));
    Results half = Results.read(folder.resolve("joined"));
    assertEquals("[\"1/2\"]", half.manifest().path("missingShards").toString());
    Results whole = Suites.run(TWO, folder.resolve("joined"));
    assertEquals(80, whole.size());
    assertTrue(whole.manifest().path("missingShards").isMissingNode());
  }

  @Test
  void lanesSideBySideGiveTheSameRows() throws IOException {
    complete(folder.resolve("one"));
    Suites.run(TWO, folder.resolve("two"), Shard.ALL, 2);
    assertEquals(
        Suites.untimedRows(folder.resolve("one")), Suites.untimedRows(folder.resolve("two")));
  }

  @Test
  void anAbstractPathIsTimedAndHeldAgainstTheOptimum() throws IOException {
    Results results =
        Suites.run(MAPS + "timing: quick\nplanners: [\"hpa(refine=none)\"]\n", folder);
    Set<Verdict> verdicts = Suites.verdicts(results, "hpa(refine=none)");
    assertTrue(Set.of(Verdict.OPTIMAL, Verdict.SUBOPTIMAL).containsAll(verdicts), "" + verdicts);
  }

  @Test
  void theFirstMoveHasATimeOfItsOwnWhereAPlannerBeginsToAnswer() throws IOException {
    String planners = "planners: [hpa, \"hpa(refine=none)\", astar]\n";
    Results results = Suites.run(MAPS + "timing: quick\n" + planners, folder);
    for (int row = 0; row < results.size(); row++) {
      switch (results.planners().get(results.planner(row))) {
        case "hpa" -> assertTrue(results.value(RowColumn.FIRST_MOVE_NANOS, row) > 0);
        case "astar" ->
            assertEquals(results.nanos(row), results.value(RowColumn.FIRST_MOVE_NANOS, row));
        default -> assertEquals(Double.NaN, results.value(RowColumn.FIRST_MOVE_NANOS, row));
      }
      assertFalse(
          results.value(RowColumn.FIRST_MOVE_NANOS, row)
              > results.value(RowColumn.LAST_MOVE_NANOS, row),
          "of one call");
    }
  }

  @Test
  void shortRowsCanBeLeftOut() throws IOException {
    String rows = MAPS.replace("{from: random, count: 20}", "{longer-than: 20, limit: 10}");
    Results results = Suites.run(rows + "timing: quick\nplanners: [astar]\n", folder);
    assertTrue(results.size() > 0);
    for (int row = 0; row < results.size(); row++) {
      assertTrue(results.value(RowColumn.EXPECTED, row) > 20);
    }
  }

  @Test
  void aRowRunsOnTheLayerOfItsStart() throws IOException {
    String suite = water() + "timing: quick\nplanners: [astar, jps]\n";
    Results results = Suites.run(suite, folder.resolve("layers"));
    Set<String> rows = new HashSet<>();
    for (int row = 0; row < results.size(); row++) {
      StoredProblem problem = results.problems().get(results.problem(row));
      rows.add(
          problem.asked().number() + " " + problem.movement() + " " + results.verdict(row).text());
    }
    assertEquals(Set.of("0 8 never sqrt2 ground optimal", "1 8 never sqrt2 water optimal"), rows);
    assertEquals(2 * 2, results.size());
    String ground = suite + "movements: [8 never sqrt2 ground]\n";
    assertEquals(2, Suites.run(ground, folder.resolve("ground")).size());
  }

  /** A lake, and a row on the shore, one on the water, one from one to the other. */
  private String water() throws IOException {
    Path map = folder.resolve("lake.map");
    Files.writeString(map, "type octile\nheight 2\nwidth 4\nmap\n....\n.WWW\n");
    Files.writeString(
        folder.resolve("lake.map.scen"),
        """
        version 1
        0\tlake.map\t4\t2\t0\t0\t3\t0\t3
        0\tlake.map\t4\t2\t1\t1\t3\t1\t2
        0\tlake.map\t4\t2\t0\t0\t3\t1\t3.41421
        """);
    return "maps: [{files: '%s'}]\n".formatted(map);
  }
}
