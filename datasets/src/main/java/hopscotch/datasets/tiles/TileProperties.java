package hopscotch.datasets.tiles;

import hopscotch.core.grid.Terrain;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.movingai.MapReader;
import java.util.Locale;
import java.util.Optional;

/** The properties of one tile or layer, as far as they concern the ground. */
final class TileProperties {
  /** The property that keeps the letter of a {@code .map}. */
  static final String LETTER = "letter";

  private final TileRule rule;
  private Boolean blocked;
  private Boolean walkable;
  private int cost;
  private char letter;
  private int classWeight = -1;

  TileProperties(TileRule rule) {
    this.rule = rule;
  }

  /** Takes the class of the tile, or {@code null}; some versions of Tiled call it its type. */
  void name(String tileClass) {
    if (tileClass != null && !tileClass.isEmpty()) {
      classWeight = rule.findWeight(tileClass).orElse(-1);
    }
  }

  /** Whether the rule asks for a property of this name. */
  boolean asks(String name) {
    return rule.findWord(name).isPresent();
  }

  /** Whether the rule names this class. */
  boolean asksClass(String tileClass) {
    return rule.findWeight(tileClass).isPresent();
  }

  /** Refuses a property within another, where nothing would read it. */
  void requireNotWithin(String outer, String name, Faults faults) throws BadFileException {
    if (asks(name)) {
      throw faults.at(
          "property %s lies within property %s"
              .formatted(BadFileException.quote(name), BadFileException.quote(outer)),
          "it beside the others, not within a class");
    }
  }

  /** Takes one property, as it is written. */
  void add(String name, String value, Faults faults) throws BadFileException {
    if (name.isEmpty()) {
      throw faults.at("a property without a name", "the name of each property");
    }
    if (name.equals(LETTER) && rule == TileRule.STANDARD) {
      if (value.length() != 1 || MapReader.TERRAIN.indexOf(value.charAt(0)) < 0) {
        throw property(name, value, faults, "one of . G @ O T S W");
      }
      letter = value.charAt(0);
      return;
    }
    Optional<String> word = rule.findWord(name);
    if (word.isEmpty()) {
      return;
    }
    if (word.get().equals("cost")) {
      cost = cost(name, value, faults);
      return;
    }
    String lower = value.toLowerCase(Locale.ROOT);
    if (!lower.equals("true") && !lower.equals("false")) {
      throw property(name, value, faults, "true or false");
    }
    if (word.get().equals("blocked")) {
      blocked = lower.equals("true");
    } else {
      walkable = lower.equals("true");
    }
  }

  private static int cost(String name, String value, Faults faults) throws BadFileException {
    String whole = value.endsWith(".0") ? value.substring(0, value.length() - 2) : value;
    int cost = whole.matches("[0-9]{1,4}") ? Integer.parseInt(whole) : 0;
    if (cost < 1 || cost > Terrain.MAX_WEIGHT) {
      throw property(name, value, faults, "a whole number from 1 to " + Terrain.MAX_WEIGHT);
    }
    return cost;
  }

  private static BadFileException property(
      String name, String value, Faults faults, String expected) {
    return faults.at(
        "property %s is %s".formatted(BadFileException.quote(name), BadFileException.quote(value)),
        expected);
  }

  /** The code of the ground; {@link Palette#PLAIN} if nothing is said of it. */
  int code(Palette palette, Faults faults) throws BadFileException {
    boolean isBlocked =
        Boolean.TRUE.equals(blocked) || Boolean.FALSE.equals(walkable) || classWeight == 0;
    boolean isSaid =
        blocked != null || walkable != null || cost > 0 || letter != 0 || classWeight >= 0;
    if (!isSaid) {
      return Palette.PLAIN;
    }
    boolean isWall = isBlocked || letter == '@' || letter == 'O';
    int weight = cost > 0 ? cost : Math.max(1, classWeight);
    return palette.code(isWall ? TileRule.BLOCKED : weight, letter, faults);
  }
}
