package hopscotch.cli.console;

import java.io.PrintStream;
import java.util.Locale;

/**
 * A line on stderr that says how far a task is, if stderr is a terminal; else nothing. It is drawn
 * anew over itself where something was done, a few times a second at most. Any thread may call.
 *
 * <p>It leaves the terminal and the signals of the process as they are: a library that takes them
 * over would take Ctrl-C from {@link Interruption}.
 */
public final class TerminalBar implements AutoCloseable {
  private static final long LEAST_NANOS = 250_000_000;
  private static final int MARKS = 20;
  private static final int USUAL_COLUMNS = 80;

  /** {@code null} where there is nothing to draw on. */
  private final PrintStream terminal;

  private final int columns;
  private final String task;
  private final long begunNanos = System.nanoTime();
  private long drawnNanos = begunNanos - LEAST_NANOS;
  private int drawnLength;
  private boolean isClosed;
  private long total;
  private long begunWith;
  private long done;
  private String message = "";

  /**
   * A bar.
   *
   * @param terminal {@code null} for none
   * @param columns of the terminal
   */
  TerminalBar(PrintStream terminal, int columns, String task, long total) {
    this.terminal = terminal;
    this.columns = columns;
    this.task = task;
    this.total = total;
  }

  /** Begins a task of {@code total} steps; -1 for an unknown number. */
  public static TerminalBar begin(String task, long total) {
    if (!Terminal.is(Terminal.ERR)) {
      return new TerminalBar(null, 0, task, total);
    }
    int columns = Terminal.columns(Terminal.ERR);
    return new TerminalBar(
        System.err, columns == Integer.MAX_VALUE ? USUAL_COLUMNS : columns, task, total);
  }

  /**
   * Sets how many steps there are, once that is known, and how many of them were done before this
   * task began, which say nothing of its pace.
   */
  public synchronized void total(long steps, long doneBefore) {
    total = steps;
    begunWith = doneBefore;
    done = doneBefore;
    draw();
  }

  /** Sets how many steps are done. */
  public synchronized void done(long steps) {
    done = steps;
    draw();
  }

  /** Says what is being done, after the bar. */
  public synchronized void message(String text) {
    message = text;
    draw();
  }

  /** Whether there is a bar to see. */
  public boolean isShown() {
    return terminal != null;
  }

  private void draw() {
    long now = System.nanoTime();
    if (terminal == null || isClosed || now - drawnNanos < LEAST_NANOS) {
      return;
    }
    String text = line();
    String line = text.substring(0, Math.min(text.length(), columns - 1));
    terminal.print("\r" + line + " ".repeat(Math.max(0, drawnLength - line.length())));
    terminal.flush();
    drawnNanos = now;
    drawnLength = line.length();
  }

  /** The line as it is, whether there is a terminal or not: how far, since when, how long yet. */
  public synchronized String line() {
    return text((System.nanoTime() - begunNanos) / 1_000_000_000);
  }

  /** The line after a time; package-private for tests. */
  String text(long seconds) {
    StringBuilder text = new StringBuilder(task);
    if (total > 0) {
      long most = Math.max(1, Math.max(done, total));
      int marks = (int) (MARKS * done / most);
      text.append(
          String.format(
              Locale.ROOT,
              " %3d %% [%s%s] %,d/%,d",
              100 * done / most,
              "=".repeat(marks),
              " ".repeat(MARKS - marks),
              done,
              total));
    } else {
      text.append(String.format(Locale.ROOT, " %,d", done));
    }
    text.append(" (").append(clock(seconds));
    if (done > begunWith && total > done) {
      double secondsPerStep = (double) seconds / (done - begunWith);
      text.append(", about ").append(clock((long) (secondsPerStep * (total - done))));
      text.append(" left");
    }
    return text.append(") ").append(message).toString().stripTrailing();
  }

  private static String clock(long seconds) {
    return String.format(
        Locale.ROOT, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
  }

  /** Clears the line, for what is said next; nothing is drawn after that. */
  public synchronized void clear() {
    if (terminal != null && !isClosed) {
      terminal.print("\r" + " ".repeat(drawnLength) + "\r");
      terminal.flush();
    }
    isClosed = true;
  }

  @Override
  public void close() {
    clear();
  }
}
