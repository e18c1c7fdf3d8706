package hopscotch.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.cli.console.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a planner decides on a map. */
class PlannersOnMapTest {
  @TempDir private Path folder;

  private Path map() throws IOException {
    String text = "type octile\nheight 2\nwidth 4\nmap\n....\n....\n";
    return Files.writeString(folder.resolve("room.map"), text);
  }

  private static String resolved(Path map, String spec) {
    CommandLineRun run = CommandLineRun.of("planners", spec, "--map", map, "--format", "csv");
    assertEquals(ExitCode.OK, run.code(), run.err());
    return run.out();
  }

  @Test
  void itIsASpecThatLeavesNothingToThePlanner() throws IOException {
    String out = resolved(map(), "rays(astar)");
    assertTrue(out.contains("rays(astar(heuristic=octile,reopen=true,open=buckets))"), out);
  }

  @Test
  void itNeedsAPlannerOfQueries() throws IOException {
    CommandLineRun bare = CommandLineRun.of("planners", "--map", map());
    assertEquals(ExitCode.USAGE, bare.code());
    assertTrue(bare.err().contains("expected beside it a planner of queries"), bare.err());
  }
}
