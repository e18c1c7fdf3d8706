package hopscotch.cli.run;

import hopscotch.cli.console.Paragraph;
import hopscotch.cli.console.Terminal;
import hopscotch.harness.report.Report;
import hopscotch.harness.report.RunComparison;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.function.IntFunction;

/** Writes the short table of a report, as wide as the terminal. */
final class BriefReport {
  private BriefReport() {}

  /** Writes the table to standard output. Piped output has all columns. */
  static void print(PrintWriter out, Report report) {
    print(out, report::brief);
  }

  /** Writes the comparison of two runs. */
  static void print(PrintWriter out, RunComparison comparison) {
    print(out, comparison::text);
  }

  /** Writes which planners the figures leave out, if any, and where the report is. */
  static void printPlace(PrintWriter out, Report report, Path page) {
    if (!report.leftOutOfFigures().isEmpty()) {
      out.println(report.leftOutOfFigures());
    }
    out.println("Report: " + page);
  }

  private static void print(PrintWriter out, IntFunction<String> text) {
    int width = Terminal.columns(Terminal.OUT);
    text.apply(width)
        .lines()
        .map(line -> line.length() > width ? Paragraph.wrap("", line, width) : line)
        .forEach(out::println);
  }
}
