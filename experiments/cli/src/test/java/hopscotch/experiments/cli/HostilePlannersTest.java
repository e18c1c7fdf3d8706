package hopscotch.experiments.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
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
  @CsvSource({"exits, hopscotch.experiments.cli.HostilePlanners", "halts, with exit code 0"})
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
  @CsvSource({"loops, hung: no end", "hoards, java.lang.OutOfMemoryError"})
  void aPlannerThatIsOverdueOrFillsTheMemoryIsAnErrorOfItsOwn(String planner, String detail)
      throws Exception {
    String command = "solve --map MAP --limit 3 --format csv --max-millis 200 --planner ";
    CommandLineRun run = run(command + planner + " --planner astar");
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
        run("verify toy/maze --maps ROOT --cache ROOT/c --max-millis 200 --planner " + planner);
    assertEquals(3, run.code(), run.err());
    assertFalse(run.err().contains("\tat "), run.err());
  }

  @ParameterizedTest
  @CsvSource({
    "loops, planner 'loops' hung: no end",
    "hoards, java.lang.OutOfMemoryError",
    "overflows, java.lang.StackOverflowError"
  })
  void theContractFindsThem(String planner, String fault) throws Exception {
    CommandLineRun run = run("verify --contract --tries 2 --max-millis 200 --planner " + planner);
    assertEquals(3, run.code(), run.err());
    assertTrue(run.out().contains("answers as promised: no\n  " + fault), run.out());
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
    CommandLineRun run = run(command);
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
    CommandLineRun run = run(command, jar(UnpreparedPlanners.class));
    assertEquals(3, run.code(), run.err());
    String sentence = "planner 'throws-early' failed in its preparation: ";
    assertTrue(run.err().contains("hopscotch: " + sentence), run.err());
    assertTrue(run.err().contains("thrown early"), run.err());
    assertFalse(run.err().contains("\tat "), run.err());
  }

  @Test
  void whatAPlannerPrintsIsNoRow() throws Exception {
    CommandLineRun run = run("solve --map MAP --limit 2 --format csv --planner prints");
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

  private Path jar(Class<?> provider) throws IOException {
    Path jar = root.resolve(provider.getSimpleName() + ".jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      out.putNextEntry(new JarEntry("META-INF/services/hopscotch.core.planner.PlannerProvider"));
      out.write(provider.getName().getBytes(StandardCharsets.UTF_8));
    }
    return jar;
  }

  private CommandLineRun run(String command) throws Exception {
    return run(command, jar(HostilePlanners.class));
  }

  private CommandLineRun run(String command, Path jar) throws Exception {
    Path out = root.resolve("out");
    Path err = root.resolve("err");
    Process process =
        new ProcessBuilder(words(command, jar))
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
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
