package hopscotch.datasets.tiles;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import hopscotch.datasets.file.BadFileException;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Reads maps and tilesets of Tiled in JSON and in XML. */
final class TiledReader {
  /** The field with the properties of tiles by id, in tilesets saved by Tiled before 1.2. */
  private static final String OLD_PROPERTIES = "tileproperties";

  private final TileSource source;
  private final TileRule rule;
  private final Palette palette;
  private final Tilesets tilesets;
  private final TileCanvas canvas;
  private final Zstd zstd = new Zstd();

  /** Where the objects of XML begin; of JSON a fault names the layer or the tile alone. */
  private final IdentityHashMap<JsonNode, Faults> places = new IdentityHashMap<>();

  private LayerFrame.Drawing drawing;
  private boolean isInfinite;
  private long width;
  private long height;

  private TiledReader(TileSource source, TileRule rule, Palette palette) {
    this.source = source;
    this.rule = rule;
    this.palette = palette;
    this.tilesets = new Tilesets(rule, palette);
    this.canvas = new TileCanvas(tilesets);
  }

  static TileMap read(TileSource source, TileRule rule) throws BadFileException {
    return new TiledReader(source, rule, new Palette()).map();
  }

  /** The outermost object, of JSON if the name of the file ends so. */
  private JsonNode root(String name) throws BadFileException {
    return source.name().matches("(?i).*\\.(tmj|tsj|json)")
        ? Json.read(source)
        : TiledXml.read(source, name, places);
  }

  private Faults faults(JsonNode object) {
    return places.getOrDefault(object, source.faults());
  }

  private TileMap map() throws BadFileException {
    JsonNode map = root("map");
    Faults faults = faults(map);
    String orientation = Json.text(map, "orientation", faults);
    if (!orientation.equals("orthogonal") && !orientation.equals("isometric")) {
      throw faults.at(
          "orientation " + BadFileException.quote(orientation), "orthogonal or isometric");
    }
    drawing =
        new LayerFrame.Drawing(
            orientation,
            Json.number(map, "tilewidth", 0, faults),
            Json.number(map, "tileheight", 0, faults));
    isInfinite = map.path("infinite").asBoolean();
    width = Json.number(map, "width", faults);
    height = Json.number(map, "height", faults);
    if (!isInfinite) {
      canvas.frame(width, height, faults);
    }
    for (JsonNode tileset : Json.list(map, "tilesets", faults)) {
      Faults there = faults(tileset);
      String named = Json.text(tileset, "source", there);
      tilesets.add(
          Json.number(tileset, "firstgid", there),
          named.isEmpty() ? tiles(tileset) : external(named, there),
          there);
    }
    layers(map, null);
    return canvas.finish(drawing, source.faults());
  }

  /** A tileset in a file of its own; no file is opened where none is needed. */
  private Tileset external(String named, Faults faults) throws BadFileException {
    if (!rule.asksTilesets()) {
      return Tileset.UNREAD;
    }
    TileSource file = source.beside("tileset", named, faults);
    TiledReader reader = new TiledReader(file, rule, palette);
    return reader.tiles(reader.root("tileset"));
  }

  private Tileset tiles(JsonNode json) throws BadFileException {
    Tileset tileset = new Tileset(Json.text(json, "name", faults(json)));
    Faults there = faults(json).in(tileset.name());
    tileset.draws(
        Json.number(json, "tilewidth", 0, there), Json.number(json, "tileheight", 0, there));
    tileset.holds(Json.number(json, "tilecount", 0, there));
    if (json.hasNonNull("image")) {
      tileset.image(
          Json.number(json, "imagewidth", 0, there),
          Json.number(json, "imageheight", 0, there),
          Json.number(json, "margin", 0, there),
          Json.number(json, "spacing", 0, there));
    }
    JsonNode offset = json.path("tileoffset");
    tileset.moves(Json.decimal(offset, "x", 0, there), Json.decimal(offset, "y", 0, there));
    tileset.says(properties(json, there).code(palette, there));
    for (Map.Entry<Long, JsonNode> entry : listed(json, there).entrySet()) {
      long id = entry.getKey();
      JsonNode tile = entry.getValue();
      Faults inTile = faults(tile).in("tile " + id);
      TileProperties properties = properties(tile, inTile);
      properties.name(Json.text(tile, "type", inTile));
      add(json.path(OLD_PROPERTIES).path(Long.toString(id)), properties, inTile);
      tileset.tile(
          id,
          properties.code(palette, inTile),
          tile.hasNonNull("image"),
          !tile.path("objectgroup").path("objects").isEmpty(),
          inTile);
    }
    return tileset;
  }

  /**
   * The tiles that a tileset lists, by id. Before Tiled 1.2 they were the fields of an object, and
   * their properties the fields of another.
   */
  private static Map<Long, JsonNode> listed(JsonNode tileset, Faults faults)
      throws BadFileException {
    Map<Long, JsonNode> listed = new TreeMap<>();
    JsonNode properties = tileset.path(OLD_PROPERTIES);
    if (!properties.isMissingNode() && !properties.isObject()) {
      throw faults.at(OLD_PROPERTIES + " are no object", "an object with a field for each tile");
    }
    for (JsonNode fields : List.of(properties, tileset.path("tiles"))) {
      if (fields.isObject()) {
        for (Map.Entry<String, JsonNode> field : fields.properties()) {
          if (!field.getKey().matches("0|[1-9][0-9]{0,8}")) {
            throw faults.at(
                "tile " + BadFileException.quote(field.getKey()), "the number of a tile");
          }
          listed.put(
              Long.parseLong(field.getKey()),
              fields.equals(properties) ? MissingNode.getInstance() : field.getValue());
        }
      }
    }
    if (!tileset.path("tiles").isObject()) {
      for (JsonNode tile : Json.list(tileset, "tiles", faults)) {
        listed.put(Json.number(tile, "id", faults), tile);
      }
    }
    return listed;
  }

  /** The class and the properties of a tile, a layer or an object. */
  private TileProperties properties(JsonNode owner, Faults faults) throws BadFileException {
    TileProperties properties = new TileProperties(rule);
    properties.name(Json.text(owner, "class", faults));
    add(owner.path("properties"), properties, faults);
    return properties;
  }

  /** Adds properties from a list, or from the object that Tiled wrote before 1.2. */
  private static void add(JsonNode all, TileProperties properties, Faults faults)
      throws BadFileException {
    if (all.isObject()) {
      for (Map.Entry<String, JsonNode> field : all.properties()) {
        add(field.getKey(), field.getValue(), properties, faults);
      }
      return;
    }
    if (!all.isArray() && !all.isMissingNode() && !all.isNull()) {
      throw faults.at(
          "properties is " + BadFileException.quote(Json.shown(all)), "a list or an object");
    }
    for (JsonNode property : all) {
      add(Json.text(property, "name", faults), property.path("value"), properties, faults);
    }
  }

  private static void add(String name, JsonNode value, TileProperties properties, Faults faults)
      throws BadFileException {
    if (value.isValueNode() || name.isEmpty()) {
      properties.add(name, Json.shown(value), faults);
    }
    List<JsonNode> classes = new ArrayList<>(List.of(value));
    for (int i = 0; i < classes.size(); i++) {
      for (Map.Entry<String, JsonNode> member : classes.get(i).properties()) {
        properties.requireNotWithin(name, member.getKey(), faults);
        classes.add(member.getValue());
      }
    }
  }

  /** Reads the layers below a map or a group. The parser limits the depth of groups. */
  private void layers(JsonNode parent, LayerFrame group) throws BadFileException {
    for (JsonNode layer : Json.list(parent, "layers", faults(parent))) {
      String name = Json.text(layer, "name", faults(layer));
      Faults there = faults(layer).in("layer " + BadFileException.quote(name));
      switch (Json.text(layer, "type", there)) {
        case "group" -> layers(layer, frame(layer, group, there));
        case "tilelayer" -> layer(layer, name, frame(layer, group, there), there);
        case "objectgroup" -> objects(layer, name, there);
        default -> {}
      }
    }
  }

  /** The frame of a layer or a group. */
  private LayerFrame frame(JsonNode layer, LayerFrame outer, Faults there) throws BadFileException {
    return new LayerFrame(outer, properties(layer, there), layer, there);
  }

  /** Reads a layer of objects, which are no ground: a note counts those that say so. */
  private void objects(JsonNode layer, String name, Faults there) throws BadFileException {
    TileProperties asked = new TileProperties(rule);
    JsonNode objects = Json.list(layer, "objects", there);
    int deciding = 0;
    for (JsonNode object : objects) {
      boolean isDeciding =
          asked.asksClass(Json.text(object, "type", there))
              || asked.asksClass(Json.text(object, "class", there))
              || isAnyAsked(object, asked)
              || tilesets.decides(Json.number(object, "gid", 0, there));
      deciding += isDeciding ? 1 : 0;
    }
    boolean isAsked = asked.asksClass(Json.text(layer, "class", there)) || isAnyAsked(layer, asked);
    canvas.objects(name, isAsked ? objects.size() : deciding);
  }

  private static boolean isAnyAsked(JsonNode owner, TileProperties asked) {
    boolean isAny = false;
    JsonNode properties = owner.path("properties");
    for (Map.Entry<String, JsonNode> property : properties.properties()) {
      isAny |= asked.asks(property.getKey());
    }
    for (JsonNode property : properties) {
      isAny |= asked.asks(property.path("name").asText());
    }
    return isAny;
  }

  private void layer(JsonNode layer, String name, LayerFrame frame, Faults there)
      throws BadFileException {
    LayerFrame.Shift shift = frame.shift(drawing, there);
    int code = canvas.layer(name, frame.code(palette, there));
    if (!isInfinite) {
      long layerWidth = Json.number(layer, "width", there);
      long layerHeight = Json.number(layer, "height", there);
      if (layerWidth != width || layerHeight != height) {
        throw there.at(
            "%d x %d tiles".formatted(layerWidth, layerHeight),
            "%d x %d, the size of the map".formatted(width, height));
      }
      if (!layer.has("data")) {
        throw there.at("no data", "its tiles");
      }
      data(layer, layer, shift.x(), shift.y(), code, there);
      return;
    }
    JsonNode data = layer.path("data");
    if (data.isTextual() ? !data.textValue().isBlank() : !data.isEmpty()) {
      throw there.at("data on an infinite map", "chunks");
    }
    for (JsonNode chunk : Json.list(layer, "chunks", there)) {
      data(
          layer,
          chunk,
          Json.number(chunk, "x", there) + shift.x(),
          Json.number(chunk, "y", there) + shift.y(),
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
