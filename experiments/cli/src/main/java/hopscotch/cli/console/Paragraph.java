package hopscotch.cli.console;

/** Breaks text into lines between words. */
public final class Paragraph {
  private Paragraph() {}

  /**
   * Breaks a text into lines of at most {@code width} characters. A word longer than a line is left
   * whole.
   *
   * @param label the text before the first line; the other lines are indented by its length
   */
  public static String wrap(String label, String text, int width) {
    StringBuilder all = new StringBuilder(label);
    int column = label.length();
    boolean isFirst = true;
    for (String word : text.split(" ")) {
      if (!isFirst && column + 1 + word.length() > width) {
        all.append(System.lineSeparator()).append(" ".repeat(label.length()));
        column = label.length();
        isFirst = true;
      }
      all.append(isFirst ? "" : " ").append(word);
      column += word.length() + (isFirst ? 0 : 1);
      isFirst = false;
    }
    return all.toString();
  }
}
