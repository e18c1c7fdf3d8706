package hopscotch.core.planner;

import java.math.BigDecimal;
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
 * @param choices for {@link Kind#CHOICE}, the known values
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

  /** What a value looks like. */
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

  /** A number of {@code least} to {@code largest} with at most three decimals. */
  public static Parameter decimal(
      String name, String defaultValue, double least, double largest, String description) {
    return new Parameter(name, defaultValue, description, Kind.DECIMAL, List.of(), least, largest);
  }

  /** How an enum constant is written in a spec: {@code HIGH_G} as {@code high-g}. */
  public static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** What a value must be, for messages. */
  public String expected() {
    return switch (kind) {
      case CHOICE -> String.join(", ", choices);
      case INTEGER -> "a whole number from %.0f to %.0f".formatted(least, largest);
      case DECIMAL ->
          "a number from %s to %s, at most three decimals".formatted(plain(least), plain(largest));
    };
  }

  /**
   * The canonical form of a value: numbers without leading or trailing zeros.
   *
   * @throws IllegalArgumentException naming the value and what was expected
   */
  public String normalise(String value) {
    boolean isKnown =
        switch (kind) {
          case CHOICE -> choices.contains(value);
          case INTEGER -> value.matches("-?[0-9]{1,9}") && inRange(Integer.parseInt(value));
          case DECIMAL ->
              value.matches("-?[0-9]{1,9}(\\.[0-9]{1,3})?") && inRange(Double.parseDouble(value));
        };
    if (isKnown) {
      return kind == Kind.CHOICE ? value : plain(Double.parseDouble(value));
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
