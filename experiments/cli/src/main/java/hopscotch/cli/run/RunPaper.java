package hopscotch.cli.run;

import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.cli.console.ExitCode;
import hopscotch.cli.console.Interruption;
import hopscotch.datasets.library.MapLibrary;
import hopscotch.harness.output.OutputFile;
import hopscotch.harness.run.Environment;
import hopscotch.papers.FigureComparison;
import hopscotch.papers.FigureComparison.Standing;
import hopscotch.papers.Paper;
import hopscotch.papers.PaperOutcome;
import hopscotch.papers.PaperPage;
import hopscotch.papers.PaperRun;
import hopscotch.papers.PaperSet;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;

/** {@code run PAPER}: counts what a paper counts, and compares it with the published figures. */
record RunPaper(PrintWriter out, PrintWriter err, Paper paper, MapLibrary library) {
  private static final String PAGE = "page.md";

  /** Runs the rest of the paper's run into a folder, and returns the exit code. */
  int into(Path folder) throws IOException {
    ObjectNode environment = Environment.describe();
    environment.put("date", LocalDate.now(ZoneOffset.UTC).toString());
    err.printf("%s: the whole takes about %s%n", paper.id(), paper.takes());
    // Count until all is counted or the user interrupts.
    PaperOutcome outcome;
    try (Interruption interruption = Interruption.listen();
        PaperProgress progress = new PaperProgress(paper, err)) {
      PaperRun run = new PaperRun(paper, library, progress, err::println);
      interruption.onRequest(
          () -> {
            run.stop();
            progress.clear();
            err.printf(
                "stopped; %s: %s -o %s%n",
                environment.path("dirty").asBoolean()
                    ? "since the sources have changes, the next run counts anew"
                    : "to go on",
                paper.command(),
                folder);
          });
      outcome = run.execute(folder, environment);
      if (run.isStopped()) {
        return ExitCode.INTERRUPTED;
      }
    }
    // Without counts there is nothing to compare.
    PaperPage page = new PaperPage(paper, outcome);
    if (!outcome.isCounted()) {
      out.print(page.text());
      err.printf(
          "hopscotch: nothing was counted: no set of %s is complete here; expected one of %s%n",
          paper.id(), paper.sets().stream().map(PaperSet::name).toList());
      return ExitCode.FAULTS;
    }
    // Write the page; an unexplained difference is a fault.
    OutputFile.write(folder.resolve(PAGE), page.markdown());
    out.print(page.text());
    out.println("Page: " + folder.resolve(PAGE));
    boolean isUnexplained =
        FigureComparison.of(paper, outcome).stream()
            .anyMatch(comparison -> comparison.standing() == Standing.UNEXPLAINED);
    return isUnexplained ? ExitCode.FAULTS : ExitCode.OK;
  }
}
