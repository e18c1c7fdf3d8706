package hopscotch.experiments.cli.options;

import hopscotch.experiments.cli.console.Format;
import hopscotch.experiments.cli.console.Rows;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Option;

/** {@code --format}. */
public final class FormatOption {
  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "table",
      description = "How to write the data on stdout: ${COMPLETION-CANDIDATES}. Default: table.")
  private Format format;

  /** Made by picocli. */
  public FormatOption() {}

  /** The chosen format. */
  public Format format() {
    return format;
  }

  /** Starts to write rows in the chosen format. */
  public Rows open(PrintWriter out, List<String> columns) {
    return Rows.open(format, out, columns);
  }

  /** Writes rows that are all known. */
  public void writeAll(PrintWriter out, List<String> columns, List<Object[]> rows) {
    Rows.writeAll(format, out, columns, rows);
  }
}
