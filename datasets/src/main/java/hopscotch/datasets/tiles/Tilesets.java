package hopscotch.datasets.tiles;

import hopscotch.datasets.file.BadFileException;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * What each number in the data of a layer says of the ground. A number is that of a tile, with four
 * bits above that say how it is flipped and turned, which changes nothing here.
 */
final class Tilesets {
  private static final int NUMBER_BITS = 0x0fffffff;
  private static final long MAX_NUMBER = NUMBER_BITS;

  private final TileRule rule;
  private final Palette palette;
  private final TreeMap<Integer, Map<Integer, Integer>> tilesets = new TreeMap<>();
  private final Map<Integer, Integer> codes = new HashMap<>();
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

  /**
   * Adds a tileset.
   *
   * @param first the number of its tile 0
   * @param codes of those of its tiles that say something, by their number within the tileset
   */
  void add(long first, Map<Integer, Integer> codes, Faults faults) throws BadFileException {
    if (first < 1 || first > MAX_NUMBER) {
      throw faults.at("firstgid " + first, "a whole number from 1 to " + MAX_NUMBER);
    }
    if (tilesets.put((int) first, codes) != null) {
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
    var tileset = tilesets.floorEntry(number);
    if (tileset == null) {
      throw faults.at("tile " + number + " is of no tileset", "the firstgid of one at or below it");
    }
    return tileset.getValue().getOrDefault(number - tileset.getKey(), Palette.PLAIN);
  }
}
