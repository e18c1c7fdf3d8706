package hopscotch.cli.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.cli.CommandLineRun;
import hopscotch.cli.SmallSets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is wrong with the options of {@code solve}, or with its files, is one line. */
class SolveMistakesTest {
  @TempDir private Path root;
  private Path map;
  private Path scenario;

  @BeforeEach
  void writeMaps() throws IOException {
    SmallSets.write(root);
    map = root.resolve("toy/rooms.map");
    scenario = root.resolve("toy/rooms.map.scen");
  }

  @Test
  void aMistakeInTheOptionsIsOneLineAndTheCode2() {
    assertUsage("unknown planner 'foo'; known: ", "--map", map, "--planner", "foo");
    assertUsage("'astar(', column 7", "--map", map, "--planner", "astar(");
    assertUsage("expected x,y such as 12,34, got '3'", "--map", map, "--from", "3", "--to", "1,1");
    assertUsage(
        "(99, 0) lies off the map of 33 x 33", "--map", map, "--from", "99,0", "--to", "1,1");
    assertUsage("--from without --to: expected both", "--map", map, "--from", "1,1");
    assertUsage(
        "'x': expected 4 or 8, one of never, one-free, always", "--map", map, "--movement", "x");
    assertUsage("6 directions, neither 4 nor 8", "--map", map, "--movement", "6");
    assertUsage("--movement: body 0: expected 1 to 2000", "--map", map, "--movement", "body=0");
    assertUsage("--every 0: expected at least 1", "--map", map, "--every", "0");
    assertUsage("--threads 0: expected at least 1", "--map", map, "--threads", "0");
    assertUsage("open=buckets needs", "--map", map, "--planner", "astar(open=buckets,weight=2)");
    assertUsage("Missing required option: '--map=MAP'");
  }

  @Test
  void aBlockedEndIsNamedWithItsTerrain() throws IOException {
    Files.writeString(root.resolve("own.map"), "type octile\nheight 1\nwidth 3\nmap\n.@.\n");
    assertUsage(
        "start (0, 0) is '.' and goal (1, 0) is '@': expected both free, on one layer of terrain",
        "--map",
        root.resolve("own.map"),
        "--from",
        "0,0",
        "--to",
        "1,0");
  }

  private static void assertUsage(String message, Object... options) {
    Object[] arguments = new Object[options.length + 1];
    arguments[0] = "solve";
    System.arraycopy(options, 0, arguments, 1, options.length);
    CommandLineRun run = CommandLineRun.of(arguments);
    assertEquals(2, run.code(), run.err());
    assertEquals("", run.out());
    assertTrue(run.err().startsWith("hopscotch: "), run.err());
    assertTrue(run.err().contains(message), run.err());
    assertEquals(2, run.err().lines().count(), run.err());
    assertTrue(run.err().matches("(?s).*Try 'hopscotch solve( query)? --help'.\n"), run.err());
  }

  @Test
  void badDataIsOneLineWithItsPlaceAndTheCode4() throws IOException {
    Path bad = root.resolve("bad.map");
    Files.writeString(bad, "type octile\nheight 2\nwidth 3\nmap\n...\n.?.\n");
    assertBadData(bad + ":6:2: ", "--map", bad);
    Files.writeString(bad, "type octile\nheight 1000000000\nwidth 3\nmap\n...\n");
    assertBadData(bad + ":4: the header promises a map of 3 x 1000000000", "--map", bad);
    SmallSets.replace(scenario, "\t[0-9]+\t", "\tten\t");
    assertBadData(scenario + ":2:", "--map", map);
    assertBadData(
        "rows for 'maze.map'",
        "--map",
        root.resolve("toy/maze.map"),
        "--scen",
        root.resolve("other/random.map.scen"));
    assertBadData("no such file", "--map", map, "--scen", root.resolve("none.scen"));
    assertBadData("no such map", "--maps", root, "--map", "toy/none");
    assertBadData("no such folder", "--maps", root.resolve("none"), "--map", "toy/rooms");
  }

  private static void assertBadData(String message, Object... options) {
    Object[] arguments = new Object[options.length + 1];
    arguments[0] = "solve";
    System.arraycopy(options, 0, arguments, 1, options.length);
    CommandLineRun run = CommandLineRun.of(arguments);
    assertEquals(4, run.code(), run.err());
    assertTrue(run.err().contains(message), run.err());
    assertEquals(1, run.err().lines().count(), run.err());
    assertFalse(run.err().contains("Exception"), run.err());
  }
}
