package hopscotch.experiments.cli.console;

import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** A bar on stderr with the time still to go, if stderr is a terminal; else nothing. */
public final class TerminalBar implements AutoCloseable {
  private final ProgressBar bar;

  private TerminalBar(ProgressBar bar) {
    this.bar = bar;
  }

  /** Begins a task of {@code total} steps; -1 for an unknown number. */
  public static TerminalBar begin(String task, long total) {
    return new TerminalBar(Terminal.is(Terminal.ERR) ? builder(task, total).build() : null);
  }

  /** Begins a task that says itself how long it takes: by the steps alone it is not known. */
  public static TerminalBar beginWithoutTimeLeft(String task) {
    return new TerminalBar(Terminal.is(Terminal.ERR) ? builder(task, -1).hideEta().build() : null);
  }

  private static ProgressBarBuilder builder(String task, long total) {
    return new ProgressBarBuilder()
        .setTaskName(task)
        .setInitialMax(total)
        .setStyle(ProgressBarStyle.ASCII)
        .setUpdateIntervalMillis(250)
        .setConsumer(new ConsoleProgressBarConsumer(System.err))
        .clearDisplayOnFinish();
  }

  /** Sets how many steps there are, once that is known. */
  public void total(long total) {
    if (bar != null) {
      bar.maxHint(total);
    }
  }

  /** Sets how many steps are done. */
  public void done(long steps) {
    if (bar != null) {
      bar.stepTo(steps);
    }
  }

  /** Says that {@code steps} more are done. */
  public void step(long steps) {
    if (bar != null) {
      bar.stepBy(steps);
    }
  }

  /** Says what is being done, after the bar. */
  public void message(String text) {
    if (bar != null) {
      bar.setExtraMessage(" " + text);
    }
  }

  /** Whether there is a bar to see. */
  public boolean isShown() {
    return bar != null;
  }

  /** Clears the bar. */
  @Override
  public void close() {
    if (bar != null) {
      bar.close();
    }
  }
}
