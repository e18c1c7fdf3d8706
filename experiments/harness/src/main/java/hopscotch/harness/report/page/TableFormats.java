package hopscotch.harness.report.page;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import hopscotch.harness.output.Latex;
import hopscotch.harness.output.Markdown;
import hopscotch.harness.output.TextTable;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Writes tables as plain text, Markdown, CSV and LaTeX. */
public final class TableFormats {
  private TableFormats() {}

  /** Aligned columns, for a terminal of any width. */
  public static String text(Table table) {
    return text(table, List.of(), Integer.MAX_VALUE);
  }

  /**
   * Aligned columns for a terminal, with long texts cut. A last line names the columns that were
   * left out.
   *
   * @param dropped the columns to leave out if lines are too long, in this order
   * @param width the most characters in a line
   */
  public static String text(Table table, List<String> dropped, int width) {
    TextTable text =
        new TextTable(
            table.columns(),
            dropped.stream().map(table.columns()::indexOf).filter(column -> column >= 0).toList(),
            width,
            Table::shown);
    StringBuilder all = new StringBuilder();
    text.lines(table.rows()).forEach(line -> all.append(line).append('\n'));
    if (!text.hidden().isEmpty()) {
      all.append("Not shown here: ").append(String.join(", ", text.hidden())).append(".\n");
    }
    return all.toString();
  }

  /** A pipe table, without the columns that are left out. */
  public static String markdown(Table whole) {
    Table table = whole.narrow();
    StringBuilder text = new StringBuilder();
    if (!table.warning().isEmpty()) {
      text.append("**").append(Markdown.escape(table.warning().strip())).append("**\n\n");
    }
    text.append(Markdown.line(table.caption())).append("\n\n");
    appendPipes(text, table.columns().stream().map(Markdown::escape).toList());
    StringBuilder rule = new StringBuilder("|");
    for (int i = 0; i < table.columns().size(); i++) {
      rule.append(table.hasNumbers(i) ? " ---: |" : " --- |");
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

  /** CSV with a header and all columns, values without loss. */
  public static String csv(Table table) {
    StringWriter text = new StringWriter();
    CsvWriter csv = CsvWriter.builder().lineDelimiter(LineDelimiter.LF).bufferSize(0).build(text);
    csv.writeRecord(table.columns());
    for (Object[] row : table.rows()) {
      csv.writeRecord(Arrays.stream(row).map(Table::exact).toList());
    }
    return text.toString();
  }

  /** A tabular of the package booktabs. A warning is its last line. */
  public static String latex(Table whole) {
    Table table = whole.narrow();
    StringBuilder text = new StringBuilder("% ").append(table.caption());
    text.append("\n% \\usepackage{booktabs,textcomp}\n\\begin{tabular}{");
    for (int i = 0; i < table.columns().size(); i++) {
      text.append(table.hasNumbers(i) ? 'r' : 'l');
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
