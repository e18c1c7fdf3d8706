package hopscotch.datasets.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.datasets.movingai.LengthFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InfoTest {
  private static final String MAP = "type octile\nheight 2\nwidth 4\nmap\n.@.S\n.@W.\n";
  private static final String SCENARIO =
      "version 1\n0 a.map 4 2 0 0 0 1 1\n0 a.map 4 2 0 0 0 0 0\n0 a.map 4 2 0 0 3 0 0\n";

  @TempDir private Path root;

  private Path set;

  @BeforeEach
  void write() throws IOException {
    set = Files.createDirectory(root.resolve("own"));
    Files.writeString(set.resolve("a.map"), MAP);
    Files.writeString(set.resolve("a.map.scen"), SCENARIO);
  }

  @Test
  void countsAMap() throws IOException {
    Path file = set.resolve("a.map");

    assertEquals(
        new MapInfo(file, 4, 2, Map.of('.', 4, '@', 2, 'S', 1, 'W', 1), 5, 2), MapInfo.of(file));
  }

  @Test
  void countsAScenario() throws IOException {
    Path file = set.resolve("a.map.scen");

    assertEquals(
        new ScenarioInfo(file, List.of("a.map"), 3, 1, 1.0, 1, 1, LengthFormat.SIX_DIGITS),
        ScenarioInfo.of(file));
  }

  @Test
  void countsASet() throws IOException {
    assertEquals(
        new SetInfo("own", set, 1, 1, 3, MAP.length() + SCENARIO.length(), 8, 8),
        SetInfo.of(MapLibrary.of(List.of(root)), "own"));
  }
}
