package hopscotch.cli.console;

import java.io.PrintStream;
import java.util.Locale;

/**
 * A progress line on stderr, if stderr is a terminal. It is redrawn as work is done, at most a few
 * times a second, and its clock every second, also while a step takes long. Any thread may call its
 * methods.
 *
 * <p>It does not change the terminal or the signals of the process. A library that takes these over
 * would take Ctrl-C from {@link Interruption}.
 */
public final class TerminalBar implements AutoCloseable {
  private static final long LEAST_NANOS = 250_000_000;
  private static final long TICK_MILLIS = 1000;
  private static final int MARKS = 20;
  private static final int LEAST_MARKS = 4;
  private static final int USUAL_COLUMNS = 80;

  /** The stream to draw on; {@code null} if there is none. */
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
   * @param terminal the stream to draw on; {@code null} for none
   * @param columns the columns of the terminal
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
    TerminalBar bar =
        new TerminalBar(
            System.err, columns == Integer.MAX_VALUE ? USUAL_COLUMNS : columns, task, total);
    bar.tick();
    return bar;
  }

  /** Has the clock go on until the bar is closed. Package-private for tests. */
  void tick() {
    Thread ticking =
        new Thread(
            () -> {
              try {
                drawUntilClosed();
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            },
            "progress");
    ticking.setDaemon(true);
    ticking.start();
  }

  /** Draws each second until the bar is closed. */
  private synchronized void drawUntilClosed() throws InterruptedException {
    while (!isClosed) {
      draw();
      wait(TICK_MILLIS);
    }
  }

  /**
   * Sets the number of steps once it is known, and the number of these that were done before this
   * task began, which do not count for its pace.
   */
  public synchronized void total(long steps, long doneBefore) {
    total = steps;
    begunWith = doneBefore;
    done = doneBefore;
    draw();
  }

  /** Sets the number of steps that are done. */
  public synchronized void done(long steps) {
    done = steps;
    draw();
  }

  /** Sets the text after the bar, which says what is being done. */
  public synchronized void message(String text) {
    message = text;
    draw();
  }

  /** Whether the bar is visible. */
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

  /** The present line, even without a terminal: the progress, the time so far and the time left. */
  public synchronized String line() {
    return text((System.nanoTime() - begunNanos) / 1_000_000_000);
  }

  /** The line after a time. Where columns are few, its marks are. Package-private for tests. */
  String text(long seconds) {
    String after = after(seconds);
    if (total <= 0) {
      return String.format(Locale.ROOT, "%s %,d%s", task, done, after);
    }
    long most = Math.max(1, Math.max(done, total));
    String share = String.format(Locale.ROOT, "%s %3d %% [", task, 100 * done / most);
    String count = String.format(Locale.ROOT, "] %,d/%,d%s", done, total, after);
    int room = columns - 1 - share.length() - count.length();
    int width = terminal == null ? MARKS : Math.max(LEAST_MARKS, Math.min(MARKS, room));
    int marks = (int) (width * done / most);
    return share + "=".repeat(marks) + " ".repeat(width - marks) + count;
  }

  /** The text after the numbers: the times, and what is being done. */
  private String after(long seconds) {
    StringBuilder text = new StringBuilder(" (").append(clock(seconds));
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

  /** Clears the line for other output. Nothing is drawn afterwards. */
  public synchronized void clear() {
    if (terminal != null && !isClosed) {
      terminal.print("\r" + " ".repeat(drawnLength) + "\r");
      terminal.flush();
    }
    isClosed = true;
    notifyAll();
  }

  @Override
  public void close() {
    clear();
  }
}
