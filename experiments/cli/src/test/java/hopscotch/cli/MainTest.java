package hopscotch.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import hopscotch.core.planner.Planners;
import hopscotch.mapf.planner.TeamPlanners;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class MainTest {

  @Test
  void everyCommandHasHelpWithExamples() {
    CommandLineRun help = CommandLineRun.of("--help");
    assertEquals(0, help.code());
    assertTrue(help.out().contains("Examples:"), help.out());
    for (String command : new String[] {"planners", "solve", "verify"}) {
      CommandLineRun run = CommandLineRun.of(command, "--help");
      assertEquals(0, run.code());
      assertTrue(run.out().contains("Usage: hopscotch " + command), run.out());
      assertTrue(run.out().contains("Examples:"), run.out());
    }
  }

  @Test
  void helpFitsATerminalOf80Columns() {
    requireNarrow(Main.commandLine());
  }

  private static void requireNarrow(CommandLine command) {
    for (String line : command.getUsageMessage().lines().toList()) {
      assertTrue(line.length() <= 80, command.getCommandName() + ": " + line);
    }
    for (String line : command.getCommandSpec().usageMessage().footer()) {
      boolean example = line.startsWith("  hopscotch");
      assertTrue(!example || line.length() < 80, "would be broken into two lines: " + line);
    }
    command.getSubcommands().values().forEach(MainTest::requireNarrow);
  }

  @Test
  void optionsOfManyCommandsAreExplainedOnce() {
    String one = CommandLineRun.of("solve", "query", "--help").out();
    assertTrue(
        one.contains("\nAlso --movement --maps --cache --rule --jar --guest: 'hopscotch --help'"),
        one);
    assertTrue(!one.contains("--cache=DIR"), one);
    String all = CommandLineRun.of("--help").out();
    assertTrue(all.contains("--cache=DIR") && all.contains("body=K"), all);
    String other = CommandLineRun.of("verify", "--help").out();
    assertTrue(other.contains("--movement=TEXT        With --contract"), other);
  }

  @Test
  void theVersionIsOneLine() {
    CommandLineRun run = CommandLineRun.of("--version");
    assertEquals(0, run.code());
    assertTrue(run.out().matches("hopscotch \\S+\n"), run.out());
    assertEquals(run.out(), CommandLineRun.of("solve", "--version").out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "solv                       | 'solv': no command of hopscotch (did you mean solve?)",
        "rnu demo                   | 'rnu': no command of hopscotch (did you mean run?)",
        "generate rooms --size 64   | 'generate': no command of hopscotch (did you mean datasets generate?)",
        "datasets lst               | 'lst': no command of hopscotch datasets (did you mean list?)",
        "xyz                        | 'xyz': no command of hopscotch",
        "solve dao/arena            | 'dao/arena': expected a map after --map, here --map dao/arena",
        "solve wlak a.walk          | 'wlak' (did you mean walk?): expected a map after --map",
        "datasets generate rooms --size 64 | --size 64: expected a width and a height such as 512x256, here 64x64",
        "datasets generate rooms --count 0 | --count 0: expected at least 1",
      })
  void whatIsTypedWrongIsNamedWithWhatWouldBeRight(String command, String said) {
    CommandLineRun run = CommandLineRun.of((Object[]) command.split(" "));
    assertEquals(2, run.code());
    assertTrue(run.err().startsWith("hopscotch: "), run.err());
    assertTrue(run.err().contains(said), run.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "datasets"})
  void withoutACommandTheyAreListed(String group) {
    CommandLineRun run = CommandLineRun.of(group.isEmpty() ? new Object[0] : new Object[] {group});
    assertEquals(2, run.code());
    assertTrue(run.err().contains(group.isEmpty() ? "planners" : "generate"), run.err());
    assertTrue(run.err().contains("Commands:"), run.err());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "solve --map x --plannr astar   | (did you mean --planner?)",
        "render x --shwo                | (did you mean --show?)",
        "render x --zom=3               | (did you mean --zoom?)",
        "solve --map x --planner astr   | unknown planner 'astr' (did you mean astar?)",
        "solve --map x --planner astar(wieght=2) | (did you mean weight?)",
        "solve --map x --planner astar(open=bucket) | (did you mean buckets?)",
        "planners --directons 8         | Unknown option: '--directons'",
        "solve --map x --planner astar --format cvs | (did you mean csv?)",
        "planners jsp                   | (did you mean jps?)",
        "planners mine                  | those of a jar of your own, by --jar FILE",
        "solv --help                    | (did you mean solve?)",
        "datasets fly --help            | 'fly': no command of hopscotch datasets",
        "planners lacmstar              | (did you mean lacamstar?)",
        "teach wal                      | (did you mean wall?)",
        "run demmo                      | (did you mean demo?)",
        "datasets fetch doa             | (did you mean dao?)",
        "datasets generate romms        | (did you mean rooms?)",
      })
  void aSlipOfThePenIsCorrected(String command, String hint) {
    CommandLineRun run = CommandLineRun.of((Object[]) command.strip().split(" "));
    assertTrue(run.err().contains(hint), run.err());
    assertTrue(run.code() == 2 || run.code() == 4, run.err());
  }

  @Test
  void theInstalledProgramSaysWhereTheBenchmarksAre() {
    CommandLineRun run = CommandLineRun.of("bench", "--quick", "OpenList");
    assertEquals(2, run.code());
    assertTrue(run.err().contains("in a clone of https://"), run.err());
  }

  @Test
  void theCompletionScriptKnowsTheCommands() {
    CommandLineRun run = CommandLineRun.of("completion");
    assertEquals(0, run.code());
    assertTrue(run.out().startsWith("#!/usr/bin/env bash"), run.out());
    assertTrue(run.out().contains("--planner"), "options are completed");
  }

  @Test
  void plannersListsTheRegistry() throws IOException {
    JsonNode rows = CommandLineRun.of("planners", "--format", "json").json();
    assertEquals(Planners.all().size() + TeamPlanners.all().size(), rows.size());
    for (JsonNode row : rows) {
      if (row.get("id").asText().equals("astar")) {
        assertEquals("OPTIMAL", row.get("guarantee").asText());
        assertTrue(row.get("parameters").toString().contains("\"weight=1\""));
        return;
      }
    }
    throw new AssertionError("no row for astar in " + rows);
  }

  @ParameterizedTest
  @ValueSource(ints = {80, 120})
  void plannersFitsATerminal(int width) {
    CommandLineRun narrow = CommandLineRun.of("planners", "--width", width);
    for (String line : narrow.out().lines().toList()) {
      assertTrue(line.length() <= width, line);
    }
    for (String column : new String[] {"id ", "guarantee", "metric", "summary"}) {
      assertTrue(narrow.out().lines().findFirst().orElseThrow().contains(column), narrow.out());
    }
    assertTrue(narrow.out().matches("(?s).*not shown: .*jar.*--format wide.*"), narrow.out());
    String whole = CommandLineRun.of("planners", "--width", width, "--format", "wide").out();
    assertEquals(CommandLineRun.of("planners").out(), whole);
  }

  @Test
  void whatIsSaidOfOnePlannerIsNotCut() {
    CommandLineRun narrow = CommandLineRun.of("planners", "hpa", "--width", 80);
    narrow.out().lines().forEach(line -> assertTrue(line.length() <= 80, line));
    assertTrue(narrow.out().contains("Botea, Mueller and Schaeffer 2004"), narrow.out());
    String words = narrow.out().replaceAll("\\s+", " ");
    assertTrue(words.contains("entrance=17 the width from which an entrance has two"), words);
    assertFalse(narrow.out().contains("..."), narrow.out());
  }

  @Test
  void plannersShowsWhatEachPromisesUnderAMovement() throws IOException {
    CommandLineRun four = CommandLineRun.of("planners", "--movement", 4, "--format", "json");
    assertEquals("OPTIMAL", guarantee(four, "bfs"));
    assertEquals("OPTIMAL", guarantee(four, "ch"));
    CommandLineRun equal = CommandLineRun.of("planners", "--movement", "1/2", "--format", "json");
    assertEquals("null", guarantee(equal, "chjp"));
    assertTrue(equal.err().contains("refused: planner 'chjp' needs a diagonal"), equal.err());
    assertEquals("COMPLETE", guarantee(CommandLineRun.of("planners", "--format", "json"), "bfs"));
    CommandLineRun weighted =
        CommandLineRun.of("planners", "--movement", ".=1,S=3", "--format", "json");
    assertEquals("null", guarantee(weighted, "jps"));
  }

  @Test
  void plannersShowsWhatASpecPromises() throws IOException {
    Object[] command = {
      "planners", "astar(heuristic=manhattan)", "--format", "json", "--movement", 8
    };
    assertTrue(guarantee(CommandLineRun.of(command), "astar(heuristic=manhattan)").startsWith("B"));
    command[5] = 4;
    assertEquals("OPTIMAL", guarantee(CommandLineRun.of(command), "astar(heuristic=manhattan)"));
  }

  private static String guarantee(CommandLineRun run, String id) throws IOException {
    for (JsonNode row : run.json()) {
      if (row.get("id").asText().equals(id)) {
        return row.get("guarantee").asText();
      }
    }
    throw new AssertionError("no row for " + id + " in " + run.out());
  }

  @Test
  void plannersOfTeamsSayForWhichObjectiveTheyPromise() throws IOException {
    CommandLineRun all = CommandLineRun.of("planners", "--format", "json");
    assertEquals("OPTIMAL for sum of loss", guarantee(all, "lacamstar"));
    assertEquals("INCOMPLETE", guarantee(all, "pibt"));
    String spec = "lacamstar(objective=makespan)";
    CommandLineRun one = CommandLineRun.of("planners", spec, "--format", "json");
    assertEquals("OPTIMAL for makespan", guarantee(one, spec));
    assertEquals("team", one.json().get(0).get("kind").asText());
  }

  @Test
  void idsOfPlannersOfBothKindsAreCompleted() {
    String script = CommandLineRun.of("completion").out();
    assertTrue(script.contains("lacamstar") && script.contains("jpsplus"));
  }

  @Test
  void plannersShowsTheParametersOfOne() throws IOException {
    JsonNode rows = CommandLineRun.of("planners", "astar", "--format", "json").json();
    assertEquals("heuristic", rows.get(0).get("parameter").asText());
    assertTrue(rows.get(0).get("expected").asText().contains("octile"));
    JsonNode ofTeams = CommandLineRun.of("planners", "pibt", "--format", "json").json();
    assertEquals("swap", ofTeams.get(0).get("parameter").asText());
    assertEquals(2, CommandLineRun.of("planners", "foo").code());
  }
}
