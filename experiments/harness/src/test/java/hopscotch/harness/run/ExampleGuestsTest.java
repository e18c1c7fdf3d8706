package hopscotch.harness.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.datasets.library.MapLibrary;
import hopscotch.harness.guest.Guests;
import hopscotch.harness.results.Results;
import hopscotch.harness.suite.SuitePlan;
import hopscotch.harness.suite.SuiteReader;
import hopscotch.judge.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example guests, compiled and run beside planners of ours. */
@Tag("programs")
class ExampleGuestsTest {
  private static final String SUITE =
      """
      name: guests
      warm-up: 1ms
      maps:
        - generate: random(density=0.3)
          size: 40x30
          seeds: 1..2
        - generate: rooms(size=8)
          size: 40x30
      queries: {from: random, count: %d}
      %s
      planners: [astar, "jps(prune=true)", guest(mine)]
      guests:
        mine: {command: [%s], folder: %s}
      """;

  @TempDir private Path folder;

  @BeforeEach
  void requirePython() {
    Guests.requirePython();
  }

  @Test
  void theOneInCppAnswersEveryQueryAtTheLeastCost() throws Exception {
    assertAllOptimal(run(40, "", Guests.compiled("astar", "astar.cpp").toString()), 3 * 40 * 3);
  }

  @Test
  void theOneInPythonServesOtherMovements() throws Exception {
    String movements = "movements: ['8', '4', '8 one-free', '8 always 2/3']";
    String planners = movements + "\nbaseline: astar";
    assertAllOptimal(run(10, planners, "python3, astar.py"), 4 * 3 * 10 * 3);
  }

  @Test
  void aProgramThatWritesATableIsAGuestByASmallFile() throws Exception {
    Path settings = Guests.file("table.ini");
    Path host = Guests.examples().resolve("command_line.py");
    Results results = run(10, "", "python3, %s, %s".formatted(host, settings));
    assertAllOptimal(results, 3 * 10 * 3);
  }

  @Test
  void aTableWithAWrongLengthIsCaught() throws Exception {
    Path settings = Guests.file("wrong-table.ini");
    Path host = Guests.examples().resolve("command_line.py");
    Results results = run(10, "", "python3, %s, %s".formatted(host, settings));
    int guests = 0;
    for (int row = 0; row < results.size(); row++) {
      if (results.planners().get(results.planner(row)).startsWith("guest")) {
        Verdict right = results.length(row) == 0 ? Verdict.OPTIMAL : Verdict.SUBOPTIMAL;
        assertEquals(right, results.verdict(row), results.detail(row));
        guests++;
      }
    }
    assertEquals(3 * 10, guests);
  }

  private Results run(int queries, String more, String command) throws IOException {
    // The table's program is in Python, and takes the map and A* of the examples.
    String text = SUITE.formatted(queries, more, command, Guests.examples());
    SuitePlan plan =
        SuitePlan.of(SuiteReader.parse(text, "s.yaml"), folder, () -> MapLibrary.of(List.of()));
    Path target = folder.resolve("run");
    new Run(plan, text, Shard.ALL, 1, RunWatcher.SILENT).execute(target);
    return Results.read(target);
  }

  private static void assertAllOptimal(Results results, int rows) {
    assertEquals(rows, results.size());
    for (int row = 0; row < rows; row++) {
      String who = results.planners().get(results.planner(row)) + ": " + results.detail(row);
      assertEquals(Verdict.OPTIMAL, results.verdict(row), who);
    }
  }
}
