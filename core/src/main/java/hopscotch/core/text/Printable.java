package hopscotch.core.text;

/**
 * Text that shows as what it is and keeps to its line: of characters that can be seen, and blanks.
 * Control characters, line and paragraph separators, blanks of other kinds, and format characters,
 * of which some turn the text around them, are none of it.
 */
public final class Printable {
  private Printable() {}

  /** Whether all characters of a text are printable. */
  public static boolean is(String text) {
    return of(text).equals(text);
  }

  /** A text of the same length, with question marks for whatever is not printable. */
  public static String of(String text) {
    StringBuilder shown = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      int character = text.codePointAt(i);
      if (is(character)) {
        shown.appendCodePoint(character);
      } else {
        shown.append("?".repeat(Character.charCount(character)));
      }
    }
    return shown.toString();
  }

  private static boolean is(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      case Character.SPACE_SEPARATOR -> character == ' ';
      default -> true;
    };
  }
}
