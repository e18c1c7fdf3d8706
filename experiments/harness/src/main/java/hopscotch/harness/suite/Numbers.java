package hopscotch.harness.suite;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Whole numbers as a suite writes them: {@code 7}, {@code 1..5}, or a list of both.
 *
 * @param values in the order written
 */
record Numbers(@JsonValue List<Long> values) {

  /** The most queries of a map, asks of a walk, or repetitions. */
  public static final int MOST = 1_000_000;

  /** Copies the list. */
  public Numbers {
    values = List.copyOf(values);
  }

  /** One number. */
  public static Numbers of(long value) {
    return new Numbers(List.of(value));
  }

  /**
   * Reads a number, a text or a list of them.
   *
   * @throws IllegalArgumentException if a part is not a number; the message names it
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Numbers parse(Object value) {
    List<Long> numbers = new ArrayList<>();
    for (Object part : value instanceof List<?> list ? list : List.of(value)) {
      for (String number : Braces.expand("{" + part + "}")) {
        if (numbers.size() == Braces.MAX_TEXTS) {
          throw new IllegalArgumentException("more than " + Braces.MAX_TEXTS + " numbers");
        }
        try {
          numbers.add(Long.parseLong(number));
        } catch (NumberFormatException e) {
          throw new IllegalArgumentException(
              "'%s': expected whole numbers such as 7, 1..5 or [1, 2]".formatted(part), e);
        }
      }
    }
    return new Numbers(numbers);
  }

  /** The least. */
  public long least() {
    return values.stream().mapToLong(Long::longValue).min().orElseThrow();
  }

  /** The largest. */
  public long largest() {
    return values.stream().mapToLong(Long::longValue).max().orElseThrow();
  }

  /**
   * A number of at least 1, or its default if it is absent.
   *
   * @throws IllegalArgumentException if it is smaller; the message names the key
   */
  public static int atLeastOne(String key, Integer value, int defaultValue) {
    if (value != null && value < 1) {
      throw new IllegalArgumentException(key + " " + value + ": expected at least 1");
    }
    return Objects.requireNonNullElse(value, defaultValue);
  }

  /**
   * A number from 1 to {@link #MOST}, or its default if it is absent. The things counted are kept
   * in memory, and more of them are taken for a slip of the pen.
   *
   * @throws IllegalArgumentException if it is another number; the message names the key
   */
  public static int atMostMany(String key, Integer value, int defaultValue) {
    int number = atLeastOne(key, value, defaultValue);
    if (number > MOST) {
      throw new IllegalArgumentException("%s %d: expected at most %d".formatted(key, number, MOST));
    }
    return number;
  }
}
