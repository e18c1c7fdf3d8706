package hopscotch.harness.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.datasets.file.BadFileException;
import hopscotch.harness.results.Results;
import hopscotch.harness.results.RunMerge;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.harness.results.row.RowProblem;
import hopscotch.judge.query.ProblemKind;
import hopscotch.judge.verdict.Verdict;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs of suites that ask walks. */
@Tag("processes")
class WalkRunTest {
  private static final int ASKS = 12;
  private static final String SUITE =
      """
      timing: quick
      warm-up: 1ms
      maps: [{generate: random(density=0.2), size: 24x24}]
      walks:
        - {generate: toggles(share=0.02), asks: 12, seeds: 1..2}
        - {generate: goal, asks: 12}
      planners: [astar, dstarlite, hpa]
      """;
  private static final int ROWS = 3 * ASKS * 3;

  @TempDir private static Path undisturbed;

  @TempDir private Path folder;

  private static Results results;

  @BeforeAll
  static void run() throws IOException {
    results = Suites.run(SUITE, undisturbed);
  }

  @Test
  void everyAskOfEveryPlannerHasItsRow() {
    assertEquals(ROWS, results.size());
    for (int row = 0; row < results.size(); row++) {
      RowProblem ask = results.problems().get(results.problem(row)).asked();
      Verdict verdict = results.verdict(row);
      boolean isHpa = results.planners().get(results.planner(row)).startsWith("hpa");
      assertTrue(
          verdict == Verdict.OPTIMAL
              || verdict == Verdict.NO_PATH
              || isHpa && verdict == Verdict.SUBOPTIMAL,
          verdict.text());
      assertEquals(24 * 24, ask.of(RowColumn.MAP_CELLS));
      assertEquals(ask.of(RowColumn.CHANGED_CELLS) > 0, ask.of(RowColumn.CHANGE_DISTANCE) >= 0);
      assertEquals(
          ask.of(RowColumn.CHANGED_CELLS) > 0, results.value(RowColumn.CHANGE_NANOS, row) > 0);
      assertTrue(!(results.paidNanos(row) < results.nanos(row)));
    }
  }

  @Test
  void aWalkOfWhichRowsAreThereIsAskedWholeAndTheOthersAreWritten() throws IOException {
    Suites.run(SUITE, folder);
    Path segment = folder.resolve("rows-0.csv");
    String[] lines = Files.readString(segment).split("(?<=\n)");
    int kept = 1 + 3 * ASKS + 7;
    long bytes = 0;
    for (int line = 0; line < kept; line++) {
      bytes += lines[line].length();
    }
    try (RandomAccessFile file = new RandomAccessFile(segment.toFile(), "rw")) {
      file.setLength(bytes + lines[kept].length() / 2);
    }
    assertEquals(ROWS, Suites.run(SUITE, folder).size());
    assertEquals(Suites.untimedRows(undisturbed), Suites.untimedRows(folder));
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
  }

  @Test
  void anAskThatContradictsItsFileOrHasABlockedEndHasItsRowToo() throws IOException {
    Files.writeString(
        folder.resolve("short.walk"),
        """
        type walk
        version 1
        height 2
        width 4
        map
        ....
        ....
        commands
        Q 0 0 3 0 3
        C 3 0 @
        Q 0 0 3 0 ?
        C 3 0 .
        Q 0 0 3 0 4
        """);
    String suite =
        "timing: quick\nwalks: {files: '%s/short.walk'}\nplanners: [dstarlite, subgoal]\n"
            .formatted(folder);
    Results read = Suites.run(suite, folder.resolve("run"));
    List<String> rows = new ArrayList<>();
    for (int row = 0; row < read.size(); row++) {
      rows.add(
          read.problems().get(read.problem(row)).asked().number()
              + " "
              + read.outcome(row)
              + " "
              + read.verdict(row).text());
    }
    List<String> expected = new ArrayList<>();
    for (String ask :
        List.of("0 found optimal", "1 blocked no-path", "2 found reference-disagrees")) {
      expected.addAll(List.of(ask, ask));
    }
    assertEquals(expected, rows);
  }

  @Test
  void anAskIsHeldAgainstThePromiseOnTheMapAsItIs() throws IOException {
    Files.writeString(
        folder.resolve("swamp.walk"),
        """
        type walk
        version 1
        height 2
        width 4
        map
        ....
        ....
        commands
        Q 0 0 3 0 ?
        C 1 0 S
        Q 0 0 3 0 ?
        """);
    String suite =
        "timing: quick\nwalks: {files: '%s/swamp.walk'}\nmovements: ['4 never sqrt2 .=1,S=9']\n"
                .formatted(folder)
            + "planners: [bfs, jps]\n";
    Results read = Suites.run(suite, folder.resolve("run"));
    List<String> rows = new ArrayList<>();
    for (int row = 0; row < read.size(); row++) {
      assertFalse(read.isFault(row), read.detail(row));
      rows.add(
          "%s %s %s %s"
              .formatted(
                  read.planners().get(read.planner(row)),
                  read.outcome(row),
                  read.verdict(row).text(),
                  read.guarantee(row)));
    }
    Collections.sort(rows);
    assertEquals(
        List.of(
            "bfs found optimal OPTIMAL",
            "bfs found suboptimal COMPLETE",
            "jps found optimal OPTIMAL",
            "jps not-offered not-offered OPTIMAL"),
        rows);
  }

  @Test
  void rowsOfQueriesAreNotGoneOnWithByWalks() throws IOException {
    String queries = Suites.MAPS + "timing: quick\nplanners: [astar]\n";
    Suites.run(queries, folder);
    String walks = queries.replaceAll("queries: .*", "walks: {generate: goal, asks: 2}");
    assertEquals(ProblemKind.WALK, Suites.plan(walks).suite().kind());
    BadFileException e = assertThrows(BadFileException.class, () -> Suites.run(walks, folder));
    assertTrue(e.getMessage().contains("problems was not given, is walks"), e.getMessage());
  }
}
