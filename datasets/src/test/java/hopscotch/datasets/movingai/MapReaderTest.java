package hopscotch.datasets.movingai;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Terrain;
import hopscotch.datasets.file.BadFileException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MapReaderTest {
  private static final GridMap EXAMPLE = GridMap.parse(".@T", "GSW");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "type octile\nheight 2\nwidth 3\nmap\n.@T\nGSW\n",
        "type octile\r\nheight 2\r\nwidth 3\r\nmap\r\n.@T\r\nGSW\r\n",
        "type octile\nheight 2\nwidth 3\nmap\n.@T\nGSW",
        "type octile\r\nheight 2\r\nwidth 3\r\nmap\r\n.@T\r\nGSW",
        "type octile\nwidth 3\nheight 2\nmap\n.@T\nGSW\n",
        "width 3\nheight 2\ntype octile\nmap\n.@T\nGSW\n",
        "height 2\nwidth 3\nmap\n.@T\nGSW\n",
        "type\toctile\nheight\t2\nwidth  3 \nmap \n.@T\t\nGSW \n",
        "Type Octile\nHeight 2\nWidth 3\nMap\n.@T\nGSW\n",
        "type octile\n\nheight 2\nwidth 3\nmap\n.@T\nGSW\n\n \r\n\n"
      })
  void readsEveryFormInTheWild(String text) throws IOException {
    assertEquals(EXAMPLE, read(text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "type octile|x.map: the file ends within its header",
        "type tile|x.map:1:6: type 'tile'; expected type octile",
        "type octile~height x~width 3~map|x.map:2:8: height 'x'; expected a whole number",
        "type octile~height 0~width 3~map|x.map:2:8: height '0'; expected a whole number",
        "type octile~height 2~width 99999999999|x.map:3:7: width '99999999999'; expected a whole number from 1 to 536870912",
        "type octile~height -2~width 3~map|x.map:2:8: height '-2'; expected a whole number",
        "type octile~width 3~map~.@T~GSW|x.map:3:1: no height before the map",
        "type octile~height 2~map~.@T~GSW|x.map:3:1: no width before the map",
        "type octile~height 2~width 3~map~.@T~GS|x.map:4: 6 bytes follow the header, room for 1 rows",
        "type octile~height 3~width 3~map~.@T~GSW~|x.map:4: 8 bytes follow the header, room for 2 rows",
        "type octile~height 1~width 3~map~.@T~GSW~|x.map:6:1: text after the last row; expected 1 rows",
        "type octile~height 2~width 3~map~.@x~GSW~|x.map:5:3: unknown terrain 'x' at (2, 0); expected one of . G @ O T S W",
        "type octile~height 2~width 3~map~.@~GSW.~|x.map:5:3: row 0 has 2 characters; expected 3, the width",
        "type octile~height 2~width 3~map~.@TT~GS~|x.map:5:4: row 0 has 4 characters; expected 3, the width",
        "type octile~height 2~width 3~map~.@T~~GSW~|x.map:6:1: row 1 has 0 characters; expected 3, the width",
        "version 1~0 a.map 3 2 0 0 1 1 1|x.map:1:1: found 'version 1'; expected a header line"
      })
  void tellsInOneLineWhatIsWrong(String text, String message) {
    BadFileException e = assertThrows(BadFileException.class, () -> read(text.replace('~', '\n')));

    assertTrue(e.getMessage().startsWith(message), e.getMessage());
    assertFalse(e.getMessage().contains("\n"), e.getMessage());
  }

  @Test
  void lettersThatAreNamedAreTerrain() throws IOException {
    String text = "type octile\nheight 2\nwidth 3\nmap\n.E#\n@.E\n";
    byte[] bytes = text.getBytes(UTF_8);

    assertEquals(
        GridMap.parse(".E#", "@.E"),
        MapReader.read(bytes, "x.map", Terrain.parse(".=1,E=1,#=5")::isFree));
    BadFileException e =
        assertThrows(
            BadFileException.class,
            () -> MapReader.read(bytes, "x.map", Terrain.parse(".=1,E=1")::isFree));
    assertEquals(
        "x.map:5:3: unknown terrain '#' at (2, 0); expected one of . G @ O T S W, or a name for it:"
            + " --rule '#=blocked' makes it a wall, --movement '.=1,#=1' makes it ground",
        e.getMessage());
  }

  @Test
  void namesAByteOrderMark() {
    byte[] bytes = "\ufefftype octile\nheight 1\nwidth 1\nmap\n.\n".getBytes(UTF_8);
    assertEquals(
        "x.map:1:1: a byte order mark before the text; expected a file saved as UTF-8 without BOM",
        assertThrows(BadFileException.class, () -> MapReader.read(bytes, "x.map")).getMessage());
  }

  @Test
  void quotesBinaryJunkInPrintableLetters() {
    BadFileException e = assertThrows(BadFileException.class, () -> read("\u007fELF\u0002\u0001"));

    assertEquals(
        "x.map:1:1: found '\\x7fELF\\x02\\x01'; expected "
            + "a header line: type octile, height H, width W, map",
        e.getMessage());
  }

  @ParameterizedTest
  @CsvSource({
    "1000000000,1000000000",
    "1000000000,1",
    "1,1000000000",
    "2147483647,2147483647",
    "10000,10000",
    "9999999999,9"
  })
  void allocatesNothingOnTheHeadersWord(long height, long width) {
    String text = "type octile\nheight %d\nwidth %d\nmap\n....\n".formatted(height, width);
    long before = Allocation.ofThisThread();

    assertThrows(BadFileException.class, () -> read(text));

    assertTrue(Allocation.ofThisThread() - before < 4_000_000, "allocated more than 4 MB");
  }

  @Test
  void aHeaderOfAMillionBlankLinesIsRefusedEarly() {
    String text = "type octile\n" + "\n".repeat(1_000_000);
    long before = Allocation.ofThisThread();

    BadFileException e = assertThrows(BadFileException.class, () -> read(text));

    assertEquals(1001, e.line());
    assertTrue(Allocation.ofThisThread() - before < 20_000_000, "allocated more than 20 MB");
  }

  @Test
  void namesPlaceAndExpectation() {
    BadFileException e =
        assertThrows(
            BadFileException.class, () -> read("type octile\nheight 2\nwidth 3\nmap\n...\n..,\n"));

    assertEquals("x.map", e.file());
    assertEquals(6, e.line());
    assertEquals(3, e.column());
    assertEquals("one of . G @ O T S W", e.expected());
  }

  @Test
  void tellsAMissingFileFromAFolder(@TempDir Path folder) {
    Path missing = folder.resolve("none.map");

    assertEquals(
        missing + ": no such file; expected a map",
        assertThrows(BadFileException.class, () -> MapReader.read(missing)).getMessage());
    assertEquals(
        folder + ": this is a folder; expected a map",
        assertThrows(BadFileException.class, () -> MapReader.read(folder)).getMessage());
  }

  @Test
  void readsRowsLongerThanItsBuffer(@TempDir Path folder) throws IOException {
    GridMap.Builder wide = GridMap.builder(200_001, 3);
    wide.set(200_000, 2, 'S').set(0, 1, '.').set(65_536, 0, 'W');
    GridMap map = wide.build();
    Path file = folder.resolve("wide.map");
    MapWriter.write(map, file);

    assertEquals(map, MapReader.read(file));
    assertEquals(200_002L * 3 + 38, Files.size(file));
  }

  private static GridMap read(String text) throws IOException {
    return MapReader.read(text.getBytes(StandardCharsets.ISO_8859_1), "x.map");
  }
}
