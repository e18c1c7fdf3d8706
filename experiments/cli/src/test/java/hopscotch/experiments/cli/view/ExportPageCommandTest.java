package hopscotch.experiments.cli.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.experiments.cli.CommandLineRun;
import hopscotch.experiments.cli.console.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExportPageCommandTest {
  @TempDir private Path folder;
  private Path map;

  @BeforeEach
  void writeMap() throws IOException {
    map = folder.resolve("room.map");
    Files.writeString(map, "type octile\nheight 2\nwidth 4\nmap\n....\n....\n");
  }

  private CommandLineRun page(Object... more) {
    Object[] words = new Object[2 + more.length];
    words[0] = "export";
    words[1] = "page";
    System.arraycopy(more, 0, words, 2, more.length);
    return CommandLineRun.of(words);
  }

  private Path suite(String asked, String planners) throws IOException {
    Path suite = folder.resolve("small.yaml");
    Files.writeString(
        suite,
        "name: small\nmaps: [{generate: rooms(size=7), size: 24x24, seeds: 1..2}]\n%s\nplanners: %s\n"
            .formatted(asked, planners));
    return suite;
  }

  private static int queries(Path page) throws IOException {
    return Files.readString(page).split("\"movement\":", -1).length - 1;
  }

  @Test
  void writesOneQueryTheSameEachTime() throws IOException {
    Path first = folder.resolve("a.html");
    Path second = folder.resolve("b.html");
    for (Path file : new Path[] {first, second}) {
      CommandLineRun run =
          page(
              map,
              "--from",
              "0,0",
              "--to",
              "3,1",
              "--planner",
              "astar",
              "--planner",
              "nbs",
              "-o",
              file);
      assertEquals(ExitCode.OK, run.code(), run.err());
      assertEquals(file + "\n", run.out());
    }
    assertEquals(1, queries(first));
    assertEquals(Files.readString(first), Files.readString(second));
  }

  /** It names no moves, and a wall stands between its first two cells. */
  @Test
  void anAbstractPathIsNoWrongOne() throws IOException {
    String rows = ".@......\n".repeat(3) + "........\n";
    Files.writeString(map, "type octile\nheight 4\nwidth 8\nmap\n" + rows);
    Path file = folder.resolve("abstract.html");
    String planner = "hpa(cluster=4,refine=none)";
    CommandLineRun run =
        page(map, "--from", "0,0", "--to", "7,0", "--planner", planner, "-o", file);
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertEquals(1, queries(file));
  }

  @Test
  void takesQueriesOfEachMapOfASuite() throws IOException {
    Path file = folder.resolve("suite.html");
    CommandLineRun run =
        page(
            suite("queries: {from: random, count: 9}", "[astar, hpa]"), "--queries", 3, "-o", file);
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertEquals(6, queries(file));
    assertFalse(Files.readString(file).contains("http://"), "an address");
  }

  @Test
  void refusesWhatItCannotReplay() throws IOException {
    CommandLineRun walks = page(suite("walks: [{generate: toggles}]", "[lpastar]"));
    assertEquals(ExitCode.USAGE, walks.code());
    assertTrue(
        walks.err().contains("small asks no queries: expected a suite of queries"), walks.err());
    CommandLineRun bare = page(map);
    assertEquals(ExitCode.USAGE, bare.code());
    assertTrue(bare.err().contains("a map without a query; expected --from and --to"), bare.err());
  }

  @ParameterizedTest
  @CsvSource({"a.txt, ending in .html", "mine.html, not one of Hopscotch's"})
  void keepsFilesOfOthers(String name, String message) throws IOException {
    Path file = folder.resolve(name);
    Files.writeString(file, "mine");
    CommandLineRun run = page(map, "--from", "0,0", "--to", "3,1", "-o", file);
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().contains(message), run.err());
    assertEquals("mine", Files.readString(file));
  }
}
