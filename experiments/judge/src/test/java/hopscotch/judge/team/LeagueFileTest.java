package hopscotch.judge.team;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.datasets.file.BadFileException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** On a map of 4 x 2 cells, whose place 5 is blocked. */
class LeagueFileTest {
  private final GridMap map = GridMap.parse("....", ".@..");
  private final GridGraph graph = GridGraph.of(map, Movement.ORTHOGONAL);
  @TempDir private Path folder;

  private Path file(String lines) throws IOException {
    return Files.writeString(folder.resolve("file.txt"), lines.replace(';', '\n'));
  }

  @Test
  void aPlaceIsRowTimesWidthPlusColumn() throws IOException {
    int[] starts = LeagueFile.starts(file("# version;3;0;3;6;"), graph);
    assertArrayEquals(new int[] {map.cell(0, 0), map.cell(3, 0), map.cell(2, 1)}, starts);
  }

  @Test
  void aTaskIsALineOfPlaces() throws IOException {
    List<int[]> tasks = TaskFile.read(file("# version;# more;3;3,6;7;2,2,0;;"), graph);
    assertEquals(3, tasks.size());
    assertArrayEquals(new int[] {map.cell(3, 0), map.cell(2, 1)}, tasks.get(0));
    assertArrayEquals(new int[] {map.cell(3, 1)}, tasks.get(1));
    assertArrayEquals(new int[] {map.cell(2, 0), map.cell(2, 0), map.cell(0, 0)}, tasks.get(2));
  }

  /** The same line is two places in one form, and one in the other. */
  @Test
  void theHeadTellsTheTwoFormsOfTasksApart() throws IOException {
    assertArrayEquals(
        new int[] {map.cell(2, 0), map.cell(1, 0)}, TaskFile.read(file("#;1;2,1;"), graph).get(0));
    assertArrayEquals(new int[] {map.cell(2, 1)}, TaskFile.read(file("2,1;"), graph).get(0));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "#;2;0;5 | :4: 5, (1, 1), is blocked; expected a free cell as row * width + column, 0 to 7",
        "#;1;8 | :3: 8 is off the map; expected a free cell as row * width + column, 0 to 7",
        "#;1;-1 | :3: '-1'; expected a free cell",
        "#;1;1,2 | :3: '1,2'; expected a free cell",
        "#;2;3;3 | :4: the start of line 3; expected starts that differ",
        "#;2;3 | :3: the end of the file; expected 2 starts, a line each",
        "#;1;3;4 | :4: one line more; expected the end of the file after 1 lines of places",
        "#;many;3 | :2: 'many'; expected a line that begins with #, then the number of units",
        "#;0 | :2: '0'; expected a line that begins with #, then the number of units, at least 1",
        "1;3 | :1: no line with #; expected a line that begins with #",
      })
  void aLineThatIsWrongIsNamed(String lines, String message) throws IOException {
    Path file = file(lines);
    String said =
        assertThrows(BadFileException.class, () -> LeagueFile.starts(file, graph)).getMessage();
    assertTrue(said.contains(message), said);
  }

  @Test
  void aPlaceOfATaskThatIsWrongIsNamed() throws IOException {
    Path file = file("#;2;1,2;3,5");
    String said =
        assertThrows(BadFileException.class, () -> TaskFile.read(file, graph)).getMessage();
    assertTrue(said.contains(":4: 5, (1, 1), is blocked"), said);
  }
}
