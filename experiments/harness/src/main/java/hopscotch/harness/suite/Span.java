package hopscotch.harness.suite;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A span of time as a suite writes it: {@code 200ms}, {@code 10s}, {@code 1.5min}, {@code 2h}.
 *
 * @param text the text as written
 * @param duration the duration for which it stands
 */
public record Span(@JsonValue String text, Duration duration) {
  private static final Pattern FORM =
      Pattern.compile("([0-9]{1,9}(?:\\.[0-9]{1,6})?) ?(ms|s|min|h)");

  /** A hundred years. Even the sum of some such spans in nanoseconds fits a long. */
  private static final Duration LONGEST = Duration.ofDays(36_500);

  private static final Map<String, Long> NANOS =
      Map.of(
          "ms", 1_000_000L, "s", 1_000_000_000L, "min", 60_000_000_000L, "h", 3_600_000_000_000L);

  /**
   * Reads a span.
   *
   * @throws IllegalArgumentException if the text is not a span; the message names the form
   */
  @JsonCreator
  public static Span parse(String text) {
    Matcher matcher = FORM.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "'%s': expected a time such as 200ms, 10s, 5min or 2h".formatted(text));
    }
    BigDecimal nanos =
        new BigDecimal(matcher.group(1)).multiply(BigDecimal.valueOf(NANOS.get(matcher.group(2))));
    if (nanos.compareTo(BigDecimal.valueOf(LONGEST.toNanos())) > 0) {
      throw new IllegalArgumentException(
          "'%s': expected at most %dh".formatted(text, LONGEST.toHours()));
    }
    return new Span(text, Duration.ofNanos(nanos.longValue()));
  }
}
