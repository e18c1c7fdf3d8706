package hopscotch.cli.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import hopscotch.cli.CommandLineRun;
import hopscotch.cli.console.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The command that a report names works where the run was typed. */
@Tag("processes")
class RepeatCommandTest extends SmallRun {
  private static final String MAP = "type octile\nheight 3\nwidth 6\nmap\n......\n.@.@..\n......\n";

  @Test
  void onAGeneratedMap() throws IOException {
    assertWorks(run(SUITE));
  }

  @Test
  void onAMapThatASuiteNamesByItsFile() throws IOException {
    Files.writeString(Files.createDirectories(folder.resolve("own")).resolve("m.map"), MAP);
    assertWorks(
        run(
            """
            name: files
            timing: quick
            maps: [{files: own/m.map}]
            queries: {from: random, count: 5}
            warm-up: 10ms
            planners: [astar, bfs]
            """));
  }

  @Test
  void onAMapOfAFolderThatWasNamed() throws IOException {
    Files.writeString(Files.createDirectories(folder.resolve("maps/own")).resolve("m.map"), MAP);
    assertWorks(
        run(
            """
            name: sets
            timing: quick
            maps: [{set: own}]
            queries: {from: random, count: 5}
            warm-up: 10ms
            planners: [astar, bfs]
            """,
            "run",
            "--maps",
            folder.resolve("maps")));
  }

  @Test
  void ofATeamOfAScenario() throws IOException {
    Path maps = Files.createDirectories(folder.resolve("maps/own"));
    Files.writeString(maps.resolve("m.map"), MAP);
    Files.writeString(
        maps.resolve("m-even-1.scen"),
        "version 1\n0\tm.map\t6\t3\t0\t0\t5\t0\t5\n0\tm.map\t6\t3\t5\t2\t0\t2\t5\n");
    CommandLineRun run =
        run(
            """
            name: teams
            timing: quick
            maps: [{set: own}]
            teams: [{from: even, scenarios: 1, units: 2}]
            budgets: {query: 2s}
            stop: end
            planners: [lacamstar, pibt]
            """,
            "run",
            "--maps",
            folder.resolve("maps"));
    assertWorks(run);
    String page =
        Files.readString(folder.resolve("run/report.html"))
            .replaceAll("(?s)<(style|script).*?</\\1>", "")
            .replaceAll("<[^>]*>", "");
    assertTrue(page.contains(" planned teams; means"), page);
    assertFalse(page.matches("(?is).*quer(y|ies).*"), page);
    assertFalse(run.err().matches("(?is).*quer(y|ies).*"), run.err());
  }

  private void assertWorks(CommandLineRun run) throws IOException {
    assertEquals(ExitCode.OK, run.code(), run.err());
    List<String> commands;
    try (CsvReader<NamedCsvRecord> csv =
        CsvReader.builder().ofNamedCsvRecord(folder.resolve("run/tables/worst.csv"))) {
      commands = csv.stream().map(row -> row.getField("to repeat")).toList();
    }
    assertTrue(!commands.isEmpty(), "no worst query");
    for (String command : commands) {
      assertTrue(command.startsWith("hopscotch solve "), command);
      Object[] words =
          Pattern.compile("'[^']*'|[^ ]+")
              .matcher(command)
              .results()
              .skip(1)
              .map(word -> word.group().replace("'", ""))
              .toArray();
      CommandLineRun again = CommandLineRun.of(words);
      assertEquals(ExitCode.OK, again.code(), command + "\n" + again.err());
    }
  }
}
