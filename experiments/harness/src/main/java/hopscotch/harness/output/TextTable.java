package hopscotch.harness.output;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * A table as lines of text, with numbers aligned to the right and everything else to the left. If
 * lines are too short, columns are dropped until the others fit with texts shortened to {@value
 * #LEAST_TEXT} characters, and the remaining room is given to the texts. Numbers are never
 * shortened, and the first column, which names the row, is never dropped.
 *
 * <p>The first rows determine the layout, and a wider value widens its column from there on. Not
 * safe for use by several threads.
 */
public final class TextTable {
  private static final int LEAST_TEXT = 20;
  private static final String GAP = "  ";
  private static final String CUT = "...";

  private final List<String> heads;
  private final List<Integer> dropped;
  private final int width;
  private final Function<Object, String> cell;
  private final boolean[] isText;
  private final boolean[] isShown;
  private final int[] widths;
  private boolean isLaidOut;
  private boolean isCut;

  /**
   * A table without rows.
   *
   * @param dropped the indices of columns to drop first if not all fit, in this order; after these,
   *     the rightmost are dropped
   * @param width the most characters in a line
   * @param cell the text of a value
   */
  public TextTable(
      List<String> heads, List<Integer> dropped, int width, Function<Object, String> cell) {
    this.heads = List.copyOf(heads);
    this.dropped = List.copyOf(dropped);
    this.width = width;
    this.cell = cell;
    isText = new boolean[heads.size()];
    isShown = new boolean[heads.size()];
    widths = new int[heads.size()];
  }

  /** The lines of some rows, the first ones after the heads. */
  public List<String> lines(List<Object[]> rows) {
    List<String> lines = new ArrayList<>();
    if (!isLaidOut) {
      layOut(rows);
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < widths.length; i++) {
        append(line, i, heads.get(i), !rows.isEmpty() && rows.get(0)[i] instanceof Number);
      }
      lines.add(line.toString().stripTrailing());
    }
    for (Object[] row : rows) {
      for (int i = 0; i < row.length; i++) {
        widen(i, cell.apply(row[i]).length());
      }
    }
    for (Object[] row : rows) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < row.length; i++) {
        append(line, i, cell.apply(row[i]), row[i] instanceof Number);
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }

  /** The heads of the columns that are not shown. */
  public List<String> hidden() {
    List<String> hidden = new ArrayList<>();
    for (int i = 0; i < isShown.length; i++) {
      if (!isShown[i]) {
        hidden.add(heads.get(i));
      }
    }
    return hidden;
  }

  /** Whether a text was shortened. */
  public boolean isCut() {
    return isCut;
  }

  private void layOut(List<Object[]> rows) {
    isLaidOut = true;
    int[] natural = new int[widths.length];
    for (int i = 0; i < natural.length; i++) {
      natural[i] = heads.get(i).length();
      isText[i] = true;
      isShown[i] = true;
      for (Object[] row : rows) {
        natural[i] = Math.max(natural[i], cell.apply(row[i]).length());
        isText[i] &= !(row[i] instanceof Number);
      }
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

  /** Gives the remaining room to the shortened columns, one character at a time to each in turn. */
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

  /** Makes room for a later value as far as possible, and for a number in any case. */
  private void widen(int column, int needed) {
    int most = isText[column] ? widths[column] + Math.max(0, room()) : needed;
    widths[column] = Math.max(widths[column], Math.min(needed, most));
  }

  private int room() {
    long taken = -GAP.length();
    for (int i = 0; i < widths.length; i++) {
      taken += isShown[i] ? widths[i] + GAP.length() : 0;
    }
    return (int) Math.min(Integer.MAX_VALUE, width - taken);
  }

  private void append(StringBuilder line, int column, String text, boolean isNumber) {
    if (!isShown[column]) {
      return;
    }
    String shown = text;
    if (text.length() > widths[column] && !isNumber) {
      shown = text.substring(0, Math.max(0, widths[column] - CUT.length())) + CUT;
      isCut = true;
    }
    String padding = " ".repeat(Math.max(0, widths[column] - shown.length()));
    line.append(column == 0 ? "" : GAP);
    line.append(isNumber ? padding : "").append(shown).append(isNumber ? "" : padding);
  }
}
