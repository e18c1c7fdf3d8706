package hopscotch.cli.datasets;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import hopscotch.cli.CommandLineRun;
import hopscotch.cli.SmallSets;
import hopscotch.datasets.generate.MapGenerators;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DatasetsCommandTest {
  @TempDir private Path root;

  @BeforeEach
  void writeMaps() throws IOException {
    SmallSets.write(root.resolve("maps"));
  }

  @Test
  void listNamesThePublishedSetsAndThoseThatAreHere() throws IOException {
    JsonNode rows = inMaps("list", "--format", "json").json();
    JsonNode dao = find(rows, "dao");
    assertEquals(156, dao.get("maps").asInt());
    assertEquals(0, dao.get("maps_here").asInt());
    JsonNode toy = find(rows, "toy");
    assertEquals(2, toy.get("maps_here").asInt());
    assertTrue(toy.get("folder").asText().endsWith("toy"));
  }

  private static JsonNode find(JsonNode rows, String set) {
    for (JsonNode row : rows) {
      if (row.get("set").asText().equals(set)) {
        return row;
      }
    }
    throw new AssertionError("no row for " + set + " in " + rows);
  }

  @Test
  void anImportedSetIsFoundByName() throws IOException {
    Path source = root.resolve("maps/toy");
    JsonNode row = cached("import", source, "--set", "mine", "--format", "json").json().get(0);
    assertEquals(2, row.get("maps").asInt());
    assertEquals(2, row.get("scenarios").asInt());
    CommandLineRun solved =
        CommandLineRun.of(
            "solve", "--cache", root.resolve("cache"), "--map", "mine/maze", "--limit", 2);
    assertEquals(0, solved.code(), solved.err());
  }

  @Test
  void anImportOfAnImpossibleNameIsAMistake() {
    CommandLineRun run = cached("import", root.resolve("maps/toy"), "--set", "../up");
    assertEquals(2, run.code());
    assertTrue(run.err().startsWith("hopscotch: set name '../up'"), run.err());
  }

  @Test
  void aBrokenMapIsNamedAndTheOthersAreImported() throws IOException {
    SmallSets.replace(root.resolve("maps/toy/maze.map"), "height 33", "height 34");
    CommandLineRun run = cached("import", root.resolve("maps"), "--format", "csv");
    assertEquals(4, run.code());
    assertTrue(run.err().matches("left out: .*toy/maze.map:4: .*\n"), run.err());
    assertTrue(run.out().contains("toy,1,2,"), run.out());
    assertTrue(run.out().contains("other,1,1,"), run.out());
  }

  @Test
  void aMirrorThatIsNoAddressIsAMistake() {
    CommandLineRun run = cached("fetch", "dao", "--mirror", "ftp://mirror/");
    assertEquals(2, run.code());
    assertTrue(run.err().contains("--mirror ftp://mirror/: expected an address"), run.err());
  }

  @Test
  void anImportOfNothingIsBadData() {
    CommandLineRun run = cached("import", root.resolve("none.zip"));
    assertEquals(4, run.code());
    assertEquals(1, run.err().lines().count(), run.err());
  }

  @Test
  void generatedFilesAreTheSameForTheSameSeed() throws IOException {
    for (String folder : List.of("a", "b")) {
      CommandLineRun run =
          CommandLineRun.of(
              "datasets",
              "generate",
              "rooms(size=5)",
              "--size",
              "40x20",
              "--seed",
              7,
              "--count",
              2,
              "--per-bucket",
              2,
              "-o",
              root.resolve(folder));
      assertEquals(0, run.code(), run.err());
    }
    for (String name : List.of("rooms-size-5-40x20-7.map", "rooms-size-5-40x20-8.map.scen")) {
      assertArrayEquals(
          Files.readAllBytes(root.resolve("a").resolve(name)),
          Files.readAllBytes(root.resolve("b").resolve(name)));
    }
    Path map = root.resolve("a/rooms-size-5-40x20-7.map");
    assertEquals(0, CommandLineRun.of("solve", "--map", map).code());
  }

  @Test
  void generateWithoutRowsWritesNoScenario() {
    Path out = root.resolve("bare");
    CommandLineRun.of(
        "datasets", "generate", "maze", "--size", "20x20", "--per-bucket", 0, "-o", out);
    assertTrue(Files.exists(out.resolve("maze-20x20-1.map")));
    assertFalse(Files.exists(out.resolve("maze-20x20-1.map.scen")));
  }

  @Test
  void theHelpOfGenerateNamesEveryKind() {
    String help = CommandLineRun.of("datasets", "generate", "--help").out();
    MapGenerators.kinds().forEach(kind -> assertTrue(help.contains(kind), kind));
  }

  @Test
  void generateRefusesWhatItDoesNotKnow() {
    assertEquals(2, CommandLineRun.of("datasets", "generate", "foo").code());
    assertEquals(2, CommandLineRun.of("datasets", "generate", "maze", "--size", "9").code());
    assertEquals(2, CommandLineRun.of("datasets", "generate", "rooms(size=0)").code());
  }

  @Test
  void verifyFindsADamagedFile() throws IOException {
    assertEquals(0, inMaps("verify").code());
    SmallSets.replace(root.resolve("maps/toy/maze.map"), "height 33", "height 34");
    CommandLineRun run = inMaps("verify", "toy", "--format", "csv");
    assertEquals(4, run.code());
    assertTrue(run.err().contains("maze.map:4: "), run.err());
    assertFalse(run.csv().get(0).getField("problems").equals("0"));
  }

  @Test
  void infoDescribesASetAMapAndAScenario() throws IOException {
    assertEquals(2, info("toy").get("maps").asInt());
    assertEquals(33, info("toy/rooms").get("width").asInt());
    String scenario = root.resolve("maps/toy/rooms.map.scen").toString();
    assertEquals("8 decimals", info(scenario).get("lengths").asText());
    assertEquals(4, inMaps("info", "none").code());
  }

  @Test
  void fetchOfAnUnknownSetIsAMistake() {
    CommandLineRun run = cached("fetch", "foo");
    assertEquals(2, run.code());
    assertTrue(run.err().contains("unknown set 'foo'; known: dao"), run.err());
  }

  private JsonNode info(String name) throws IOException {
    return inMaps("info", name, "--format", "json").json().get(0);
  }

  private CommandLineRun inMaps(Object... words) {
    List<Object> all = new ArrayList<>(List.of(words));
    all.addAll(List.of("--maps", root.resolve("maps"), "--cache", root.resolve("cache")));
    return datasets(all);
  }

  private CommandLineRun cached(Object... words) {
    List<Object> all = new ArrayList<>(List.of(words));
    all.addAll(List.of("--cache", root.resolve("cache")));
    return datasets(all);
  }

  private static CommandLineRun datasets(List<Object> words) {
    words.add(0, "datasets");
    return CommandLineRun.of(words.toArray());
  }
}
