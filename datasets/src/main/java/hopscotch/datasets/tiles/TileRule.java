package hopscotch.datasets.tiles;

import hopscotch.core.grid.Terrain;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A rule that says which tiles are walked on, and what a step on them weighs. It has these parts,
 * joined by commas:
 *
 * <ul>
 *   <li>{@code layer=NAME}: cells with a tile on this layer are blocked; in LDtk, this is the layer
 *       that decides
 *   <li>{@code level=NAME}: the level to read, in LDtk
 *   <li>{@code blocked=PROPERTY}, {@code walkable=PROPERTY}: a property of tiles that is true or
 *       false
 *   <li>{@code cost=PROPERTY}: a property of tiles that is a whole number from 1 to 1000
 *   <li>{@code KEY=blocked} or {@code KEY=WEIGHT}, where the key is a number of tiles as in the
 *       data of a layer, a range {@code 3-9} of them, a class of tiles, a named value of LDtk, a
 *       colour {@code #rrggbb}, or a letter of a {@code .map}. Key 0 is a cell without a tile. On
 *       the map of a robot the numbers 0 to 100 are those of its cells, from free to occupied, and
 *       the key {@code unknown} is for what nobody has seen.
 * </ul>
 *
 * <p>The {@linkplain #STANDARD standard rule} reads the properties {@code blocked}, {@code
 * walkable} and {@code cost}. Any other rule reads only those that it names. Immutable.
 */
public final class TileRule {
  private static final List<String> WORDS =
      List.of("layer", "level", "blocked", "walkable", "cost");

  /** The properties {@code blocked}, {@code walkable} and {@code cost} decide. */
  public static final TileRule STANDARD =
      new TileRule("blocked=blocked,walkable=walkable,cost=cost");

  private static final String COLOUR = "#[0-9a-fA-F]{6}";

  /** The weight that stands for blocked ground. */
  static final int BLOCKED = 0;

  private static final String EXPECTED =
      "layer=NAME, level=NAME, blocked=PROPERTY, walkable=PROPERTY, cost=PROPERTY, or"
          + " KEY=blocked, KEY=WEIGHT with a weight of 1 to "
          + Terrain.MAX_WEIGHT;

  private final String text;
  private final Map<String, String> words = new LinkedHashMap<>();
  private final Map<String, Integer> weights = new LinkedHashMap<>();
  private final List<Range> ranges = new ArrayList<>();

  /** A range of the numbers of tiles, both ends included. */
  private record Range(long from, long to, int weight) {}

  private TileRule(String text) {
    this.text = text;
    for (String part : text.split(",", -1)) {
      int equals = part.indexOf('=');
      String key = part.substring(0, Math.max(0, equals)).strip();
      String value = part.substring(equals + 1).strip();
      if (key.isEmpty() || value.isEmpty()) {
        throw wrong(part);
      }
      boolean isNew = WORDS.contains(key) ? words.put(key, value) == null : add(key, value, part);
      if (!isNew) {
        throw new IllegalArgumentException(
            "rule '%s': '%s' is there twice; expected each key once".formatted(text, key));
      }
    }
  }

  /**
   * Reads a rule.
   *
   * @throws IllegalArgumentException if a part is wrong; the message names it
   */
  public static TileRule parse(String text) {
    return new TileRule(text);
  }

  private boolean add(String key, String value, String part) {
    boolean isWeight = value.matches("[0-9]{1,4}");
    int weight = isWeight ? Integer.parseInt(value) : BLOCKED;
    if (isWeight ? weight < 1 || weight > Terrain.MAX_WEIGHT : !value.equals("blocked")) {
      throw wrong(part);
    }
    if (key.matches("[0-9]{1,10}(-[0-9]{1,10})?")) {
      int dash = key.indexOf('-');
      long from = Long.parseLong(dash < 0 ? key : key.substring(0, dash));
      long to = dash < 0 ? from : Long.parseLong(key.substring(dash + 1));
      if (to < from) {
        throw wrong(part);
      }
      return ranges.add(new Range(from, to, weight));
    }
    boolean isColour = key.matches(COLOUR);
    return weights.put(isColour ? key.toLowerCase(Locale.ROOT) : key, weight) == null;
  }

  private IllegalArgumentException wrong(String part) {
    return new IllegalArgumentException(
        "rule '%s': '%s'; expected %s".formatted(text, part, EXPECTED));
  }

  /** The layer that decides. */
  Optional<String> findLayer() {
    return Optional.ofNullable(words.get("layer"));
  }

  /** The level of an LDtk file. */
  Optional<String> findLevel() {
    return Optional.ofNullable(words.get("level"));
  }

  /** The word for a property: {@code blocked}, {@code walkable}, {@code cost}, or none. */
  Optional<String> findWord(String property) {
    return words.entrySet().stream()
        .filter(word -> !word.getKey().startsWith("l") && word.getValue().equals(property))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /** The weight of a class, a named value or a colour. */
  Optional<Integer> findWeight(String key) {
    return Optional.ofNullable(weights.get(key));
  }

  /** The weight of a number by the last part that names it. */
  Optional<Integer> findWeight(long number) {
    Optional<Integer> found = Optional.empty();
    for (Range range : ranges) {
      if (number >= range.from && number <= range.to) {
        found = Optional.of(range.weight);
      }
    }
    return found;
  }

  /** The weight of a letter of a {@code .map}. A digit is named by its number. */
  Optional<Integer> findLetterWeight(int letter) {
    return letter >= '0' && letter <= '9'
        ? findWeight((long) letter - '0')
        : findWeight(Character.toString(letter));
  }

  /** A colour that the rule names. Empty if it names none. */
  Optional<String> findColour() {
    return weights.keySet().stream().filter(key -> key.matches(COLOUR)).findFirst();
  }

  /** Whether this is a rule for a {@code .map}: it names letters and nothing else. */
  public boolean isOfLetters() {
    return words.isEmpty()
        && weights.keySet().stream().allMatch(key -> key.length() == 1)
        && ranges.stream().allMatch(range -> range.from == range.to && range.to <= 9);
  }

  /** Whether tiles have to be looked up in their tilesets. */
  boolean asksTilesets() {
    return !weights.isEmpty()
        || words.containsKey("blocked")
        || words.containsKey("walkable")
        || words.containsKey("cost");
  }

  /** Whether only properties and classes can say what is blocked. */
  boolean asksTilesetsAlone() {
    return asksTilesets() && ranges.isEmpty() && !words.containsKey("layer");
  }

  /** The form that {@link #parse} reads. */
  @Override
  public String toString() {
    return text;
  }
}
