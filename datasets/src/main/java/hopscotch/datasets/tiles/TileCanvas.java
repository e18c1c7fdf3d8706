package hopscotch.datasets.tiles;

import hopscotch.core.grid.GridMap;
import hopscotch.datasets.file.BadFileException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Collects the layers of a tile map from the lowest up, until its size is known. */
final class TileCanvas {
  private static final int MAX_PLACE = 1 << 28;

  private final Tilesets tilesets;
  private final List<Region> regions = new ArrayList<>();
  private final List<String> layers = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();
  private Optional<Region> frame = Optional.empty();
  private boolean isDecided;
  private long cells;

  /** The codes of a rectangle, row by row. */
  @SuppressWarnings("ArrayRecordComponent") // codes, which are read one by one
  private record Region(int x, int y, int width, int height, byte[] codes) {
    /** The number of tiles of another region that lie outside this one. */
    long tilesOff(Region other) {
      long off = 0;
      for (int i = 0; i < other.codes.length; i++) {
        long atX = (long) other.x - x + i % other.width;
        long atY = (long) other.y - y + i / other.width;
        boolean isOff = atX < 0 || atY < 0 || atX >= width || atY >= height;
        off += isOff && (other.codes[i] & 0xff) != Palette.VOID ? 1 : 0;
      }
      return off;
    }
  }

  TileCanvas(Tilesets tilesets) {
    this.tilesets = tilesets;
  }

  /** Sets the size of the map. It does not depend on layers that are moved beyond it. */
  void frame(long width, long height, Faults faults) throws BadFileException {
    requireSize(width, height, faults);
    frame = Optional.of(new Region(0, 0, (int) width, (int) height, new byte[0]));
  }

  /** Notes a layer of objects. {@code deciding} is how many of them say what the rule asks for. */
  void objects(String name, int deciding) {
    if (deciding > 0) {
      notes.add(
          "objects are not read, and %d in layer %s say what the rule asks for"
              .formatted(deciding, BadFileException.quote(name)));
    }
  }

  /**
   * Begins a layer.
   *
   * @param code the code of its tiles by its properties
   * @return the code of its tiles that say nothing themselves
   */
  int layer(String name, int code) {
    layers.add(name);
    if (tilesets.rule().findLayer().filter(name::equals).isPresent()) {
      isDecided = true;
      return Palette.WALL;
    }
    return code;
  }

  /** Refuses a size that no map can have. */
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

  /** Reads a rectangle of tiles of the layer that was begun last. */
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
    Region region = new Region((int) x, (int) y, (int) width, (int) height, codes);
    regions.add(region);
    noteWhatIsOff(region);
  }

  private void noteWhatIsOff(Region region) {
    long off = frame.map(it -> it.tilesOff(region)).orElse(0L);
    if (off > 0) {
      notes.add(
          "layer %s is moved off the map with %d of its tiles, which are left out"
              .formatted(BadFileException.quote(layers.get(layers.size() - 1)), off));
    }
  }

  /** The map of all layers. */
  TileMap finish(LayerFrame.Drawing drawing, Faults faults) throws BadFileException {
    requireLayers(faults);
    long left = Long.MAX_VALUE;
    long top = Long.MAX_VALUE;
    long right = Long.MIN_VALUE;
    long bottom = Long.MIN_VALUE;
    for (Region region : frame.map(List::of).orElse(regions)) {
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
      lay(region, map, left, top, width, height);
    }
    if (tilesets.rule().asksTilesetsAlone()
        && !isDecided
        && !Palette.isDecided(map, width, height)) {
      throw faults.at(
          "no tile on the map has what the rule '%s' asks for".formatted(tilesets.rule()),
          "such a property or class of its tiles, or another rule, such as layer=Walls");
    }
    fillVoid(map, width, height, faults);
    notes.addAll(tilesets.notes(drawing));
    return tilesets
        .palette()
        .finish(map, width, height, (int) left, (int) top, faults)
        .noting(notes);
  }

  /** Blocks the cells that have no tile on any layer, unless the rule says otherwise. */
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

  private static void lay(
      Region region, GridMap.Builder map, long left, long top, int width, int height) {
    for (int row = 0; row < region.height; row++) {
      long y = region.y - top + row;
      for (int column = 0; column < region.width; column++) {
        long x = region.x - left + column;
        if (x >= 0 && y >= 0 && x < width && y < height) {
          int code = region.codes[row * region.width + column] & 0xff;
          map.set((int) x, (int) y, Palette.above(map.terrain((int) x, (int) y), code));
        }
      }
    }
  }
}
