package hopscotch.cli.datasets;

import hopscotch.cli.console.TerminalBar;
import hopscotch.datasets.catalogue.Progress;
import java.io.PrintWriter;

/** Shows the progress of successive pieces of work, and the files that were left out. */
final class ShownProgress implements Progress, AutoCloseable {
  private final PrintWriter err;
  private int leftOut;
  private String shown = "";
  private TerminalBar bar;

  ShownProgress(PrintWriter err) {
    this.err = err;
  }

  /** The number of files left out so far. */
  int leftOut() {
    return leftOut;
  }

  @Override
  public void note(String line) {
    close();
    err.println(line);
    err.flush();
  }

  @Override
  public void leftOut(String line) {
    leftOut++;
    note("left out: " + line);
  }

  @Override
  public void at(String what, long done, long total) {
    if (!what.equals(shown)) {
      close();
      shown = what;
      bar = TerminalBar.begin(what, total);
    }
    bar.done(done);
  }

  @Override
  public void close() {
    if (bar != null) {
      bar.close();
      bar = null;
      shown = "";
    }
  }
}
