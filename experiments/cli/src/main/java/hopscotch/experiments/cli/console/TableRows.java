package hopscotch.experiments.cli.console;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Aligned columns: numbers to the right, all else to the left. The rows up to the first flush
 * decide the layout, and a wider value widens its column from there on. Where lines have a limit, a
 * last line says what is not shown.
 */
final class TableRows extends Rows {
  private static final String CUT = "...";

  private final List<Object[]> pending = new ArrayList<>();
  private final List<String> dropped;
  private final int width;
  private TableLayout layout;
  private boolean isCut;

  /**
   * Starts a table.
   *
   * @param dropped the columns to drop first where not all fit, in this order
   * @param width how many characters a line may have
   */
  TableRows(PrintWriter out, List<String> columns, List<String> dropped, int width) {
    super(out, columns);
    this.dropped = dropped;
    this.width = width;
  }

  @Override
  void write(Object[] values) {
    pending.add(values.clone());
  }

  @Override
  void writePending() {
    if (pending.isEmpty()) {
      return;
    }
    if (layout == null) {
      writeHeader();
    }
    for (Object[] row : pending) {
      for (int i = 0; i < row.length; i++) {
        layout.widen(i, cell(row[i]).length());
      }
    }
    for (Object[] row : pending) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < row.length; i++) {
        append(line, i, cell(row[i]), isNumber(row[i]));
      }
      out.println(line.toString().stripTrailing());
    }
    pending.clear();
  }

  @Override
  void writeEnd() {
    if (layout == null) {
      writeHeader();
    }
    List<String> hidden = new ArrayList<>();
    for (int i = 0; i < columns.size(); i++) {
      if (!layout.isShown(i)) {
        hidden.add(header(i));
      }
    }
    if (!hidden.isEmpty() || isCut) {
      String what = hidden.isEmpty() ? "" : "not shown: " + String.join(", ", hidden) + "; ";
      out.println(Paragraph.wrap("", "(" + what + "--format wide for the whole)", width));
    }
  }

  private void writeHeader() {
    int[] natural = new int[columns.size()];
    boolean[] isText = new boolean[natural.length];
    for (int i = 0; i < natural.length; i++) {
      natural[i] = header(i).length();
      isText[i] = true;
      for (Object[] row : pending) {
        natural[i] = Math.max(natural[i], cell(row[i]).length());
        isText[i] &= !isNumber(row[i]);
      }
    }
    layout =
        new TableLayout(natural, isText, dropped.stream().map(columns::indexOf).toList(), width);
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < natural.length; i++) {
      append(line, i, header(i), !pending.isEmpty() && isNumber(pending.get(0)[i]));
    }
    out.println(line.toString().stripTrailing());
  }

  private String header(int column) {
    return columns.get(column).replace('_', ' ').replaceFirst(" us$", " µs");
  }

  private void append(StringBuilder line, int column, String text, boolean isNumber) {
    if (!layout.isShown(column)) {
      return;
    }
    int columnWidth = layout.width(column);
    String shown = text;
    if (text.length() > columnWidth && !isNumber) {
      shown = text.substring(0, Math.max(0, columnWidth - CUT.length())) + CUT;
      isCut = true;
    }
    String padding = " ".repeat(Math.max(0, columnWidth - shown.length()));
    line.append(column == 0 ? "" : TableLayout.GAP);
    line.append(isNumber ? padding : "").append(shown).append(isNumber ? "" : padding);
  }

  private static boolean isNumber(Object value) {
    return value instanceof Number;
  }

  private static String cell(Object value) {
    if (isNothing(value)) {
      return "-";
    }
    return value instanceof Double number
        ? String.format(Locale.ROOT, "%.3f", number)
        : text(value);
  }
}
