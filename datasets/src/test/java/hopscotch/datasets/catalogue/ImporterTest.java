package hopscotch.datasets.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.datasets.catalogue.Importer.Imported;
import hopscotch.datasets.file.BadFileException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ImporterTest {
  @TempDir private Path folder;

  private Cache cache;
  private Importer importer;
  private final List<String> leftOut = new ArrayList<>();

  @BeforeEach
  void open() {
    cache = new Cache(folder.resolve("cache"));
    importer =
        new Importer(
            cache,
            Catalogue.standard(),
            new Progress() {
              @Override
              public void at(String what, long done, long total) {}

              @Override
              public void leftOut(String line) {
                leftOut.add(line);
              }
            },
            false);
  }

  @Test
  void aNameThatCannotBeReadIsLeftOut() throws IOException {
    write("source/dao/a.map", Zips.MAP);
    write("source/dao/b\u2028.map", Zips.MAP);
    assertEquals(List.of(new Imported("dao", 1, 0)), importer.importFrom(folder.resolve("source")));
    assertEquals(
        List.of(
            folder.resolve("source")
                + ", dao/b?.map: a name that cannot be read; expected printable characters"),
        leftOut);
  }

  @Test
  void aFolderOfSetsBecomesItsSets() throws IOException {
    write("source/dao/a.map", Zips.MAP);
    write("source/dao/a.map.scen", Zips.scenario("a.map"));
    write("source/dao/README", "text");
    write("source/maze-map/m.map", Zips.MAP);
    write("source/own/maps/o.map", Zips.MAP);
    write("source/own/scens/o.map.scen", Zips.scenario("o.map"));

    assertEquals(
        List.of(new Imported("dao", 1, 1), new Imported("mazes", 1, 0), new Imported("own", 1, 1)),
        importer.importFrom(folder.resolve("source")));
    assertEquals(List.of("SHA256SUMS", "a.map", "a.map.scen"), files("dao"));
  }

  @Test
  void aFolderBehindALinkIsImported() throws IOException {
    write("elsewhere/maps/a.map", Zips.MAP);
    Path link = link("dao", folder.resolve("elsewhere"));

    assertEquals(List.of(new Imported("dao", 1, 0)), importer.importFrom(link));
    assertEquals(List.of(), leftOut);
  }

  @Test
  void linksWithinAFolderAreNamedAndNotFollowed() throws IOException {
    write("elsewhere/b.map", Zips.MAP);
    write("elsewhere/readme", "text");
    write("dao/a.map", Zips.MAP);
    Path source = folder.resolve("dao");
    link("dao/b.map", folder.resolve("elsewhere/b.map"));
    link("dao/more", folder.resolve("elsewhere"));
    link("dao/readme", folder.resolve("elsewhere/readme"));

    assertEquals(List.of(new Imported("dao", 1, 0)), importer.importFrom(source));
    assertEquals(
        List.of(
            source + ", b.map: a symbolic link; expected the file itself",
            source + ", more: a symbolic link; expected the folder itself"),
        leftOut);
  }

  private Path link(String name, Path target) {
    try {
      return Files.createSymbolicLink(folder.resolve(name), target);
    } catch (IOException | UnsupportedOperationException e) {
      return Assumptions.abort("no symbolic links here: " + e);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "roadmaps, roadmaps",
    "roadmap-maps, roadmap",
    "own_maps, own",
    "daomaps, dao",
    "bgmaps, bgmaps",
    "mazemap, mazes"
  })
  void aFolderNamesItsSetBeforeASeparatorOrIfTheCatalogueKnowsIt(String name, String set)
      throws IOException {
    write("source/" + name + "/a.map", Zips.MAP);

    assertEquals(List.of(set), sets(importer.importFrom(folder.resolve("source"))));
  }

  @Test
  void whatAKilledImportLeftIsDeletedAfterADay() throws IOException {
    Path old = write("cache/maps/.import-1/0/a.map", Zips.MAP).getParent().getParent();
    Path fresh = write("cache/maps/.import-2/0/a.map", Zips.MAP).getParent().getParent();
    Files.setLastModifiedTime(old, FileTime.from(Instant.now().minus(Duration.ofHours(25))));

    importer.importFrom(write("dao-map.zip", Zips.of("a.map", Zips.MAP)));

    assertFalse(Files.exists(old));
    assertTrue(Files.exists(fresh));
  }

  @Test
  void aZipIsNamedAfterItsSet() throws IOException {
    Path zip = write("street-map.zip", Zips.of("anything/below/Berlin.map", Zips.MAP));

    assertEquals(List.of(new Imported("cities", 1, 0)), importer.importFrom(zip));
  }

  @Test
  void whatTheCallerNamesGoesFirst() throws IOException {
    Path zip = write("street-map.zip", Zips.of("x/a.map", Zips.MAP, "__MACOSX/._a.map", "junk"));

    assertEquals(new Imported("mine", 1, 0), importer.importInto("mine", zip));
    assertEquals(new Imported("rooms", 1, 0), importer.importInto("room", zip));
  }

  @Test
  void scenariosJoinTheMapsThatAreThere() throws IOException {
    importer.importFrom(write("dao-map.zip", Zips.of("a.map", Zips.MAP)));
    importer.importFrom(write("dao-scen.zip", Zips.of("a.map.scen", Zips.scenario("a.map"))));

    assertEquals(List.of("SHA256SUMS", "a.map", "a.map.scen"), files("dao"));
    assertTrue(Verification.of(cache.set("dao"), Progress.NONE).isGood());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../a.map",
        "/etc/a.map",
        "x/../../a.map",
        "..\\a.map",
        "C:\\a.map",
        "x/../../r.txt"
      })
  void aZipThatLeadsOutIsRefusedWhole(String name) throws IOException {
    Path zip = write("dao-map.zip", Zips.of("good.map", Zips.MAP, name, Zips.MAP));

    BadFileException e = assertThrows(BadFileException.class, () -> importer.importFrom(zip));

    assertTrue(e.getMessage().contains("unsafe zip: an entry named '"), e.getMessage());
    assertNothingLeft();
  }

  @Test
  void aDamagedZipIsRefusedWhole() throws IOException {
    byte[] bytes = Zips.of("good.map", Zips.MAP, "bad.map", Zips.MAP);
    bytes[42] ^= 1; // within the first file, after a header of 30 bytes and its name

    BadFileException e =
        assertThrows(
            BadFileException.class, () -> importer.importFrom(write("dao-map.zip", bytes)));

    assertTrue(e.getMessage().contains("cannot be unpacked: "), e.getMessage());
    assertNothingLeft();
  }

  @Test
  void whatIsNoZipIsNamed() throws IOException {
    Path junk = write("dao-map.zip", "junk");

    BadFileException e = assertThrows(BadFileException.class, () -> importer.importFrom(junk));

    assertTrue(e.getMessage().startsWith(junk + ": cannot be unpacked: "), e.getMessage());
    assertTrue(e.getMessage().endsWith("; expected an undamaged zip"), e.getMessage());
    assertNothingLeft();
  }

  @Test
  void aMissingOrEmptySourceIsNamed() throws IOException {
    Path missing = folder.resolve("missing.zip");
    Path empty = Files.createDirectory(folder.resolve("empty"));

    assertEquals(
        missing + ": no such file; expected a folder or a zip",
        assertThrows(BadFileException.class, () -> importer.importFrom(missing)).getMessage());
    assertEquals(
        empty + ": no map and no scenario in here; expected files named .map and .scen",
        assertThrows(BadFileException.class, () -> importer.importFrom(empty)).getMessage());
  }

  @Test
  void aZipOfSeveralSetsKeepsThemApart() throws IOException {
    Path zip =
        write(
            "all.zip",
            Zips.of(
                "movingai/dao/a.map", Zips.MAP,
                "movingai/maze-map/a.map", Zips.MAP,
                "movingai/maze-scen/a.map.scen", Zips.scenario("a.map"),
                "own.map", Zips.MAP));

    assertEquals(
        List.of(new Imported("all", 1, 0), new Imported("dao", 1, 0), new Imported("mazes", 1, 1)),
        importer.importFrom(zip));
  }

  /** What is left of a zip's sets, by its name and by the folders of its maps. */
  @ParameterizedTest
  @CsvSource({
    "download.zip, setD/a.map, setD",
    "download.zip, setD/maps/a.map, setD",
    "download.zip, all/setD/a.map, setD",
    "download.zip, maps/a.map, download",
    "download.zip, a.map, download",
    "download.zip, setD/a.map setE/b.map, setD setE",
    "download.zip, setD/a.map b.map, download setD",
    "download.zip, dao/a.map, dao",
    "dao-map.zip, maze-map/a.map, mazes",
    "dao-map.zip, setD/a.map, dao",
    "dao-map.zip, setD/a.map setE/b.map, setD setE",
  })
  void aZipsFoldersNameItsSetsUnlessItIsNamedAfterAPublishedOne(
      String zip, String maps, String sets) throws IOException {
    String[] entries =
        Stream.of(maps.split(" ")).flatMap(m -> Stream.of(m, Zips.MAP)).toArray(String[]::new);

    assertEquals(List.of(sets.split(" ")), sets(importer.importFrom(write(zip, Zips.of(entries)))));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "setD/a.map",
        "setD/maps/a.map",
        "all/setD/a.map",
        "a.map",
        "maps/a.map",
        "setD/a.map setE/b.map",
        "setD/a.map b.map"
      })
  void aZipBecomesTheSetsOfAFolderOfItsName(String maps) throws IOException {
    List<String> entries = new ArrayList<>();
    for (String map : maps.split(" ")) {
      write("download/" + map, Zips.MAP);
      entries.addAll(List.of(map, Zips.MAP));
    }
    Path zip = write("download.zip", Zips.of(entries.toArray(String[]::new)));

    assertEquals(importer.importFrom(folder.resolve("download")), importer.importFrom(zip));
  }

  private static List<String> sets(List<Imported> imported) {
    return imported.stream().map(Imported::set).toList();
  }

  @Test
  void brokenFilesAreNamedAndTheOthersImported() throws IOException {
    Path zip =
        write(
            "dao-map.zip",
            Zips.of(
                "dao/a.map",
                Zips.MAP,
                "dao/b.map",
                Zips.MAP.replace("type octile", "type hex"),
                "dao/a.map.scen",
                "version 7\n"));

    assertEquals(List.of(new Imported("dao", 1, 0)), importer.importFrom(zip));

    assertEquals(
        List.of(
            zip + ", dao/b.map:1:6: type 'hex'; expected type octile",
            zip + ", dao/a.map.scen:1:1: found 'version 7'; expected version 1"),
        leftOut);
    assertEquals(List.of("SHA256SUMS", "a.map"), files("dao"));
  }

  @Test
  void endingsInCapitalsAreNamed() throws IOException {
    Path zip = write("dao-map.zip", Zips.of("a.map", Zips.MAP, "b.MAP", Zips.MAP, "c.Scen", ""));
    Files.createDirectories(folder.resolve("dao"));
    write("dao/a.map", Zips.MAP);
    Path file = write("dao/b.Map", Zips.MAP);

    importer.importFrom(zip);
    importer.importFrom(file.getParent());

    assertEquals(
        List.of(
            zip + ", b.MAP: its name ends in capitals; expected '.map'",
            zip + ", c.Scen: its name ends in capitals; expected '.scen'",
            file.getParent() + ", b.Map: its name ends in capitals; expected '.map'"),
        leftOut);
    assertEquals(List.of("SHA256SUMS", "a.map"), files("dao"));
  }

  @Test
  void aFileThatWasNotImportedIsNotOverwritten() throws IOException {
    write("cache/maps/dao/a.map", "mine");
    Path zip = write("dao-map.zip", Zips.of("a.map", Zips.MAP, "b.map", Zips.MAP));

    BadFileException e = assertThrows(BadFileException.class, () -> importer.importFrom(zip));

    assertTrue(e.getMessage().contains("a.map: another file, not imported"), e.getMessage());
    assertEquals("mine", Files.readString(cache.set("dao").resolve("a.map")));
    assertEquals(List.of("a.map"), files("dao"));
    new Importer(cache, Catalogue.standard(), Progress.NONE, true).importFrom(zip);
    assertEquals(Zips.MAP, Files.readString(cache.set("dao").resolve("a.map")));
  }

  @Test
  void twoFilesOfOneNameAreRefused() throws IOException {
    Path zip = write("dao-map.zip", Zips.of("maze/a.map", Zips.MAP, "mazes/a.map", Zips.MAP));

    BadFileException e = assertThrows(BadFileException.class, () -> importer.importFrom(zip));

    assertTrue(e.getMessage().contains("two files named a.map for the set mazes"), e.getMessage());
  }

  @Test
  void aBadNameOfASetIsRefused() throws IOException {
    Path zip = write("dao-map.zip", Zips.of("a.map", Zips.MAP));

    assertThrows(IllegalArgumentException.class, () -> importer.importInto("../dao", zip));
  }

  private void assertNothingLeft() throws IOException {
    try (Stream<Path> left = Files.walk(cache.maps())) {
      assertEquals(List.of(cache.maps()), left.toList());
    }
    try (Stream<Path> beside = Files.list(folder)) {
      assertFalse(beside.anyMatch(file -> file.getFileName().toString().endsWith(".map")));
    }
  }

  private List<String> files(String set) throws IOException {
    try (Stream<Path> files = Files.list(cache.set(set))) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private Path write(String name, byte[] bytes) throws IOException {
    return Files.write(folder.resolve(name), bytes);
  }
}
