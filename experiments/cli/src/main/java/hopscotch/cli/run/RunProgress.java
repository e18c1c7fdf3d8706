package hopscotch.cli.run;

import hopscotch.cli.console.TerminalBar;
import hopscotch.harness.results.row.Row;
import hopscotch.harness.results.row.Task;
import hopscotch.harness.run.RunWatcher;
import hopscotch.harness.suite.Suite;
import hopscotch.judge.verdict.Verdict;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;

/** Shows the progress of a run: a bar on a terminal, or a line every few seconds. */
final class RunProgress implements RunWatcher, AutoCloseable {
  private static final long LINE_NANOS = 10_000_000_000L;

  private final TerminalBar bar;
  private final PrintWriter err;
  private long answered;
  private long failures;
  private long lastLineNanos = System.nanoTime();

  RunProgress(Suite suite, PrintWriter err) {
    this.bar = TerminalBar.begin(suite.name(), -1);
    this.err = err;
  }

  @Override
  public synchronized void resumes(String what) {
    err.println(what);
  }

  @Override
  public synchronized void begins(long planned, long kept) {
    answered = kept;
    bar.message("reading maps and starting planners");
    bar.total(planned, kept);
  }

  @Override
  public synchronized void on(Task task) {
    boolean isLineDue = System.nanoTime() - lastLineNanos > LINE_NANOS;
    if (!bar.isShown() && !isLineDue) {
      return;
    }
    bar.message(
        "%s%s on %s"
            .formatted(failures > 0 ? failures + " failed, " : "", task.planner(), task.map()));
    if (!bar.isShown()) {
      lastLineNanos = System.nanoTime();
      err.println(bar.line());
    }
  }

  @Override
  public synchronized void answered(int rows) {
    answered += rows;
    bar.done(answered);
  }

  @Override
  public synchronized void written(List<Row> written) throws IOException {
    for (Row row : written) {
      Verdict verdict = row.verdict();
      failures += verdict == Verdict.ERROR || verdict == Verdict.BUDGET ? 1 : 0;
      failures += verdict == Verdict.INVALID || verdict == Verdict.MISSED ? 1 : 0;
    }
  }

  /** Clears the terminal for other output. */
  void clear() {
    bar.clear();
  }

  @Override
  public void close() {
    clear();
  }
}
