package hopscotch.datasets.tiles;

import hopscotch.core.grid.GridMap;
import hopscotch.datasets.file.BadFileException;
import java.util.ArrayList;
import java.util.List;

/** The layers of a tile map, one above the other, until all are there and its size is known. */
final class TileCanvas {
  private static final int MAX_PLACE = 1 << 28;

  private final Tilesets tilesets;
  private final List<Region> regions = new ArrayList<>();
  private final List<String> layers = new ArrayList<>();
  private boolean isDecided;
  private long cells;

  /** Codes of a rectangle, row by row. */
  @SuppressWarnings("ArrayRecordComponent") // codes, which are read one by one
  private record Region(int x, int y, int width, int height, byte[] codes) {}

  TileCanvas(Tilesets tilesets) {
    this.tilesets = tilesets;
  }

  /**
   * Begins a layer.
   *
   * @param code what its properties say of its tiles
   * @return what its tiles are where they say nothing themselves
   */
  int layer(String name, int code) {
    layers.add(name);
    if (tilesets.rule().findLayer().filter(name::equals).isPresent()) {
      isDecided = true;
      return Palette.WALL;
    }
    return code;
  }

  /** Refuses a rectangle that no map has. */
  static void requireSize(long width, long height, Faults faults) throws BadFileException {
    if (width < 1
        || height < 1
        || width > TileMap.MAX_CELLS
        || height > TileMap.MAX_CELLS
        || width * height > TileMap.MAX_CELLS) {
      throw faults.at(
          "%d x %d tiles".formatted(width, height),
          "sides of at least 1 and at most " + TileMap.MAX_CELLS + " cells");
    }
  }

  /** Reads the tiles of a rectangle of the layer that was begun last. */
  void read(long x, long y, long width, long height, int layer, LayerData data, Faults faults)
      throws BadFileException {
    requireSize(width, height, faults);
    if (Math.abs(x) > MAX_PLACE || Math.abs(y) > MAX_PLACE) {
      throw faults.at("a chunk at (%d, %d)".formatted(x, y), "at most " + MAX_PLACE);
    }
    int count = (int) (width * height);
    cells += count;
    if (cells > 8L * TileMap.MAX_CELLS) {
      throw faults.at("too many layers", "at most " + 8L * TileMap.MAX_CELLS + " tiles in all");
    }
    data.begin(count, faults);
    byte[] codes = new byte[count];
    for (int i = 0; i < count; i++) {
      int code = tilesets.code(data.next(faults), faults);
      codes[i] =
          (byte)
              (code == Palette.PLAIN || code != Palette.VOID && layer == Palette.WALL
                  ? layer
                  : code);
    }
    data.requireEnd(count, faults);
    regions.add(new Region((int) x, (int) y, (int) width, (int) height, codes));
  }

  /** The map of all layers. */
  TileMap finish(Faults faults) throws BadFileException {
    requireLayers(faults);
    long left = Long.MAX_VALUE;
    long top = Long.MAX_VALUE;
    long right = Long.MIN_VALUE;
    long bottom = Long.MIN_VALUE;
    for (Region region : regions) {
      left = Math.min(left, region.x);
      top = Math.min(top, region.y);
      right = Math.max(right, (long) region.x + region.width);
      bottom = Math.max(bottom, (long) region.y + region.height);
    }
    requireSize(right - left, bottom - top, faults.in("its chunks span a map"));
    int width = (int) (right - left);
    int height = (int) (bottom - top);
    GridMap.Builder map = GridMap.builder(width, height);
    for (Region region : regions) {
      lay(region, map, (int) (region.x - left), (int) (region.y - top));
    }
    if (tilesets.rule().asksTilesetsAlone()
        && !isDecided
        && !Palette.isDecided(map, width, height)) {
      throw faults.at(
          "no tile on the map has what the rule '%s' asks for".formatted(tilesets.rule()),
          "such a property or class of its tiles, or another rule, such as layer=Walls");
    }
    fillVoid(map, width, height, faults);
    return tilesets.palette().finish(map, width, height, (int) left, (int) top, faults);
  }

  /** The cells without a tile on any layer are blocked, if the rule does not say otherwise. */
  private void fillVoid(GridMap.Builder map, int width, int height, Faults faults)
      throws BadFileException {
    int weight = tilesets.rule().findWeight(0).orElse(TileRule.BLOCKED);
    if (weight == TileRule.BLOCKED) {
      return;
    }
    int code = tilesets.palette().code(weight, faults);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        if (map.terrain(x, y) == Palette.VOID) {
          map.set(x, y, code);
        }
      }
    }
  }

  private void requireLayers(Faults faults) throws BadFileException {
    String named = tilesets.rule().findLayer().orElse(null);
    if (named != null && !layers.contains(named)) {
      throw faults.at(
          "no layer of tiles " + BadFileException.quote(named),
          "one of " + String.join(", ", layers.stream().map(BadFileException::quote).toList()));
    }
    if (regions.isEmpty()) {
      throw faults.at("no layer with tiles", "one at least");
    }
  }

  private static void lay(Region region, GridMap.Builder map, int left, int top) {
    int at = 0;
    for (int y = top; y < top + region.height; y++) {
      for (int x = left; x < left + region.width; x++) {
        map.set(x, y, Palette.above(map.terrain(x, y), region.codes[at++] & 0xff));
      }
    }
  }
}
