package hopscotch.cli.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.cli.CommandLineRun;
import hopscotch.cli.console.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TraceCommandTest {
  @TempDir private Path folder;
  private Path map;

  @BeforeEach
  void writeMap() throws IOException {
    map = folder.resolve("room.map");
    Files.writeString(map, "type octile\nheight 2\nwidth 4\nmap\n....\n....\n");
  }

  private CommandLineRun trace(Object output, Object limit) {
    return CommandLineRun.of(
        "trace", map, "--from", "0,0", "--to", "3,1", "-o", output, "--limit", limit);
  }

  @Test
  void writesBothForms() throws IOException {
    for (String name : new String[] {"a.trace.json", "a.trace.yaml"}) {
      Path file = folder.resolve(name);
      CommandLineRun run = trace(file, 1000);
      assertEquals(ExitCode.OK, run.code(), run.err());
      assertEquals(file + "\n", run.out());
      assertTrue(Files.readString(file).contains("1.4.0"));
    }
  }

  @Test
  void saysWhatTheLimitLeftOut() {
    CommandLineRun run = trace(folder.resolve("a.trace.json"), 10);
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertTrue(run.err().contains("left out generating and updating events"), run.err());
  }

  @Test
  void refusesNamesThatTheVisualiserWouldNotKnow() {
    CommandLineRun run = trace(folder.resolve("a.json"), 1000);
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().contains("ending in .trace.json or .trace.yaml"), run.err());
  }
}
