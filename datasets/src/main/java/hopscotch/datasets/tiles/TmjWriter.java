package hopscotch.datasets.tiles;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Terrain;
import hopscotch.datasets.movingai.MapReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;

/**
 * Writes grids as maps of Tiled in JSON: one layer, and a tileset within the map that has a tile
 * for each letter of the format {@code .map}, without a picture. The standard rule reads the same
 * map.
 */
public final class TmjWriter {
  private static final int TILE_PIXELS = 16;

  private TmjWriter() {}

  /**
   * Writes a map to a stream, which stays open.
   *
   * @param terrain the weights of the letters; empty if each weighs 1
   * @throws IllegalArgumentException if the map has a letter that is not one of {@code . G @ O T S
   *     W}
   */
  public static void write(GridMap map, Optional<Terrain> terrain, OutputStream out)
      throws IOException {
    String head =
        String.format(
            Locale.ROOT,
            """
            {"type": "map", "version": "1.10", "orientation": "orthogonal", "renderorder": "right-down",
             "infinite": false, "width": %d, "height": %d, "tilewidth": %d, "tileheight": %<d,
             "nextlayerid": 2, "nextobjectid": 1,
             "tilesets": [{"firstgid": 1, "name": "terrain", "tilewidth": %<d, "tileheight": %<d,
              "tilecount": %d, "columns": 0, "margin": 0, "spacing": 0, "tiles": [
            """,
            map.width(),
            map.height(),
            TILE_PIXELS,
            MapReader.TERRAIN.length());
    StringBuilder text = new StringBuilder(head);
    for (int id = 0; id < MapReader.TERRAIN.length(); id++) {
      text.append(id == 0 ? "" : ",\n").append(tile(id, terrain));
    }
    text.append(
        String.format(
            Locale.ROOT,
            """
            ]}],
             "layers": [{"type": "tilelayer", "id": 1, "name": "Ground", "x": 0, "y": 0, "opacity": 1,
              "visible": true, "width": %d, "height": %d, "data": [
            """,
            map.width(),
            map.height()));
    for (int y = 0; y < map.height(); y++) {
      row(map, y, text);
      text.append(y < map.height() - 1 ? ",\n" : "\n");
      flush(text, out);
    }
    text.append("]}]}\n");
    flush(text, out);
  }

  private static String tile(int id, Optional<Terrain> terrain) {
    char letter = MapReader.TERRAIN.charAt(id);
    int weight = terrain.map(it -> it.weight(letter)).orElse(1);
    boolean blocked = letter == '@' || letter == 'O' || weight == 0;
    String property = ", {\"name\": \"%s\", \"type\": \"%s\", \"value\": %s}";
    return String.format(
        Locale.ROOT,
        "   {\"id\": %d, \"properties\": [{\"name\": \"%s\", \"type\": \"string\", \"value\": \"%c\"}%s]}",
        id,
        TileProperties.LETTER,
        letter,
        blocked
            ? property.formatted("blocked", "bool", "true")
            : weight > 1 ? property.formatted("cost", "int", weight) : "");
  }

  private static void row(GridMap map, int y, StringBuilder text) {
    for (int x = 0; x < map.width(); x++) {
      int letter = map.terrain(map.cell(x, y));
      int id = MapReader.TERRAIN.indexOf(letter);
      if (id < 0) {
        throw new IllegalArgumentException(
            "terrain '%c' at (%d, %d): expected one of . G @ O T S W".formatted(letter, x, y));
      }
      text.append(x == 0 ? "" : ",").append(id + 1);
    }
  }

  private static void flush(StringBuilder text, OutputStream out) throws IOException {
    out.write(text.toString().getBytes(StandardCharsets.UTF_8));
    text.setLength(0);
  }
}
