package hopscotch.harness.suite;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.datasets.file.BadFileException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

/** A suite that is wrong is refused in one line, with the place and what would be right. */
class SuiteRefusalTest {
  @Test
  void anUnknownKeyIsNamedWithItsPlaceAndTheKnownOnes() {
    BadFileException e =
        assertThrows(
            BadFileException.class,
            () -> SuiteReader.parse("maps: [{set: dao}]\nplaners: [astar]\n", "s.yaml"));
    assertEquals(2, e.line());
    assertTrue(e.getMessage().contains("unknown key 'planers'"), e.getMessage());
    assertTrue(e.getMessage().contains("planners"), e.getMessage());
    assertTrue(e.getMessage().contains("warm-up"), e.getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "planners: [atsar]               | unknown planner 'atsar'",
        "planners: ['astar(weigth=2)']   | no parameter 'weigth'",
        "planners: []                    | no planners",
        "planners: [astar]; timing: fast | one of quick, isolated",
        "planners: [astar]; seed: many   | a whole number",
        "planners: [astar]; budgets: {query: soon}          | a time such as 200ms",
        "planners: [astar]; budgets: {query: 876001h}       | '876001h'; expected at most 876000h",
        "planners: [astar]; budgets: {query: 3000000h}      | '3000000h'; expected at most 876000h",
        "planners: [astar]; budgets: {memory: lots}         | 512m or 2g",
        "planners: [astar]; repetitions: 0                  | expected at least 1",
        "planners: [astar]; movements: ['9 never']          | directions corners costs terrain",
        "planners: [astar]; baseline: dijkstra              | none of the planners",
        "planners: [astar]; queries: {count: 5}             | from: random",
        "planners: [astar]; queries: {from: random, limit: 5} | limit belong to 'from: scenarios'",
        "planners: [astar]; labels: {astar: }               | label of 'astar'; expected a name",
        "planners: [astar, bfs]; labels: {astar: A, bfs: A} | label 'A' of 'bfs' is another planner's",
        "planners: [astar, bfs]; labels: {astar: bfs}       | label 'bfs' of 'astar' is another",
        "planners: [astar]; planners: [bfs]                 | Duplicate",
        "planners: [astar]; guests: {x: }                   | nothing stands for 'x'; expected its command",
        "planners: [astar]; guests: {x: {command: [a, ~]}}  | a word is empty; expected its words",
        "planners: [astar]; guests: {x: {command: a, environment: {B: }}} | nothing stands for B; expected a text",
        "planners: [astar]; queries: {from: random, count: 1000000000} | count 1000000000; expected at most 1000000",
        "planners: [astar]; repetitions: 2000000            | repetitions 2000000; expected at most 1000000",
        "planners: [astar]; repetitions: .nan               | s.yaml:3:14: '.nan'; expected a finite number",
        "planners: [astar]; seed: -.inf                     | s.yaml:3:7: '-.inf'; expected a finite number",
        "planners: [astar]; ---; planners: [bfs]            | s.yaml:4:1: a second document; expected one in a file",
        "planners: [astar, -bfs]                            | '-bfs' takes nothing away; expected one of those before it, astar",
        "planners: [-astar, astar]                          | of which there is none",
        "planners: [astar]; budgets: {query: 0ms}           | query '0ms' is no time at all; expected a time",
        "planners: [astar]; budgets: {preparation: 0.0h}    | preparation '0.0h' is no time at all",
      })
  void whatIsWrongIsNamed(String rest, String expected) {
    String text = "maps: [{set: dao}]\n" + rest.replace("; ", "\n") + "\n";
    BadFileException e =
        assertThrows(BadFileException.class, () -> SuiteReader.parse(text, "s.yaml"));
    assertTrue(e.getMessage().startsWith("s.yaml:"), e.getMessage());
    assertTrue(e.getMessage().contains(expected.strip()), e.getMessage());
  }

  /** Line and column, what is there, what is expected; no word of the classes that read it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "maps: [{generate: romms, size: 9}]          | 1:19: generate: map generator 'romms': unknown kind 'romms' (did you mean rooms?); expected one of random",
        "maps: [{generate: rooms(size=0), size: 9}]  | 1:19: generate: rooms of size 0 with doors 0.5; expected a size of at least 2",
        "maps: [{generate: rooms(sz=3), size: 9}]    | 1:19: generate: map generator 'rooms(sz=3)': unknown parameter 'sz' of rooms; expected one of size, doors",
        "maps: [{generate: rooms(size=abc), size: 9}]| 1:19: generate: map generator 'rooms(size=abc)': 'abc'; expected a whole number",
        "maps: [{generate: rooms, size: 0}]          | 1:32: size '0'; expected 256 or 256x128",
        "maps: [{generate: rooms, size: 99999}]      | 1:32: size '99999'; expected at most",
        "maps: [{set: dao, names: '[a'}]             | 1:26: names '[a'",
        "maps: [{set: dao, lmit: 3}]                 | 1:19: unknown key 'lmit' (did you mean limit?); expected one of set",
        "maps: [{set: dao, limit: 1.5}]              | 1:26: '1.5' for maps.limit; expected a whole number",
        "maps: [dao]                                 | 1:8: 'dao' for maps; expected some of the keys set, names",
        "maps: dao                                   | 1:7: 'dao' for maps; expected some of the keys set, names",
        "maps: [~]                                   | 1:8: entry 1 of maps is empty; expected a value",
        "planners: [atsar]                           | 1:12: unknown planner 'atsar' (did you mean astar?); expected one of",
        "planners: [[astar]]                         | 1:12: a list for planners; expected a planner such as astar",
        "planners: [{name: astar}]                   | 1:12: keys with values for planners; expected a planner such as astar",
        "query: 10                                   | 1:1: unknown key 'query' (did you mean queries?); expected one of name",
        "queries: 10                                 | 1:10: '10' for queries; expected some of the keys from, count",
        "queries: {form: random}                     | 1:11: unknown key 'form' (did you mean from?)",
        "budgets: {query: 10}                        | 1:18: '10' for budgets.query; expected a time such as 200ms",
        "seed: {a: b}                                | 1:7: keys with values for seed; expected a whole number",
        "seed: 99999999999999999999                  | 1:7: '99999999999999999999' for seed; expected a whole number of at most 9223372036854775807",
        "name: [a, b]                                | 1:7: a list for name; expected a text",
        "name: ../up                                 | 1:7: name '../up'; expected a name for a folder",
        "metrics: [tme]                              | 1:11: 'tme' (did you mean time?) for metrics; expected one of coverage",
        "metrics: [1]                                | 1:11: '1' for metrics; expected one of coverage",
        "{a: b}: c                                   | 1:2: a key that is no text; expected a text",
        "figures: {widht: 84}                        | 1:11: unknown key 'widht' (did you mean width?); expected one of width, font-size, planners, metrics, over, titles, bands",
        "figures: {width: 5}                          | 1:18: width 5.0; expected 40 to 1000 millimetres",
        "figures: {planners: [hpa]}                   | 1:10: figures of 'hpa', which is none of the planners; expected some of",
        "figures: {metrics: [time]}                   | 1:20: metrics and over belong together; expected both",
        "figures: {metrics: [time], over: [units]}    | 1:10: figures over units belong to teams; expected length or map",
        "figures: {width: wide}                       | 1:18: 'wide' for figures.width; expected a number",
        "labels: [astar]                              | 1:9: a list for labels; expected keys with values",
        "timing: {a: b}                              | 1:9: keys with values for timing; expected one of quick, isolated",
      })
  void aMistakeIsOneLineWithItsPlace(String line, String expected) {
    String text = line.strip() + "\n" + (line.startsWith("maps") ? "" : "maps: [{set: dao}]\n");
    String said = refusal(text + (line.startsWith("planners") ? "" : "planners: [astar]\n"));
    assertTrue(said.startsWith("s.yaml:" + expected.strip()), said);
    assertFalse(said.matches(".*(java|fasterxml|hopscotch[.]experiments).*"), said);
  }

  @Test
  void aFileWithoutAnythingIsNamed() {
    String expected = "s.yaml: the file is empty; expected a suite, with maps and planners";
    for (String nothing : List.of("", "\n\n", "# a comment\n", "---\n")) {
      assertEquals(expected, refusal(nothing));
    }
    assertEquals(
        "s.yaml:1:1: no keys; expected keys with values, such as planners: [astar]",
        refusal("planners astar"));
  }

  @Test
  void aTabIsNamed() {
    assertEquals(
        "s.yaml:2:1: a tab; expected blanks to indent with",
        refusal("maps:\n\t- set: dao\nplanners: [astar]\n"));
  }

  @Test
  void textThatIsNotUtf8IsNamedWithItsPlace(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("s.yaml");
    Files.write(file, "maps: [{set: dao}]\nname: caf\u00e9\n".getBytes(ISO_8859_1));
    assertEquals(
        file + ":2:10: the byte 0xe9 is not UTF-8; expected text in UTF-8", unreadable(file));
    Files.write(file, "maps: a\u0000b\n".getBytes(UTF_8));
    assertEquals(
        file + ":1:8: the control character 0x00; expected text in UTF-8", unreadable(file));
    assertEquals(folder + ": this is a folder", unreadable(folder).split(";")[0]);
  }

  /** Not where the key stands first, which is right there. */
  @Test
  void anUnknownKeyIsNamedWhereItIsUnknown() {
    String said =
        refusal("maps:\n  - generate: rooms\n    size: 9\nplanners: [astar]\nqueries: {size: 9}\n");
    assertTrue(said.startsWith("s.yaml:5:11: unknown key 'size'"), said);
  }

  @Test
  void aSetThatIsNotThereIsNamedAtItsPlace() throws IOException {
    String text = "planners: [astar]\nmaps:\n  - set: dao\n  - set: doa\n";
    BadFileException missing = new BadFileException("doa", "no such set", "one of [dao]");
    assertEquals(
        "s.yaml:4:5: doa: no such set; expected one of [dao]",
        SuiteReader.atEntry(text, "s.yaml", "maps", 1, missing).getMessage());
  }

  @Test
  void whatIsWrongWithWalksIsNamedAtItsPlace() {
    String maps = "maps: [{generate: rooms, size: 9}]\nplanners: [astar]\n";
    assertTrue(
        refusal(maps + "walks:\n  - generate: toggels\n")
            .startsWith("s.yaml:4:15: generate: walk generator 'toggels': unknown kind 'toggels'"),
        refusal(maps + "walks:\n  - generate: toggels\n"));
    assertTrue(
        refusal(maps + "walks: {generate: doors, ask: 3}\n")
            .contains("unknown key 'ask' (did you mean asks?)"),
        refusal(maps + "walks: {generate: doors, ask: 3}\n"));
    for (String[] wrong :
        new String[][] {
          {maps + "walks: {}\n", "an entry of walks with none of its two kinds"},
          {maps + "walks: []\n", "the suite has no walks"},
          {maps + "walks: {files: a.walk, asks: 3}\n", "asks and seeds belong to generate"},
          {maps + "walks: {files: a.walk}\n", "maps beside walks of files alone"},
          {maps + "walks: {generate: doors}\nqueries: {limit: 3}\n", "queries beside walks"},
          {"planners: [astar]\nwalks: {generate: doors}\n", "the suite has no maps"},
        }) {
      assertTrue(refusal(wrong[0]).contains(wrong[1]), refusal(wrong[0]));
    }
  }

  @Test
  void whatIsWrongWithGoalsIsNamed() {
    String maps = "maps: [{generate: rooms, size: 9}]\nplanners: [astar]\n";
    for (String[] wrong :
        new String[][] {
          {maps + "goals: {count: 2}\nnearest: true\n", "goals beside nearest; expected one"},
          {maps + "goals: {count: 0}\n", "count [0]; expected numbers from 1 to 10000"},
          {maps + "goals: {counts: 2}\n", "unknown key 'counts'"},
          {maps + "crowd: {units: 0}\n", "units 0; expected at least 1"},
          {maps + "crowd: {unit: 2}\n", "unknown key 'unit'"},
          {maps + "crowd: {walls: 2}\n", "expected replans or mends in by"},
          {maps + "crowd: {by: mends, walls: 0}\n", "walls 0; expected at least 1"},
          {maps + "crowd: {units: 2}\ngoals: {count: 2}\n", "crowd beside goals or nearest"},
          {maps + "crowd: {units: 2}\nwalks: {generate: doors}\n", "crowd belongs to queries"},
          {maps + "goals: {count: 2}\nwalks: {generate: doors}\n", "goals belongs to queries"},
          {maps + "nearest: true\nwalks: {generate: doors}\n", "nearest belongs to queries"},
          {maps + "nearest: maybe\n", "nearest"},
          {
            maps + "nearest: true\nmovements: 8 never sqrt2 ground ends=corners\n",
            "expected ends at the centres of cells"
          },
        }) {
      assertTrue(refusal(wrong[0]).contains(wrong[1]), refusal(wrong[0]));
    }
  }

  @Test
  void whatIsWrongWithTeamsIsNamed() {
    String maps = "maps: [{generate: rooms, size: 9}]\nplanners: [astar]\n";
    for (String[] wrong :
        new String[][] {
          {maps + "teams: {units: 5}\nqueries: {limit: 3}\n", "teams beside queries"},
          {maps + "teams: {from: generated}\n", "teams without units"},
          {maps + "teams: {units: 0}\n", "units [0]; expected numbers from 1 to 1000000"},
          {maps + "teams: {units: 5, seeds: 1}\n", "seeds belong to 'from: generated'"},
          {maps + "teams: {from: generated, units: 5}\n", "planner 'astar' answers single queries"},
          {maps + "stop: end\n", "stop belongs to teams"},
        }) {
      assertTrue(refusal(wrong[0]).contains(wrong[1]), refusal(wrong[0]));
    }
    String lacam = "maps: [{generate: rooms, size: 9}]\nplanners: [lacam]\n";
    assertTrue(
        refusal(lacam)
            .contains("planner 'lacam' plans for teams; expected the key teams beside it"),
        refusal(lacam));
  }

  /** What is said of a suite. */
  static String refusal(String text) {
    return assertThrows(BadFileException.class, () -> SuiteReader.parse(text, "s.yaml"))
        .getMessage();
  }

  private static String unreadable(Path file) {
    return assertThrows(BadFileException.class, () -> SuiteReader.text(file.toString()))
        .getMessage();
  }

  @Test
  void aMapIsOfOneKind() {
    BadFileException e =
        assertThrows(
            BadFileException.class,
            () -> SuiteReader.parse("maps: [{set: dao, files: a}]\nplanners: [astar]", "s.yaml"));
    assertTrue(e.getMessage().contains("exactly one of"), e.getMessage());
  }

  @Test
  void whatIsNoYamlIsNamedWithItsPlace() {
    BadFileException e =
        assertThrows(
            BadFileException.class, () -> SuiteReader.parse("maps: [\nplanners: }", "s.yaml"));
    assertEquals(2, e.line());
  }

  @Test
  void aSuiteThatIsNotThereIsToldFromTheBuiltInOnes() {
    BadFileException e =
        assertThrows(BadFileException.class, () -> SuiteReader.text("no-such-suite"));
    assertTrue(e.getMessage().contains("demo"), e.getMessage());
  }

  /** Each is small, and would stand for millions of planners or maps, or take minutes to refuse. */
  @ParameterizedTest
  @FieldSource("greedy")
  void aSuiteOfTooMuchIsRefused(String text) {
    BadFileException e =
        assertThrows(BadFileException.class, () -> SuiteReader.parse(text, "s.yaml"));
    assertTrue(e.getMessage().length() < 1500, e.getMessage());
  }

  static final List<String> greedy =
      List.of(
          "planners: [" + "'astar(weight={1..999})',".repeat(400) + "]\nmaps: [{set: dao}]\n",
          "planners: [astar]\nmaps: [{generate: city, size: 9, seeds: ["
              + "1..999,".repeat(1000)
              + "]}]\n",
          "x" + "x".repeat(1 << 20) + ": 1\n",
          "\"" + " ".repeat(100_000) + "\": 1\n");

  @Test
  void aMessageIsOneLineWhateverItQuotes() {
    BadFileException e =
        assertThrows(
            BadFileException.class, () -> SuiteReader.parse("\"a\\n\\eb\": 1\n", "s.yaml"));
    assertTrue(e.getMessage().startsWith("s.yaml:1:1: unknown key 'a??b'"), e.getMessage());
  }
}
