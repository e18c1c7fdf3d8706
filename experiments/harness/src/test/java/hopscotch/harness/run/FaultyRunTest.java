package hopscotch.harness.run;

import static hopscotch.harness.run.Suites.MAPS;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.harness.results.Results;
import hopscotch.harness.results.row.Task;
import hopscotch.judge.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs of planners that fail: what it costs them, and nobody else. */
@Tag("processes")
class FaultyRunTest {
  @TempDir private Path folder;

  @Test
  void anErrorOrAWrongAnswerCostsItsOwnRow() throws IOException {
    Results results =
        Suites.run(
            MAPS
                + """
                timing: quick
                planners: ["faulty(astar,fault={throw,illegal,no-path,preparation})", astar]
                """,
            folder);
    assertEquals(5 * 40, results.size());
    assertEquals(Set.of(Verdict.OPTIMAL, Verdict.ERROR), Suites.verdicts(results, "faulty(astar)"));
    assertEquals(
        Set.of(Verdict.OPTIMAL, Verdict.INVALID),
        Suites.verdicts(results, "faulty(astar,fault=illegal)"));
    assertEquals(
        Set.of(Verdict.OPTIMAL, Verdict.MISSED),
        Suites.verdicts(results, "faulty(astar,fault=no-path)"));
    assertEquals(
        Set.of(Verdict.ERROR), Suites.verdicts(results, "faulty(astar,fault=preparation)"));
    assertEquals(Set.of(Verdict.OPTIMAL), Suites.verdicts(results, "astar"));
  }

  /** What no row can hold costs its planner the row, and nobody the run. */
  @Test
  void anAnswerThatIsNoneIsAnErrorOfItsPlanner() throws IOException {
    Results results =
        Suites.run(
            MAPS
                + """
                timing: quick
                planners: ["faulty(astar,fault={null,negative,overflowing,index})", astar]
                """,
            folder);
    assertEquals(5 * 40, results.size());
    assertEquals(Set.of(Verdict.OPTIMAL), Suites.verdicts(results, "astar"));
    for (String fault : List.of("null", "negative", "overflowing")) {
      String spec = "faulty(astar,fault=" + fault + ")";
      assertEquals(Set.of(Verdict.OPTIMAL, Verdict.ERROR), Suites.verdicts(results, spec));
    }
    assertEquals(Set.of(Verdict.ERROR), Suites.verdicts(results, "faulty(astar,fault=index)"));
    assertTrue(hasDetail(results, "faulty(astar,fault=null)", "answered null"));
    assertTrue(hasDetail(results, "faulty(astar,fault=negative)", "touched is -5"));
    assertTrue(hasDetail(results, "faulty(astar,fault=index)", "index_bytes"));
  }

  @Test
  void aCrowdWithAnAnswerThatIsNoneIsAnErrorOfItsPlanner() throws IOException {
    String spec = "faulty(astar,fault=null)";
    Results results =
        Suites.run(
            MAPS
                + """
                timing: quick
                crowd: {units: 30, by: [queries]}
                planners: ["faulty(astar,fault=null)", astar]
                """,
            folder);
    assertEquals(Set.of(Verdict.OPTIMAL), Suites.verdicts(results, "astar"));
    assertTrue(Suites.verdicts(results, spec).contains(Verdict.ERROR));
    assertTrue(hasDetail(results, spec, "answered null"));
  }

  @Test
  void aPlannerThatKillsItsProcessCostsItsOwnRowsWithTheReason() throws IOException {
    Results results =
        Suites.run(
            MAPS.replace("1..2", "1").replace("count: 20", "count: 5")
                + """
                timing: isolated
                budgets: {query: 200ms, memory: 64m}
                planners: ["faulty(astar,fault={memory,hang,exit,signal})", astar]
                """,
            folder);
    assertEquals(5 * 5, results.size());
    assertEquals(Set.of(Verdict.OPTIMAL), Suites.verdicts(results, "astar"));
    assertFalse(hasDetail(results, "astar", "h"));
    String log = Files.readString(folder.resolve("logs/workers.log"));
    for (Map.Entry<String, String> cause :
        Map.of(
                "memory",
                "out of memory: more than 64m of heap (exit code 3); last on standard error:"
                    + " Terminating due to java.lang.OutOfMemoryError: Java heap space",
                "hang",
                "hung",
                "exit",
                "the worker process ended with exit code 7",
                "signal",
                "the worker process was ended by signal 9 (SIGKILL, which the system sends where"
                    + " memory runs out); last on standard error: about to be killed")
            .entrySet()) {
      String spec = "faulty(astar,fault=" + cause.getKey() + ")";
      assertTrue(hasDetail(results, spec, cause.getValue()), spec);
      // on a fast machine the warm-up comes as far as the fault
      String said = spec + ": " + cause.getValue();
      assertTrue(log.contains(", asking " + said) || log.contains(", warming up " + said), log);
    }
  }

  /** It finds no path before it is warm, so every process that answered had been warmed up. */
  @Test
  void aPlannerThatKillsItsProcessInTheWarmUpIsWarmedUpAgain() throws IOException {
    String spec = "faulty(astar,fault=cold)";
    Results results =
        Suites.run(
            MAPS.replace("1..2", "6").replace("count: 20", "count: 8").replace("10ms", "500ms")
                + """
                timing: isolated
                planners: ["faulty(astar,fault=cold)"]
                """,
            folder);
    int killed = 0;
    for (int row = 0; row < results.size(); row++) {
      boolean isKilled = results.verdict(row) == Verdict.ERROR;
      killed += isKilled ? 1 : 0;
      assertTrue(isKilled || results.verdict(row) == Verdict.OPTIMAL, results.detail(row));
    }
    assertEquals(1, killed);
    String log = Files.readString(folder.resolve("logs/workers.log"));
    assertTrue(log.contains(", warming up " + spec + ": the worker process ended"), log);
    assertTrue(log.contains(", asking " + spec + ": the worker process ended"), log);
  }

  /** The block that a stop came into is not asked again of another process. */
  @Test
  void aRunThatIsStoppedAsksNoMore() throws IOException {
    String text =
        MAPS.replace("10ms", "0ms")
            + """
            timing: quick
            planners: ["faulty(astar,fault=exit)"]
            """;
    Run[] run = new Run[1];
    RunWatcher stopsAtTheFirstBlock =
        new RunWatcher() {
          @Override
          public void on(Task task) {
            run[0].stop();
          }
        };
    run[0] = new Run(Suites.plan(text), text, Shard.ALL, 1, stopsAtTheFirstBlock);
    run[0].execute(folder);
    assertEquals(0, Results.read(folder).size());
    assertTrue(Files.notExists(folder.resolve("logs/workers.log")), "a process was asked and died");
  }

  private static boolean hasDetail(Results results, String spec, String detail) {
    for (int row = 0; row < results.size(); row++) {
      if (results.planners().get(results.planner(row)).equals(spec)
          && results.detail(row).contains(detail)) {
        return true;
      }
    }
    return false;
  }
}
