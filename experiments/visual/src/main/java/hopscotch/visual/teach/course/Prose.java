package hopscotch.visual.teach.course;

import hopscotch.core.text.Html;
import java.util.Arrays;
import java.util.List;

/** Turns plain text with {@code _stress_} and {@code `code`} into HTML. */
final class Prose {
  private Prose() {}

  /** The paragraphs of a text, between blank lines. */
  static List<String> paragraphs(String text) {
    return text.isBlank()
        ? List.of()
        : Arrays.stream(text.strip().split("\n\\s*\n")).map(p -> p.replace('\n', ' ')).toList();
  }

  /** A paragraph. */
  static String html(String text) {
    return Html.escape(text)
        .replaceAll("`([^`]+)`", "<code>$1</code>")
        .replaceAll("\\b_([^_]+)_\\b", "<em>$1</em>");
  }

  /** The words up to the first full stop that ends a sentence. */
  static String firstSentence(String text) {
    int end = text.indexOf(". ");
    return end < 0 ? text : text.substring(0, end + 1);
  }
}
