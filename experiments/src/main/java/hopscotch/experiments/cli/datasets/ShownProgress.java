package hopscotch.experiments.cli.datasets;

import hopscotch.datasets.catalogue.Progress;

/** Shows the progress of one piece of work after another. */
final class ShownProgress implements Progress, AutoCloseable {
  private String shown = "";
  private hopscotch.experiments.cli.console.Progress bar;

  @Override
  public void at(String what, long done, long total) {
    if (!what.equals(shown)) {
      close();
      shown = what;
      bar = hopscotch.experiments.cli.console.Progress.begin(what, total);
    }
    bar.done(done);
  }

  @Override
  public void close() {
    if (bar != null) {
      bar.close();
      bar = null;
    }
  }
}
