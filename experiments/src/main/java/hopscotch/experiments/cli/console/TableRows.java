package hopscotch.experiments.cli.console;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Aligned columns: numbers to the right, all else to the left. The rows up to the first flush
 * decide the widths, and a wider value widens its column from there on.
 */
final class TableRows extends Rows {
  private final List<Object[]> pending = new ArrayList<>();
  private final int[] widths;
  private boolean headerWritten;

  TableRows(PrintWriter out, List<String> columns) {
    super(out, columns);
    widths = columns.stream().mapToInt(String::length).toArray();
  }

  @Override
  void write(Object[] values) {
    pending.add(values.clone());
  }

  @Override
  void writePending() {
    for (Object[] row : pending) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.max(widths[i], cell(row[i]).length());
      }
    }
    if (!headerWritten && !pending.isEmpty()) {
      writeHeader(pending.get(0));
    }
    for (Object[] row : pending) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < widths.length; i++) {
        append(line, cell(row[i]), widths[i], isNumber(row[i]));
      }
      out.println(line.toString().stripTrailing());
    }
    pending.clear();
  }

  @Override
  void writeEnd() {
    if (!headerWritten) {
      writeHeader(new Object[widths.length]);
    }
  }

  private void writeHeader(Object[] firstRow) {
    headerWritten = true;
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < widths.length; i++) {
      append(line, columns.get(i).replace('_', ' '), widths[i], isNumber(firstRow[i]));
    }
    out.println(line.toString().stripTrailing());
  }

  private static void append(StringBuilder line, String text, int width, boolean right) {
    String padding = " ".repeat(Math.max(0, width - text.length()));
    line.append(line.isEmpty() ? "" : "  ");
    line.append(right ? padding : "").append(text).append(right ? "" : padding);
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
