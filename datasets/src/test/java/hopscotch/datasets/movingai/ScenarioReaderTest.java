package hopscotch.datasets.movingai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Terrain;
import hopscotch.datasets.file.BadFileException;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScenarioReaderTest {
  private static final ScenarioRow FIRST =
      new ScenarioRow(0, "maps/dao/arena.map", 49, 48, 1, 13, 4, 12, new BigDecimal("3.41421"));

  @ParameterizedTest
  @ValueSource(
      strings = {
        "version 1\n0\tmaps/dao/arena.map\t49\t48\t1\t13\t4\t12\t3.41421\n",
        "version 1.0\n0 maps/dao/arena.map 49 48 1 13 4 12 3.41421\n",
        "version 1\r\n0\tmaps/dao/arena.map\t49\t48\t1\t13\t4\t12\t3.41421\r\n",
        "version 1\n0\tmaps/dao/arena.map\t49\t48\t1\t13\t4\t12\t3.41421",
        "0\tmaps/dao/arena.map\t49\t48\t1\t13\t4\t12\t3.41421\n",
        "\nversion\t1\n\n0 \t maps/dao/arena.map 49  48 1 13 4 12 3.41421 \t\n\n \n"
      })
  void readsEveryFormInTheWild(String text) throws IOException {
    assertEquals(List.of(FIRST), read(text).rows());
  }

  @Test
  void readsSevenColumnsWithoutVersionLine() throws IOException {
    ScenarioRow row = read("0 maps/dao/arena.map 1 13 4 12 3.41421\n").rows().get(0);

    assertFalse(row.hasSize());
    assertEquals(13, row.startY());
    assertEquals("arena.map", row.mapName());
  }

  @Test
  void keepsPrintedDigitsAndLines() throws IOException {
    Scenario scenario = read("version 1\n\n0 a.map 9 9 1 1 1 4 3.00\n0 a.map 9 9 1 1 2 2 1.41\n");

    assertEquals("3.00", scenario.rows().get(0).length().toPlainString());
    assertEquals(3, scenario.line(0));
    assertEquals(4, scenario.line(1));
    assertEquals(LengthFormat.decimals(2), scenario.lengthFormat());
  }

  @Test
  void takesTheBaseNameOfDeadPaths() throws IOException {
    assertEquals("b.map", read("version 1\n0 C:\\m\\b.map 9 9 1 1 1 2 1").rows().get(0).mapName());
    assertEquals(
        "my own.map",
        read("version 1\n0\tmaps/my own.map\t9\t9\t1\t1\t1\t2\t1").rows().get(0).mapName());
  }

  @Test
  void anEmptyFileHasNoRows() throws IOException {
    assertEquals(List.of(), read("version 1\n").rows());
    assertEquals(List.of(), read("").rows());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "version 2|x.scen:1:1: found 'version 2'; expected version 1",
        "version 1~0 a.map 9 9 1 1 1 2|x.scen:2: 8 columns; expected bucket map width height",
        "0 a.map 1 1 1 2|x.scen:1: 6 columns; expected bucket map startX",
        "version 1~0 a.map 9 9 1 x 1 2 1|x.scen:2:15: startY 'x'; expected a whole number",
        "version 1~0 a.map 9 9 1 -1 1 2 1|x.scen:2:15: startY '-1'; expected a whole number",
        "version 1~0 a.map 9 9 1 1 1 9999999999 1|x.scen:2:19: goalY '9999999999'; expected a whole",
        "version 1~0 a.map 9 9 1 1 1 2 long|x.scen:2:21: length 'long'; expected a length",
        "version 1~0 a.map 9 9 1 1 1 2 -1|x.scen:2:21: length '-1'; expected a length",
        "version 1~0 a.map 9 9 1 1 1 2 1e999999999|x.scen:2:21: length '1e999999999'; expected",
        "version 1~0 a.map 9 9 1 1 1 2 1.2.3|x.scen:2:21: length '1.2.3'; expected a length",
        "version 1~0 a.map 9 0 1 1 1 2 1|x.scen:2:9: size 9 x 0; expected a width and a height",
        "type octile~height 2|x.scen:1: 2 columns; expected bucket map"
      })
  void tellsInOneLineWhatIsWrong(String text, String message) {
    BadFileException e = assertThrows(BadFileException.class, () -> read(text.replace('~', '\n')));

    assertTrue(e.getMessage().startsWith(message), e.getMessage());
    assertFalse(e.getMessage().contains("\n"), e.getMessage());
  }

  @Test
  void refusesControlCharactersInNames() {
    String row = "version 1\n0 a\u0000.map 9 9 1 1 1 2 1\n";

    assertEquals(
        "x.scen:2:3: map 'a\\x00.map'; expected a name of printable characters",
        assertThrows(BadFileException.class, () -> read(row)).getMessage());
  }

  @Test
  void refusesAnEndlessLine() {
    String junk = "version 1\n" + "x".repeat(100_000);

    assertEquals(2, assertThrows(BadFileException.class, () -> read(junk)).line());
  }

  @Test
  void refusesARowOffTheMap() throws IOException {
    GridMap map = GridMap.parse("...", "...");
    Scenario scenario = read("version 1\n0 a.map 3 2 0 0 2 1 2.41421\n0 a.map 3 2 0 0 3 1 3.4\n");

    BadFileException e =
        assertThrows(BadFileException.class, () -> scenario.requireFits(map, "a.map"));

    assertEquals(
        "x.scen:3: goal (3, 1) lies off the map; expected x of 0 to 2 and y of 0 to 1",
        e.getMessage());
  }

  @Test
  void refusesAScenarioForAnotherMap() throws IOException {
    Scenario scenario = read("version 1\n0 maps/b.map 3 2 0 0 2 1 2.41421\n");

    BadFileException e =
        assertThrows(
            BadFileException.class,
            () -> scenario.requireFits(GridMap.parse("...", "..."), "a.map"));

    assertEquals("x.scen:2: a row for the map 'b.map'; expected rows for 'a.map'", e.getMessage());
  }

  @Test
  void tellsOfAnotherSizeAndRescalesNothing() throws IOException {
    GridMap map = GridMap.parse("...", "...");
    Scenario scenario = read("version 1\n0 a.map 6 4 0 0 2 1 2.41421\n");

    scenario.requireFits(map, "a.map");

    assertEquals(Optional.of(scenario.rows().get(0)), scenario.findOtherSize(map));
    assertEquals(2, scenario.rows().get(0).goalX());
  }

  @Test
  void aRowBelongsToTheLayerOfItsStart() throws IOException {
    GridMap map = GridMap.parse(".WT@");
    List<ScenarioRow> rows =
        read("0 a.map 0 0 1 0 1\n0 a.map 1 0 1 0 0\n0 a.map 2 0 1 0 1\n0 a.map 3 0 1 0 1\n").rows();

    assertEquals(Optional.of(Terrain.GROUND), rows.get(0).findLayer(map));
    assertEquals(Optional.of(Terrain.WATER), rows.get(1).findLayer(map));
    assertEquals(Optional.of(Terrain.TREES), rows.get(2).findLayer(map));
    assertEquals(Optional.empty(), rows.get(3).findLayer(map));
  }

  @Test
  void findsTheNameOfTheMapWithoutTheRest(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("a.scen");
    Files.writeString(file, "version 1\n0 maps/b.map 3 2 0 0 2 1 2.41421\njunk\n");

    assertEquals(Optional.of("b.map"), ScenarioReader.findMapName(file));
  }

  private static Scenario read(String text) throws IOException {
    return ScenarioReader.read(text.getBytes(StandardCharsets.UTF_8), "x.scen");
  }
}
