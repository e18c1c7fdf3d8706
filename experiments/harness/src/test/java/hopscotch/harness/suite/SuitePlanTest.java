package hopscotch.harness.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.library.MapLibrary;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SuitePlanTest {
  private static final String RANDOM = "queries: {from: random, count: 2}\n";

  @TempDir private Path folder;

  @BeforeEach
  void writeMaps() throws IOException {
    for (String name : new String[] {"a/maps/x", "b/maps/x", "b/maps/y"}) {
      Path file = folder.resolve(name + ".map");
      Files.createDirectories(file.getParent());
      Files.writeString(file, "type octile\nheight 1\nwidth 2\nmap\n..\n");
      Files.writeString(folder.resolve(name + ".walk"), "");
    }
  }

  private SuitePlan plan(String text) throws IOException {
    return SuitePlan.of(
        SuiteReader.parse(text + "planners: [astar]\n", "s.yaml"),
        folder,
        () -> MapLibrary.of(List.of()));
  }

  @Test
  void twoMapsOfOneNameAreRefused() {
    String maps = "maps: [{files: 'a/maps/*.map'}, {files: 'b/maps/*.map'}]\n";
    BadFileException e = assertThrows(BadFileException.class, () -> plan(maps + RANDOM));
    assertEquals(
        "%s: it is called maps/x, and so is %s; expected a folder and a name that no other has"
            .formatted(folder.resolve("b/maps/x.map"), folder.resolve("a/maps/x.map")),
        e.getMessage());
  }

  @Test
  void twoWalksOfOneNameAreRefused() {
    String walks = "walks: [{files: 'a/maps/*.walk'}, {files: 'b/maps/*.walk'}]\n";
    BadFileException e = assertThrows(BadFileException.class, () -> plan(walks));
    assertTrue(e.getMessage().contains("x.walk: it is called maps/x, and so is "), e.getMessage());
  }

  @Test
  void aMapThatIsNamedTwiceIsThereOnce() throws IOException {
    String maps = "maps: [{files: b/maps/x.map}, {files: 'b/../b/maps/*.map'}]\n";
    assertEquals(2, plan(maps + RANDOM).maps().size());
  }
}
