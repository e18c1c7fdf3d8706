package hopscotch.datasets.tiles;

import com.fasterxml.jackson.databind.JsonNode;
import hopscotch.datasets.file.BadFileException;
import java.util.HashMap;
import java.util.Map;

/** Reads maps of Tiled in JSON, {@code .tmj}. */
final class TmjReader {
  private final TileSource source;
  private final TileRule rule;
  private final Palette palette = new Palette();
  private final Tilesets tilesets;
  private final TileCanvas canvas;
  private final Zstd zstd = new Zstd();
  private final Faults faults;
  private boolean isInfinite;
  private long width;
  private long height;

  private TmjReader(TileSource source, TileRule rule) {
    this.source = source;
    this.rule = rule;
    this.faults = source.faults();
    this.tilesets = new Tilesets(rule, palette);
    this.canvas = new TileCanvas(tilesets);
  }

  static TileMap read(TileSource source, TileRule rule) throws BadFileException {
    return new TmjReader(source, rule).map();
  }

  /** The codes of the tiles of a tileset in a file of its own. */
  static Map<Integer, Integer> tileset(TileSource file, TileRule rule, Palette palette)
      throws BadFileException {
    return tiles(Json.read(file), rule, palette, file.faults());
  }

  private TileMap map() throws BadFileException {
    JsonNode map = Json.read(source);
    TilesetReader.requireOrientation(Json.text(map, "orientation", faults), faults);
    isInfinite = map.path("infinite").asBoolean();
    width = Json.number(map, "width", faults);
    height = Json.number(map, "height", faults);
    for (JsonNode tileset : Json.list(map, "tilesets", faults)) {
      String named = Json.text(tileset, "source", faults);
      tilesets.add(
          Json.number(tileset, "firstgid", faults),
          named.isEmpty()
              ? tiles(tileset, rule, palette, faults)
              : TilesetReader.external(source, named, rule, palette, faults),
          faults);
    }
    layers(map);
    return canvas.finish(faults);
  }

  private static Map<Integer, Integer> tiles(
      JsonNode tileset, TileRule rule, Palette palette, Faults faults) throws BadFileException {
    Map<Integer, Integer> codes = new HashMap<>();
    for (JsonNode tile : Json.list(tileset, "tiles", faults)) {
      long id = Json.number(tile, "id", faults);
      Faults there = faults.in("tile " + id);
      TileProperties properties = new TileProperties(rule);
      properties.name(Json.text(tile, "type", there));
      properties.name(Json.text(tile, "class", there));
      add(tile, properties, there);
      codes.put((int) id, properties.code(palette, there));
    }
    return codes;
  }

  private static void add(JsonNode owner, TileProperties properties, Faults faults)
      throws BadFileException {
    for (JsonNode property : Json.list(owner, "properties", faults)) {
      if (property.path("value").isValueNode()) {
        properties.add(
            Json.text(property, "name", faults), Json.shown(property.get("value")), faults);
      }
    }
  }

  /** The parser allows no deeper nesting than a thousand levels. */
  private void layers(JsonNode parent) throws BadFileException {
    for (JsonNode layer : Json.list(parent, "layers", faults)) {
      String type = Json.text(layer, "type", faults);
      if (type.equals("group")) {
        layers(layer);
      } else if (type.equals("tilelayer")) {
        layer(layer);
      }
    }
  }

  private void layer(JsonNode layer) throws BadFileException {
    String name = Json.text(layer, "name", faults);
    Faults there = faults.in("layer " + BadFileException.quote(name));
    TileProperties properties = new TileProperties(rule);
    properties.name(Json.text(layer, "class", there));
    add(layer, properties, there);
    int code = canvas.layer(name, properties.code(palette, there));
    if (!isInfinite) {
      long layerWidth = Json.number(layer, "width", there);
      long layerHeight = Json.number(layer, "height", there);
      TilesetReader.requireSameSize(layerWidth, layerHeight, width, height, there);
      data(layer, layer, 0, 0, code, there);
      return;
    }
    for (JsonNode chunk : Json.list(layer, "chunks", there)) {
      data(
          layer,
          chunk,
          Json.number(chunk, "x", there),
          Json.number(chunk, "y", there),
          code,
          there);
    }
  }

  private void data(JsonNode layer, JsonNode part, long x, long y, int code, Faults faults)
      throws BadFileException {
    JsonNode data = part.path("data");
    String encoding = Json.text(layer, "encoding", faults);
    LayerData tiles =
        data.isTextual()
            ? LayerData.of(
                encoding.isEmpty() ? "base64" : encoding,
                Json.text(layer, "compression", faults),
                data.textValue(),
                zstd,
                faults)
            : LayerData.of(Json.list(part, "data", faults));
    canvas.read(
        x,
        y,
        Json.number(part, "width", faults),
        Json.number(part, "height", faults),
        code,
        tiles,
        faults);
  }
}
