package hopscotch.cli.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import hopscotch.cli.CommandLineRun;
import hopscotch.cli.SmallSets;
import hopscotch.datasets.movingai.ScenarioReader;
import hopscotch.harness.run.CountingPlanner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SolveCommandTest {
  @TempDir private Path root;
  private Path map;
  private Path scenario;

  @BeforeEach
  void writeMaps() throws IOException {
    SmallSets.write(root);
    map = root.resolve("toy/rooms.map");
    scenario = root.resolve("toy/rooms.map.scen");
  }

  @Test
  void everyRowOfAScenarioIsOptimal() throws IOException {
    CommandLineRun run =
        CommandLineRun.of("solve", "--map", map, "--scen", scenario, "--format", "csv");
    List<NamedCsvRecord> rows = run.csv();
    assertEquals(0, run.code(), run.err());
    assertEquals(ScenarioReader.read(scenario).rows().size(), rows.size());
    for (NamedCsvRecord row : rows) {
      assertEquals("optimal", row.getField("verdict"));
      assertEquals(
          Double.parseDouble(row.getField("expected_length")),
          Double.parseDouble(row.getField("length")),
          1e-8);
      assertTrue(Long.parseLong(row.getField("nanos")) > 0);
    }
    assertTrue(run.err().startsWith("planner  queries  optimal"), run.err());
  }

  /** Through the gap of two rows, and of none of three. */
  @Test
  void aBodyNeedsAGapOfItsSide() throws IOException {
    Path gap = root.resolve("gap.map");
    Files.writeString(
        gap, "type octile\nheight 5\nwidth 7\nmap\n...@...\n.......\n.......\n...@...\n...@...\n");
    for (int body = 1; body <= 3; body++) {
      CommandLineRun run =
          CommandLineRun.of(
              "solve",
              "--map",
              gap,
              "--from",
              "0,0",
              "--to",
              "4,0",
              "--movement",
              "body=" + body,
              "--format",
              "csv");
      assertEquals(0, run.code(), run.err());
      NamedCsvRecord row = run.csv().get(0);
      assertEquals(body < 3 ? "optimal" : "no-path", row.getField("verdict"));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {80, 120})
  void onATerminalRowsAndSummaryFit(int width) {
    Object[] words = {"solve", "--map", map, "--limit", 5, "--planner", "astar", "--width", width};
    CommandLineRun run = CommandLineRun.of(words);
    for (String line : (run.out() + run.err()).lines().toList()) {
      assertTrue(line.length() <= width, line);
    }
    String header = run.out().lines().findFirst().orElseThrow();
    for (String column : new String[] {"row", "planner", "length", "expanded", "verdict"}) {
      assertTrue(header.contains(column), header);
    }
    assertEquals(width == 120, header.contains("start x"), header);
    assertTrue(run.err().startsWith("planner  queries  optimal"), run.err());
  }

  @Test
  void aPathThatWasAskedForIsWholeOnATerminal() {
    CommandLineRun run =
        CommandLineRun.of("solve", "--map", map, "--limit", 5, "--path", "--width", 80);
    assertFalse(run.out().contains("..."), run.out());
    assertTrue(run.out().lines().findFirst().orElseThrow().endsWith("path"), run.out());
  }

  @Test
  void theFirstMoveOfARefinedPathHasATimeOfItsOwnAndAnAbstractPathHasNone() throws IOException {
    CommandLineRun run =
        CommandLineRun.of(
            "solve",
            "--map",
            map,
            "--scen",
            scenario,
            "--limit",
            "5",
            "--format",
            "csv",
            "--planner",
            "hpa",
            "--planner",
            "hpa(refine=none)",
            "--planner",
            "astar");
    assertEquals(0, run.code(), run.err());
    for (NamedCsvRecord row : run.csv()) {
      String firstMove = row.getField("first_move_nanos");
      String lastMove = row.getField("last_move_nanos");
      switch (row.getField("planner")) {
        case "hpa" -> {
          assertTrue(Long.parseLong(firstMove) > 0);
          assertTrue(Long.parseLong(firstMove) <= Long.parseLong(lastMove), "of one call");
        }
        case "astar" -> {
          assertEquals(row.getField("nanos"), firstMove);
          assertEquals(firstMove, lastMove);
        }
        default -> assertEquals("", firstMove + lastMove);
      }
    }
  }

  @Test
  void aPlannerThatProvesABoundShowsTheFactorOfEachPath() {
    CommandLineRun run =
        CommandLineRun.of(
            "solve",
            "--map",
            map,
            "--scen",
            scenario,
            "--limit",
            "5",
            "--format",
            "csv",
            "--planner",
            "rays(hpa(w=1.05))",
            "--planner",
            "hpa");
    assertEquals(0, run.code(), run.err());
    for (NamedCsvRecord row : run.csv()) {
      String factor = row.getField("proven_factor");
      if (row.getField("planner").equals("hpa")) {
        assertEquals("", factor);
      } else {
        double proven = Double.parseDouble(factor);
        assertTrue(Double.parseDouble(row.getField("suboptimality")) <= proven && proven <= 1.05);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"null", "negative", "overflowing"})
  void anAnswerThatIsNoneIsAnErrorOfItsPlanner(String fault) {
    String spec = "faulty(astar,fault=" + fault + ")";
    CommandLineRun run =
        CommandLineRun.of(
            "solve", "--map", map, "--format", "csv", "--planner", spec, "--planner", "astar");
    assertEquals(3, run.code(), run.err());
    assertEquals(Set.of("optimal", "error"), verdicts(run, spec));
    assertEquals(Set.of("optimal"), verdicts(run, "astar"));
  }

  private static Set<String> verdicts(CommandLineRun run, String planner) {
    return run.csv().stream()
        .filter(row -> row.getField("planner").equals(planner))
        .map(row -> row.getField("verdict"))
        .collect(Collectors.toSet());
  }

  @Test
  void anErrorOfTwoLinesIsOneLineOfCsv() {
    CommandLineRun run =
        CommandLineRun.of(
            "solve", "--map", map, "--format", "csv", "--planner", "faulty(astar,fault=throw)");
    assertEquals(3, run.code(), run.err());
    int rows = run.csv().size();
    assertEquals(1 + rows, run.out().lines().count(), run.out());
    assertTrue(run.out().contains("went wrong, and on a second line"), run.out());
  }

  /** The first time is not that of code that was never run. */
  @Test
  void theFirstPathIsHandedOutOnceBeforeItIsTimed() {
    int begun = CountingPlanner.BEGUN.get();
    int ended = CountingPlanner.ENDED.get();
    CommandLineRun run =
        CommandLineRun.of("solve", "--map", map, "--limit", 3, "--planner", "counting(hpa)");
    assertEquals(0, run.code(), run.err());
    assertEquals(1 + 3, CountingPlanner.BEGUN.get() - begun);
    assertEquals(1 + 3, CountingPlanner.ENDED.get() - ended);
  }

  @Test
  void severalThreadsGiveTheSameRowsInTheSameOrder() throws IOException {
    List<List<String>> one = rowsWithoutTimes(1);
    assertEquals(2 * ScenarioReader.read(scenario).rows().size(), one.size());
    assertEquals(one, rowsWithoutTimes(3));
  }

  private List<List<String>> rowsWithoutTimes(int threads) throws IOException {
    CommandLineRun run =
        CommandLineRun.of(
            "solve",
            "--map",
            map,
            "--threads",
            threads,
            "--planner",
            "hl",
            "--planner",
            "astar",
            "--path",
            "--format",
            "csv");
    assertEquals(0, run.code(), run.err());
    return run.csv().stream()
        .map(
            row ->
                row.getHeader().stream()
                    .filter(column -> !column.endsWith("nanos"))
                    .map(row::getField)
                    .toList())
        .toList();
  }

  @Test
  void severalPlannersAnswerEachQueryInTurn() throws IOException {
    JsonNode rows =
        CommandLineRun.of(
                "solve",
                "--maps",
                root,
                "--map",
                "toy/rooms",
                "--planner",
                "astar",
                "--planner",
                "dfs",
                "--every",
                2,
                "--limit",
                3,
                "--format",
                "json")
            .json();
    assertEquals(6, rows.size());
    assertEquals("astar", rows.get(2).get("planner").asText());
    assertEquals("dfs", rows.get(3).get("planner").asText());
    assertEquals(2, rows.get(3).get("row").asInt());
  }

  @Test
  void aPlannerThatPromisesNothingMayBeSuboptimal() {
    CommandLineRun run =
        CommandLineRun.of("solve", "--map", map, "--planner", "dfs", "--format", "csv");
    assertEquals(0, run.code());
    assertTrue(run.csv().stream().anyMatch(row -> row.getField("verdict").equals("suboptimal")));
  }

  @Test
  void aBoundedPlannerKeepsItsBound() {
    CommandLineRun run =
        CommandLineRun.of("solve", "--map", map, "--planner", "astar(weight=3)", "--format", "csv");
    assertEquals(0, run.code());
    assertTrue(run.csv().stream().anyMatch(row -> row.getField("verdict").equals("bounded")));
    assertTrue(
        run.csv().stream().allMatch(row -> row.getField("verdict").matches("optimal|bounded")));
  }

  @Test
  void aWrongFileIsNotThePlannersFault() throws IOException {
    SmallSets.replace(scenario, "[0-9.]+\n$", "777.25000000\n");
    CommandLineRun run = CommandLineRun.of("solve", "--map", map, "--format", "csv");
    assertEquals(0, run.code());
    NamedCsvRecord last = run.csv().get(run.csv().size() - 1);
    assertEquals("reference-disagrees", last.getField("verdict"));
    assertTrue(last.getField("detail").startsWith("the file says 777.25000000, two searches find"));
  }

  @Test
  void endsAtCornersAreServedByExactAnyAnglePlanners() throws IOException {
    String[] query = {
      "solve", "--map", map.toString(), "--from", "1,1", "--to", "3,2", "--movement", "ends=corners"
    };
    CommandLineRun run =
        CommandLineRun.of(
            Stream.concat(
                    Stream.of(query), Stream.of("--planner", "anya", "--path", "--format", "json"))
                .toArray());
    assertEquals(0, run.code(), run.err());
    assertEquals("[\"1.0,1.0\",\"3.0,2.0\"]", run.json().get(0).get("path").toString());
    CommandLineRun refused =
        CommandLineRun.of(
            Stream.concat(Stream.of(query), Stream.of("--planner", "astar")).toArray());
    assertEquals(2, refused.code());
    assertTrue(refused.err().contains("moves between centres of cells"), refused.err());
  }

  @Test
  void aQueryOfOnesOwnShowsItsPath() throws IOException {
    Files.writeString(root.resolve("own.map"), "type octile\nheight 2\nwidth 3\nmap\n...\n@..\n");
    JsonNode row =
        CommandLineRun.of(
                "solve",
                "--map",
                root.resolve("own.map"),
                "--from",
                "0,0",
                "--to",
                "2,0",
                "--path",
                "--format",
                "json")
            .json()
            .get(0);
    assertEquals("optimal", row.get("verdict").asText());
    assertEquals("[\"0,0\",\"1,0\",\"2,0\"]", row.get("path").toString());
  }

  @Test
  void lengthsOfTheFileHoldForItsMovementOnly() {
    for (String[] movement :
        new String[][] {
          {"--movement", "always"},
          {"--movement", "2/3"},
          {"--movement", "4"},
          {"--movement", ".=3"}
        }) {
      CommandLineRun run =
          CommandLineRun.of(
              "solve", "--map", map, "--every", 5, "--format", "csv", movement[0], movement[1]);
      assertEquals(0, run.code(), run.err());
      assertTrue(
          run.csv().stream().allMatch(row -> row.getField("verdict").equals("optimal")),
          movement[0]);
    }
  }

  @Test
  void aSpentBudgetIsNoFault() {
    CommandLineRun run =
        CommandLineRun.of("solve", "--map", map, "--max-expansions", 5, "--format", "csv");
    assertEquals(0, run.code());
    assertTrue(run.csv().stream().anyMatch(row -> row.getField("verdict").equals("budget")));
  }
}
