package hopscotch.cli.options;

import hopscotch.cli.console.Format;
import hopscotch.cli.console.Paragraph;
import hopscotch.cli.console.Rows;
import hopscotch.cli.console.Terminal;
import hopscotch.harness.output.Column;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import picocli.CommandLine.Option;

/** {@code --format}. */
public final class FormatOption {
  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "table",
      description =
          "How to write the data on stdout: ${COMPLETION-CANDIDATES}. A table leaves out columns"
              + " that a terminal has no room for, unless it is wide; piped, it has all. Default:"
              + " table.")
  private Format format;

  @Option(
      names = "--width",
      hidden = true,
      paramLabel = "N",
      description = "How many columns the terminal has.")
  private Integer columns;

  /** The chosen format. */
  public Format format() {
    return format;
  }

  /** Starts to write rows in the chosen format. */
  public Rows open(PrintWriter out, List<String> columns) {
    return open(out, columns, List.of());
  }

  /** Starts to write rows in the chosen format; a narrow terminal drops columns. */
  public Rows open(PrintWriter out, List<String> columns, List<String> dropped) {
    return Rows.open(format, out, columns, dropped, width(Terminal.OUT));
  }

  /** Writes one row for each of some things. */
  public <T> void write(PrintWriter out, List<Column<T>> columns, Collection<? extends T> of) {
    List<Object[]> rows = new ArrayList<>();
    of.forEach(each -> rows.add(Column.values(columns, each)));
    writeAll(out, Column.heads(columns), rows);
  }

  /** Writes rows that are all known. */
  public void writeAll(PrintWriter out, List<String> columns, List<Object[]> rows) {
    writeAll(out, columns, List.of(), rows);
  }

  /** Writes rows that are all known; a narrow terminal drops columns. */
  public void writeAll(
      PrintWriter out, List<String> columns, List<String> dropped, List<Object[]> rows) {
    Rows.writeAll(open(out, columns, dropped), rows);
  }

  /** Writes a line for each column, its name before it, unless the value is empty or null. */
  public void describe(PrintWriter out, List<String> columns, Object[] values) {
    int longest = columns.stream().mapToInt(String::length).max().orElse(0);
    for (int i = 0; i < values.length; i++) {
      String label = columns.get(i) + " ".repeat(longest - columns.get(i).length() + 2);
      String text = Rows.text(values[i]);
      if (!text.isEmpty()) {
        out.println(Paragraph.wrap(label, text, width(Terminal.OUT)));
      }
    }
  }

  /** Writes a table to standard error, whatever the format of the data. */
  public void summarise(
      PrintWriter err, List<String> columns, List<String> dropped, List<Object[]> rows) {
    Rows.writeAll(Rows.open(Format.TABLE, err, columns, dropped, width(Terminal.ERR)), rows);
  }

  /** Notes beside a table for people that its planners were not warm. */
  public void sayTimesAreCold(PrintWriter err) {
    if (format.isTable()) {
      err.println("Times are not warm: the JVM still compiled. A suite warms up.");
    }
  }

  private int width(int descriptor) {
    if (format == Format.WIDE || !format.isTable() && descriptor == Terminal.OUT) {
      return Integer.MAX_VALUE;
    }
    return columns != null ? columns : Terminal.columns(descriptor);
  }
}
