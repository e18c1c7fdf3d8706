package hopscotch.papers.count;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.library.MapEntry;
import hopscotch.datasets.library.MapLibrary;
import hopscotch.datasets.movingai.ScenarioRow;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PaperMapTest {
  private static final GridMap MAP = GridMap.parse("..........");

  /** The columns where the queries begin, of rows that begin at columns 0 to 8. */
  private static List<Integer> starts(int every) {
    List<ScenarioRow> rows =
        IntStream.range(0, 9)
            .mapToObj(x -> new ScenarioRow(0, "a.map", 10, 1, x, 0, 9, 0, BigDecimal.TEN))
            .toList();
    PaperMap map = new PaperMap("set/a", MAP, rows, every, List.of(), false);
    return map.queries(map.graph(Movement.OCTILE)).stream().map(query -> MAP.x(query[0])).toList();
  }

  @Test
  void ofAllRowsEachIsTaken() {
    assertEquals(IntStream.range(0, 9).boxed().toList(), starts(1));
  }

  @Test
  void aScenarioOfAnotherMapIsRefusedWhereItIsRead(@TempDir Path root) throws IOException {
    Path set = Files.createDirectories(root.resolve("toy"));
    Path file = set.resolve("a.map");
    Files.writeString(file, "type octile\nheight 1\nwidth 2\nmap\n..\n");
    Files.writeString(set.resolve("a.map.scen"), "version 1\n0 a.map 2 9 0 0 1 8 8\n");
    MapLibrary library = MapLibrary.of(List.of(root));
    String message =
        assertThrows(
                BadFileException.class, () -> PaperMap.read(library, new MapEntry("toy", file), 1))
            .getMessage();
    assertTrue(message.contains("a.map.scen:2: goal (1, 8) lies off the map"), message);
  }

  @Test
  void ofEachThreeRowsOneIsTakenByTurns() {
    assertEquals(List.of(0, 4, 8), starts(3));
  }
}
