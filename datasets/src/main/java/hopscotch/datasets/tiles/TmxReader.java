package hopscotch.datasets.tiles;

import hopscotch.datasets.file.BadFileException;
import java.util.Arrays;
import javax.xml.stream.XMLStreamConstants;

/** Reads maps of Tiled in XML, {@code .tmx}, and tilesets, {@code .tsx}. */
final class TmxReader {
  private final TileSource source;
  private final TileRule rule;
  private final Palette palette;
  private final Tilesets tilesets;
  private final TileCanvas canvas;
  private final Zstd zstd = new Zstd();
  private final Xml xml;
  private LayerFrame.Drawing drawing;
  private boolean isInfinite;
  private long width;
  private long height;

  private TmxReader(TileSource source, TileRule rule, Palette palette) throws BadFileException {
    this.source = source;
    this.rule = rule;
    this.palette = palette;
    this.tilesets = new Tilesets(rule, palette);
    this.canvas = new TileCanvas(tilesets);
    this.xml = new Xml(source);
  }

  static TileMap read(TileSource source, TileRule rule) throws BadFileException {
    TmxReader reader = new TmxReader(source, rule, new Palette());
    reader.map();
    return reader.canvas.finish(reader.drawing, source.faults());
  }

  /** A tileset in a file of its own. */
  static Tileset tileset(TileSource file, TileRule rule, Palette palette) throws BadFileException {
    TmxReader reader = new TmxReader(file, rule, palette);
    reader.xml.root("tileset");
    return reader.tiles();
  }

  private void map() throws BadFileException {
    xml.root("map");
    String orientation = xml.text("orientation");
    TilesetReader.requireOrientation(orientation, xml);
    drawing =
        new LayerFrame.Drawing(
            orientation, xml.number("tilewidth", 0), xml.number("tileheight", 0));
    isInfinite = xml.text("infinite").equals("1");
    width = xml.number("width");
    height = xml.number("height");
    if (!isInfinite) {
      canvas.frame(width, height, xml);
    }
    layers();
  }

  /** Reads the layers of the map and of its groups, which may be nested to any depth. */
  private void layers() throws BadFileException {
    LayerFrame group = null;
    boolean isLayerSeen = false;
    int event;
    while ((event = xml.next()) != XMLStreamConstants.END_DOCUMENT) {
      if (event == XMLStreamConstants.END_ELEMENT && group != null) {
        group = group.outer();
      }
      if (!xml.isStart()) {
        continue;
      }
      switch (xml.name()) {
        case "group" -> {
          isLayerSeen = true;
          group = frame(group);
        }
        case "properties" -> {
          if (group == null) {
            xml.skip();
          } else {
            add(group.properties());
          }
        }
        case "tileset" -> {
          if (isLayerSeen) {
            throw xml.at("a tileset after a layer", "tilesets before the layers");
          }
          tileset();
        }
        case "layer" -> {
          isLayerSeen = true;
          layer(group);
        }
        case "objectgroup" -> objects();
        default -> xml.skip();
      }
    }
  }

  /** The frame of the layer or group that begins here. */
  private LayerFrame frame(LayerFrame outer) throws BadFileException {
    TileProperties properties = new TileProperties(rule);
    properties.name(xml.text("class"));
    return new LayerFrame(outer, properties, xml::decimal);
  }

  private void tileset() throws BadFileException {
    long first = xml.number("firstgid");
    String named = xml.text("source");
    if (named.isEmpty()) {
      tilesets.add(first, tiles(), xml);
    } else {
      tilesets.add(first, TilesetReader.external(source, named, rule, palette, xml), xml);
      xml.skip();
    }
  }

  /** The tileset that begins here. */
  private Tileset tiles() throws BadFileException {
    Tileset tileset = new Tileset(xml.text("name"));
    tileset.draws(xml.number("tilewidth", 0), xml.number("tileheight", 0));
    tileset.holds(xml.number("tilecount", 0));
    long margin = xml.number("margin", 0);
    long spacing = xml.number("spacing", 0);
    TileProperties properties = new TileProperties(rule);
    properties.name(xml.text("class"));
    while (xml.nextChild()) {
      switch (xml.name()) {
        case "image" -> {
          tileset.image(xml.number("width", 0), xml.number("height", 0), margin, spacing);
          xml.skip();
        }
        case "tileoffset" -> {
          tileset.moves(xml.decimal("x", 0), xml.decimal("y", 0));
          xml.skip();
        }
        case "properties" -> add(properties);
        case "tile" -> tile(tileset);
        default -> xml.skip();
      }
    }
    tileset.says(properties.code(palette, xml));
    return tileset;
  }

  private void tile(Tileset tileset) throws BadFileException {
    long id = xml.number("id");
    boolean hasImage = false;
    boolean hasShapes = false;
    TileProperties properties = new TileProperties(rule);
    properties.name(xml.text("type"));
    properties.name(xml.text("class"));
    while (xml.nextChild()) {
      if (xml.name().equals("properties")) {
        add(properties);
      } else if (xml.name().equals("objectgroup")) {
        hasShapes = children("object") > 0;
      } else {
        hasImage |= xml.name().equals("image");
        xml.skip();
      }
    }
    tileset.tile(id, properties.code(palette, xml), hasImage, hasShapes, xml);
  }

  /** Counts the children with this name of the element that begins here, and goes past it. */
  private int children(String name) throws BadFileException {
    int count = 0;
    while (xml.nextChild()) {
      count += xml.name().equals(name) ? 1 : 0;
      xml.skip();
    }
    return count;
  }

  private void add(TileProperties properties) throws BadFileException {
    while (xml.nextChild()) {
      if (!xml.name().equals("property")) {
        xml.skip();
        continue;
      }
      String name = xml.text("name");
      if (!xml.text("type").equals("class")) {
        properties.add(name, xml.text("value"), xml);
      }
      int depth = 1;
      while (depth > 0) {
        int event = xml.next();
        if (event == XMLStreamConstants.START_ELEMENT) {
          depth++;
          properties.requireNotWithin(name, xml.text("name"), xml);
        } else if (event == XMLStreamConstants.END_ELEMENT) {
          depth--;
        }
      }
    }
  }

  /**
   * Reads a layer of objects. They are not ground, so a note says how many of them carry properties
   * of ground.
   */
  private void objects() throws BadFileException {
    String name = xml.text("name");
    TileProperties asked = new TileProperties(rule);
    boolean isAsked = asked.asksClass(xml.text("class"));
    int objects = 0;
    int deciding = 0;
    while (xml.nextChild()) {
      if (xml.name().equals("properties")) {
        isAsked |= isAnyAsked(asked);
      } else if (xml.name().equals("object")) {
        objects++;
        boolean isDeciding =
            asked.asksClass(xml.text("type")) || asked.asksClass(xml.text("class"));
        isDeciding |= tilesets.decides(xml.number("gid", 0));
        while (xml.nextChild()) {
          if (xml.name().equals("properties")) {
            isDeciding |= isAnyAsked(asked);
          } else {
            xml.skip();
          }
        }
        deciding += isDeciding ? 1 : 0;
      } else {
        xml.skip();
      }
    }
    canvas.objects(name, isAsked ? objects : deciding);
  }

  private boolean isAnyAsked(TileProperties asked) throws BadFileException {
    boolean isAny = false;
    while (xml.nextChild()) {
      isAny |= asked.asks(xml.text("name"));
      xml.skip();
    }
    return isAny;
  }

  private void layer(LayerFrame group) throws BadFileException {
    String name = xml.text("name");
    Faults there = xml.in("layer " + BadFileException.quote(name));
    long layerWidth = xml.number("width");
    long layerHeight = xml.number("height");
    if (!isInfinite) {
      TilesetReader.requireSameSize(layerWidth, layerHeight, width, height, there);
    }
    LayerFrame frame = frame(group);
    LayerFrame.Shift shift = frame.shift(drawing, there);
    boolean isDataSeen = false;
    while (xml.nextChild()) {
      switch (xml.name()) {
        case "properties" -> {
          if (isDataSeen) {
            throw there.at("properties after the data", "properties before them");
          }
          add(frame.properties());
        }
        case "data" -> {
          isDataSeen = true;
          int code = canvas.layer(name, frame.code(palette, there));
          String encoding = xml.text("encoding");
          String compression = xml.text("compression");
          if (isInfinite) {
            chunks(encoding, compression, shift, code, there);
          } else {
            LayerData data = data(encoding, compression, there);
            canvas.read(shift.x(), shift.y(), layerWidth, layerHeight, code, data, there);
          }
        }
        default -> xml.skip();
      }
    }
    if (!isDataSeen) {
      throw there.at("no data", "its tiles");
    }
  }

  private void chunks(
      String encoding, String compression, LayerFrame.Shift shift, int code, Faults there)
      throws BadFileException {
    while (xml.nextChildAlone(there.in("data of an infinite map"))) {
      if (!xml.name().equals("chunk")) {
        throw there.at("element " + BadFileException.quote(xml.name()), "a chunk");
      }
      long x = xml.number("x");
      long y = xml.number("y");
      long chunkWidth = xml.number("width");
      long chunkHeight = xml.number("height");
      LayerData data = data(encoding, compression, there);
      canvas.read(x + shift.x(), y + shift.y(), chunkWidth, chunkHeight, code, data, there);
    }
  }

  /** The tiles, which are one text, or an element each if there is no encoding. */
  private LayerData data(String encoding, String compression, Faults there)
      throws BadFileException {
    if (!encoding.isEmpty()) {
      return LayerData.of(encoding, compression, xml.content(there), zstd, there);
    }
    int[] numbers = new int[16];
    int count = 0;
    while (xml.nextChild()) {
      if (!xml.name().equals("tile")) {
        throw there.at("element " + BadFileException.quote(xml.name()), "tile, or an encoding");
      }
      if (count == numbers.length) {
        numbers = Arrays.copyOf(numbers, 2 * count);
      }
      numbers[count++] = xml.text("gid").isEmpty() ? 0 : LayerData.number(xml.number("gid"), there);
      xml.skip();
    }
    return LayerData.of(numbers, count);
  }
}
