package hopscotch.cli.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import hopscotch.cli.CommandLineRun;
import hopscotch.core.testkit.RealMaps;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code solve --walk}. */
class SolveWalkTest {
  private static final String WALK =
      """
      type walk
      version 1
      height 2
      width 6
      map
      ......
      ......
      commands
      Q 0 0 3 0 3
      C 1 0 @
      C 2 1 .
      M 0 0
      Q 0 0 3 0 4.41421356237
      C 3 0 @
      Q 0 0 3 0 -1
      C 1 0 .
      C 3 0 .
      Q 1 0 3 0 ?
      """;

  @TempDir private Path folder;

  private CommandLineRun solve(String walk, Object... options) throws IOException {
    List<Object> arguments = new ArrayList<>();
    arguments.addAll(List.of("solve", "--format", "csv", "--walk"));
    arguments.add(Files.writeString(folder.resolve("a.walk"), walk));
    arguments.addAll(List.of(options));
    return CommandLineRun.of(arguments.toArray());
  }

  private static List<String> fields(List<NamedCsvRecord> rows, String name) {
    return rows.stream().map(row -> row.getField(name)).toList();
  }

  @Test
  void lettersThatTheMovementNamesAreTerrain() throws IOException {
    String walk = WALK.replaceFirst("\\.{6}", "..E...").replace("C 3 0 .", "C 3 0 E");
    CommandLineRun run = solve(walk, "--planner", "bfs", "--movement", ".=1,E=1");
    assertEquals(0, run.code(), run.err());
    assertEquals(4, run.csv().size());
    CommandLineRun refused = solve(walk, "--planner", "bfs");
    assertEquals(4, refused.code(), refused.err());
    assertTrue(refused.err().contains("a name for it: --movement '.=1,E=1'"), refused.err());
  }

  @Test
  void anAskIsARowForEachPlannerInTurn() throws IOException {
    CommandLineRun run = solve(WALK, "--planner", "dstarlite", "--planner", "hpa(cluster=5)");
    assertEquals(0, run.code(), run.err());
    List<NamedCsvRecord> rows = run.csv();
    assertEquals(List.of("0", "0", "1", "1", "2", "2", "3", "3"), fields(rows, "ask"));
    assertEquals("dstarlite", rows.get(0).getField("planner"));
    assertEquals("hpa(cluster=5)", rows.get(1).getField("planner"));
  }

  @Test
  void aRowTellsWhatChangedAndWhatItCostApartFromTheSearch() throws IOException {
    List<NamedCsvRecord> rows = solve(WALK, "--planner", "lpastar").csv();
    assertEquals(List.of("0", "1", "1", "2"), fields(rows, "changed_cells"));
    assertEquals("0", rows.get(0).getField("change_nanos"));
    assertTrue(Long.parseLong(rows.get(1).getField("change_nanos")) > 0);
    assertTrue(Long.parseLong(rows.get(1).getField("nanos")) > 0);
    for (String counter : List.of("expanded", "heap_operations", "touched")) {
      assertTrue(Long.parseLong(rows.get(1).getField(counter)) > 0, counter);
    }
    assertEquals("", rows.get(2).getField("nanos"), "the goal is blocked");
    assertEquals(List.of("optimal", "optimal", "no-path", "optimal"), fields(rows, "verdict"));
    assertEquals("2", rows.get(3).getField("expected_length"), "by A* from scratch");
  }

  @Test
  void pathsAndALimitAreAsForQueries() throws IOException {
    List<NamedCsvRecord> rows = solve(WALK, "--limit", 2, "--path").csv();
    assertEquals(2, rows.size());
    assertEquals("0,0 0,1 1,1 2,1 3,0", rows.get(1).getField("path"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"4.41421356237| 3.41421356237", "3| 4", "-1| 3", "3| -1"})
  void aLengthThatDoesNotComeOutEndsInTheCode3(String change) throws IOException {
    String[] lengths = change.split("\\| ");
    String wrong = WALK.replace(" " + lengths[0] + "\n", " " + lengths[1] + "\n");
    CommandLineRun run = solve(wrong, "--planner", "dstarlite", "--planner", "subgoal");
    assertEquals(3, run.code(), run.err());
    assertTrue(run.out().contains("reference-disagrees"), run.out());
    assertTrue(run.out().contains("the file says " + lengths[1]) || lengths[1].equals("3"));
  }

  @Test
  void aPlannerThatIsWrongEndsInTheCode3() throws IOException {
    for (String fault : List.of("throw", "illegal", "no-path")) {
      String everyStart = WALK;
      for (int x = 0; x < 6; x++) {
        everyStart += "Q %d 1 1 0 ?\nQ %d 0 1 1 ?\n".formatted(x, x);
      }
      CommandLineRun run = solve(everyStart, "--planner", "faulty(jps,fault=" + fault + ")");
      assertEquals(3, run.code(), run.err());
    }
  }

  private static final String SWAMP =
      """
      type walk
      version 1
      height 3
      width 6
      map
      ......
      ......
      ......
      commands
      Q 0 1 5 1 5
      C 2 1 S
      C 3 1 S
      Q 0 1 5 1 ?
      """;

  @Test
  void aPlannerKeepsWhatItPromisesOnTheMapAsItIs() throws IOException {
    CommandLineRun run = solve(SWAMP, "--planner", "bfs", "--movement", "4 never sqrt2 .=1,S=9");
    assertEquals(0, run.code(), run.err());
    assertEquals(List.of("optimal", "suboptimal"), fields(run.csv(), "verdict"));
  }

  @Test
  void aPlannerThatDoesNotServeTheChangedMapIsNotAtFaultAndItsMeansAreOfWhatItAnswered()
      throws IOException {
    CommandLineRun run = solve(SWAMP, "--planner", "jps", "--movement", "8 never sqrt2 .=1,S=9");
    assertEquals(0, run.code(), run.err());
    assertEquals(List.of("optimal", "not-offered"), fields(run.csv(), "verdict"));
    NamedCsvRecord first = run.csv().get(0);
    assertEquals("", run.csv().get(1).getField("nanos"));
    List<String> summary = run.err().lines().toList();
    List<String> heads = List.of(summary.get(0).split("  +"));
    String[] means = summary.get(1).strip().split("  +");
    assertEquals("2", means[heads.indexOf("asks")]);
    assertEquals("1", means[heads.indexOf("not-offered")]);
    assertEquals(
        Double.parseDouble(first.getField("expanded")),
        Double.parseDouble(means[heads.indexOf("mean expansions")]));
    assertEquals(0, Double.parseDouble(means[heads.indexOf("mean change µs")]));
  }

  @Test
  void lengthsOfAnotherMovementAreLeftAside() throws IOException {
    CommandLineRun run = solve(WALK, "--planner", "dstarlite", "--movement", 4);
    assertEquals(0, run.code(), run.err());
    assertEquals("5", run.csv().get(1).getField("expected_length"));
  }

  @Test
  void theSummaryHasTheTimeOfChangesOfItsOwn() throws IOException {
    CommandLineRun run = solve(WALK, "--planner", "sectors");
    assertTrue(run.err().startsWith("planner  asks "), run.err());
    assertTrue(run.err().contains("mean change µs"), run.err());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--map a.map       | --map beside --walk: expected one of them",
        "--scen a.scen     | --scen beside --walk",
        "--from 0,0 --to 1,1 | --from beside --walk",
        "--every 2         | --every beside --walk",
        "--index a         | --index beside --walk",
        "--planner foo     | unknown planner 'foo'",
        "--limit 0         | --limit 0: expected at least 1",
      })
  void whatDoesNotGoWithAWalkIsRefused(String options, String message) throws IOException {
    CommandLineRun run = solve(WALK, (Object[]) options.strip().split(" "));
    assertEquals(2, run.code(), run.err());
    assertTrue(run.err().contains(message), run.err());
    assertEquals("", run.out());
  }

  @Test
  void neitherAMapNorAWalkIsAMistakeOfTheUser() {
    CommandLineRun run = CommandLineRun.of("solve");
    assertEquals(2, run.code());
    assertTrue(run.err().contains("'--map=MAP', or '--walk=FILE'"), run.err());
  }

  @Test
  void aFileThatIsNoWalkIsNamedWithItsPlace() throws IOException {
    CommandLineRun run = solve("type octile\nheight 1\nwidth 1\nmap\n.\n");
    assertEquals(4, run.code());
    assertTrue(run.err().contains("a.walk:1: found 'type octile'; expected type walk"), run.err());
    assertTrue(solve("P 0 0 0 0\n").err().contains("expected 'type walk', or 'version 2'"));
    CommandLineRun missing = CommandLineRun.of("solve", "--walk", folder.resolve("none"));
    assertEquals(4, missing.code());
    assertTrue(missing.err().contains("no such file"), missing.err());
  }

  @Test
  void plannersTellsWhatEachTakes() throws IOException {
    JsonNode rows = CommandLineRun.of("planners", "--format", "json").json();
    assertEquals("incremental none", takes(rows, "lpastar"));
    assertEquals("incremental start", takes(rows, "dstarlite"));
    assertEquals("incremental both", takes(rows, "gaastar"));
    assertEquals("in-place none", takes(rows, "hpa"));
    assertEquals("in-place none", takes(rows, "jps"));
    assertEquals("in-place none", takes(rows, "sectors"));
    assertEquals("in-place none", takes(rows, "subgoal"));
    assertEquals("prepared-anew none", takes(rows, "ch"));
  }

  private static String takes(JsonNode rows, String id) {
    for (JsonNode row : rows) {
      if (row.get("id").asText().equals(id)) {
        return row.get("changes").asText() + " " + row.get("moving").asText();
      }
    }
    throw new AssertionError("no row for " + id);
  }

  @Test
  void theCompetitionsAsksAreAllRight() throws IOException {
    Path walks = RealMaps.folder().resolveSibling("dynamic");
    Assumptions.assumeTrue(Files.isDirectory(walks), "no folder " + walks);
    Object[] command = {
      "solve",
      "--walk",
      walks.resolve("dao_arena2.scen"),
      "--planner",
      "jps",
      "--planner",
      "hpa",
      "--limit",
      300,
      "--format",
      "csv"
    };
    CommandLineRun run = CommandLineRun.of(command);
    assertEquals(0, run.code(), run.err());
    List<NamedCsvRecord> rows = run.csv();
    assertEquals(600, rows.size());
    for (NamedCsvRecord row : rows) {
      String verdict = row.getField("verdict");
      boolean isOptimal = verdict.equals("optimal") || verdict.equals("no-path");
      assertTrue(isOptimal || row.getField("planner").equals("hpa"), row::toString);
      assertFalse(verdict.equals("reference-disagrees"), row::toString);
    }
  }
}
