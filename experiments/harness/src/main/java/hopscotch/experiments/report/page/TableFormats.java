package hopscotch.experiments.report.page;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import hopscotch.experiments.output.Latex;
import hopscotch.experiments.output.Markdown;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;

/** A table as plain text, Markdown, CSV and LaTeX. */
public final class TableFormats {
  private static final String GAP = "  ";

  private TableFormats() {}

  /** Aligned columns, for a terminal of any width. */
  public static String text(Table table) {
    return text(table, List.of(), Integer.MAX_VALUE);
  }

  /**
   * Aligned columns, for a terminal. A last line names the columns that were left out.
   *
   * @param dropped the columns to leave out where lines are too long, the first first
   * @param width how many characters a line may have
   */
  public static String text(Table table, List<String> dropped, int width) {
    int[] widths = widths(table);
    BitSet shown = new BitSet();
    shown.set(0, widths.length);
    List<String> hidden = new ArrayList<>();
    for (int i = 0; i < dropped.size() && lineLength(widths, shown) > width; i++) {
      int column = table.columns().indexOf(dropped.get(i));
      shown.clear(column);
      hidden.add(dropped.get(i));
    }
    StringBuilder text = new StringBuilder();
    Object[] first = table.rows().isEmpty() ? new Object[widths.length] : table.rows().get(0);
    appendLine(text, table.columns().toArray(), first, widths, shown);
    for (Object[] row : table.rows()) {
      appendLine(text, row, row, widths, shown);
    }
    if (!hidden.isEmpty()) {
      text.append("Not shown here: ").append(String.join(", ", hidden)).append(".\n");
    }
    return text.toString();
  }

  private static int[] widths(Table table) {
    int[] widths = table.columns().stream().mapToInt(String::length).toArray();
    for (Object[] row : table.rows()) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.max(widths[i], Table.shown(row[i]).length());
      }
    }
    return widths;
  }

  private static int lineLength(int[] widths, BitSet shown) {
    return shown.stream().map(i -> widths[i] + GAP.length()).sum() - GAP.length();
  }

  private static void appendLine(
      StringBuilder text, Object[] row, Object[] like, int[] widths, BitSet shown) {
    StringBuilder line = new StringBuilder();
    for (int i = shown.nextSetBit(0); i >= 0; i = shown.nextSetBit(i + 1)) {
      String cell = Table.shown(row[i]);
      String padding = " ".repeat(Math.max(0, widths[i] - cell.length()));
      boolean right = Table.isNumber(like[i]) || i > 0;
      line.append(i == 0 ? "" : GAP).append(right ? padding + cell : cell + padding);
    }
    text.append(line.toString().stripTrailing()).append('\n');
  }

  /** A pipe table. */
  public static String markdown(Table table) {
    StringBuilder text = new StringBuilder();
    if (!table.warning().isEmpty()) {
      text.append("**").append(Markdown.escape(table.warning().strip())).append("**\n\n");
    }
    text.append(Markdown.line(table.caption())).append("\n\n");
    appendPipes(text, table.columns().stream().map(Markdown::escape).toList());
    Object[] first = table.rows().isEmpty() ? null : table.rows().get(0);
    StringBuilder rule = new StringBuilder("|");
    for (int i = 0; i < table.columns().size(); i++) {
      rule.append(first != null && Table.isNumber(first[i]) ? " ---: |" : " --- |");
    }
    text.append(rule).append('\n');
    for (Object[] row : table.rows()) {
      appendPipes(text, Arrays.stream(row).map(Table::shown).map(Markdown::escape).toList());
    }
    return text.toString();
  }

  private static void appendPipes(StringBuilder text, List<String> cells) {
    text.append("| ").append(String.join(" | ", cells)).append(" |\n");
  }

  /** CSV with a header, values without loss. */
  public static String csv(Table table) {
    StringWriter text = new StringWriter();
    CsvWriter csv = CsvWriter.builder().lineDelimiter(LineDelimiter.LF).bufferSize(0).build(text);
    csv.writeRecord(table.columns());
    for (Object[] row : table.rows()) {
      csv.writeRecord(Arrays.stream(row).map(Table::exact).toList());
    }
    return text.toString();
  }

  /** A tabular of the package booktabs; a warning is its last line, to be seen in print. */
  public static String latex(Table table) {
    Object[] first = table.rows().isEmpty() ? null : table.rows().get(0);
    StringBuilder text = new StringBuilder("% ").append(table.caption());
    text.append("\n% \\usepackage{booktabs}\n\\begin{tabular}{");
    for (int i = 0; i < table.columns().size(); i++) {
      text.append(first != null && Table.isNumber(first[i]) ? 'r' : 'l');
    }
    text.append("}\n\\toprule\n");
    appendLatex(text, table.columns().stream());
    text.append("\\midrule\n");
    for (Object[] row : table.rows()) {
      appendLatex(text, Arrays.stream(row).map(Table::shown));
    }
    if (!table.warning().isEmpty()) {
      text.append("\\midrule\n\\multicolumn{%d}{l}{\\textbf{".formatted(table.columns().size()))
          .append(Latex.escape(table.warning()))
          .append("}} \\\\\n");
    }
    return text.append("\\bottomrule\n\\end{tabular}\n").toString();
  }

  private static void appendLatex(StringBuilder text, java.util.stream.Stream<String> cells) {
    text.append(cells.map(Latex::escape).collect(Collectors.joining(" & "))).append(" \\\\\n");
  }
}
