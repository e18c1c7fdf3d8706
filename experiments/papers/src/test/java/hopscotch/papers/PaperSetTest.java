package hopscotch.papers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.datasets.library.MapEntry;
import hopscotch.datasets.library.MapLibrary;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PaperSetTest {
  @TempDir Path root;

  @BeforeEach
  void addMaps() throws IOException {
    for (String map : List.of("dao/arena", "dao/orz000d", "sc1/Aurora", "sc1/Crossroads")) {
      Path file = root.resolve(map + MapEntry.ENDING);
      Files.createDirectories(file.getParent());
      Files.writeString(file, "");
    }
  }

  private List<String> maps(String set, String list, String names) throws IOException {
    return new PaperSet("any", set, list, names, 2, null, null, 0, null)
        .maps(MapLibrary.of(List.of(root))).stream().map(MapEntry::id).toList();
  }

  @Test
  void aSetIsAFolderOfMapsOrThoseOfItWhoseNamesMatch() throws IOException {
    assertEquals(List.of("dao/arena", "dao/orz000d"), maps("dao", null, null));
    assertEquals(List.of("dao/orz000d"), maps("dao", null, "orz*"));
    assertEquals(List.of(), maps("rooms", null, null));
  }

  @Test
  void aListHasMapsOutOfSeveralSetsAsFarAsTheyAreHere() throws IOException {
    assertEquals(List.of("dao/orz000d", "sc1/Aurora"), maps(null, "gppc2014", null));
    assertEquals(List.of("sc1/Aurora"), maps(null, "gppc2014", "sc1/*"));
    assertEquals(List.of("dao/orz000d", "sc1/Aurora"), maps(null, "gppc2014", "{dao,sc1}/*"));
  }

  @Test
  void aSampleIsEnoughWhereMapsWereDrawnAlike() {
    PaperSet whole = new PaperSet("dao", null, null, null, 10, null, null, 0, null);
    assertFalse(whole.isEnough(9));
    assertTrue(whole.isEnough(10));
    PaperSet drawn = new PaperSet("rooms", null, null, null, 10, 5, null, 0, null);
    assertFalse(drawn.isEnough(4));
    assertTrue(drawn.isEnough(5));
    assertFalse(drawn.isEnough(11));
  }

  @Test
  void aListThatIsNotThereIsRefused() {
    assertThrows(FileNotFoundException.class, () -> maps(null, "gppc1914", null));
  }
}
