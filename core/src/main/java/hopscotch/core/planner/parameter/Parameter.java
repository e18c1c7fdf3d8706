package hopscotch.core.planner.parameter;

import hopscotch.core.text.DidYouMean;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A parameter of a planner: its name, default, and which values it takes.
 *
 * @param name as written in a spec
 * @param defaultValue the value where the spec gives none
 * @param description one line
 * @param kind what a value looks like
 * @param choices the known words: all values of {@link Kind#CHOICE}, and what the numeric kinds
 *     take in place of a number
 * @param least the least number, for the numeric kinds
 * @param largest the largest number, for the numeric kinds
 */
public record Parameter(
    String name,
    String defaultValue,
    String description,
    Kind kind,
    List<String> choices,
    double least,
    double largest) {

  /**
   * The word by which a spec leaves a value to the planner, which chooses it for the map. {@code
   * Planner.decided()} tells the choice.
   */
  public static final String AUTO = "auto";

  /** The word for "not at all" or "without a limit". */
  public static final String NONE = "none";

  /** The parameter of every planner that may ask the graph whether start and goal are connected. */
  public static final Parameter COMPONENTS =
      flag(
          "components", true, "answer unreachable goals from connected components, without search");

  /** The form of a value. */
  public enum Kind {
    /** One of a few words. */
    CHOICE,
    /** A whole number. */
    INTEGER,
    /** A decimal number of at most three decimals. */
    DECIMAL
  }

  /** One of the words of an enum, in lower case with hyphens. */
  public static <E extends Enum<E>> Parameter choice(
      String name, E defaultValue, String description) {
    List<String> words =
        Arrays.stream(defaultValue.getDeclaringClass().getEnumConstants())
            .map(Parameter::word)
            .collect(Collectors.toUnmodifiableList());
    return new Parameter(name, word(defaultValue), description, Kind.CHOICE, words, 0, 0);
  }

  /** {@code true} or {@code false}. */
  public static Parameter flag(String name, boolean defaultValue, String description) {
    return new Parameter(
        name,
        Boolean.toString(defaultValue),
        description,
        Kind.CHOICE,
        List.of("true", "false"),
        0,
        0);
  }

  /** A whole number of {@code least} to {@code largest}. */
  public static Parameter integer(
      String name, int defaultValue, int least, int largest, String description) {
    return new Parameter(
        name, Integer.toString(defaultValue), description, Kind.INTEGER, List.of(), least, largest);
  }

  /**
   * A whole number of {@code least} to {@code largest}, or a word.
   *
   * @param words {@link #AUTO}, {@link #NONE}, or both; the first is the default
   */
  public static Parameter integer(
      String name, List<String> words, int least, int largest, String description) {
    return new Parameter(name, words.get(0), description, Kind.INTEGER, words, least, largest);
  }

  /** A number of {@code least} to {@code largest} with at most three decimals. */
  public static Parameter decimal(
      String name, String defaultValue, double least, double largest, String description) {
    return new Parameter(name, defaultValue, description, Kind.DECIMAL, List.of(), least, largest);
  }

  /** This parameter, which also takes a word. */
  public Parameter or(String word) {
    List<String> words = new ArrayList<>(choices);
    words.add(word);
    return new Parameter(name, defaultValue, description, kind, List.copyOf(words), least, largest);
  }

  /** The form of an enum constant in a spec: {@code HIGH_G} is written {@code high-g}. */
  public static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** A description of the values that are taken, for messages. */
  public String expected() {
    return switch (kind) {
      case CHOICE -> String.join(", ", choices);
      case INTEGER -> words() + "a whole number from %.0f to %.0f".formatted(least, largest);
      case DECIMAL ->
          words()
              + "a number from %s to %s, at most three decimals"
                  .formatted(plain(least), plain(largest));
    };
  }

  private String words() {
    return choices.isEmpty() ? "" : String.join(", ", choices) + ", or ";
  }

  /**
   * The canonical form of a value: numbers without leading or trailing zeros.
   *
   * @throws IllegalArgumentException naming the value and what was expected
   */
  public String normalise(String value) {
    if (choices.contains(value)) {
      return value;
    }
    boolean isNumber =
        switch (kind) {
          case CHOICE -> false;
          case INTEGER -> value.matches("-?[0-9]{1,9}") && inRange(Integer.parseInt(value));
          case DECIMAL ->
              value.matches("-?[0-9]{1,9}(\\.[0-9]{1,3})?") && inRange(Double.parseDouble(value));
        };
    if (isNumber) {
      return plain(Double.parseDouble(value));
    }
    throw new IllegalArgumentException(
        "%s=%s%s: expected %s".formatted(name, value, DidYouMean.hint(value, choices), expected()));
  }

  private boolean inRange(double number) {
    return number >= least && number <= largest;
  }

  private static String plain(double number) {
    return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
  }
}
