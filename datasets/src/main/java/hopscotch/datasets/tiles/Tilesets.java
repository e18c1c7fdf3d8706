package hopscotch.datasets.tiles;

import hopscotch.datasets.file.BadFileException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Says for each number in the data of a layer what it means for the ground. The number is that of a
 * tile. Four bits above it say how the tile is flipped and turned, which changes nothing here.
 */
final class Tilesets {
  static final long MAX_NUMBER = 0x0fffffff;

  private static final int NUMBER_BITS = 0x0fffffff;
  private static final int MOST_NAMED = 5;

  private final TileRule rule;
  private final Palette palette;
  private final TreeMap<Integer, Tileset> tilesets = new TreeMap<>();
  private final Map<Integer, Integer> codes = new HashMap<>();
  private final Set<Integer> shaped = new TreeSet<>();
  private final Set<Tileset> deciding = new LinkedHashSet<>();
  private int lastNumber;
  private int lastCode = Palette.VOID;
  private boolean isLastKnown;

  Tilesets(TileRule rule, Palette palette) {
    this.rule = rule;
    this.palette = palette;
  }

  TileRule rule() {
    return rule;
  }

  Palette palette() {
    return palette;
  }

  /** Adds a tileset by the number of its tile 0. */
  void add(long first, Tileset tileset, Faults faults) throws BadFileException {
    if (first < 1 || first > MAX_NUMBER) {
      throw faults.at("firstgid " + first, "a whole number from 1 to " + MAX_NUMBER);
    }
    if (tilesets.put((int) first, tileset) != null) {
      throw faults.at("two tilesets with firstgid " + first, "one for each number");
    }
  }

  /** The code of a number in the data of a layer. */
  int code(int flipped, Faults faults) throws BadFileException {
    int number = flipped & NUMBER_BITS;
    if (number == lastNumber && isLastKnown) {
      return lastCode;
    }
    Integer code = codes.get(number);
    if (code == null) {
      code = find(number, faults);
      codes.put(number, code);
    }
    lastNumber = number;
    lastCode = code;
    isLastKnown = true;
    return code;
  }

  private int find(int number, Faults faults) throws BadFileException {
    if (number == 0) {
      return Palette.VOID;
    }
    var weight = rule.findWeight(number);
    if (weight.isPresent()) {
      return palette.code(weight.get(), faults);
    }
    var found = tilesets.floorEntry(number);
    if (found == null) {
      throw faults.at("tile " + number + " is of no tileset", "the firstgid of one at or below it");
    }
    Tileset tileset = found.getValue();
    int id = number - found.getKey();
    if (!tileset.has(id)) {
      throw faults.at(
          "tile %d is not in its %s".formatted(number, tileset.name()),
          tileset.extent(found.getKey()));
    }
    int code = tileset.code(id);
    if (code != Palette.PLAIN) {
      deciding.add(tileset);
    } else if (tileset.isShaped(id) && rule.asksTilesets()) {
      shaped.add(number);
    }
    return code;
  }

  /** Whether the tile of an object with this number says something of the ground. */
  boolean decides(long flipped) {
    int number = (int) flipped & NUMBER_BITS;
    var found = tilesets.floorEntry(number);
    return number != 0
        && (rule.findWeight(number).isPresent()
            || found != null && found.getValue().code(number - found.getKey()) != Palette.PLAIN);
  }

  /** Notes on what is not read of the tiles on the map, and may matter if it is drawn this way. */
  List<String> notes(LayerFrame.Drawing drawing) {
    List<String> notes = new ArrayList<>();
    if (!shaped.isEmpty()) {
      String named =
          shaped.stream().limit(MOST_NAMED).map(String::valueOf).collect(Collectors.joining(", "));
      notes.add(
          "shapes for collisions are not read, and nothing else says what these tiles are: %s%s"
              .formatted(named, shaped.size() > MOST_NAMED ? ", ..." : ""));
    }
    for (Tileset tileset : deciding) {
      if (drawing.isOrthogonal()
          && tileset.isLargerThan(drawing.tileWidth(), drawing.tileHeight())) {
        notes.add(
            "%s has tiles of up to %s pixels: each counts for the one cell where it is placed"
                .formatted(tileset.name(), tileset.tileSize()));
      }
      if (tileset.isMoved()) {
        notes.add(
            "%s is drawn off its cells by a tileoffset, which is not followed"
                .formatted(tileset.name()));
      }
    }
    return notes;
  }
}
