package hopscotch.datasets.tiles;

import hopscotch.datasets.file.BadFileException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * A tileset: the tiles that it has, and what they say of the ground. A tile is known by its id,
 * which is its number in the data of a layer less the first number of the tileset.
 */
final class Tileset {
  /** A tileset that was not read, since the rule asks nothing of it. It may have any tile. */
  static final Tileset UNREAD = new Tileset("");

  private static final long UNKNOWN = -1;

  private final String name;
  private final Map<Integer, Integer> codes = new HashMap<>();
  private final Set<Integer> shaped = new HashSet<>();
  private int code = Palette.PLAIN;
  private long count = UNKNOWN;
  private long tileWidth;
  private long tileHeight;
  private boolean isOneImage;
  private boolean isOfImages;
  private boolean isMoved;

  Tileset(String name) {
    this.name = name;
  }

  /** Its name for messages. */
  String name() {
    return "tileset " + BadFileException.quote(name);
  }

  /** Sets the code of those tiles that say nothing themselves. */
  void says(int ofAll) {
    code = ofAll;
  }

  /** Sets the size of its tiles in pixels. */
  void draws(long width, long height) {
    tileWidth = width;
    tileHeight = height;
  }

  /** Sets by how many pixels its tiles are drawn beside their cells. */
  void moves(double offsetX, double offsetY) {
    isMoved = offsetX != 0 || offsetY != 0;
  }

  /** Sets the number of tiles that it says it has; 0, if Tiled found no image, says nothing. */
  void holds(long tiles) {
    count = tiles > 0 ? tiles : count;
  }

  /** Sets the image of all its tiles. Its size is 0 x 0 if the file does not say it. */
  void image(long width, long height, long margin, long spacing) {
    isOneImage = true;
    if (count == UNKNOWN && width > 0 && height > 0 && tileWidth > 0 && tileHeight > 0) {
      long columns = (width - margin + spacing) / Math.max(1, tileWidth + spacing);
      long rows = (height - margin + spacing) / Math.max(1, tileHeight + spacing);
      holds(columns * rows);
    }
  }

  /** Adds a tile that is listed. */
  void tile(long id, int ofTile, boolean hasImage, boolean hasShapes, Faults faults)
      throws BadFileException {
    if (id < 0 || id > Tilesets.MAX_NUMBER) {
      throw faults.at("tile id " + id, "a whole number from 0 to " + Tilesets.MAX_NUMBER);
    }
    codes.put((int) id, ofTile);
    isOfImages |= hasImage;
    if (hasShapes) {
      shaped.add((int) id);
    }
  }

  /** The code of a tile: what it says of the ground. */
  int code(int id) {
    int own = codes.getOrDefault(id, Palette.PLAIN);
    return own == Palette.PLAIN ? code : own;
  }

  /** Whether the tile has shapes for collisions. */
  boolean isShaped(int id) {
    return shaped.contains(id);
  }

  /**
   * Whether the tileset has this tile. A tileset with an image for each tile lists all of them, and
   * may have gaps. For any other the number of tiles decides, if it is known.
   */
  boolean has(int id) {
    return codes.containsKey(id)
        || !(isOfImages && !isOneImage) && (count == UNKNOWN || id < count);
  }

  /** The numbers of its tiles, for a message. */
  String extent(int first) {
    return isOfImages && !isOneImage
        ? "one of its %d tiles, from %d on".formatted(codes.size(), first)
        : "a number from %d to %d".formatted(first, first + count - 1);
  }

  /** Whether its tiles cover more than their own cells. */
  boolean isLargerThan(double cellWidth, double cellHeight) {
    return cellWidth > 0 && cellHeight > 0 && (tileWidth > cellWidth || tileHeight > cellHeight);
  }

  /** Whether its tiles are drawn beside their cells. */
  boolean isMoved() {
    return isMoved;
  }

  /** The size of its tiles, for a message. */
  String tileSize() {
    return tileWidth + " x " + tileHeight;
  }
}
