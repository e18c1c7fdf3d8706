package hopscotch.harness.report.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.harness.output.Json;
import hopscotch.harness.results.StoredProblem;
import hopscotch.harness.results.row.Row;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.harness.results.row.Rows;
import hopscotch.harness.suite.GoalDraw;
import hopscotch.judge.query.ProblemKind;
import java.io.File;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class RepeatTest {
  private static final Row QUERY = Rows.query("astar", "s/m", 0);

  private static final Row TEAM =
      Row.of(ProblemKind.TEAM, QUERY.task(), 1, 0)
          .with(RowColumn.UNITS, 50)
          .with(RowColumn.RANDOM_SCENARIO, 3);

  private final ObjectNode manifest = Json.object();

  @Test
  void theMovementOfTheBenchmarksIsNotSpelledOut() throws IOException {
    assertEquals(
        "hopscotch solve --map s/m --from 1,2 --to 3,4 --planner astar",
        command("8 never sqrt2 ground"));
  }

  @Test
  void everyPartOfAnotherMovementIs() throws IOException {
    assertEquals(
        "hopscotch solve --map s/m --from 1,2 --to 3,4 --planner astar"
            + " --movement '8 one-free 50/71 water body=4 ends=corners'",
        command("8 one-free 50/71 water body=4 ends=corners"));
  }

  @Test
  void aMapOfASetGoesByItsNameAndAnyOtherByItsFile() throws IOException {
    typedIn("/home/ada", "run", "suite.yaml");
    manifest.putArray("sets").add("s");
    assertEquals("s/m", map("s/m", "/maps/s/m.map"));
    assertEquals("runs/x/maps/rooms-1.map", map("generated/rooms-1", "runs/x/maps/rooms-1.map"));
    assertEquals("/data/own/m.map", map("own/m", "/data/own/m.map"));
    assertEquals("own/m.map", map("own/m", "/home/ada/own/m.map"));
  }

  @Test
  void whatMapsAndPlannersWereFoundByIsThereAndTheLauncherToo() throws IOException {
    typedIn("/home/ada", "run", "a.yaml", "--maps", "my maps", "--jar=me.jar", "-o", "x")
        .put("launcher", "/home/ada/hopscotch");
    assertEquals(
        "./hopscotch solve --maps 'my maps' --jar=me.jar --map s/m --from 1,2 --to 3,4"
            + " --planner astar",
        command("8 never sqrt2 ground"));
  }

  @Test
  void whatTheEnvironmentNamedIsThereUnlessTheCommandDid() throws IOException {
    ObjectNode session = typedIn("/home/ada", "run", "a.yaml", "--cache=c");
    session.put("jars", "/home/ada/me.jar" + File.pathSeparator + "/opt/you.jar");
    session.putObject("environment").put("HOPSCOTCH_MAPS", "/maps").put("HOPSCOTCH_CACHE", "/d");
    assertEquals(
        "hopscotch solve --cache=c --maps /maps --jar me.jar --jar /opt/you.jar --map s/m"
            + " --from 1,2 --to 3,4 --planner astar",
        command("8 never sqrt2 ground"));
  }

  @Test
  void aGuestOfTheSuiteIsStartedWhereItWas() throws IOException {
    typedIn("/home/ada", "run", "a.yaml");
    ObjectNode guest = manifest.putObject("guests").putObject("mine");
    guest.put("folder", "/home/ada/suites").putArray("command").add("/bin/py").add("mine.py");
    assertEquals(
        "hopscotch solve --map s/m --from 1,2 --to 3,4 --planner 'guest(mine)'"
            + " --guest 'mine=env -C /home/ada/suites /bin/py mine.py'",
        command("8 never sqrt2 ground", QUERY, "guest(mine)"));
  }

  /** Its scenario lies beside the map, which is known by its file alone. */
  @Test
  void aTeamHasItsScenarioAndItsLimits() throws IOException {
    typedIn("/home/ada", "run", "a.yaml");
    manifest.putArray("sets").add("s");
    manifest.putObject("files").put("s/m", "/maps/s/m.map");
    ObjectNode suite = manifest.putObject("suite");
    suite.putObject("budgets").put("query", "2s");
    suite.putObject("teams").put("stop", "first-plan");
    assertEquals(
        "hopscotch solve --map s/m --scen /maps/s/m-random-3.scen --agents 50 --planner lacam"
            + " --max-millis 2000 --first-plan --movement '4 never sqrt2 ground'",
        command("4 never sqrt2 ground", TEAM, "lacam"));
  }

  /** With the seed of its own draw: rows 0 to 2 of a run of three counts are one query. */
  @Test
  void severalGoalsAreDrawnAgain() throws IOException {
    manifest.putObject("suite").putObject("goals").putArray("count").add(1).add(10).add(100);
    Row asked = Rows.goals("astar", "s/m", 7, 10).with(RowColumn.GOAL_X, 3);
    assertEquals(
        "hopscotch solve --map s/m --from 1,2 --to 3,4 --goals 10,"
            + GoalDraw.seedOf(5, "s/m", 2)
            + " --planner astar",
        command("8 never sqrt2 ground", asked, "astar"));
    assertEquals(
        "hopscotch solve --map s/m --from 1,2 --to 3,4 --nearest --planner astar",
        command(
            "8 never sqrt2 ground",
            asked.with(RowColumn.GOALS, 1).with(RowColumn.NEAREST, 1),
            "astar"));
  }

  @Test
  void aQueryCanBeWatchedOnThePageToPlayWith() throws IOException {
    typedIn("/home/ada", "run", "suite.yaml", "--maps", "my maps");
    assertEquals(
        "hopscotch view --maps 'my maps' s/m --from 1,2 --to 3,4 --planner 'hpa(size=10)'"
            + " --movement '4 never sqrt2 water'",
        view("4 never sqrt2 water", QUERY, "hpa(size=10)"));
  }

  @Test
  void whatThePageToPlayWithDoesNotHaveIsNotOffered() throws IOException {
    assertEquals("", view("8 never 50/71 ground", QUERY, "astar"));
    assertEquals("", view("8 never sqrt2 ground body=2", QUERY, "astar"));
    assertEquals("", view("8 never sqrt2 swamp", QUERY, "astar"));
    assertEquals("", view("8 never sqrt2 ground", TEAM, "lacam"));
  }

  private String view(String movement, Row asked, String spec) throws IOException {
    return new Repeat(manifest).view(new StoredProblem("s", "s/m", movement, asked.asked()), spec);
  }

  private ObjectNode typedIn(String folder, String... command) {
    ObjectNode session = manifest.withArray("sessions").addObject().put("folder", folder);
    session.set("command", Json.of(List.of(command)));
    return session;
  }

  private String map(String id, String file) throws IOException {
    manifest.withObject("/files").put(id, file.startsWith("/") ? file : "/home/ada/" + file);
    String set = id.substring(0, id.indexOf('/'));
    StoredProblem problem = new StoredProblem(set, id, "8 never sqrt2 ground", QUERY.asked());
    return new Repeat(manifest)
        .command(problem, "astar")
        .replaceAll(".*--map (\\S+) --from.*", "$1");
  }

  private String command(String movement) throws IOException {
    return command(movement, QUERY, "astar");
  }

  private String command(String movement, Row asked, String spec) throws IOException {
    return new Repeat(manifest)
        .command(new StoredProblem("s", "s/m", movement, asked.asked()), spec);
  }
}
