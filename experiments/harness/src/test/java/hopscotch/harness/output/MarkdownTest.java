package hopscotch.harness.output;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** After the specification of CommonMark 0.31 and of the tables of GitHub. */
class MarkdownTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      quoteCharacter = '"',
      value = {
        "<b>bold</b> \\<b>bold\\</b>",
        "a|b a\\|b",
        "`code` \\`code\\`",
        "[to](here) \\[to\\](here)",
        "*bold* \\*bold*",
        "A* A*",
        "_soft_ \\_soft_",
        "time_ratio time_ratio",
        "~~gone~~ \\~\\~gone\\~\\~",
        "&lt;b \\&lt;b",
        "a&b a&b",
        "it\\'s it\\\\'s",
        "$x$ \\$x\\$",
        "astar(weight=2) astar(weight=2)",
      })
  void whatWouldMeanSomethingIsEscaped(String text, String markdown) {
    assertEquals(markdown, Markdown.escape(text));
  }

  @ParameterizedTest
  @CsvSource({
    "# no heading, \\# no heading",
    "- no item, \\- no item",
    "1. no item, 1\\. no item",
    "> no quotation, \\> no quotation",
    "-1 is a number, -1 is a number",
    "2 of 3, 2 of 3",
  })
  void aLineBeginsNothingElse(String text, String markdown) {
    assertEquals(markdown, Markdown.line(text));
  }

  @Test
  void severalLinesAreOne() {
    assertEquals("a b", Markdown.escape("a\r\n\nb"));
  }
}
