package hopscotch.datasets.tiles;

import hopscotch.datasets.file.BadFileException;

/** Reads tilesets in files of their own. */
final class TilesetReader {
  private TilesetReader() {}

  /** A tileset in a file of its own. The file is not opened if the rule does not need it. */
  static Tileset external(
      TileSource map, String named, TileRule rule, Palette palette, Faults faults)
      throws BadFileException {
    if (!rule.asksTilesets()) {
      return Tileset.UNREAD;
    }
    TileSource file = map.beside("tileset", named, faults);
    return named.endsWith(".tsj") || named.endsWith(".json")
        ? TmjReader.tileset(file, rule, palette)
        : TmxReader.tileset(file, rule, palette);
  }

  /** Refuses maps whose cells do not have four sides. */
  static void requireOrientation(String orientation, Faults faults) throws BadFileException {
    if (!orientation.equals("orthogonal") && !orientation.equals("isometric")) {
      throw faults.at(
          "orientation " + BadFileException.quote(orientation), "orthogonal or isometric");
    }
  }

  /** Refuses a layer whose size is not that of its map. Only infinite maps may have such layers. */
  static void requireSameSize(long width, long height, long mapWidth, long mapHeight, Faults faults)
      throws BadFileException {
    if (width != mapWidth || height != mapHeight) {
      throw faults.at(
          "%d x %d tiles".formatted(width, height),
          "%d x %d, the size of the map".formatted(mapWidth, mapHeight));
    }
  }
}
