package hopscotch.harness.report.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.harness.output.Json;
import hopscotch.harness.results.StoredProblem;
import hopscotch.harness.results.row.Ends;
import hopscotch.harness.results.row.GoalsProblem;
import hopscotch.harness.results.row.QueryProblem;
import hopscotch.harness.results.row.RowProblem;
import hopscotch.harness.results.row.TeamProblem;
import hopscotch.harness.suite.GoalDraw;
import java.io.File;
import java.util.List;
import org.junit.jupiter.api.Test;

class RepeatTest {
  private static final QueryProblem QUERY = new QueryProblem(0, 0, new Ends(1, 2, 3, 4));

  private final ObjectNode manifest = Json.object();

  @Test
  void theMovementOfTheBenchmarksIsNotSpelledOut() {
    assertEquals(
        "hopscotch solve --map s/m --from 1,2 --to 3,4 --planner astar",
        command("8 never sqrt2 ground"));
  }

  @Test
  void everyPartOfAnotherMovementIs() {
    assertEquals(
        "hopscotch solve --map s/m --from 1,2 --to 3,4 --planner astar"
            + " --movement '8 one-free 50/71 water body=4 ends=corners'",
        command("8 one-free 50/71 water body=4 ends=corners"));
  }

  @Test
  void aMapOfASetGoesByItsNameAndAnyOtherByItsFile() {
    typedIn("/home/ada", "run", "suite.yaml");
    manifest.putArray("sets").add("s");
    assertEquals("s/m", map("s/m", "/maps/s/m.map"));
    assertEquals("runs/x/maps/rooms-1.map", map("generated/rooms-1", "runs/x/maps/rooms-1.map"));
    assertEquals("/data/own/m.map", map("own/m", "/data/own/m.map"));
    assertEquals("own/m.map", map("own/m", "/home/ada/own/m.map"));
  }

  @Test
  void whatMapsAndPlannersWereFoundByIsThereAndTheLauncherToo() {
    typedIn("/home/ada", "run", "a.yaml", "--maps", "my maps", "--jar=me.jar", "-o", "x")
        .put("launcher", "/home/ada/hopscotch");
    assertEquals(
        "./hopscotch solve --maps 'my maps' --jar=me.jar --map s/m --from 1,2 --to 3,4"
            + " --planner astar",
        command("8 never sqrt2 ground"));
  }

  @Test
  void whatTheEnvironmentNamedIsThereUnlessTheCommandDid() {
    ObjectNode session = typedIn("/home/ada", "run", "a.yaml", "--cache=c");
    session.put("jars", "/home/ada/me.jar" + File.pathSeparator + "/opt/you.jar");
    session.putObject("environment").put("HOPSCOTCH_MAPS", "/maps").put("HOPSCOTCH_CACHE", "/d");
    assertEquals(
        "hopscotch solve --cache=c --maps /maps --jar me.jar --jar /opt/you.jar --map s/m"
            + " --from 1,2 --to 3,4 --planner astar",
        command("8 never sqrt2 ground"));
  }

  @Test
  void aGuestOfTheSuiteIsStartedWhereItWas() {
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
  void aTeamHasItsScenarioAndItsLimits() {
    typedIn("/home/ada", "run", "a.yaml");
    manifest.putArray("sets").add("s");
    manifest.putObject("files").put("s/m", "/maps/s/m.map");
    ObjectNode suite = manifest.putObject("suite");
    suite.putObject("budgets").put("query", "2s");
    suite.putObject("teams").put("stop", "first-plan");
    assertEquals(
        "hopscotch solve --map s/m --scen /maps/s/m-random-3.scen --agents 50 --planner lacam"
            + " --max-millis 2000 --first-plan --movement '4 never sqrt2 ground'",
        command("4 never sqrt2 ground", new TeamProblem(0, 50, 3, -1, -1), "lacam"));
  }

  /** With the seed of its own draw: rows 0 to 2 of a run of three counts are one query. */
  @Test
  void severalGoalsAreDrawnAgain() {
    manifest.putObject("suite").putObject("goals").putArray("count").add(1).add(10).add(100);
    GoalsProblem asked = new GoalsProblem(7, 0, new Ends(1, 2, 3, 4), 10, 5, false);
    assertEquals(
        "hopscotch solve --map s/m --from 1,2 --to 3,4 --goals 10,"
            + GoalDraw.seedOf(5, "s/m", 2)
            + " --planner astar",
        command("8 never sqrt2 ground", asked, "astar"));
    assertEquals(
        "hopscotch solve --map s/m --from 1,2 --to 3,4 --nearest --planner astar",
        command(
            "8 never sqrt2 ground",
            new GoalsProblem(7, 0, new Ends(1, 2, 3, 4), 1, -1, true),
            "astar"));
  }

  @Test
  void aQueryCanBeWatchedOnThePageToPlayWith() {
    typedIn("/home/ada", "run", "suite.yaml", "--maps", "my maps");
    assertEquals(
        "hopscotch view --maps 'my maps' s/m --from 1,2 --to 3,4 --planner 'hpa(size=10)'"
            + " --movement '4 never sqrt2 water'",
        view("4 never sqrt2 water", QUERY, "hpa(size=10)"));
  }

  @Test
  void whatThePageToPlayWithDoesNotHaveIsNotOffered() {
    assertEquals("", view("8 never 50/71 ground", QUERY, "astar"));
    assertEquals("", view("8 never sqrt2 ground body=2", QUERY, "astar"));
    assertEquals("", view("8 never sqrt2 swamp", QUERY, "astar"));
    assertEquals("", view("8 never sqrt2 ground", new TeamProblem(0, 50, 3, -1, -1), "lacam"));
  }

  private String view(String movement, RowProblem asked, String spec) {
    return new Repeat(manifest).view(new StoredProblem("s", "s/m", movement, asked), spec);
  }

  private ObjectNode typedIn(String folder, String... command) {
    ObjectNode session = manifest.withArray("sessions").addObject().put("folder", folder);
    session.set("command", Json.of(List.of(command)));
    return session;
  }

  private String map(String id, String file) {
    manifest.withObject("/files").put(id, file.startsWith("/") ? file : "/home/ada/" + file);
    String set = id.substring(0, id.indexOf('/'));
    StoredProblem problem = new StoredProblem(set, id, "8 never sqrt2 ground", QUERY);
    return new Repeat(manifest)
        .command(problem, "astar")
        .replaceAll(".*--map (\\S+) --from.*", "$1");
  }

  private String command(String movement) {
    return command(movement, QUERY, "astar");
  }

  private String command(String movement, RowProblem asked, String spec) {
    return new Repeat(manifest).command(new StoredProblem("s", "s/m", movement, asked), spec);
  }
}
