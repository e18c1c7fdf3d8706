package hopscotch.cli.console;

import hopscotch.harness.output.TextTable;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Writes aligned columns. The rows up to the first flush determine the layout. If lines have a
 * limit, a last line says what is not shown.
 */
final class TableRows extends Rows {
  private final List<Object[]> pending = new ArrayList<>();
  private final int width;
  private final TextTable table;
  private boolean isBegun;

  /**
   * Starts a table.
   *
   * @param dropped the columns to drop first if not all fit, in this order
   * @param width the most characters in a line
   */
  TableRows(PrintWriter out, List<String> columns, List<String> dropped, int width) {
    super(out, columns);
    this.width = width;
    table =
        new TextTable(
            columns.stream().map(TableRows::head).toList(),
            dropped.stream().map(columns::indexOf).toList(),
            width,
            TableRows::cell);
  }

  @Override
  void write(Object[] values) {
    pending.add(values.clone());
  }

  @Override
  void writePending() {
    if (!pending.isEmpty()) {
      writeLines();
    }
  }

  private void writeLines() {
    isBegun = true;
    table.lines(pending).forEach(out::println);
    pending.clear();
  }

  @Override
  void writeEnd() {
    if (!isBegun) {
      writeLines();
    }
    List<String> hidden = table.hidden();
    if (!hidden.isEmpty() || table.isCut()) {
      String what = hidden.isEmpty() ? "" : "not shown: " + String.join(", ", hidden) + "; ";
      out.println(Paragraph.wrap("", "(" + what + "--format wide for the whole)", width));
    }
  }

  private static String head(String column) {
    return column.replace('_', ' ').replaceFirst(" us$", " µs");
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
