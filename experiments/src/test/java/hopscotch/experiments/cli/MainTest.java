package hopscotch.experiments.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import hopscotch.core.planner.Planners;
import java.io.IOException;
import org.junit.jupiter.api.Test;
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
  void theVersionIsOneLine() {
    CommandLineRun run = CommandLineRun.of("--version");
    assertEquals(0, run.code());
    assertTrue(run.out().matches("hopscotch \\S+\n"), run.out());
    assertEquals(run.out(), CommandLineRun.of("solve", "--version").out());
  }

  @Test
  void anUnknownCommandIsCorrected() {
    CommandLineRun run = CommandLineRun.of("solv");
    assertEquals(2, run.code());
    assertTrue(run.err().contains("Did you mean: hopscotch solve?"), run.err());
  }

  @Test
  void noCommandIsAMistake() {
    assertEquals(2, CommandLineRun.of().code());
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
    assertEquals(Planners.all().size(), rows.size());
    for (JsonNode row : rows) {
      if (row.get("id").asText().equals("astar")) {
        assertEquals("OPTIMAL", row.get("guarantee").asText());
        assertTrue(row.get("parameters").toString().contains("\"weight=1\""));
        return;
      }
    }
    throw new AssertionError("no row for astar in " + rows);
  }

  @Test
  void plannersShowsTheParametersOfOne() throws IOException {
    JsonNode rows = CommandLineRun.of("planners", "astar", "--format", "json").json();
    assertEquals("heuristic", rows.get(0).get("parameter").asText());
    assertTrue(rows.get(0).get("expected").asText().contains("octile"));
    assertEquals(2, CommandLineRun.of("planners", "foo").code());
  }
}
