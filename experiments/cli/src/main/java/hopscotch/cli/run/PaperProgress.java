package hopscotch.cli.run;

import hopscotch.cli.console.TerminalBar;
import hopscotch.papers.Paper;
import hopscotch.papers.PaperRun;
import java.io.PrintWriter;

/**
 * Shows which map of a paper is counted, and the time left: a bar on a terminal, or else a plain
 * line for each map, at most one every few seconds.
 */
final class PaperProgress implements PaperRun.Watcher, AutoCloseable {
  private static final long LINE_NANOS = 10_000_000_000L;

  private final TerminalBar bar;
  private final PrintWriter err;
  private boolean isBegun;
  private long lastLineNanos = System.nanoTime();

  PaperProgress(Paper paper, PrintWriter err) {
    this.bar = TerminalBar.begin(paper.id(), -1);
    this.err = err;
  }

  @Override
  public void on(int counted, int all, String next) {
    if (!isBegun) {
      isBegun = true;
      bar.total(all, counted);
    }
    bar.done(counted);
    if (next == null) {
      return;
    }
    bar.message(next);
    if (!bar.isShown() && System.nanoTime() - lastLineNanos > LINE_NANOS) {
      lastLineNanos = System.nanoTime();
      err.println(bar.line());
    }
  }

  /** Takes the bar off the terminal, for a line of text. */
  void clear() {
    bar.clear();
  }

  @Override
  public void close() {
    clear();
  }
}
