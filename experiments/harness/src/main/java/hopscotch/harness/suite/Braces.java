package hopscotch.harness.suite;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Lists and ranges in text, multiplied out from left to right: {@code a({1,2},{x,y})} stands for
 * {@code a(1,x)}, {@code a(1,y)}, {@code a(2,x)} and {@code a(2,y)}; {@code {1..3}} for 1, 2, 3 and
 * {@code {1..2..0.5}} for 1, 1.5, 2. Braces do not nest.
 */
final class Braces {
  /** The most texts of one pattern. More are taken for a slip of the pen. */
  static final int MAX_TEXTS = 1000;

  /** The longest pattern. A longer one is taken for a slip of the pen. */
  static final int MAX_LENGTH = 1000;

  private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,18}(\\.[0-9]{1,6})?");

  private Braces() {}

  /**
   * All texts for which a pattern stands.
   *
   * @throws IllegalArgumentException if a brace is not closed, a range is wrong, or there are too
   *     many texts
   */
  public static List<String> expand(String pattern) {
    if (pattern.length() > MAX_LENGTH) {
      throw new IllegalArgumentException(
          "'%s...': expected at most %d letters".formatted(pattern.substring(0, 40), MAX_LENGTH));
    }
    List<String> texts = new ArrayList<>(List.of(""));
    int at = 0;
    while (at < pattern.length()) {
      int open = pattern.indexOf('{', at);
      int end = open < 0 ? pattern.length() : open;
      List<String> choices = new ArrayList<>();
      if (end > at) {
        choices.add(pattern.substring(at, end));
        at = end;
      } else {
        int close = pattern.indexOf('}', open);
        if (close < 0 || pattern.substring(open + 1, close).indexOf('{') >= 0) {
          throw new IllegalArgumentException(
              "'%s', column %d: expected '}' before the end and before another '{'"
                  .formatted(pattern, open + 1));
        }
        for (String part : pattern.substring(open + 1, close).split(",", -1)) {
          choices.addAll(choices(part.strip()));
        }
        at = close + 1;
      }
      texts = product(texts, choices, pattern);
    }
    return texts;
  }

  private static List<String> product(List<String> heads, List<String> tails, String pattern) {
    if ((long) heads.size() * tails.size() > MAX_TEXTS) {
      throw new IllegalArgumentException(
          "'%s' stands for more than %d planners".formatted(pattern, MAX_TEXTS));
    }
    List<String> texts = new ArrayList<>(heads.size() * tails.size());
    for (String head : heads) {
      for (String tail : tails) {
        texts.add(head + tail);
      }
    }
    return texts;
  }

  private static List<String> choices(String part) {
    String[] bounds = part.split("\\.\\.", -1);
    if (bounds.length == 1) {
      return List.of(part);
    }
    BigDecimal first = number(bounds[0], part);
    BigDecimal last = number(bounds[1], part);
    BigDecimal step = bounds.length == 3 ? number(bounds[2], part) : BigDecimal.ONE;
    if (bounds.length > 3 || step.signum() <= 0 || last.compareTo(first) < 0) {
      throw badRange(part);
    }
    List<String> numbers = new ArrayList<>();
    for (BigDecimal n = first; n.compareTo(last) <= 0; n = n.add(step)) {
      if (numbers.size() == MAX_TEXTS) {
        throw badRange(part);
      }
      numbers.add(n.toPlainString());
    }
    return numbers;
  }

  private static BigDecimal number(String bound, String part) {
    if (!NUMBER.matcher(bound.strip()).matches()) {
      throw badRange(part);
    }
    return new BigDecimal(bound.strip());
  }

  private static IllegalArgumentException badRange(String part) {
    return new IllegalArgumentException(
        "range '%s': expected first..last or first..last..step, at most %d numbers upwards"
            .formatted(part, MAX_TEXTS));
  }
}
