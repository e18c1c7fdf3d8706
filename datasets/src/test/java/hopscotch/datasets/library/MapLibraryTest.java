package hopscotch.datasets.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.datasets.file.BadFileException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

class MapLibraryTest {
  @TempDir private Path folder;

  private MapLibrary library;

  @BeforeEach
  void layOut() throws IOException {
    map("first/dao/arena");
    map("first/dao/arena2");
    scenario("first/dao/arena.map.scen", "maps/dao/arena.map");
    scenario("first/dao/arena2.map.scen", "maps/dao/arena2.map");
    map("second/dao/other");
    map("second/mapf/den312d");
    scenario("second/mapf/den312d-even-1.scen", "den312d.map");
    scenario("second/mapf/den312d-random-1.scen", "den312d.map");
    scenario("second/mapf/den312d-of-another.scen", "another.map");
    Files.createDirectories(folder.resolve("second/empty"));
    library = MapLibrary.of(List.of(folder.resolve("first"), folder.resolve("second")));
  }

  @Test
  void aSetIsAFolderOfMaps() throws IOException {
    assertEquals(List.of("dao", "mapf"), library.sets());
  }

  @Test
  void theEarlierRootHasASetWhole() throws IOException {
    assertEquals(
        List.of("dao/arena", "dao/arena2"),
        library.maps("dao").stream().map(MapEntry::id).toList());
  }

  @Test
  void aNamesakeIsAMapsScenario() throws IOException {
    assertEquals(
        List.of(folder.resolve("first/dao/arena.map.scen")),
        library.scenarios(library.map("dao/arena")));
  }

  /** MovingAI packs the scenarios of teams apart from their maps. */
  @Test
  void scenariosInFoldersOfTheirOwnAreFound() throws IOException {
    map("apart/mapf-map/den312d");
    scenario("apart/scen-random/den312d-random-1.scen", "den312d.map");
    scenario("apart/mapf-map/scen-even/den312d-even-1.scen", "den312d.map");
    library = MapLibrary.of(List.of(folder.resolve("apart")));
    Path even = folder.resolve("apart/mapf-map/scen-even/den312d-even-1.scen");
    Path random = folder.resolve("apart/scen-random/den312d-random-1.scen");
    MapEntry map = library.map("mapf-map/den312d");
    assertEquals(List.of(even, random), library.scenarios(map));
    assertEquals(random, MapLibrary.scenario(map.file(), "den312d-random-1.scen"));
    assertEquals(
        folder.resolve("apart/mapf-map/den312d-random-2.scen"),
        MapLibrary.scenario(map.file(), "den312d-random-2.scen"));
  }

  @Test
  void otherScenariosBelongByTheirMapColumn() throws IOException {
    assertEquals(
        List.of(
            folder.resolve("second/mapf/den312d-even-1.scen"),
            folder.resolve("second/mapf/den312d-random-1.scen")),
        library.scenarios(library.map("mapf/den312d.map")));
  }

  /** A map whose name begins as that of another one has its own. */
  @Test
  void theScenariosOfSeveralMapsAreThoseOfEach() throws IOException {
    map("first/dao/arena2-x");
    write("first/dao/arena2-x.map.scen", "0\tarena2-x.map\t1\t1\t0\t0\t0\t0\t0\n");
    Map<MapEntry, List<Path>> all = library.scenarios(library.maps("dao"));
    assertEquals(library.maps("dao"), List.copyOf(all.keySet()));
    for (MapEntry map : library.maps("dao")) {
      assertEquals(library.scenarios(map), all.get(map), map.id());
    }
    assertEquals(
        List.of(folder.resolve("first/dao/arena2-x.map.scen")),
        all.get(library.map("dao/arena2-x")));
  }

  @Test
  void aDamagedScenarioIsNamed() throws IOException {
    write("second/mapf/den312d-even-2.scen", "junk");
    write("second/mapf/of-no-map.scen", "junk");
    MapEntry map = library.map("mapf/den312d");

    String said = assertThrows(BadFileException.class, () -> library.scenarios(map)).getMessage();

    assertTrue(said.startsWith(folder.resolve("second/mapf/den312d-even-2.scen") + ":1:"), said);
  }

  @Test
  void aMapIsFoundByItsNameAlone() throws IOException {
    assertEquals("mapf/den312d", library.map("den312d").id());
    assertEquals("dao/arena", library.map("arena.map").id());
  }

  @Test
  void whatIsNotThereIsNamed() {
    assertTrue(message("dao/arena9").startsWith("dao/arena9: no such file, and no such map in "));
    assertTrue(message("./arena.map").startsWith("./arena.map: no such file; expected"));
    assertTrue(message("sc1/arena").startsWith("sc1/arena: no such file, and no set 'sc1' in "));
    assertTrue(
        message("sc1/arena")
            .endsWith(
                "; expected a file, or a map of one of the sets dao, mapf, or 'hopscotch datasets fetch sc1' first"));
  }

  @Test
  void aNameInTwoSetsIsAmbiguous() throws IOException {
    map("second/mapf/arena");

    assertEquals(
        "arena: a map of this name in several sets; expected one of dao/arena, mapf/arena",
        message("arena"));
  }

  @Test
  void aRootMustBeAFolder() {
    Path missing = folder.resolve("missing");

    assertEquals(
        missing + ": no such folder; expected a folder of sets, laid out as <set>/<name>.map",
        assertThrows(BadFileException.class, () -> MapLibrary.of(List.of(missing))).getMessage());
  }

  @Test
  void withoutAnySetItSaysHowToGetOne() throws IOException {
    MapLibrary empty = MapLibrary.of(List.of());
    for (Executable lookUp :
        List.<Executable>of(() -> empty.map("dao/arena"), () -> empty.maps("dao"))) {
      String said = assertThrows(BadFileException.class, lookUp).getMessage();
      assertTrue(said.contains("no set of maps is here"), said);
      assertTrue(said.contains("'hopscotch datasets fetch dao'"), said);
      assertTrue(said.contains("'hopscotch datasets import'"), said);
      assertTrue(said.endsWith("or --maps DIR"), said);
    }
  }

  @Test
  void aSlipOfThePenIsSeen() {
    assertTrue(message("doa/arena").contains("(did you mean dao?)"));
    assertTrue(message("dao/arean").contains("(did you mean dao/arena?)"));
  }

  private String message(String name) {
    return assertThrows(BadFileException.class, () -> library.map(name)).getMessage();
  }

  private void map(String name) throws IOException {
    write(name + ".map", "type octile\nheight 1\nwidth 2\nmap\n..\n");
  }

  private void scenario(String name, String map) throws IOException {
    write(name, "version 1\n0\t" + map + "\t2\t1\t0\t0\t1\t0\t1\n");
  }

  private void write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
