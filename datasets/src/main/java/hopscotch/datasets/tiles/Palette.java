package hopscotch.datasets.tiles;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Terrain;
import hopscotch.datasets.file.BadFileException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The kinds of ground of one tile map. While the map is read, a kind is a code of one byte. At the
 * end each kind that is on the map gets a letter: its own if it has one, {@code .} if its weight is
 * 1. The others get those that are left of {@code S G W T}, in the order of their weights.
 */
final class Palette {
  /** The code of a cell without a tile. */
  static final int VOID = GridMap.OUT_OF_BOUNDS;

  /** The code of tiles that say nothing: of weight 1 if nothing else says otherwise. */
  static final int PLAIN = 128;

  /** The code of a tile of the layer that blocks. No other tile of the cell matters then. */
  static final int WALL = 129;

  private static final int FIRST = 130;
  private static final int LAST = 255;
  private static final String LETTERS = ".SGWT";
  private static final char NONE = 0;

  private final List<Kind> kinds = new ArrayList<>();

  private record Kind(int weight, char letter) {}

  /** The code of ground of this weight. Weight 0 means blocked. */
  int code(int weight, Faults faults) throws BadFileException {
    return code(weight, NONE, faults);
  }

  /** The code of ground that keeps its letter. */
  int code(int weight, char letter, Faults faults) throws BadFileException {
    Kind kind = new Kind(weight, letter);
    int index = kinds.indexOf(kind);
    if (index < 0) {
      index = kinds.size();
      kinds.add(kind);
    }
    if (FIRST + index > LAST) {
      throw faults.at("more than " + (LAST - FIRST + 1) + " kinds of tiles", few());
    }
    return FIRST + index;
  }

  /** The code that decides if one tile of a cell lies above another. */
  static int above(int below, int code) {
    return below == WALL || code == VOID || code == PLAIN && below != VOID ? below : code;
  }

  private static String few() {
    return "at most " + LETTERS.length() + " weights: the letters of a .map are . S G W T";
  }

  /** Gives letters to the codes of the map in {@code cells}, all rows of which are set. */
  TileMap finish(
      GridMap.Builder cells, int width, int height, int originX, int originY, Faults faults)
      throws BadFileException {
    boolean[] isThere = new boolean[LAST + 1];
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        isThere[cells.terrain(x, y)] = true;
      }
    }
    byte[] letters = letters(isThere, faults);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        cells.set(x, y, letters[cells.terrain(x, y)]);
      }
    }
    return new TileMap(cells.build(), terrain(letters, isThere), originX, originY, List.of());
  }

  /** Whether any tile on the map says something. The cells hold codes. */
  static boolean isDecided(GridMap.Builder cells, int width, int height) {
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        if (cells.terrain(x, y) > PLAIN) {
          return true;
        }
      }
    }
    return false;
  }

  private int weight(int code) {
    return code < PLAIN || code == WALL ? 0 : code == PLAIN ? 1 : kinds.get(code - FIRST).weight;
  }

  private char letter(int code) {
    return code < FIRST ? NONE : kinds.get(code - FIRST).letter;
  }

  private byte[] letters(boolean[] isThere, Faults faults) throws BadFileException {
    byte[] letters = new byte[LAST + 1];
    int[] weightOf = new int[128];
    List<Integer> own = new ArrayList<>();
    Set<Integer> others = new LinkedHashSet<>();
    for (int code = 0; code <= LAST; code++) {
      if (isThere[code]) {
        letters[code] = GridMap.OUT_OF_BOUNDS;
        if (letter(code) != NONE) {
          own.add(code);
        } else if (weight(code) > 0) {
          others.add(weight(code));
        }
      }
    }
    for (int code : own) {
      char letter = letter(code);
      int weight = weight(code);
      if (weightOf[letter] != 0 && weightOf[letter] != weight + 1) {
        throw faults.at(
            "letter '%c' weighs %d and %d".formatted(letter, weightOf[letter] - 1, weight),
            "one weight for each letter");
      }
      weightOf[letter] = weight + 1;
      letters[code] = (byte) letter;
    }
    assign(others.stream().sorted(Comparator.naturalOrder()).toList(), weightOf, faults);
    for (int code = 0; code <= LAST; code++) {
      if (isThere[code] && letter(code) == NONE && weight(code) > 0) {
        letters[code] = (byte) letterOf(weight(code), weightOf);
      }
    }
    return letters;
  }

  private static void assign(List<Integer> weights, int[] weightOf, Faults faults)
      throws BadFileException {
    for (int weight : weights) {
      boolean isPlain = weight == 1 && weightOf[GridMap.FREE] == 0;
      if (!isPlain && letterOf(weight, weightOf) != NONE) {
        continue;
      }
      char free = NONE;
      for (int i = isPlain ? 0 : 1; i < LETTERS.length() && free == NONE; i++) {
        free = weightOf[LETTERS.charAt(i)] == 0 ? LETTERS.charAt(i) : NONE;
      }
      if (free == NONE) {
        throw faults.at("too many weights, " + weights, few());
      }
      weightOf[free] = weight + 1;
    }
  }

  /** The first letter of this weight. */
  private static char letterOf(int weight, int[] weightOf) {
    for (int i = 0; i < LETTERS.length(); i++) {
      if (weightOf[LETTERS.charAt(i)] == weight + 1) {
        return LETTERS.charAt(i);
      }
    }
    return NONE;
  }

  private Optional<Terrain> terrain(byte[] letters, boolean[] isThere) {
    int[] weightOf = new int[128];
    int most = 0;
    for (int code = 0; code <= LAST; code++) {
      if (isThere[code] && weight(code) > 0) {
        weightOf[letters[code]] = weight(code);
        most = Math.max(most, weight(code));
      }
    }
    if (most <= 1) {
      return Optional.empty();
    }
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < LETTERS.length(); i++) {
      char letter = LETTERS.charAt(i);
      if (weightOf[letter] > 0) {
        parts.add(letter + "=" + weightOf[letter]);
      }
    }
    return Optional.of(Terrain.parse(String.join(",", parts)));
  }
}
