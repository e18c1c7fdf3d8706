package hopscotch.datasets.movingai;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import hopscotch.core.grid.GridMap;
import hopscotch.core.testkit.RealMaps;
import hopscotch.datasets.library.MapEntry;
import hopscotch.datasets.library.MapLibrary;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RealFilesTest {

  @Test
  void everyMapIsReadAndWrittenByteForByte() throws IOException {
    for (MapEntry entry : maps()) {
      GridMap map = MapReader.read(entry.file());
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      MapWriter.write(map, out);
      assertArrayEquals(normal(entry.file()), out.toByteArray(), entry.id());
    }
  }

  @Test
  void everyScenarioFitsItsMap() throws IOException {
    MapLibrary library = MapLibrary.of(List.of(RealMaps.folder()));
    for (MapEntry entry : maps()) {
      List<Path> scenarios = library.scenarios(entry);
      GridMap map = scenarios.isEmpty() ? null : MapReader.read(entry.file());
      for (Path file : scenarios) {
        Scenario scenario = ScenarioReader.read(file);
        scenario.requireFits(map, entry.fileName());
        assertFalse(scenario.rows().isEmpty(), file.toString());
      }
    }
  }

  @Test
  void theLengthsOfAFileAreOfOneFormat() throws IOException {
    assertFormat("dao/arena.map.scen", LengthFormat.SIX_DIGITS);
    assertFormat("mazes/maze512-1-0.map.scen", LengthFormat.SIX_DIGITS);
    assertFormat("bg512/AR0011SR.map.scen", LengthFormat.decimals(2));
    assertFormat("cities/Berlin_0_256.map.scen", LengthFormat.decimals(8));
    assertFormat("mapf/den312d-even-1.scen", LengthFormat.decimals(8));
  }

  private static void assertFormat(String name, LengthFormat format) throws IOException {
    Path file = RealMaps.folder().resolve(name);
    assertEquals(format, ScenarioReader.read(file).lengthFormat(), name);
  }

  private static List<MapEntry> maps() throws IOException {
    MapLibrary library = MapLibrary.of(List.of(RealMaps.folder()));
    List<MapEntry> maps = new ArrayList<>();
    for (String set : library.sets()) {
      maps.addAll(library.maps(set));
    }
    return maps;
  }

  /** The bytes with LF line ends, the last one included. */
  private static byte[] normal(Path file) throws IOException {
    String text = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
    return (text.replace("\r", "").stripTrailing() + "\n").getBytes(StandardCharsets.ISO_8859_1);
  }
}
