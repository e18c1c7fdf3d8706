package hopscotch.harness.output;

import java.util.regex.Pattern;

/** Writes text in Markdown: CommonMark with the tables and the strikethrough of GitHub. */
public final class Markdown {
  /**
   * The characters that have a meaning anywhere inside a line, and those that can begin an
   * emphasis: a star or an underscore before a letter, or before a sign if no letter precedes it.
   */
  private static final Pattern INLINE =
      Pattern.compile(
          "[\\\\`<\\[\\]|~$]"
              + "|&(?=#?\\w+;)"
              + "|\\*(?=[^\\s\\p{Punct}])|(?<![^\\s\\p{Punct}])\\*(?=\\S)"
              + "|(?<![^\\s\\p{Punct}])_(?=\\S)");

  /** The beginnings that make a line a heading, a quotation, a rule or an item of a list. */
  private static final Pattern BLOCK =
      Pattern.compile("^(?:[#>=]|[-+*](?=[-+*\\s]|$)|([0-9]{1,9})(?=[.)](?:\\s|$)))");

  private Markdown() {}

  /** Text escaped for the inside of a line or a cell of a table. */
  public static String escape(String text) {
    return INLINE.matcher(text.replaceAll("\\R+", " ")).replaceAll("\\\\$0");
  }

  /** Text escaped for a line by itself. */
  public static String line(String text) {
    String escaped = escape(text.strip());
    return BLOCK
        .matcher(escaped)
        .replaceFirst(begin -> begin.group(1) == null ? "\\\\$0" : "$0\\\\");
  }
}
