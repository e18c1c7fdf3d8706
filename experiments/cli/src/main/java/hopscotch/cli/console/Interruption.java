package hopscotch.cli.console;

import hopscotch.core.planner.Waiting;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * A request to stop a running command, by Ctrl-C or a signal to end. The command reads {@link
 * #isRequested()} between pieces of work, flushes, and closes this. Only then does the process end,
 * or after {@value #PATIENCE_SECONDS} seconds at the latest.
 */
public final class Interruption implements AutoCloseable {
  /** The longest time in seconds that the end of the process waits for a command that stops. */
  public static final int PATIENCE_SECONDS = 10;

  private final CountDownLatch finished = new CountDownLatch(1);
  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
  private final Thread hook = new Thread(this::stopAndWait, "interruption");
  private volatile boolean requested;

  private Interruption() {}

  /** Listens from now on until it is closed. */
  public static Interruption listen() {
    Interruption interruption = new Interruption();
    Runtime.getRuntime().addShutdownHook(interruption.hook);
    return interruption;
  }

  /** Work that can be told to stop. */
  @FunctionalInterface
  public interface Work {
    /** Does the work, and returns the number of faults. */
    long faults() throws IOException;
  }

  /**
   * Does some work until it is finished or interrupted, and reports an interruption.
   *
   * @param stop tells the work to stop; called on another thread
   * @return the exit code
   */
  public static int during(PrintWriter err, Runnable stop, Work work) throws IOException {
    try (Interruption interruption = listen()) {
      interruption.onRequest(stop);
      long faults = work.faults();
      if (interruption.isRequested()) {
        err.println("interrupted");
        return ExitCode.INTERRUPTED;
      }
      return faults > 0 ? ExitCode.FAULTS : ExitCode.OK;
    }
  }

  /** Whether the command should stop. */
  public boolean isRequested() {
    return requested;
  }

  /**
   * Adds a listener, which runs on another thread when a stop is requested, before earlier
   * listeners. It runs at once if that has already happened.
   */
  public void onRequest(Runnable listener) {
    listeners.add(0, listener);
    if (requested) {
      listener.run();
    }
  }

  /** Requests a stop. */
  public void request() {
    requested = true;
    listeners.forEach(Runnable::run);
  }

  /** Stops the command, which does not go on if a planner that it asked ends the process. */
  private void stopAndWait() {
    request();
    try {
      if (ExitCall.find().isEmpty()) {
        finished.await(Waiting.millis(PATIENCE_SECONDS), TimeUnit.MILLISECONDS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Reports that everything is flushed. */
  @Override
  public void close() {
    finished.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The process is ending already: the hook runs, and sees that we are done.
    }
  }
}
