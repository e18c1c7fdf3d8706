package hopscotch.harness.output;

import java.util.regex.Pattern;

/**
 * Text in documents of Markdown (CommonMark, with the tables and the crossed-out text of GitHub).
 */
public final class Markdown {
  /**
   * What has a meaning inside a line wherever it stands, and what can begin an emphasis: a star or
   * an underscore before a letter, or before a sign where no letter stands in front of it.
   */
  private static final Pattern INLINE =
      Pattern.compile(
          "[\\\\`<\\[\\]|~$]"
              + "|&(?=#?\\w+;)"
              + "|\\*(?=[^\\s\\p{Punct}])|(?<![^\\s\\p{Punct}])\\*(?=\\S)"
              + "|(?<![^\\s\\p{Punct}])_(?=\\S)");

  /** What makes a line a heading, a quotation, a rule or an item of a list, at its begin. */
  private static final Pattern BLOCK =
      Pattern.compile("^(?:[#>=]|[-+*](?=[-+*\\s]|$)|([0-9]{1,9})(?=[.)](?:\\s|$)))");

  private Markdown() {}

  /** Text that stands inside a line, or in a cell of a table, as it is. */
  public static String escape(String text) {
    return INLINE.matcher(text.replaceAll("\\R+", " ")).replaceAll("\\\\$0");
  }

  /** Text that is a line by itself. */
  public static String line(String text) {
    String escaped = escape(text.strip());
    return BLOCK
        .matcher(escaped)
        .replaceFirst(begin -> begin.group(1) == null ? "\\\\$0" : "$0\\\\");
  }
}
