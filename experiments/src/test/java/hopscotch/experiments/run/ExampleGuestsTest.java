package hopscotch.experiments.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.datasets.library.MapLibrary;
import hopscotch.experiments.guest.Guests;
import hopscotch.experiments.query.Verdict;
import hopscotch.experiments.results.Results;
import hopscotch.experiments.suite.Plan;
import hopscotch.experiments.suite.SuiteReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example guests, compiled and run beside planners of ours. */
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
      queries: {from: random, count: 40}
      %s
      planners: [astar, "jps(prune=true)", guest(python)%s]
      guests:
        python: {command: [python3, astar.py], folder: %s}
        cpp: {command: ./astar}
      """;

  @TempDir private Path folder;

  @BeforeEach
  void requirePython() {
    Guests.requirePython();
  }

  @Test
  void bothAnswerEveryQueryAtTheLeastCost() throws Exception {
    Assumptions.assumeTrue(Guests.isThere("g++"), "there is no g++ on the path");
    Process compiler =
        new ProcessBuilder(
                "g++",
                "-std=c++17",
                "-O2",
                "-Wall",
                "-Wextra",
                "-Werror",
                "-o",
                "astar",
                Guests.examples().resolve("astar.cpp").toString())
            .directory(folder.toFile())
            .inheritIO()
            .start();
    assertEquals(0, compiler.waitFor());
    assertAllOptimal(run("", ", guest(cpp)"), 3 * 40 * 4);
  }

  @Test
  void thePythonOneServesOtherMovements() throws Exception {
    String movements = "movements: ['4', '8 one-free', '8 always 2/3']";
    assertAllOptimal(run(movements, ""), 3 * 3 * 40 * 3);
  }

  private Results run(String movements, String more) throws IOException {
    String text = SUITE.formatted(movements, more, Guests.examples());
    Plan plan = Plan.of(SuiteReader.parse(text, "s.yaml"), folder, () -> MapLibrary.of(List.of()));
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
