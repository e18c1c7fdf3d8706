package hopscotch.datasets.tiles;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridMap;
import hopscotch.datasets.file.BadFileException;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Layers that Tiled draws elsewhere than on their own cells: cells of 16 x 8, a wall at 2,1. */
class TiledOffsetTest {
  private static final String GROUND = TiledText.csv("Ground", 5, 3, filled(15, -1));
  private static final String WALLS = TiledText.csv("Walls", 5, 3, filled(15, 7));

  /** Tile 1 everywhere; or no tile but the wall at one place. */
  private static long[] filled(int count, int wall) {
    long[] tiles = new long[count];
    for (int i = 0; i < count; i++) {
      tiles[i] = wall < 0 ? 1 : i == wall ? 2 : 0;
    }
    return tiles;
  }

  @ParameterizedTest
  @CsvSource({
    "offsetx=\"16\", orthogonal, 3, 1",
    "offsetx=\"-32\" offsety=\"8\", orthogonal, 0, 2",
    "offsety=\"-8.0\", orthogonal, 2, 0",
    "offsetx=\"8\" offsety=\"4\", isometric, 3, 1",
    "offsetx=\"-8\" offsety=\"4\", isometric, 2, 2",
    "offsety=\"8\", isometric, 3, 2",
    "offsetx=\"-16\", isometric, 1, 2",
    "x=\"1\" y=\"-1\", orthogonal, 3, 0",
    "offsetx=\"16\" x=\"-1\", orthogonal, 2, 1",
    "parallaxx=\"1\" parallaxy=\"1.0\", orthogonal, 2, 1"
  })
  void aLayerIsMovedByWholeCells(String attributes, String orientation, int x, int y)
      throws IOException {
    TileMap read = read(orientation, GROUND + WALLS.replace("<layer", "<layer " + attributes));

    assertEquals(wallAt(x, y), read.map());
    assertEquals(0, read.originX());
    assertEquals(List.of(), read.notes());
  }

  @Test
  void offsetsOfGroupsAddUp() throws IOException {
    String group = "<group offsetx=\"8\"><group offsetx=\"24\" offsety=\"8\">%s</group></group>";

    TileMap read = read("orthogonal", GROUND + group.formatted(WALLS));

    assertEquals(wallAt(4, 2), read.map());
    assertEquals(
        wallAt(2, 1), read("orthogonal", GROUND + "<group offsetx=\"16\"/>" + WALLS).map());
  }

  @Test
  void parallaxesOfGroupsMultiply() throws IOException {
    String walls = WALLS.replace("<layer", "<layer parallaxx=\"2\"");
    assertEquals(
        wallAt(2, 1),
        read("orthogonal", GROUND + "<group parallaxx=\"0.5\">" + walls + "</group>").map());
    requireFault(
        "layer 'Walls': a parallax of 2, 1, by which it lies on no cells for good", GROUND + walls);
    requireFault(
        "layer 'Walls': a parallax of 1, 0.5",
        GROUND + "<group parallaxy=\"0.5\">" + WALLS + "</group>");
  }

  @ParameterizedTest
  @CsvSource({
    "offsetx=\"5\", 'an offset of 5, 0 pixels, which is no whole number of cells of 16 x 8;"
        + " expected whole cells, such as an offset of 0, 0'",
    "offsety=\"-7.5\", 'an offset of 0, -7.5 pixels, which is no whole number of cells of 16 x 8;"
        + " expected whole cells, such as an offset of 0, -8'",
    "offsetx=\"x\", 'layer ''Walls'': offsetx is ''x''; expected a number'",
    "x=\"0.5\", 'it lies at 0.5, 0; expected whole cells'",
  })
  void anyOtherOffsetIsRefused(String attributes, String fault) {
    requireFault(fault, GROUND + WALLS.replace("<layer", "<layer " + attributes));
  }

  /** Half a cell across alone takes no cell to another where cells are diamonds. */
  @Test
  void anIsometricOffsetHasToLeadFromCellToCell() {
    String message =
        assertThrows(
                BadFileException.class,
                () -> read("isometric", GROUND + WALLS.replace("<layer", "<layer offsetx=\"8\"")))
            .getMessage();
    assertTrue(message.contains("an offset of 8, 0 pixels, which is no whole number"), message);
  }

  @Test
  void whatIsMovedOffTheMapIsLeftOutAndTold() throws IOException {
    String ground = GROUND.replaceFirst("1,", "4,");
    TileMap read = read("orthogonal", ground + WALLS.replace("<layer", "<layer offsetx=\"64\""));

    assertEquals(GridMap.parse(".....", ".....", "....."), read.map());
    assertEquals(
        List.of("layer 'Walls' is moved off the map with 1 of its tiles, which are left out"),
        read.notes());
  }

  @Test
  void chunksOfInfiniteMapsAreMovedToo() throws IOException {
    String chunk = "<chunk x=\"0\" y=\"0\" width=\"2\" height=\"1\">%s</chunk>";
    String ground = TiledText.layer("G", 2, 1, "encoding=\"csv\"", chunk.formatted("1,1"));
    String walls = TiledText.layer("W", 2, 1, "encoding=\"csv\"", chunk.formatted("2,0"));

    TileMap read =
        tmx("orthogonal", true, ground + walls.replace("<layer", "<layer offsetx=\"-16\""));

    assertEquals(GridMap.parse("@.."), read.map());
    assertEquals(-1, read.originX());
  }

  @Test
  void layersOfJsonAreMovedToo() throws IOException {
    assertEquals(GridMap.parse("..@"), json("\"offsetx\": 16", "").map());
    assertEquals(GridMap.parse("@.."), json("\"offsetx\": -8.0", "\"offsetx\": -8").map());
    assertEquals(GridMap.parse("..@"), json("\"x\": 1", "").map());
    for (String attribute : List.of("\"offsety\": 3", "\"parallaxx\": 0", "\"offsetx\": \"16\"")) {
      assertThrows(BadFileException.class, () -> json(attribute, ""));
      assertThrows(BadFileException.class, () -> json("", attribute));
    }
  }

  private static TileMap json(String ofLayer, String ofGroup) throws IOException {
    String layer =
        "{\"type\": \"tilelayer\", \"name\": \"L\", \"width\": 3, \"height\": 1, \"data\": %s%s}";
    String text =
        """
        {"orientation": "orthogonal", "width": 3, "height": 1, "tilewidth": 16, "tileheight": 8,
         "tilesets": [%s],
         "layers": [%s, {"type": "group", "layers": [%s]%s}]}
        """
            .formatted(
                TiledText.TILESET_JSON,
                layer.formatted("[1, 1, 1]", ""),
                layer.formatted("[0, 2, 0]", ofLayer.isEmpty() ? "" : ", " + ofLayer),
                ofGroup.isEmpty() ? "" : ", " + ofGroup);
    return TileFiles.read(text.getBytes(UTF_8), "x.tmj", TileRule.STANDARD);
  }

  private static GridMap wallAt(int x, int y) {
    return GridMap.of(5, 3, (atX, atY) -> atX != x || atY != y);
  }

  private static void requireFault(String fault, String layers) {
    String message =
        assertThrows(BadFileException.class, () -> read("orthogonal", layers)).getMessage();
    assertTrue(message.contains(fault), message);
  }

  private static TileMap read(String orientation, String layers) throws IOException {
    return tmx(orientation, false, layers);
  }

  private static TileMap tmx(String orientation, boolean infinite, String layers)
      throws IOException {
    String text =
        TiledText.tmx(5, 3, infinite, layers)
            .replace("\"orthogonal\"", "\"" + orientation + "\" tilewidth=\"16\" tileheight=\"8\"");
    return TileFiles.read(text.getBytes(UTF_8), "x.tmx", TileRule.STANDARD);
  }
}
