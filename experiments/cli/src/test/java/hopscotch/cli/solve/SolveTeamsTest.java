package hopscotch.cli.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import de.siegmar.fastcsv.reader.NamedCsvRecord;
import hopscotch.cli.CommandLineRun;
import hopscotch.cli.SmallTeam;
import hopscotch.cli.console.ExitCode;
import hopscotch.core.testkit.RealMaps;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SolveTeamsTest {
  @TempDir private Path folder;
  private Path map;

  @BeforeEach
  void writeMap() throws IOException {
    map = SmallTeam.write(folder);
  }

  private CommandLineRun solve(Object... arguments) {
    Object[] words = new Object[arguments.length + 5];
    System.arraycopy(
        new Object[] {"solve", "--map", map, "--format", "csv"},
        0,
        words,
        0,
        words.length - arguments.length);
    System.arraycopy(arguments, 0, words, 5, arguments.length);
    return CommandLineRun.of(words);
  }

  @Test
  void writesARowForEachNumberOfUnitsAndPlanner() {
    CommandLineRun run =
        solve(
            "--agents", "2,3", "--planner", "lacamstar", "--planner", "pp", "--max-millis", 10_000);
    assertEquals(ExitCode.OK, run.code(), run.err());
    List<NamedCsvRecord> rows = run.csv();
    assertEquals(
        List.of("2 lacamstar", "2 pp", "3 lacamstar", "3 pp"),
        rows.stream().map(row -> row.getField("units") + " " + row.getField("planner")).toList());
    assertTrue(rows.stream().allMatch(row -> row.getField("verdict").equals("valid")), run.out());
  }

  @Test
  void unitsAreChosenByTheirRows() throws IOException {
    Path plan = folder.resolve("bay.plan");
    CommandLineRun run = solve("--units", "2,0", "--planner", "lacam", "-o", plan);
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertEquals("2", run.csv().get(0).getField("units"));
    String text = Files.readString(plan);
    assertTrue(text.contains("\n0,2 4,2 ") && text.contains("\n0,0 4,0 "), text);
    assertEquals(ExitCode.OK, CommandLineRun.of("mapf", "check", plan).code());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--units 3 | --units: unit 3: expected 0 to 2, the rows of",
        "--units 1 --agents 2 | --units chooses rows of a scenario: expected no --agents",
        "--units 1 --random-team 5 | --units chooses rows of a scenario",
      })
  void unitsThatAreNoRowsAreRefused(String options, String message) {
    CommandLineRun run = solve((Object[]) options.split(" "));
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().contains(message), run.err());
  }

  /** A planner of teams is asked once: most of its time may be that of the JVM's compiler. */
  @Test
  void aTableSaysThatItsTimesAreNotWarmAndRowsForProgramsDoNot() {
    Object[] words = {"solve", "--map", map, "--agents", 2, "--planner", "pibt"};
    assertEquals(
        "Times are not warm: the JVM still compiled. A suite warms up.\n",
        CommandLineRun.of(words).err());
    assertEquals("", solve("--agents", 2, "--planner", "pibt").err());
  }

  @Test
  void aProvedOptimumIsOnItsBound() {
    NamedCsvRecord row = solve("--agents", 2, "--planner", "lacamstar").csv().get(0);
    assertEquals("solved", row.getField("outcome"));
    assertEquals(row.getField("sum_of_loss"), row.getField("proved_bound"));
    assertEquals("11", row.getField("lower_bound"), "more than 8, the distances");
  }

  @Test
  void unitsMoveInFourDirectionsUnlessEightAreNamed() {
    CommandLineRun four = solve("--agents", 3, "--planner", "lacam", "--first-plan");
    assertEquals("12", four.csv().get(0).getField("lower_bound"));
    CommandLineRun eight = solve("--agents", 3, "--planner", "lacam", "--movement", "8 always");
    assertEquals(ExitCode.OK, eight.code(), eight.err());
  }

  @Test
  void theSeedGoesToPlannersThatDraw() {
    CommandLineRun run =
        solve("--agents", 2, "--planner", "lacam", "--planner", "pibt(seed=7)", "--seed", 5);
    assertEquals(
        List.of("lacam(seed=5)", "pibt(seed=7)"),
        run.csv().stream().map(row -> row.getField("planner")).toList());
  }

  @Test
  void aRandomTeamMayBeLargerThanTheScenario() {
    CommandLineRun run = solve("--agents", 9, "--random-team", 1, "--planner", "lacam");
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertEquals("9", run.csv().get(0).getField("units"));
  }

  @Test
  void anAnswerOfNoPlanBeforeTheBudgetEndsIsNoFault() {
    CommandLineRun run = solve("--agents", 3, "--planner", "lacam", "--max-expansions", 0);
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertEquals("budget", run.csv().get(0).getField("verdict"));
  }

  /** Each planner's word is held against the plans of all. */
  @ParameterizedTest
  @CsvSource({
    "faulty-teams, unchecked, 0",
    "faulty-teams lacam, missed valid, 3",
    "lacam faulty-teams, valid missed, 3",
    "faulty-teams faulty-too, no-plan no-plan, 0",
    "faulty-teams(fault=null), error, 3",
    "faulty-teams(fault=no-costs), error, 3",
    "faulty-teams(fault=off-map), invalid, 3"
  })
  void thatThereIsNoPlanIsWorthWhatAllAnswersSay(String planners, String verdicts, int code) {
    List<Object> words = new ArrayList<>(List.of("--agents", 2));
    for (String planner : planners.split(" ")) {
      words.addAll(List.of("--planner", planner));
    }
    CommandLineRun run = solve(words.toArray());
    assertEquals(code, run.code(), run.err());
    assertEquals(
        List.of(verdicts.split(" ")),
        run.csv().stream().map(row -> row.getField("verdict")).toList());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--agents 4 | --agents: 4 units: expected 1 to 3, the rows of",
        "--agents 0 | --agents 0: expected at least 1",
        "--agents 2 --planner lacamstr | unknown planner 'lacamstr' (did you mean lacamstar?)",
        "--agents 2 --planner astar | planner 'astar' answers single queries",
        "--planner lacamstar | planner 'lacamstar' plans for teams: expected --agents beside it",
        "--agents 2 --max-millis 0 | --max-millis 0: expected at least 1",
        "--agents 2 --every 2 | --every beside --agents: expected one of them",
        "--agents 2 --movement ends=corners | ends=corners: units of a team stand at centres of cells",
      })
  void aMistakeIsNamedInOneLine(String arguments, String message) {
    CommandLineRun run = solve((Object[]) arguments.split(" "));
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().lines().findFirst().orElseThrow().contains(message), run.err());
  }

  @Test
  void aTeamOfAPublishedScenarioIsPlanned() {
    Path maps = RealMaps.folder();
    CommandLineRun run =
        CommandLineRun.of(
            "solve",
            "--maps",
            maps,
            "--map",
            "mapf/random-32-32-20",
            "--scen",
            maps.resolve("mapf/random-32-32-20-random-1.scen"),
            "--agents",
            "30,50",
            "--planner",
            "lacam",
            "--format",
            "csv");
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertEquals(
        List.of("622 valid", "1082 valid"),
        run.csv().stream()
            .map(row -> row.getField("lower_bound") + " " + row.getField("verdict"))
            .toList());
  }
}
