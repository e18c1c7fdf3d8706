package hopscotch.cli.console;

import hopscotch.core.planner.Waiting;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * The wish to stop, from Ctrl-C or a signal to end, while a command runs. The command looks at
 * {@link #isRequested()} between pieces of work, flushes, and closes this; only then does the
 * process end, after {@value #PATIENCE_SECONDS} seconds at the latest.
 */
public final class Interruption implements AutoCloseable {
  /** How long the end of the process waits for a command that stops, in seconds. */
  public static final int PATIENCE_SECONDS = 10;

  private final CountDownLatch finished = new CountDownLatch(1);
  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
  private final Thread hook = new Thread(this::stopAndWait, "interruption");
  private volatile boolean requested;

  private Interruption() {}

  /** Listens from now on until closed. */
  public static Interruption listen() {
    Interruption interruption = new Interruption();
    Runtime.getRuntime().addShutdownHook(interruption.hook);
    return interruption;
  }

  /** Work that can be told to stop. */
  @FunctionalInterface
  public interface Work {
    /** Works; how many faults there were. */
    long faults() throws IOException;
  }

  /**
   * Works until that is done or interrupted, and says so if it was.
   *
   * @param stop tells the work to stop, on another thread
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

  /** Whether to stop. */
  public boolean isRequested() {
    return requested;
  }

  /**
   * Has {@code listener} run at the request, on another thread, before those that were there; at
   * once if the request is.
   */
  public void onRequest(Runnable listener) {
    listeners.add(0, listener);
    if (requested) {
      listener.run();
    }
  }

  /** Asks to stop. */
  public void request() {
    requested = true;
    listeners.forEach(Runnable::run);
  }

  /** A command does not go on that asked a planner which ends the process. */
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

  /** Says that all is flushed. */
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
