package hopscotch.cli;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.cli.console.ProcessNotes;
import hopscotch.core.planner.Waiting;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands with planners of a jar that end, hold up or fill the process that asks them. */
@Tag("processes")
class HostilePlannersTest {
  private static final Duration PATIENCE = Duration.ofMinutes(1);

  @TempDir private Path root;
  private Path map;

  @BeforeEach
  void writeMaps() throws IOException {
    SmallSets.write(root);
    map = root.resolve("toy/rooms.map");
  }

  @ParameterizedTest
  @CsvSource({"exits, hopscotch.cli.HostilePlanners", "halts, with exit code 0"})
  void whatAPlannerEndsIsNotDone(String planner, String who) throws Exception {
    for (String command :
        List.of(
            "solve --map MAP --limit 3 --format csv",
            "verify toy/rooms --maps ROOT --cache ROOT/c",
            "verify --contract --tries 3")) {
      CommandLineRun run = run(command + " --planner " + planner);
      assertEquals(3, run.code(), command + ": " + run.err());
      assertTrue(run.err().contains(who), run.err());
      assertTrue(run.err().contains("before the command was done"), run.err());
    }
  }

  /** The rows of those beside it are all there. */
  @ParameterizedTest
  @CsvSource({"loops, 200, hung: no end", "hoards, 20000, java.lang.OutOfMemoryError"})
  void aPlannerThatIsOverdueOrFillsTheMemoryIsAnErrorOfItsOwn(
      String planner, int millis, String detail) throws Exception {
    String command = "solve --map MAP --limit 3 --format csv --planner astar --max-millis ";
    CommandLineRun run = runAlone(command + millis + " --planner " + planner);
    assertEquals(3, run.code(), run.err());
    assertEquals(6, run.csv().size());
    for (var row : run.csv()) {
      boolean isHostile = row.getField("planner").equals(planner);
      assertEquals(isHostile ? "error" : "optimal", row.getField("verdict"), run.out());
      assertTrue(!isHostile || row.getField("detail").contains(detail), run.out());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"loops", "hoards", "overflows"})
  void aVerificationCountsThemAsFaults(String planner) throws Exception {
    CommandLineRun run =
        runAlone(
            "verify toy/maze --maps ROOT --cache ROOT/c --max-millis 200 --planner " + planner);
    assertEquals(3, run.code(), run.err());
    assertFalse(run.err().contains("\tat "), run.err());
  }

  @ParameterizedTest
  @CsvSource({
    "loops, 200, planner 'loops' hung: no end",
    "hoards, 20000, java.lang.OutOfMemoryError",
    "overflows, 200, java.lang.StackOverflowError"
  })
  void theContractFindsThem(String planner, int millis, String fault) throws Exception {
    CommandLineRun run =
        runAlone("verify --contract --tries 2 --max-millis " + millis + " --planner " + planner);
    assertEquals(3, run.code(), run.err());
    assertTrue(run.out().contains(": no\n  " + fault), run.out());
    assertTrue(run.out().contains("movement '8"), "it is shown with a map: " + run.out());
    assertFalse((run.out() + run.err()).contains("\tat "), run.err());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "solve --map MAP --max-millis 200 --planner never-ready",
        "verify toy/rooms --maps ROOT --cache ROOT/c --max-millis 200 --planner never-ready",
      })
  void aPreparationWithoutEndEndsTheCommandWithASentence(String command) throws Exception {
    CommandLineRun run = runAlone(command);
    assertEquals(3, run.code(), run.err());
    assertTrue(run.err().contains("hopscotch: planner 'never-ready' hung: no end"), run.err());
    assertFalse(run.err().contains("\tat "), run.err());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "solve --map MAP --planner throws-early",
        "verify toy/rooms --maps ROOT --cache ROOT/c --planner throws-early",
      })
  void aPreparationThatFailsEndsTheCommandWithASentence(String command) throws Exception {
    CommandLineRun run = runAlone(command, jar(UnpreparedPlanners.class));
    assertEquals(3, run.code(), run.err());
    String sentence = "planner 'throws-early' failed in its preparation: ";
    assertTrue(run.err().contains("hopscotch: " + sentence), run.err());
    assertTrue(run.err().contains("thrown early"), run.err());
    assertFalse(run.err().contains("\tat "), run.err());
  }

  /** Each is told once, the right one beside them is drawn, and none is called an error of ours. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "render MAP --row 20 -o ROOT/drawn.png",
        "render MAP --row 20 -o ROOT/drawn.gif",
        "export page MAP --row 20 -o ROOT/drawn"
      })
  void aPictureSaysWhatIsWrongWithItsAnswers(String command) throws Exception {
    String planners =
        String.join(
            " --planner ",
            "",
            "silent",
            "nothing",
            "throws-a-checked-exception",
            "rude",
            "uninitialised",
            "overflows",
            "blind",
            "empty",
            "off-the-map",
            "counts-below-0",
            "tells-of-no-cell",
            "tells-nonsense");
    CommandLineRun run = runAlone(command + planners, jar(StrangePlanners.class));
    assertEquals(3, run.code(), run.err());
    for (String fault :
        List.of(
            "planner 'nothing': error: the planner answered null; expected an outcome",
            "planner 'throws-a-checked-exception': error: java.lang.Exception: checked",
            "$Rude, whose text cannot be had: java.lang.IllegalStateException",
            "ExceptionInInitializerError, caused by java.lang.IllegalStateException: no size",
            "planner 'overflows': error: java.lang.StackOverflowError",
            "planner 'blind': missed: there is a path of length ",
            "planner 'empty': invalid: the path has no cell",
            "planner 'off-the-map': invalid: ",
            "planner 'counts-below-0': error: expanded is -1",
            "planner 'tells-of-no-cell': error: the search tells its observer of cell -3")) {
      assertEquals(2, run.err().split(Pattern.quote(fault), -1).length, fault + run.err());
    }
    assertFalse(run.err().contains("\tat "), run.err());
    assertTrue(Files.exists(Path.of(run.out().strip())), run.out());
  }

  @ParameterizedTest
  @CsvSource({
    "trace MAP --row 20 -o ROOT/a.trace.json, silent, 0, ''",
    "trace MAP --row 20 -o ROOT/a.trace.json, throws-an-error, 3, 'throws-an-error': er",
    "teach wall --print, silent, 0, ''",
    "teach wall --print, off-the-map, 3, 'off-the-map': invalid: the path leads",
    "teach wall --print, prepared-as-null, 3, answered null; expected a planner on the graph",
    "teach replan --print, throws, 3, 'throws' failed: java.lang.IllegalStateException: thrown",
    "teach fields --print, rudely-prepared, 3, 'rudely-prepared' failed: hopscotch.cli",
    "teach labels --print, never-initialised, 3, caused by java.lang.IllegalStateException: no size"
  })
  void aSilentPlannerIsShownAndAWrongOneToldOf(
      String command, String planner, int code, String sentence) throws Exception {
    CommandLineRun run = runAlone(command + " --planner " + planner, jar(StrangePlanners.class));
    assertEquals(code, run.code(), run.err());
    assertTrue(run.err().contains(sentence), run.err());
    assertFalse(run.err().contains("\tat "), run.err());
  }

  @ParameterizedTest
  @CsvSource({
    "trace MAP --row 20 -o ROOT/a.trace.json --max-millis 100, loops-if-watched",
    "render MAP --row 20 -o ROOT/a.png --max-millis 100, loops-if-watched",
    "render MAP --heat -o ROOT/a.png --max-millis 100, loops-if-watched",
    "render MAP --row 20 -o ROOT/a.png, prepared-for-ever",
    "export page MAP --row 20 -o ROOT/a, prepared-for-ever",
    "teach wall --print, loops-if-watched",
  })
  void aPlannerThatDoesNotEndWhereItIsWatchedIsGivenUp(String command, String planner)
      throws Exception {
    CommandLineRun run = runAlone(command + " --planner " + planner, jar(StrangePlanners.class));
    assertEquals(3, run.code(), run.err());
    assertTrue(run.err().contains("planner '%s' hung: no end ".formatted(planner)), run.err());
    assertFalse(run.err().contains("\tat "), run.err());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "solve --map MAP --agents 2 --random-team 1",
        "render team MAP --agents 2 --random-team 1 -o ROOT/a.png",
        "mapf lifelong --map MAP --agents 2 --random-team 1 --steps 2",
        "teach team --print"
      })
  void aPreparationForATeamThatFailsEndsTheCommandWithASentence(String command) throws Exception {
    CommandLineRun run =
        runAlone(command + " --planner teams-throw-early", jar(HostileTeams.class));
    assertEquals(3, run.code(), run.err());
    assertTrue(run.err().contains("hopscotch: planner 'teams-throw-early' failed"), run.err());
    assertTrue(run.err().contains("thrown early"), run.err());
    assertFalse(run.err().contains("\tat "), run.err());
  }

  @Test
  void aPlannerOfTeamsThatFailsOrDoesNotEndIsAnErrorOfItsOwn() throws Exception {
    CommandLineRun run =
        runAlone(
            "solve --map MAP --agents 2 --random-team 1 --format csv --max-millis 200"
                + " --planner teams-throw --planner teams-rest --planner lacamstar",
            jar(HostileTeams.class));
    assertEquals(3, run.code(), run.err());
    assertEquals(3, run.csv().size(), run.out());
    assertTrue(run.out().contains("java.lang.IllegalStateException: thrown"), run.out());
    assertTrue(run.out().contains("planner 'teams-rest' hung: no end"), run.out());
    assertEquals("valid", run.csv().get(2).getField("verdict"), run.out());
  }

  @Test
  void aPlannerOfTeamsThatHungIsAskedForNoOtherTeam() throws Exception {
    CommandLineRun run =
        runAlone(
            "solve --map MAP --agents 1,2 --random-team 1 --format csv --max-millis 200"
                + " --planner teams-rest",
            jar(HostileTeams.class));
    assertEquals(3, run.code(), run.err());
    assertEquals(2, run.csv().size(), run.out());
    assertTrue(run.csv().get(1).getField("detail").contains("hung: no end"), run.out());
    assertTrue(run.err().contains("asked for 1"), run.err());
    assertFalse(run.err().contains("asked for 2"), run.err());
  }

  @Test
  void thePageSaysWhatAPlannerThrows() throws Exception {
    List<String> words = words("view --no-open --maps ROOT", jar(StrangePlanners.class));
    Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
    try (BufferedReader out = process.inputReader()) {
      URI page = URI.create(out.readLine());
      HttpClient client = HttpClient.newHttpClient();
      assertEquals(
          200,
          client.send(get(page.resolve("api/planners")), BodyHandlers.ofString()).statusCode());
      post(client, page.resolve("api/map"), "type octile\nheight 1\nwidth 3\nmap\n...\n");
      for (String planner : List.of("rude", "overflows", "rudely-prepared", "nothing")) {
        String body = post(client, page.resolve("api/search"), search(planner)).body();
        assertTrue(body.contains("planner '%s' failed".formatted(planner)), body);
      }
      assertEquals(200, post(client, page.resolve("api/search"), search("astar")).statusCode());
    } finally {
      process.destroy();
      process.waitFor();
    }
  }

  private static String search(String planner) {
    return "{\"map\":1,\"planner\":\"%s\",\"from\":[0,0],\"to\":[2,0]}".formatted(planner);
  }

  private static HttpRequest get(URI address) {
    return HttpRequest.newBuilder(address).timeout(PATIENCE).build();
  }

  private static HttpResponse<String> post(HttpClient client, URI address, String body)
      throws Exception {
    return client.send(
        HttpRequest.newBuilder(address)
            .timeout(PATIENCE)
            .POST(BodyPublishers.ofString(body))
            .build(),
        BodyHandlers.ofString(StandardCharsets.ISO_8859_1));
  }

  @Test
  void whatAnErrorSaysIsALineOfARow() throws Exception {
    CommandLineRun run =
        runAlone(
            "solve --map MAP --limit 1 --format csv --planner rude --planner long-winded"
                + " --planner throws-a-checked-exception --planner throws-an-error",
            jar(StrangePlanners.class));
    assertEquals(3, run.code(), run.err());
    assertEquals(4, run.csv().size(), run.out());
    for (var row : run.csv()) {
      assertEquals("error", row.getField("verdict"));
      assertTrue(row.getField("detail").length() < 510, row.toString());
    }
  }

  /** What the others list is there, in the command and in the workers of a run. */
  @Test
  void aProviderThatDoesNotLoadIsNamedAndTheOthersAreThere() throws Exception {
    Path jar =
        jar(
            JarPlanners.class,
            AskingPlanners.class,
            UnloadableProviders.Exits.class,
            UnloadableProviders.Halts.class,
            UnloadableProviders.Throws.class,
            UnloadableProviders.Lacks.class,
            UnloadableProviders.Rests.class);
    Path suite = root.resolve("jar.yaml");
    Files.writeString(
        suite,
        """
        name: jar
        timing: quick
        warm-up: 10ms
        maps: [{set: toy}]
        planners: [from-jar, asks-early]
        queries: {every: 50}
        """);
    CommandLineRun run =
        run("run --no-report --maps ROOT " + suite + " -o " + root.resolve("run"), jar);
    assertEquals(0, run.code(), run.err());
    for (String problem :
        List.of(
            ".UnloadableProviders$Exits.exit(",
            "Halts: the process of the command ended with exit code 0",
            "Throws: java.lang.ExceptionInInitializerError, caused by"
                + " java.lang.IllegalStateException: no size",
            "Lacks: java.lang.NullPointerException",
            "Rests: it did not end within 10 s; given up")) {
      assertTrue(run.err().contains(problem), problem + "\n" + run.err());
    }
    assertFalse(run.err().contains("AskingPlanners"), run.err());
  }

  @Test
  void whatAPlannerPrintsIsNoRow() throws Exception {
    CommandLineRun run = runAlone("solve --map MAP --limit 2 --format csv --planner prints");
    assertEquals(0, run.code(), run.err());
    assertEquals(2, run.csv().size(), run.out());
    assertFalse(run.out().contains("here I am"), run.out());
    assertTrue(run.err().contains("here I am"), run.err());
  }

  @Test
  void aPlannerThatCannotBePreparedIsNamedBesideAllOthers() throws Exception {
    CommandLineRun run = run("planners --format csv", jar(UnpreparedPlanners.class));
    assertEquals(3, run.code(), run.err());
    assertTrue(run.out().contains("\nastar,query,OPTIMAL"), run.out());
    assertTrue(run.out().contains("\nthrows-early,query,,"), run.out());
    for (String problem :
        List.of(
            "failed: planner 'exits-early': ",
            ".UnpreparedPlanners.lambda",
            "failed: planner 'halts-early': the process of the command ended with exit code 0\n",
            "failed: planner 'throws-early': java.lang.IllegalStateException: thrown early",
            "failed: planner 'promises-nothing': java.lang.NullPointerException: it promises null",
            "refused: planner 'lacks-a-class' does not load: it needs absent.Helper")) {
      assertEquals(2, run.err().split(Pattern.quote(problem), -1).length, "once: " + run.err());
    }
  }

  /**
   * Only a planner that hangs on its observer's account: its rows are right, and so is the page.
   */
  @Test
  void aReportHasItsPageWhateverAPlannerDoesToWhoWatchesIt() throws Exception {
    Path suite = root.resolve("watched.yaml");
    Files.writeString(
        suite,
        """
        name: watched
        maps: {files: MAP}
        queries: {from: random, count: 1}
        planners: [astar, exits-if-watched]
        timing: quick
        warm-up: 10ms
        """
            .replace("MAP", map.toString()));
    CommandLineRun run = run("run " + suite + " -o " + root.resolve("run"));
    assertEquals(0, run.code(), run.err());
    String page = Files.readString(root.resolve("run/report.html"));
    assertTrue(page.contains("\"planner\":0,\"problem\":0,\"why\":"), "astar's worst query");
    assertTrue(page.contains("\"recordedMaps\":[{"), "a recording of it");
  }

  /** The page waits for a planner; all rows are there, and the same command makes the page. */
  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aSignalDoesNotWaitForAReport() throws Exception {
    Path suite = root.resolve("slow.yaml");
    Files.writeString(
        suite,
        "name: slow\ntiming: quick\nwarm-up: 10ms\nmaps: {files: %s}\n".formatted(map)
            + "planners: [astar, loops-if-watched]\nqueries: {from: random, count: 1}\n");
    List<String> words = words("run " + suite + " -o ROOT/run", jar(StrangePlanners.class));
    String percent = "-D" + Waiting.PERCENT + "=";
    words.replaceAll(word -> word.startsWith(percent) ? percent + 1000 : word);
    Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
    try (BufferedReader out = process.inputReader()) {
      assertTrue(out.lines().anyMatch(line -> line.startsWith("time: ")));
      process.toHandle().destroy();
      assertEquals(128 + 15, process.waitFor());
    }
    assertFalse(Files.exists(root.resolve("run/report.html")));
  }

  @Test
  void aShutdownHookWithoutEndKeepsNoProcess() throws Exception {
    CommandLineRun run = run("solve --map MAP --limit 2 --format csv --planner lingers");
    assertEquals(0, run.code(), run.err());
    assertEquals(2, run.csv().size(), run.out());
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aShutdownHookWithoutEndKeepsNoProcessThatASignalEnds() throws Exception {
    List<String> words =
        words(
            "solve --map MAP --limit 1 --max-millis 100000 --planner lingers-at-length",
            jar(HostilePlanners.class));
    Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
    try (BufferedReader out = process.inputReader()) {
      assertTrue(out.lines().anyMatch("lingering"::equals));
      ProcessHandle command = process.children().findFirst().orElseThrow();
      process.toHandle().destroy();
      assertEquals(128 + 15, process.waitFor());
      assertFalse(command.isAlive());
    }
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aSignalReachesTheCommandInItsProcess() throws Exception {
    List<String> words = words("view --no-open --maps ROOT", jar(JarPlanners.class));
    Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
    try (BufferedReader out = process.inputReader()) {
      out.readLine();
      ProcessHandle command = process.children().findFirst().orElseThrow();
      process.toHandle().destroy();
      assertEquals(128 + 15, process.waitFor());
      assertFalse(command.isAlive());
    }
  }

  private Path jar(Class<?>... providers) throws IOException {
    Path jar = root.resolve(providers[0].getSimpleName() + ".jar");
    String names = Arrays.stream(providers).map(Class::getName).collect(joining("\n"));
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      Class<?> kind = providers[0].getInterfaces()[0];
      out.putNextEntry(new JarEntry("META-INF/services/" + kind.getName()));
      out.write(names.getBytes(StandardCharsets.UTF_8));
    }
    return jar;
  }

  private CommandLineRun run(String command) throws Exception {
    return run(command, jar(HostilePlanners.class));
  }

  private CommandLineRun run(String command, Path jar) throws Exception {
    return run(words(command, jar));
  }

  /** In one process, for a planner that does not end it. */
  private CommandLineRun runAlone(String command) throws Exception {
    return runAlone(command, jar(HostilePlanners.class));
  }

  private CommandLineRun runAlone(String command, Path jar) throws Exception {
    List<String> words = words(command, jar);
    Path notes = Files.createTempFile(root, "command", ".notes");
    words.add(1, "-D%s=%s".formatted(ProcessNotes.PROPERTY, notes));
    return run(words);
  }

  private CommandLineRun run(List<String> words) throws Exception {
    Path out = root.resolve("out");
    Path err = root.resolve("err");
    Process process =
        new ProcessBuilder(words).redirectOutput(out.toFile()).redirectError(err.toFile()).start();
    int code = assertTimeoutPreemptively(PATIENCE, () -> process.waitFor());
    return new CommandLineRun(code, Files.readString(out), Files.readString(err));
  }

  private List<String> words(String command, Path jar) {
    List<String> words =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx160m",
                "-D" + Waiting.PERCENT + "=20",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
    words.addAll(
        List.of(
            command.replace("MAP", map.toString()).replace("ROOT", root.toString()).split(" ")));
    words.addAll(List.of("--jar", jar.toString()));
    return words;
  }
}
