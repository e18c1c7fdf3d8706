package hopscotch.datasets.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.testkit.RealMaps;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.library.MapLibrary;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerificationTest {
  @TempDir private Path folder;

  private Path set;

  @BeforeEach
  void takeIn() throws IOException {
    Path source = Files.createDirectory(folder.resolve("own"));
    Files.writeString(source.resolve("a.map"), Zips.MAP);
    Files.writeString(source.resolve("a.map.scen"), Zips.scenario("a.map"));
    Cache cache = new Cache(folder.resolve("cache"));
    new Importer(cache, Catalogue.standard(), Progress.NONE, false).importFrom(source);
    set = cache.set("own");
  }

  @Test
  void aGoodSetHasNoProblems() throws IOException {
    Verification verification = Verification.of(set, Progress.NONE);

    assertEquals(List.of(), verification.problems());
    assertEquals(List.of(), verification.notes());
    assertEquals(1, verification.maps());
    assertEquals(1, verification.scenarios());
    assertEquals(1, verification.rows());
  }

  @Test
  void aChangedFileIsAProblem() throws IOException {
    Files.writeString(set.resolve("a.map"), Zips.MAP.replace('@', '.'));

    assertProblem(set.resolve("a.map") + ": changed since it was taken in");
  }

  @Test
  void aMissingFileIsAProblem() throws IOException {
    Files.delete(set.resolve("a.map.scen"));

    assertProblem(set.resolve("a.map.scen") + ": missing");
  }

  @Test
  void aRowOffItsMapIsAProblem() throws IOException {
    Files.writeString(set.resolve("b.scen"), "version 1\n0 a.map 3 2 0 0 9 0 9\n");

    assertProblem(set.resolve("b.scen") + ":2: goal (9, 0) lies off the map");
  }

  @Test
  void aScenarioWithoutItsMapIsAProblem() throws IOException {
    Files.writeString(set.resolve("b.scen"), Zips.scenario("b.map"));

    assertProblem(set.resolve("b.scen") + ": no readable map beside it; expected b.map");
  }

  @Test
  void oddThingsAreNotes() throws IOException {
    Files.writeString(set.resolve("b.scen"), "version 1\n0 a.map 6 4 0 0 1 1 9\n");

    Verification verification = Verification.of(set, Progress.NONE);

    assertTrue(verification.isGood());
    assertEquals(
        List.of(
            set + ": 1 files without a recorded checksum",
            set.resolve("b.scen") + ": made for 6 x 4, the map is 3 x 2",
            set.resolve("b.scen") + ": 1 rows whose start and goal share no layer of terrain"),
        verification.notes());
  }

  @Test
  void aSetMustBeThere() {
    assertThrows(
        BadFileException.class, () -> Verification.of(folder.resolve("no"), Progress.NONE));
  }

  @Test
  void realSetsHaveNoProblems() throws IOException {
    MapLibrary library = MapLibrary.of(List.of(RealMaps.folder()));
    for (String name : library.sets()) {
      Verification verification =
          Verification.of(library.findSet(name).orElseThrow(), Progress.NONE);
      assertEquals(List.of(), verification.problems());
      assertEquals(library.maps(name).size(), verification.maps());
    }
  }

  private void assertProblem(String start) throws IOException {
    List<String> problems = Verification.of(set, Progress.NONE).problems();
    assertEquals(1, problems.size(), problems.toString());
    assertTrue(problems.get(0).startsWith(start), problems.get(0));
  }
}
