package hopscotch.harness.suite;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/**
 * A least and a longest time as a suite writes them: {@code 100ms..3s}. {@code 3s} alone is the
 * longest time. The least is then 100 ms, or the longest if that is shorter.
 *
 * @param text the text as written
 * @param least the least time
 * @param longest the longest time
 */
public record SpanRange(@JsonValue String text, Span least, Span longest) {
  /** The usual least time, in which code that runs once a query is compiled. */
  private static final Span USUAL_LEAST = Span.parse("100ms");

  /** No time at all. */
  public static final SpanRange NONE = parse("0ms");

  /**
   * Reads a range.
   *
   * @throws IllegalArgumentException if the text is not a range; the message names the form
   */
  @JsonCreator
  public static SpanRange parse(String text) {
    int between = text.indexOf("..");
    Span longest = Span.parse(between < 0 ? text : text.substring(between + 2).strip());
    if (between < 0) {
      return new SpanRange(text, shorter(USUAL_LEAST, longest), longest);
    }
    Span least = Span.parse(text.substring(0, between).strip());
    if (least.duration().compareTo(longest.duration()) > 0) {
      throw new IllegalArgumentException(
          "'%s': expected the least time first, such as 100ms..3s".formatted(text));
    }
    return new SpanRange(text, least, longest);
  }

  private static Span shorter(Span one, Span other) {
    return one.duration().compareTo(other.duration()) < 0 ? one : other;
  }
}
