package hopscotch.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What shows only in a process of its own: real exit codes, a closed pipe, a signal. */
@Tag("processes")
class ProcessTest {
  @TempDir private Path root;
  private Path map;

  @BeforeEach
  void writeMaps() throws IOException {
    SmallSets.write(root);
    map = root.resolve("toy/rooms.map");
  }

  @Test
  void aWrongPlannerEndsWithTheCode3() throws Exception {
    Process process =
        hopscotch(
            "solve",
            "--map",
            map,
            "--format",
            "csv",
            "--planner",
            "blind",
            "--planner",
            "ghost",
            "--planner",
            "stray",
            "--planner",
            "thrower",
            "--every",
            20,
            "--limit",
            3);
    String out = text(process.getInputStream());
    assertEquals(3, process.waitFor());
    for (String answer :
        List.of(
            ",missed,there is a path of length",
            ",invalid,",
            ",suboptimal,",
            ",error,java.lang.IllegalStateException: thrown")) {
      assertTrue(out.contains(answer), answer + " in " + out);
    }
  }

  @Test
  void verifyNamesTheRowsOfAWrongPlanner() throws Exception {
    Process process =
        hopscotch(
            "verify",
            "toy/rooms",
            "--maps",
            root,
            "--cache",
            root.resolve("c"),
            "--planner",
            "stray");
    String out = text(process.getInputStream());
    assertEquals(3, process.waitFor());
    assertTrue(out.contains("rooms.map.scen"), out);
    assertTrue(out.contains("suboptimal"), out);
  }

  @Test
  void aReaderThatHasEnoughEndsItQuietly() throws Exception {
    Process process =
        hopscotch(
            "solve",
            "--map",
            map,
            "--format",
            "csv",
            "--planner",
            "stray",
            "--planner",
            "dijkstra(components=false)",
            "--movement",
            "always");
    BufferedReader out = process.inputReader();
    assertTrue(out.readLine().startsWith("row,planner,"));
    out.close();
    String err = text(process.getErrorStream());
    process.waitFor();
    assertTrue(!err.contains("Exception"), err);
  }

  @ParameterizedTest
  @EnabledOnOs(OS.LINUX)
  @ValueSource(
      strings = {
        "solve --map MAP --format csv --limit 3",
        "verify toy/rooms --maps ROOT --cache ROOT/c --planner astar",
        "planners --format json",
        "teach wall --print",
        "view --no-open --maps ROOT",
        "--help",
      })
  void aFullDiskEndsItWithTheCode4AndASentence(String command) throws Exception {
    Object[] words =
        command.replace("MAP", map.toString()).replace("ROOT", root.toString()).split(" ");
    Process process = builder(words).redirectOutput(new File("/dev/full")).start();
    String err = text(process.getErrorStream());
    assertEquals(4, process.waitFor(), err);
    assertTrue(err.contains("hopscotch: standard output could not be written, and is cut"), err);
    assertTrue(!err.contains("Exception"), err);
  }

  /** What took hours to find out is not thrown away with the output. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void aVerificationThatCouldNotBePrintedIsKept() throws Exception {
    Path state = root.resolve("state.jsonl");
    Object[] words = {
      "verify", "toy/rooms", "--maps", root, "--planner", "astar", "--state", state
    };
    assertEquals(4, builder(words).redirectOutput(new File("/dev/full")).start().waitFor());
    Process again = builder(words).start();
    assertTrue(text(again.getErrorStream()).contains("with 1 scenarios done"));
    assertEquals(0, again.waitFor());
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aSignalFlushesWhatIsDone() throws Exception {
    Path big = root.resolve("big");
    assertEquals(
        0,
        CommandLineRun.of("datasets", "generate", "maze", "--size", "128x128", "-o", big).code());
    Process process =
        hopscotch(
            "solve",
            "--map",
            big.resolve("maze-128x128-1.map"),
            "--planner",
            "dijkstra(components=false)",
            "--format",
            "json");
    BufferedReader out = process.inputReader();
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      lines.add(out.readLine());
    }
    process.toHandle().destroy();
    for (String line = out.readLine(); line != null; line = out.readLine()) {
      lines.add(line);
    }
    assertEquals(128 + 15, process.waitFor());
    assertEquals("]", lines.get(lines.size() - 1), "the JSON is whole");
    String err = text(process.getErrorStream());
    assertTrue(err.endsWith("interrupted\n"), err);
  }

  /**
   * The {@code script} of util-linux is the terminal; byte 3 is Ctrl-C. A build in the background
   * may have been started with SIGINT ignored, which {@code env} undoes.
   */
  @Test
  @EnabledOnOs(OS.LINUX)
  @Tag("programs")
  void ctrlCInATerminalSaysHowToGoOn() throws Exception {
    Path suite =
        Files.writeString(
            root.resolve("suite.yaml"),
            """
            name: endless
            maps: [{set: toy}]
            planners: [astar]
            queries: {every: 1}
            repetitions: 100000
            """);
    List<String> words = builder("run", suite, "--maps", root, "-o", root.resolve("r")).command();
    String run = "exec env --default-signal=INT " + String.join(" ", words);
    Process terminal =
        new ProcessBuilder("script", "-qec", run, "/dev/null").redirectErrorStream(true).start();
    StringBuilder screen = new StringBuilder();
    Reader reader = terminal.inputReader();
    for (int c = reader.read(); c >= 0; c = reader.read()) {
      screen.append((char) c);
      assertTrue(screen.length() < 10_000, screen::toString);
      if (screen.indexOf("endless") >= 0 && c == ')') {
        terminal.getOutputStream().write(3);
        terminal.getOutputStream().flush();
      }
    }
    assertEquals(130, terminal.waitFor(), screen::toString);
    String last = screen.substring(screen.lastIndexOf("stopped; "));
    assertTrue(last.startsWith("stopped; to go on: hopscotch run " + suite), screen::toString);
  }

  /** A jar that names a class of the tests. */
  private Path jar(String provider) throws IOException {
    return jar("hopscotch.core.planner.PlannerProvider", provider);
  }

  private Path jar(String service, String provider) throws IOException {
    Path jar = root.resolve(provider + ".jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      out.putNextEntry(new JarEntry("META-INF/services/" + service));
      out.write(provider.getBytes(StandardCharsets.UTF_8));
    }
    return jar;
  }

  @Test
  void aPlannerFromAJarIsThereAndSaysSo() throws Exception {
    Path jar = jar(JarPlanners.class.getName());
    Process process = hopscotch("planners", "--jar", jar, "--format", "csv");
    String out = text(process.getInputStream());
    assertEquals(0, process.waitFor());
    assertTrue(out.lines().anyMatch(l -> l.startsWith("from-jar,") && l.endsWith("," + jar)), out);
  }

  @Test
  void aPlannerOfTeamsFromAJarSaysSoToo() throws Exception {
    Path jar = jar("hopscotch.mapf.planner.TeamPlannerProvider", JarTeamPlanners.class.getName());
    Process process = hopscotch("planners", "--jar", jar, "--format", "csv");
    String out = text(process.getInputStream());
    assertEquals(0, process.waitFor());
    assertTrue(out.lines().anyMatch(l -> l.startsWith("gives-up,") && l.endsWith("," + jar)), out);
    assertTrue(out.lines().anyMatch(l -> l.startsWith("lacam,") && l.endsWith(",")), out);
  }

  @Test
  void aJarThatDoesNotLoadIsNamedAndTheOthersGoOn() throws Exception {
    Path bad = jar("Absent");
    Path good = jar(JarPlanners.class.getName());
    Process process =
        hopscotch("solve", "--map", map, "--planner", "from-jar", "--jar", bad, "--jar=" + good);
    String err = text(process.getErrorStream());
    assertEquals(0, process.waitFor(), err);
    assertTrue(
        err.startsWith("hopscotch: %s: provider Absent: there is no such class\n".formatted(bad)),
        err);
  }

  @Test
  void aJarThatCannotBeReadEndsTheCommand() throws Exception {
    Path absent = root.resolve("absent.jar");
    Path arguments = Files.writeString(root.resolve("arguments"), "--jar " + absent);
    for (Object[] words : new Object[][] {{"--jar", absent}, {"@" + arguments}}) {
      Process process = hopscotch(Stream.concat(Stream.of("planners"), Stream.of(words)).toArray());
      String err = text(process.getErrorStream());
      assertEquals(words.length == 2 ? 4 : 2, process.waitFor(), err);
      assertTrue(err.startsWith("hopscotch: %s: no such file\n".formatted(absent)), err);
      assertEquals("", text(process.getInputStream()));
    }
  }

  @Test
  void workersHaveThePlannersOfAJar() throws Exception {
    Path suite =
        Files.writeString(
            root.resolve("suite.yaml"),
            "name: jar\ntiming: quick\nmaps: [{set: toy}]\nplanners: [from-jar]\nqueries: {every: 50}\n");
    Path run = root.resolve("run");
    Path jar = jar(JarPlanners.class.getName());
    Process process = hopscotch("run", suite, "--maps", root, "--jar", jar, "-o", run);
    String err = text(process.getErrorStream());
    assertEquals(0, process.waitFor(), err);
    assertTrue(Files.readString(run.resolve("rows-0.csv")).contains("from-jar"));
  }

  private static String text(InputStream stream) throws IOException {
    return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
  }

  private static Process hopscotch(Object... arguments) throws IOException {
    return builder(arguments).start();
  }

  private static ProcessBuilder builder(Object... arguments) {
    List<String> words =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Dhopscotch.broken=true",
                "-cp",
                System.getProperty("java.class.path"),
                "hopscotch.cli.Main"));
    for (Object argument : arguments) {
      words.add(argument.toString());
    }
    return new ProcessBuilder(words);
  }
}
