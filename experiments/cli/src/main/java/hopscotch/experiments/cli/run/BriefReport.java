package hopscotch.experiments.cli.run;

import hopscotch.experiments.cli.console.Paragraph;
import hopscotch.experiments.cli.console.Terminal;
import hopscotch.experiments.report.Report;
import java.io.PrintWriter;

/** The short table of a report, as wide as the terminal that it is written to. */
final class BriefReport {
  private BriefReport() {}

  /** Writes it to standard output. What is piped has all columns. */
  static void print(PrintWriter out, Report report) {
    int width = Terminal.columns(Terminal.OUT);
    report
        .brief(width)
        .lines()
        .map(line -> line.length() > width ? Paragraph.wrap("", line, width) : line)
        .forEach(out::println);
  }
}
