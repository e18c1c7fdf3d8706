package hopscotch.experiments.cli.console;

import java.util.ArrayList;
import java.util.List;

/**
 * Which columns of a table are shown, and how wide, where a line holds {@code width} characters.
 * Columns are dropped until the others fit with texts shortened to {@value #LEAST_TEXT} characters;
 * what room is left is given to the texts. A number is never shortened, and the first column, which
 * names the row, is never dropped.
 */
final class TableLayout {
  /** What is between two columns. */
  static final String GAP = "  ";

  private static final int LEAST_TEXT = 20;

  private final int width;
  private final boolean[] isText;
  private final boolean[] isShown;
  private final int[] widths;

  /**
   * Lays columns out.
   *
   * @param natural the width that each column needs for all it has
   * @param isText which columns may be shortened
   * @param dropped the columns to drop first, in this order; then those to the right
   * @param width how many characters fit on a line
   */
  TableLayout(int[] natural, boolean[] isText, List<Integer> dropped, int width) {
    this.width = width;
    this.isText = isText.clone();
    isShown = new boolean[natural.length];
    widths = new int[natural.length];
    for (int i = 0; i < natural.length; i++) {
      isShown[i] = true;
      widths[i] = isText[i] ? Math.min(natural[i], LEAST_TEXT) : natural[i];
    }
    List<Integer> order = new ArrayList<>(dropped);
    for (int i = natural.length - 1; i > 0; i--) {
      if (!order.contains(i)) {
        order.add(i);
      }
    }
    for (int i = 0; i < order.size() && room() < 0; i++) {
      isShown[order.get(i)] = false;
    }
    share(natural);
  }

  /** Gives what is left to the shortened columns, a character at a time to each in turn. */
  private void share(int[] natural) {
    boolean isWidened = true;
    while (isWidened) {
      isWidened = false;
      for (int i = 0; i < widths.length && room() > 0; i++) {
        if (isShown[i] && widths[i] < natural[i]) {
          widths[i]++;
          isWidened = true;
        }
      }
    }
  }

  /** Makes place for a later value, as far as there is room; for a number in any case. */
  void widen(int column, int needed) {
    int most = isText[column] ? widths[column] + Math.max(0, room()) : needed;
    widths[column] = Math.max(widths[column], Math.min(needed, most));
  }

  boolean isShown(int column) {
    return isShown[column];
  }

  int width(int column) {
    return widths[column];
  }

  private int room() {
    long taken = -GAP.length();
    for (int i = 0; i < widths.length; i++) {
      taken += isShown[i] ? widths[i] + GAP.length() : 0;
    }
    return (int) Math.min(Integer.MAX_VALUE, width - taken);
  }
}
