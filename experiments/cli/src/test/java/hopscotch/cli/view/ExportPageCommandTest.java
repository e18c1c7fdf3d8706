package hopscotch.cli.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import hopscotch.cli.CommandLineRun;
import hopscotch.cli.Main;
import hopscotch.cli.console.ExitCode;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** With a script in place of the planners for browsers; live tests the page with them. */
class ExportPageCommandTest {
  @TempDir private Path folder;
  private Path map;
  private Path site;

  @BeforeEach
  void writeMap() throws IOException {
    map = folder.resolve("room.map");
    site = folder.resolve("site");
    Files.writeString(map, "type octile\nheight 2\nwidth 4\nmap\n....\n....\n");
  }

  private CommandLineRun page(Object... more) {
    Object[] words = new Object[4 + more.length];
    words[0] = "export";
    words[1] = "page";
    words[2] = "-o";
    words[3] = site;
    System.arraycopy(more, 0, words, 4, more.length);
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

  private JsonNode given() throws IOException {
    String page = Files.readString(site.resolve("index.html"));
    String from = "id=\"given\">";
    int begin = page.indexOf(from) + from.length();
    return new ObjectMapper().readTree(page.substring(begin, page.indexOf("</script>", begin)));
  }

  @Test
  void opensOnTheQuery() throws IOException {
    CommandLineRun run =
        page(map, "--from", "0,0", "--to", "3,1", "--planner", "astar", "--planner", "nbs");
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertEquals(site.resolve("index.html") + "\n", run.out());
    JsonNode query = given().path("queries").path(0);
    assertEquals("[0,0]", query.path("from").toString());
    assertEquals("[3,1]", query.path("to").toString());
    assertEquals("[\"astar\",\"nbs\"]", query.path("planners").toString());
    assertEquals("{}", query.path("answers").toString());
    assertTrue(
        Files.readString(site.resolve("index.html"))
            .contains(
                "&planner=astar&planner=nbs&directions=8&corners=never&terrain=ground&from=0,0&to=3,1"));
    assertTrue(Files.exists(site.resolve("planners.js")));
  }

  /** A process without the script of these tests is as a checkout is built at first. */
  @Test
  @Tag("processes")
  void saysHowToBuildThePlannersIn() throws IOException, InterruptedException {
    String withoutTests =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .filter(entry -> !entry.contains("test-classes"))
            .collect(Collectors.joining(File.pathSeparator));
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                withoutTests,
                Main.class.getName(),
                "export",
                "page",
                "-o",
                site.toString())
            .start();
    String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(ExitCode.USAGE, process.waitFor(), err);
    assertTrue(err.contains("HOPSCOTCH_PROFILES=live ./hopscotch export page"), err);
    assertFalse(Files.exists(site));
  }

  @Test
  void needsNoQuery() throws IOException {
    assertEquals(ExitCode.OK, page().code());
    assertEquals(0, given().path("queries").size());
    assertEquals(ExitCode.OK, page().code(), "over its own");
  }

  @Test
  void takesQueriesOfEachMapOfASuite() throws IOException {
    CommandLineRun run =
        page(suite("queries: {from: random, count: 9}", "[astar, hpa]"), "--queries", 3);
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertEquals(6, given().path("queries").size());
    assertEquals(2, given().path("maps").size());
    assertFalse(Files.readString(site.resolve("index.html")).contains("http://"), "an address");
  }

  @Test
  void takesOneOfEachMapWhereNoNumberIsSaid() throws IOException {
    Path suite = suite("queries: {from: random, count: 9}", "[astar, jps, hpa, nbs, dijkstra]");
    CommandLineRun run = page(suite);
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertEquals(2, given().path("queries").size());
    assertTrue(run.err().contains("the first 4 of 5 planners"), run.err());
  }

  @Test
  void refusesWhatItCannotAsk() throws IOException {
    CommandLineRun walks = page(suite("walks: [{generate: toggles}]", "[lpastar]"));
    assertEquals(ExitCode.USAGE, walks.code());
    assertTrue(
        walks.err().contains("small asks no queries: expected a suite of queries"), walks.err());
    CommandLineRun bare = page(map);
    assertEquals(ExitCode.USAGE, bare.code());
    assertTrue(bare.err().contains("a map without a query; expected --from and --to"), bare.err());
    CommandLineRun costs =
        page(map, "--from", "0,0", "--to", "3,1", "--movement", "8 never 2/3 ground");
    assertEquals(ExitCode.USAGE, costs.code());
    assertTrue(costs.err().contains("expected moves that cost 1 and sqrt2"), costs.err());
    assertFalse(Files.exists(site));
  }

  @ParameterizedTest
  @CsvSource({"page.html, expected a folder", "., not one of Hopscotch's"})
  void keepsFilesOfOthers(String name, String message) throws IOException {
    Path mine = Files.writeString(folder.resolve("index.html"), "mine");
    site = folder.resolve(name);
    CommandLineRun run = page(map, "--from", "0,0", "--to", "3,1");
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().contains(message), run.err());
    assertEquals("mine", Files.readString(mine));
  }
}
