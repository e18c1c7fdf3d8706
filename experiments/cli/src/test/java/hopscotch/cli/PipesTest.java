package hopscotch.cli;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A pipe in place of a file: nobody may ever write to it, so no command waits for that. */
class PipesTest {
  private static final String SERVICES =
      "classes/META-INF/services/hopscotch.core.planner.PlannerProvider";

  @TempDir Path folder;

  @BeforeEach
  void makePipes() throws IOException, InterruptedException {
    Files.writeString(folder.resolve("m.map"), "type octile\nheight 1\nwidth 2\nmap\n..\n");
    Files.createDirectory(folder.resolve("run"));
    Files.createDirectories(folder.resolve(SERVICES).getParent());
    Path rows = Files.createDirectory(folder.resolve("rows"));
    Files.writeString(rows.resolve("manifest.json"), "{\"format\": 2, \"planned\": []}");
    List<String> command = new ArrayList<>(List.of("mkfifo"));
    for (String pipe :
        new String[] {"pipe", "pipe.tmx", "run/manifest.json", "rows/rows-0.csv", SERVICES}) {
      command.add(folder.resolve(pipe).toString());
    }
    try {
      assumeTrue(new ProcessBuilder(command).start().waitFor() == 0, "mkfifo");
    } catch (IOException e) {
      assumeTrue(false, e.getMessage());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "solve --map DIR/pipe --from 0,0 --to 1,0",
        "solve --map DIR/m.map --scen DIR/pipe",
        "solve walk DIR/pipe",
        "run DIR/pipe",
        "mapf check DIR/pipe --map DIR/m.map",
        "datasets import DIR/pipe --cache DIR/cache",
        "datasets convert DIR/pipe -o DIR/new.map",
        "datasets convert DIR/pipe.tmx -o DIR/new.map",
        "guests score DIR/pipe -o DIR/scores",
        "planners --jar DIR/pipe",
        "planners --jar DIR/classes",
        "report DIR/pipe",
        "merge DIR/pipe DIR/rows -o DIR/merged",
        "report DIR/run",
        "report DIR/rows",
        "merge DIR/rows DIR/rows -o DIR/merged",
      })
  void aPipeIsNamedAndNotWaitedFor(String command) {
    String words = command.replace("DIR", folder.toString());
    CommandLineRun run =
        assertTimeoutPreemptively(
            Duration.ofMinutes(1),
            () ->
                words.contains("--jar")
                    ? inAProcess(words)
                    : CommandLineRun.of((Object[]) words.split(" ")));
    assertTrue(run.err().contains("a pipe or a device"), run.code() + ": " + run.err());
  }

  /** A jar stays in the registry of the process that named it. */
  private CommandLineRun inAProcess(String words) throws Exception {
    Path err = folder.resolve("err");
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(List.of(words.split(" ")));
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(err.toFile())
            .start();
    return new CommandLineRun(process.waitFor(), "", Files.readString(err));
  }
}
