package hopscotch.datasets.tiles;

import hopscotch.datasets.file.BadFileException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
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
    return reader.canvas.finish(source.faults());
  }

  /** The codes of the tiles of a tileset in a file of its own. */
  static Map<Integer, Integer> tileset(TileSource file, TileRule rule, Palette palette)
      throws BadFileException {
    TmxReader reader = new TmxReader(file, rule, palette);
    reader.xml.root("tileset");
    return reader.tiles();
  }

  private void map() throws BadFileException {
    xml.root("map");
    TilesetReader.requireOrientation(xml.text("orientation"), xml);
    isInfinite = xml.text("infinite").equals("1");
    width = xml.number("width");
    height = xml.number("height");
    boolean isLayerSeen = false;
    while (xml.next() != XMLStreamConstants.END_DOCUMENT) {
      if (!xml.isStart()) {
        continue;
      }
      switch (xml.name()) {
        case "group" -> {}
        case "tileset" -> {
          if (isLayerSeen) {
            throw xml.at("a tileset after a layer", "tilesets before the layers");
          }
          tileset();
        }
        case "layer" -> {
          isLayerSeen = true;
          layer();
        }
        default -> xml.skip();
      }
    }
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

  private Map<Integer, Integer> tiles() throws BadFileException {
    Map<Integer, Integer> codes = new HashMap<>();
    while (xml.nextChild()) {
      if (!xml.name().equals("tile")) {
        xml.skip();
        continue;
      }
      long id = xml.number("id");
      TileProperties properties = new TileProperties(rule);
      properties.name(xml.text("type"));
      properties.name(xml.text("class"));
      while (xml.nextChild()) {
        if (xml.name().equals("properties")) {
          add(properties);
        } else {
          xml.skip();
        }
      }
      codes.put((int) id, properties.code(palette, xml));
    }
    return codes;
  }

  private void add(TileProperties properties) throws BadFileException {
    while (xml.nextChild()) {
      if (xml.name().equals("property")) {
        properties.add(xml.text("name"), xml.text("value"), xml);
      }
      xml.skip();
    }
  }

  private void layer() throws BadFileException {
    String name = xml.text("name");
    Faults there = xml.in("layer " + BadFileException.quote(name));
    long layerWidth = xml.number("width");
    long layerHeight = xml.number("height");
    if (!isInfinite) {
      TilesetReader.requireSameSize(layerWidth, layerHeight, width, height, there);
    }
    TileProperties properties = new TileProperties(rule);
    properties.name(xml.text("class"));
    boolean isDataSeen = false;
    while (xml.nextChild()) {
      switch (xml.name()) {
        case "properties" -> {
          if (isDataSeen) {
            throw there.at("properties after the data", "properties before them");
          }
          add(properties);
        }
        case "data" -> {
          isDataSeen = true;
          int code = canvas.layer(name, properties.code(palette, there));
          String encoding = xml.text("encoding");
          String compression = xml.text("compression");
          if (isInfinite) {
            chunks(encoding, compression, code, there);
          } else {
            LayerData data = data(encoding, compression, there);
            canvas.read(0, 0, layerWidth, layerHeight, code, data, there);
          }
        }
        default -> xml.skip();
      }
    }
  }

  private void chunks(String encoding, String compression, int code, Faults there)
      throws BadFileException {
    while (xml.nextChild()) {
      if (!xml.name().equals("chunk")) {
        throw there.at("element " + BadFileException.quote(xml.name()), "a chunk");
      }
      long x = xml.number("x");
      long y = xml.number("y");
      long chunkWidth = xml.number("width");
      long chunkHeight = xml.number("height");
      LayerData data = data(encoding, compression, there);
      canvas.read(x, y, chunkWidth, chunkHeight, code, data, there);
    }
  }

  /** The tiles as a text, or as an element each where there is no encoding. */
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
