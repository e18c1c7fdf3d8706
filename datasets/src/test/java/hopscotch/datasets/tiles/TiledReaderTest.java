package hopscotch.datasets.tiles;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Terrain;
import hopscotch.datasets.file.BadFileException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TiledReaderTest {
  private static final long[] TILES = {1, 2, 3, 0, 1, 0xE0000002L};
  private static final String ZSTD = "encoding=\"base64\" compression=\"zstd\"";
  private static final GridMap EXPECTED = GridMap.parse(".@S", "@.@");

  @ParameterizedTest
  @ValueSource(strings = {"none", "zlib", "gzip", "zstd"})
  void readsLayersInBase64(String compression) throws IOException {
    String encoding =
        compression.equals("none")
            ? "encoding=\"base64\""
            : "encoding=\"base64\" compression=\"" + compression + "\"";
    String layer = TiledText.layer("L", 3, 2, encoding, TiledText.base64(compression, TILES));

    TileMap read = tmx(TiledText.tmx(3, 2, false, layer));

    assertEquals(EXPECTED, read.map());
    assertEquals(Optional.of(Terrain.parse(".=1,S=5")), read.findTerrain());
  }

  /** Written by libzstd, as Tiled does; the other tests read what our library wrote. */
  @Test
  void readsLayersAsLibzstdWritesThem() throws IOException {
    String tiles = "KLUv/SAYwQAAAQAAAAIAAAADAAAAAAAAAAEAAAACAADg";
    String empty = "KLUv/aAAAAQAVAAAEAAAAQD7/znAAgMAEAA=";

    assertEquals(
        EXPECTED, tmx(TiledText.tmx(3, 2, false, TiledText.layer("L", 3, 2, ZSTD, tiles))).map());
    String layer = TiledText.layer("L", 256, 256, ZSTD, empty);
    TileMap blocked =
        TileFiles.read(
            TiledText.tmx(256, 256, false, layer).getBytes(UTF_8), "x.tmx", TileRule.parse("0=2"));
    assertEquals("S".repeat(256), blocked.map().toString().lines().toList().get(255));
  }

  /** The beginning of 64 MiB of zeros, which take 2 KB. */
  @Test
  void whatZstdCannotHoldIsRefusedBeforeAnythingIsAllocated() {
    String bomb = "KLUv/YBYAAAABFQAABAAAAEA+/85wAICABAAAg==";
    requireFault(
        TiledText.tmx(4096, 4096, false, TiledText.layer("L", 4096, 4096, ZSTD, bomb)),
        "expected 16777216 tiles");
  }

  @Test
  void readsLayersInCsv() throws IOException {
    assertEquals(EXPECTED, tmx(TiledText.tmx(3, 2, false, TiledText.csv("L", 3, 2, TILES))).map());
  }

  @Test
  void readsLayersOfAnElementForEachTile() throws IOException {
    String tiles = "<tile gid=\"1\"/><tile gid=\"2\"/><tile/>";
    String layer = TiledText.layer("L", 3, 1, "", tiles);

    assertEquals(GridMap.parse(".@@"), tmx(TiledText.tmx(3, 1, false, layer)).map());
  }

  @Test
  void readsLayersInGroupsAndLeavesOutOtherThings() throws IOException {
    String other = "<objectgroup><object><properties/></object></objectgroup><imagelayer/>";
    String layers = "<group><group>" + TiledText.csv("L", 3, 2, TILES) + "</group></group>";

    assertEquals(EXPECTED, tmx(TiledText.tmx(3, 2, false, other + layers + other)).map());
  }

  @Test
  void theHighestTileThatSaysSomethingDecides() throws IOException {
    String water = TiledText.csv("Water", 4, 1, 2, 2, 3, 1);
    String bridge = TiledText.csv("Above", 4, 1, 1, 4, 1, 2);

    assertEquals(GridMap.parse("@.S@"), tmx(TiledText.tmx(4, 1, false, water + bridge)).map());
  }

  @Test
  void aPropertyOfALayerIsThatOfItsTiles() throws IOException {
    String ground = TiledText.csv("Ground", 3, 1, 1, 1, 1);
    String blocked =
        TiledText.csv("Walls", 3, 1, 0, 1, 4)
            .replace(
                "<data",
                "<properties><property name=\"blocked\" value=\"true\"/></properties><data");

    assertEquals(GridMap.parse(".@."), tmx(TiledText.tmx(3, 1, false, ground + blocked)).map());
  }

  @Test
  void chunksOfInfiniteMapsAreLaidWhereTheyBelong() throws IOException {
    String chunks =
        "<chunk x=\"-2\" y=\"-1\" width=\"2\" height=\"1\">1,2</chunk>"
            + "<chunk x=\"0\" y=\"0\" width=\"2\" height=\"1\">3,1</chunk>";
    String layer = TiledText.layer("L", 2, 2, "encoding=\"csv\"", chunks);

    TileMap read = tmx(TiledText.tmx(2, 2, true, layer));

    assertEquals(GridMap.parse(".@@@", "@@S."), read.map());
    assertEquals(-2, read.originX());
    assertEquals(-1, read.originY());
  }

  @Test
  void readsJson() throws IOException {
    String finite = "{\"type\": \"tilelayer\", \"name\": \"L\", \"width\": 3, \"height\": 2, %s}";
    String csv = finite.formatted("\"data\": [1, 2, 3, 0, 1, 3758096386]");
    String zlib =
        finite.formatted(
            "\"encoding\": \"base64\", \"compression\": \"zlib\", \"data\": \"%s\""
                .formatted(TiledText.base64("zlib", TILES).strip()));

    assertEquals(EXPECTED, tmj(csv, false).map());
    assertEquals(EXPECTED, tmj(zlib, false).map());
    assertEquals(
        EXPECTED,
        tmj("{\"type\": \"group\", \"layers\": [" + csv + "]}, {\"type\": \"other\"}", false)
            .map());
  }

  @Test
  void readsChunksOfJson() throws IOException {
    String chunk = "{\"x\": 5, \"y\": 7, \"width\": 2, \"height\": 1, \"data\": [3, 2]}";
    String layer = "{\"type\": \"tilelayer\", \"name\": \"L\", \"chunks\": [" + chunk + "]}";

    TileMap read = tmj(layer, true);

    assertEquals(GridMap.parse("S@"), read.map());
    assertEquals(5, read.originX());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "layer=Walls                  | .@.@",
        "blocked=blocked              | ...@",
        "swamp=blocked                | ..@@",
        "swamp=7                      | ..S@",
        "1-2=9,0=1                    | SS..",
        "2=blocked,3=2,layer=Walls    | .@S@",
      })
  void rulesDecideInsteadOfTheStandardProperties(String rule, String row) throws IOException {
    String layers =
        TiledText.csv("Ground", 4, 1, 1, 1, 3, 0) + TiledText.csv("Walls", 4, 1, 0, 4, 0, 0);
    if (rule.startsWith("blocked")) {
      layers += TiledText.csv("More", 4, 1, 0, 0, 0, 2);
    }

    assertEquals(
        GridMap.parse(row),
        TileFiles.read(
                TiledText.tmx(4, 1, false, layers).getBytes(UTF_8), "x.tmx", TileRule.parse(rule))
            .map());
  }

  @Test
  void tilesetsOfTheirOwnAreReadBelowTheFolderOfTheMap(@TempDir Path folder) throws IOException {
    Path inside = Files.createDirectories(folder.resolve("maps/sets"));
    Files.writeString(inside.resolve("a.tsx"), TiledText.tsx());
    Files.writeString(inside.resolve("a.tsj"), TiledText.TILESET_JSON);
    Files.writeString(folder.resolve("out.tsx"), TiledText.tsx());

    assertEquals(EXPECTED, TileFiles.read(withTileset(folder, "sets/a.tsx"), rule("")).map());
    assertEquals(EXPECTED, TileFiles.read(withTileset(folder, "sets/a.tsj"), rule("")).map());
    for (String outside : new String[] {"../out.tsx", folder.resolve("out.tsx").toString()}) {
      Path map = withTileset(folder, outside);
      String message =
          assertThrows(BadFileException.class, () -> TileFiles.read(map, rule(""))).getMessage();
      assertTrue(message.contains("it lies outside the folder of the map"), message);
      assertEquals(GridMap.parse("@@@", "@@@"), TileFiles.read(map, rule("layer=L")).map());
    }
  }

  private static TileRule rule(String text) {
    return text.isEmpty() ? TileRule.STANDARD : TileRule.parse(text + ",0=blocked");
  }

  private static Path withTileset(Path folder, String named) throws IOException {
    String tileset = "<tileset firstgid=\"1\" source=\"" + named + "\"/>";
    return Files.writeString(
        folder.resolve("maps/x.tmx"),
        TiledText.tmx(3, 2, false, tileset, TiledText.csv("L", 3, 2, TILES)));
  }

  @Test
  void aLinkThatLeadsOutOfTheFolderIsRefused(@TempDir Path folder) throws IOException {
    Files.createDirectories(folder.resolve("maps"));
    Path out = Files.writeString(folder.resolve("out.tsx"), TiledText.tsx());
    Files.createSymbolicLink(folder.resolve("maps/link.tsx"), out);
    Path map = withTileset(folder, "link.tsx");

    String message =
        assertThrows(BadFileException.class, () -> TileFiles.read(map, rule(""))).getMessage();

    assertTrue(message.contains("it lies outside the folder of the map"), message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "encoding=\"csv\"|1,  2,3,1,1|data end early",
        "encoding=\"csv\"|1,2,3,1,1,1,1|data go on after 6 tiles",
        "encoding=\"csv\"|1,2,3,1,x,1|data have 'x,1'",
        "encoding=\"csv\"|1,2|data of at most 2 tiles; expected 6 tiles",
        "encoding=\"hex\"|01|encoding 'hex'; expected csv or base64",
        "encoding=\"base64\"|%%%|data of at most 0 tiles",
        "encoding=\"base64\" compression=\"lzma\"|AAAA|compression 'lzma'; expected none, zlib,"
            + " gzip or zstd",
        "encoding=\"base64\" compression=\"zstd\"|AAAA|compressed data are damaged; expected zstd",
        "encoding=\"base64\" compression=\"zstd\"|''|data of at most 0 tiles; expected 6 tiles",
        "encoding=\"base64\" compression=\"zstd\"|KLUv/SAYwQAAAQAAAAIAAAA=|compressed data are"
            + " damaged",
        "encoding=\"base64\" compression=\"zstd\"|KLUv/SAQgQAAAQAAAAIAAAADAAAAAAAAAA==|data end"
            + " early; expected a tile for each",
        "encoding=\"base64\" compression=\"zstd\"|KLUv/YBYAAAABFQAABAAAAEA+/85wAICABAAAg==|data go"
            + " on after 6 tiles",
        "encoding=\"base64\" compression=\"gzip\"|AAAA|data are not compressed by gzip",
        "encoding=\"base64\" compression=\"zlib\"|AAAAAAAA|compressed data are damaged",
        "encoding=\"csv\"|1,2,3,1,<b/>1,1|element 'b'",
      })
  void tellsInOneLineWhatIsWrongWithALayer(String encoding, String data, String fault) {
    requireFault(
        TiledText.tmx(3, 2, false, TiledText.layer("L", 3, 2, encoding, data)),
        "layer 'L': " + fault);
  }

  @Test
  void tellsInOneLineWhatIsWrongWithAMap() {
    String good = TiledText.tmx(3, 2, false, TiledText.csv("L", 3, 2, TILES));
    requireFault(good.replace("orthogonal", "hexagonal"), "orientation 'hexagonal'");
    requireFault(
        good.replace("height=\"2\" infinite", "height=\"x\" infinite"),
        "height is 'x'; expected a whole number");
    requireFault(good.replace("height=\"2\" infinite", "height=\"3\" infinite"), "3 x 2 tiles");
    requireFault(good.replace("firstgid=\"1\"", "firstgid=\"3\""), "tile 1 is of no tileset");
    requireFault(good.replace("value=\"5\"", "value=\"0\""), "property 'cost' is '0'");
    requireFault(good.replace("</map>", ""), "this is no XML");
    requireFault("no XML at all", "this is no XML");
    requireFault("<html/>", "element 'html'; expected a map of Tiled");
    requireFault(TiledText.tmx(3, 2, false, ""), "no layer with tiles");
    requireFault(
        TiledText.tmx(1, 1, false, TiledText.csv("L", 1, 1, 1)), "no tile on the map has what");
    requireFault(
        TiledText.tmx(50_000, 50_000, false, TiledText.csv("L", 50_000, 50_000, 1)),
        "50000 x 50000 tiles");
  }

  @Test
  void documentTypesAreRefusedAndNothingIsExpanded() {
    String good = TiledText.tmx(3, 2, false, TiledText.csv("L", 3, 2, TILES));
    String doctype = "<!DOCTYPE map [<!ENTITY a \"1\"><!ENTITY b SYSTEM \"file:///etc/passwd\">]>";
    requireFault(good.replace("<map", doctype + "<map"), "a document type or an entity");
    requireFault(good.replace("1,", "&a;,"), "");
  }

  private static void requireFault(String tmx, String fault) {
    String message = assertThrows(BadFileException.class, () -> tmx(tmx)).getMessage();
    assertTrue(message.startsWith("x.tmx:") && message.contains(fault), message);
    assertFalse(message.contains("\n"), message);
  }

  private static TileMap tmx(String text) throws IOException {
    return TileFiles.read(text.getBytes(UTF_8), "x.tmx", TileRule.STANDARD);
  }

  private static TileMap tmj(String layers, boolean infinite) throws IOException {
    String text =
        """
        {"type": "map", "orientation": "orthogonal", "width": 3, "height": 2, "infinite": %s,
         "tilesets": [%s], "layers": [%s]}
        """
            .formatted(infinite, TiledText.TILESET_JSON, layers);
    return TileFiles.read(text.getBytes(UTF_8), "x.tmj", TileRule.STANDARD);
  }
}
