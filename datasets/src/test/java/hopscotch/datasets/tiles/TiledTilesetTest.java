package hopscotch.datasets.tiles;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridMap;
import hopscotch.datasets.file.BadFileException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What tilesets, groups and objects say, wherever and in whichever way they say it. */
class TiledTilesetTest {
  private static final String BLOCKED =
      "<properties><property name=\"blocked\" type=\"bool\" value=\"true\"/></properties>";

  /** As Tiled 1.1 wrote them: 1 is blocked, 2 costs 3. */
  private static final String OLD =
      """
      "tileproperties": {"1": {"blocked": true}, "2": {"cost": 3}},
      "tilepropertytypes": {"1": {"blocked": "bool"}, "2": {"cost": "int"}}
      """;

  @ParameterizedTest
  @ValueSource(strings = {"", "\"tiles\": {\"1\": {\"terrain\": [0, 0, 0, 0]}},", "\"tiles\": {},"})
  void propertiesAreReadAsTiledWroteThemBefore12(String tiles) throws IOException {
    String set = "{\"firstgid\": 1, \"name\": \"t\", \"tilecount\": 3, " + tiles + OLD + "}";
    String layer = layer("[1, 2, 3]", "\"propertytypes\": {}, \"properties\": {\"note\": \"a\"},");

    assertEquals(GridMap.parse(".@S"), tmj(set, layer).map());
  }

  @Test
  void propertiesOfAnOldLayerHoldForItsTiles() throws IOException {
    String set = "{\"firstgid\": 1, \"name\": \"t\", \"tilecount\": 3, " + OLD + "}";

    assertEquals(
        GridMap.parse("@@S"),
        tmj(set, layer("[1, 2, 3]", "\"properties\": {\"blocked\": true},")).map());
  }

  @Test
  void anOldTilesetOfItsOwnIsReadByAnyMap(@TempDir Path folder) throws IOException {
    Files.writeString(
        folder.resolve("old.json"), "{\"name\": \"t\", \"tilecount\": 3, " + OLD + "}");
    String tilesets =
        "<tileset firstgid=\"1\" source=\"old.json\"/><tileset firstgid=\"4\"><tile id=\"0\">"
            + BLOCKED
            + "</tile></tileset>";
    Path map =
        Files.writeString(
            folder.resolve("x.tmx"),
            TiledText.tmx(4, 1, false, tilesets, TiledText.csv("L", 4, 1, 1, 2, 3, 4)));

    assertEquals(GridMap.parse(".@S@"), TileFiles.read(map, TileRule.STANDARD).map());
  }

  @Test
  void oldFormsThatAreNoneAreRefused() {
    requireJsonFault("tileproperties are no object", "\"tileproperties\": [1]");
    requireJsonFault("tile 'x'; expected the number of a tile", "\"tileproperties\": {\"x\": {}}");
    requireJsonFault("tile '01'; expected the number of a tile", "\"tiles\": {\"01\": {}}");
    requireJsonFault(
        "a property without a name", "\"tileproperties\": {\"1\": [{\"blocked\": true}]}");
    requireJsonFault("properties is '3'; expected a list or an object", "\"properties\": 3");
  }

  private static void requireJsonFault(String fault, String ofTileset) {
    String set = "{\"firstgid\": 1, \"name\": \"t\", " + ofTileset + "}";
    requireFault(fault, () -> tmj(set, layer("[1, 1, 1]", "")));
  }

  @Test
  void aTileBeyondItsTilesetIsRefused() throws IOException {
    String fault = "layer 'L': tile 9 is not in its tileset 't'; expected a number from 1 to 8";
    String tile = "<tile id=\"1\">" + BLOCKED + "</tile>";
    String image = "<image source=\"a.png\" width=\"67\" height=\"33\"/>";
    String count = "<tileset firstgid=\"1\" name=\"t\" tilecount=\"8\">" + tile;
    String size =
        "<tileset firstgid=\"1\" name=\"t\" tilewidth=\"16\" tileheight=\"16\" spacing=\"1\""
            + " margin=\"0\">"
            + image
            + tile;
    for (String tileset : List.of(count, size)) {
      assertEquals(GridMap.parse(".@."), tmx(tileset, 1, 2, 8).map());
      requireFault(fault, () -> tmx(tileset, 1, 2, 9));
    }
  }

  /** There may be gaps where tiles were deleted. */
  @Test
  void ofATilesetOfImagesThereAreTheTilesThatItLists() throws IOException {
    String image = "<image source=\"a.png\" width=\"16\" height=\"16\"/>";
    String tileset =
        "<tileset firstgid=\"1\" name=\"t\" tilecount=\"2\"><tile id=\"0\">%s</tile><tile id=\"5\">%s</tile>"
            .formatted(BLOCKED + image, image);

    assertEquals(GridMap.parse("@.@"), tmx(tileset, 1, 6, 0).map());
    requireFault(
        "tile 2 is not in its tileset 't'; expected one of its 2 tiles",
        () -> tmx(tileset, 1, 2, 0));
  }

  @Test
  void ofATilesetThatDoesNotSayItAnyTileMayBeThere() throws IOException {
    String tileset =
        "<tileset firstgid=\"1\" tilecount=\"0\"><tile id=\"1\">" + BLOCKED + "</tile>";

    assertEquals(GridMap.parse(".@."), tmx(tileset, 1, 2, 900).map());
  }

  @Test
  void aPropertyOfATilesetHoldsForItsTiles() throws IOException {
    String tileset = "<tileset firstgid=\"1\">" + BLOCKED;
    String json = "{\"firstgid\": 1, \"name\": \"t\", \"properties\": [%s], \"tiles\": [%s]}";
    String blocked = "{\"name\": \"blocked\", \"value\": true}";
    String walkable = "{\"id\": 1, \"properties\": [{\"name\": \"walkable\", \"value\": true}]}";

    assertEquals(GridMap.parse("@@@"), tmx(tileset, 1, 0, 2).map());
    assertEquals(
        GridMap.parse("@.@"), tmj(json.formatted(blocked, walkable), layer("[1, 2, 0]", "")).map());
  }

  @Test
  void aPropertyOfAGroupHoldsForItsLayers() throws IOException {
    String ground = TiledText.csv("G", 3, 1, 1, 1, 1);
    String walls = TiledText.csv("W", 3, 1, 0, 1, 4);
    String grouped = "<group>" + BLOCKED + "<group>" + walls + "</group></group>" + ground;
    String above = "<group>" + BLOCKED + "</group>" + walls;

    assertEquals(GridMap.parse(".@."), read(TiledText.tmx(3, 1, false, grouped), "x.tmx").map());
    assertEquals(
        GridMap.parse("..."), read(TiledText.tmx(3, 1, false, ground + above), "x.tmx").map());
    String inner = layer("[0, 1, 4]", "");
    String group =
        "{\"type\": \"group\", \"properties\": [{\"name\": \"blocked\", \"value\": true}],"
            + " \"layers\": [%s]}";
    assertEquals(
        GridMap.parse("@@."),
        tmj(TiledText.TILESET_JSON, layer("[0, 0, 0]", "") + "," + group.formatted(inner)).map());
  }

  @Test
  void aPropertyWithinAClassIsRefused() {
    String nested =
        "<properties><property name=\"nav\" type=\"class\" propertytype=\"Nav\">%s</property></properties>"
            .formatted(BLOCKED);
    String fault = "property 'blocked' lies within property 'nav'";
    requireFault(
        fault, () -> tmx("<tileset firstgid=\"1\"><tile id=\"0\">" + nested + "</tile>", 1, 1, 1));
    requireJsonFault(
        fault,
        "\"properties\": [{\"name\": \"nav\", \"type\": \"class\", \"value\": {\"a\": {\"blocked\":"
            + " true}}}]");
  }

  @Test
  void objectsThatSayWhatGroundTheyAreAreTold() throws IOException {
    String objects =
        "<objectgroup name=\"Things\"><object id=\"1\">%s</object><object id=\"2\" gid=\"2\"/>"
                .formatted(BLOCKED)
            + "<object id=\"3\"/></objectgroup>";
    String json =
        "{\"type\": \"objectgroup\", \"name\": \"Things\", \"objects\": [{\"gid\": 2}, {\"id\": 3},"
            + " {\"properties\": [{\"name\": \"cost\", \"value\": 3}]}]}";
    List<String> told =
        List.of("objects are not read, and 2 in layer 'Things' say what the rule asks for");

    String layer = TiledText.csv("L", 3, 1, 1, 2, 1);
    assertEquals(told, read(TiledText.tmx(3, 1, false, layer + objects), "x.tmx").notes());
    assertEquals(told, tmj(TiledText.TILESET_JSON, layer("[1, 2, 1]", "") + "," + json).notes());
  }

  @Test
  void shapesForCollisionsOfTilesThatSayNothingAreTold() throws IOException {
    String shape = "<objectgroup><object id=\"1\" width=\"16\" height=\"16\"/></objectgroup>";
    String tileset =
        "<tileset firstgid=\"1\"><tile id=\"0\">%1$s</tile><tile id=\"1\">%2$s%1$s</tile><tile id=\"2\">%1$s</tile>"
            .formatted(shape, BLOCKED);
    String json =
        "{\"firstgid\": 1, \"tiles\": [{\"id\": 0, \"objectgroup\": {\"objects\": [{\"id\": 1}]}},"
            + " {\"id\": 1, \"properties\": [{\"name\": \"blocked\", \"value\": true}]}]}";
    List<String> told =
        List.of(
            "shapes for collisions are not read, and nothing else says what these tiles are: 1");

    assertEquals(told, tmx(tileset, 1, 2, 0).notes());
    assertEquals(told, tmj(json, layer("[1, 2, 0]", "")).notes());
  }

  @Test
  void tilesThatAreDrawnBeyondOrOffTheirCellsAreTold() throws IOException {
    String tileset =
        "<tileset firstgid=\"1\" name=\"t\" tilewidth=\"32\" tileheight=\"48\"><tileoffset x=\"0\""
            + " y=\"16\"/><tile id=\"0\">"
            + BLOCKED
            + "</tile>";

    assertEquals(
        List.of(
            "tileset 't' has tiles of up to 32 x 48 pixels: each counts for the one cell where it"
                + " is placed",
            "tileset 't' is drawn off its cells by a tileoffset, which is not followed"),
        tmx(tileset, 1, 0, 0).notes());
  }

  @Test
  void aLayerWithoutItsDataIsRefused() {
    String text = "<layer name=\"M\" width=\"3\" height=\"1\"/>";
    String ground = TiledText.csv("L", 3, 1, 1, 2, 1);
    requireFault(
        "layer 'M': no data", () -> read(TiledText.tmx(3, 1, false, ground + text), "x.tmx"));
    requireFault(
        "layer 'L': data on an infinite map; expected chunks",
        () -> read(TiledText.tmx(3, 1, true, ground), "x.tmx"));
    String json =
        tmjText(TiledText.TILESET_JSON, layer("[1, 2, 1]", ""))
            .replace("\"orientation\"", "\"infinite\": true, \"orientation\"");
    requireFault("layer 'L': data on an infinite map", () -> read(json, "x.tmj"));
  }

  private interface Reading {
    TileMap read() throws IOException;
  }

  private static void requireFault(String fault, Reading reading) {
    String message = assertThrows(BadFileException.class, reading::read).getMessage();
    assertTrue(message.contains(fault), message);
  }

  private static TileMap tmx(String tileset, long... tiles) throws IOException {
    String text =
        TiledText.tmx(3, 1, false, tileset + "</tileset>", TiledText.csv("L", 3, 1, tiles))
            .replace("orientation", "tilewidth=\"16\" tileheight=\"16\" orientation");
    return read(text, "x.tmx");
  }

  private static String layer(String data, String more) {
    return "{\"type\": \"tilelayer\", \"name\": \"L\", %s \"width\": 3, \"height\": 1, \"data\": %s}"
        .formatted(more, data);
  }

  private static String tmjText(String tileset, String layers) {
    return """
    {"type": "map", "orientation": "orthogonal", "width": 3, "height": 1,
     "tilesets": [%s], "layers": [%s]}
    """
        .formatted(tileset, layers);
  }

  private static TileMap tmj(String tileset, String layers) throws IOException {
    return read(tmjText(tileset, layers), "x.tmj");
  }

  private static TileMap read(String text, String name) throws IOException {
    return TileFiles.read(text.getBytes(UTF_8), name, TileRule.STANDARD);
  }
}
