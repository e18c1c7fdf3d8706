package hopscotch.cli.mapf;

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
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MapfCommandTest {
  @TempDir private Path folder;
  private Path map;
  private Path plan;

  @BeforeEach
  void writeMap() throws IOException {
    map = SmallTeam.write(folder);
    plan = folder.resolve("bay.plan");
  }

  private void plan(String... lines) throws IOException {
    Files.writeString(
        plan, "hopscotch plan 1\nmap " + map + "\n" + String.join("\n", lines) + "\n");
  }

  private CommandLineRun check(Object... more) {
    Object[] words = new Object[more.length + 5];
    System.arraycopy(new Object[] {"mapf", "check", plan, "--format", "csv"}, 0, words, 0, 5);
    System.arraycopy(more, 0, words, 5, more.length);
    return CommandLineRun.of(words);
  }

  private CommandLineRun solve(Object... more) {
    Object[] words = new Object[more.length + 9];
    Object[] begin = {"solve", "--map", map, "--agents", 3, "--planner", "lacam", "-o", plan};
    System.arraycopy(begin, 0, words, 0, begin.length);
    System.arraycopy(more, 0, words, begin.length, more.length);
    return CommandLineRun.of(words);
  }

  @Test
  void aPlanThatWasWrittenIsValid() throws IOException {
    assertEquals(ExitCode.OK, solve().code());
    CommandLineRun run = check();
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertTrue(run.csv().isEmpty());
    assertTrue(run.err().contains("valid: 3 units"), run.err());
  }

  @Test
  void aConflictIsARowWithUnitsCellAndStep() throws IOException {
    plan("units 2", "0,0 4,0 rrrr", "4,0 0,0 wllll");
    CommandLineRun run = check();
    assertEquals(ExitCode.FAULTS, run.code(), run.err());
    NamedCsvRecord row = run.csv().get(0);
    assertEquals("swap", row.getField("conflict"));
    assertEquals("3 0 1", fields(row, "step", "unit", "other"));
    assertEquals("3 0", fields(row, "x", "y"));
    assertTrue(run.err().contains("2 units, 1 conflicts"), run.err());
  }

  private static String fields(NamedCsvRecord row, String... names) {
    StringBuilder text = new StringBuilder();
    for (String name : names) {
      text.append(row.getField(name)).append(' ');
    }
    return text.toString().strip();
  }

  @Test
  void aMoveIntoAWallAndAUnitThatStopsShortAreNamed() throws IOException {
    plan("units 2", "0,1 4,1 rrrr", "0,0 4,0 rrr");
    assertEquals(
        "move move move goal move",
        String.join(" ", check().csv().stream().map(row -> row.getField("conflict")).toList()));
  }

  @Test
  void followingMayBeForbidden() throws IOException {
    plan("units 2", "0,0 1,0 r", "1,0 2,0 r");
    assertEquals(ExitCode.OK, check().code());
    assertEquals("following", check("--no-following").csv().get(0).getField("conflict"));
  }

  @ParameterizedTest
  @CsvSource({
    "sum-of-costs 3, 'the sum of costs is 4, not 3 as claimed'",
    "lower-bound 5, 'the lower bound 5 claimed of the sum of costs is above its cost of 4'"
  })
  void aClaimThatIsWrongIsAFault(String claim, String problem) throws IOException {
    plan(claim, "units 1", "0,0 4,0 4r");
    CommandLineRun run = check();
    assertEquals(ExitCode.FAULTS, run.code());
    assertEquals(problem, run.csv().get(0).getField("detail"));
  }

  @Test
  void noMoreConflictsAreNamedThanAskedFor() throws IOException {
    plan("units 1", "0,1 4,1 rrrr");
    CommandLineRun run = check("--limit", 2);
    assertEquals(2, run.csv().size());
    assertTrue(run.err().contains("4 conflicts"), run.err());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "units 2;0,0 4,0 rrrr | :5: the end of the file; expected 2 units, a line each",
        "units 1;0,0 | :4: 1 words; expected startX,startY goalX,goalY MOVES",
        "units 1;0,0 4,0 rr;0,1 0,1 | :5: one line more; expected the lines of 1 units",
        "size 3 | :3: 'size'; expected one of lower-bound, map",
        "units x | units 'x'; expected a whole number",
        "units 1;0,0 9,0 r | unit 0: (9, 0) lies off the map",
        "units 1;1,1 0,0 u | unit 0: start (1, 1)",
        "units 1;0,0 0,0 u | the unit leaves the map at step 1",
        "units 1;0,0 0,0 x | column 1: no move; expected u, d, l, r or w",
      })
  void aFileThatIsNoPlanIsRefusedWithItsLine(String lines, String message) throws IOException {
    plan(lines.split(";"));
    CommandLineRun run = check();
    assertEquals(ExitCode.BAD_DATA, run.code(), run.err());
    assertTrue(run.err().contains(message), run.err());
    assertEquals(1, run.err().lines().count(), run.err());
  }

  @Test
  void aFileThatIsNeitherFormNamesBoth() throws IOException {
    Files.writeString(plan, "once upon a time\n");
    assertTrue(check().err().contains("'hopscotch plan 1', or rows of map_name"), check().err());
  }

  @Test
  void aFileOfTheUsersIsKept() throws IOException {
    Files.writeString(plan, "months of work\n");
    CommandLineRun run = solve();
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().contains("or --force"), run.err());
    assertEquals("months of work\n", Files.readString(plan));
    assertEquals(ExitCode.OK, solve("--force").code());
    assertEquals(ExitCode.OK, solve().code());
  }

  @Test
  void plansBecomeRowsOfTheTrackerAndComeBack() throws IOException {
    Files.move(map, folder.resolve("set/bay-1.map"));
    Path scenario = folder.resolve("set/bay-1-random-1.scen");
    Files.writeString(
        scenario,
        Files.readString(folder.resolve("set/bay.map.scen")).replace("bay.map", "bay-1.map"));
    map = folder.resolve("set/bay-1.map");
    assertEquals(ExitCode.OK, solve("--scen", scenario).code());

    Path rows = folder.resolve("rows.csv");
    CommandLineRun there = CommandLineRun.of("mapf", "convert", plan, "-o", rows);
    assertEquals(ExitCode.OK, there.code(), there.err());
    assertTrue(Files.readString(rows).contains("\nbay-1,random,1,3,"), Files.readString(rows));
    assertTrue(Files.readString(rows).endsWith(",FALSE\n"), Files.readString(rows));

    CommandLineRun valid = CommandLineRun.of("mapf", "check", rows, "--maps", folder);
    assertEquals(ExitCode.OK, valid.code(), valid.err());
    CommandLineRun back = CommandLineRun.of("mapf", "convert", rows, "--maps", folder);
    assertEquals(units(Files.readString(plan)), units(back.out()));
  }

  private static String units(String text) {
    return text.substring(text.indexOf("units 3"));
  }

  @Test
  void theTrackersExportOfASinglePlanTakesItsMapAndScenarioFromOptions() throws IOException {
    assertEquals(ExitCode.OK, solve().code());
    List<String> moves =
        units(Files.readString(plan)).lines().skip(1).map(line -> line.split(" ")[2]).toList();
    Path export = folder.resolve("export.csv");
    String upsideDown = String.join("\n", moves).replace('u', 't').replace('d', 'u');
    Files.writeString(export, "agents,path\n3,\"" + upsideDown.replace('t', 'd') + "\"\n");
    assertTrue(CommandLineRun.of("mapf", "check", export).err().contains("the option --map"));
    CommandLineRun without = CommandLineRun.of("mapf", "check", export, "--map", map);
    assertTrue(without.err().contains("the option --scen"), without.err());
    Path scenario = folder.resolve("set/bay.map.scen");
    CommandLineRun run =
        CommandLineRun.of("mapf", "check", export, "--map", map, "--scen", scenario);
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertTrue(run.err().contains("valid only with up and down flipped"), run.err());
  }

  @Test
  void aRowOfTheTrackerNeedsAScenarioOfTheBenchmark() {
    assertEquals(ExitCode.OK, solve().code());
    CommandLineRun run = CommandLineRun.of("mapf", "convert", plan);
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().contains("such as room-32-32-4-random-1.scen"), run.err());
  }

  @Test
  void aPlanOfAPublishedScenarioIsCheckedAsARowOfTheTracker() {
    Path maps = RealMaps.folder();
    Path scenario = maps.resolve("mapf/random-32-32-20-random-1.scen");
    Path rows = folder.resolve("rows.csv");
    map = maps.resolve("mapf/random-32-32-20.map");
    assertEquals(ExitCode.OK, solve("--scen", scenario).code());
    assertEquals(ExitCode.OK, CommandLineRun.of("mapf", "convert", plan, "-o", rows).code());
    CommandLineRun run = CommandLineRun.of("mapf", "check", rows, "--map", map);
    assertEquals(ExitCode.OK, run.code(), run.err());
  }

  @Test
  void unitsWorkAndWhereTheyWereIsAPlanWithoutConflict() throws IOException {
    Path tasks = folder.resolve("tasks.txt");
    Files.writeString(tasks, "0,2\n4,2\n\n2,1\n");
    CommandLineRun run =
        CommandLineRun.of(
            "mapf",
            "lifelong",
            "--map",
            map,
            "--agents",
            2,
            "--steps",
            40,
            "--tasks",
            tasks,
            "-o",
            plan,
            "--format",
            "csv");
    assertEquals(ExitCode.OK, run.code(), run.err());
    NamedCsvRecord row = run.csv().get(0);
    assertEquals(
        "pibt(hindrance=true) 2 40 5 0 valid",
        fields(row, "planner", "units", "steps", "tasks", "late_steps", "verdict"));
    assertEquals(ExitCode.OK, check().code());
  }

  @Test
  void unitsWorkOnFilesOfTheLeague() throws IOException {
    Path starts = Files.writeString(folder.resolve("starts.txt"), "# version\n2\n4\n0\n");
    Path tasks = Files.writeString(folder.resolve("tasks.txt"), "# version\n2\n0,4\n4,0\n");
    CommandLineRun run =
        CommandLineRun.of(
            "mapf",
            "lifelong",
            "--map",
            map,
            "--starts",
            starts,
            "--steps",
            60,
            "--tasks",
            tasks,
            "-o",
            plan,
            "--format",
            "csv");
    assertEquals(ExitCode.OK, run.code(), run.err());
    NamedCsvRecord row = run.csv().get(0);
    assertEquals(
        "2 60 2 4 0 valid",
        fields(row, "units", "steps", "tasks", "places", "starved_units", "verdict"));
    assertEquals(ExitCode.OK, check().code());
  }

  @Test
  void startsComeFromOnePlace() throws IOException {
    Path starts = Files.writeString(folder.resolve("starts.txt"), "# version\n1\n4\n");
    CommandLineRun both =
        CommandLineRun.of("mapf", "lifelong", "--map", map, "--starts", starts, "--random-team", 1);
    assertEquals(ExitCode.USAGE, both.code());
    assertTrue(both.err().contains("expected one of them"), both.err());
    CommandLineRun none = CommandLineRun.of("mapf", "lifelong", "--map", map);
    assertEquals(ExitCode.USAGE, none.code());
    assertTrue(none.err().contains("--agents, how many units"), none.err());
    CommandLineRun many =
        CommandLineRun.of("mapf", "lifelong", "--map", map, "--starts", starts, "--agents", 2);
    assertEquals(ExitCode.USAGE, many.code());
    assertTrue(many.err().contains("--agents: 2: expected 1 to 1"), many.err());
  }

  @Test
  void aTaskThatIsNoFreeCellIsNamedWithItsLine() throws IOException {
    Path tasks = folder.resolve("tasks.txt");
    Files.writeString(tasks, "0,2\n1,1\n");
    CommandLineRun run =
        CommandLineRun.of("mapf", "lifelong", "--map", map, "--agents", 2, "--tasks", tasks);
    assertEquals(ExitCode.BAD_DATA, run.code(), run.err());
    assertTrue(run.err().contains("tasks.txt:2: (1, 1) is off the map or blocked"), run.err());
  }

  @Test
  void everyPlannerWorksOnTheSameTasks() {
    CommandLineRun run =
        CommandLineRun.of(
            "mapf",
            "lifelong",
            "--map",
            map,
            "--agents",
            3,
            "--steps",
            30,
            "--planner",
            "pibt",
            "--planner",
            "lacam",
            "--period",
            3,
            "--format",
            "csv");
    assertEquals(ExitCode.OK, run.code(), run.err());
    for (NamedCsvRecord row : run.csv()) {
      assertEquals("3 30 valid", fields(row, "units", "steps", "verdict"));
      assertTrue(Integer.parseInt(row.getField("tasks")) > 3, row::toString);
    }
  }
}
