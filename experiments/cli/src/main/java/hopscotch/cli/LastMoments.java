package hopscotch.cli;

import hopscotch.cli.console.ExitCode;
import hopscotch.cli.console.Interruption;
import hopscotch.core.planner.Waiting;
import java.util.concurrent.TimeUnit;

/**
 * Limits the time that a process takes to end, since a planner could add a hook that never ends.
 * When the time is over, the JVM is halted. By then all output of the command is flushed.
 */
final class LastMoments {
  /** How long a process may take to end after a signal: the command has to flush. */
  static final int LONGEST_SECONDS = Interruption.PATIENCE_SECONDS + 3;

  private static final int AFTER_THE_COMMAND_SECONDS = 2;

  private LastMoments() {}

  /** Limits the end of this process, whatever its cause. */
  static void limit() {
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(() -> haltAfter(LONGEST_SECONDS, ExitCode.INTERRUPTED), "last-moments"));
  }

  /** Begins the end of the process, with this exit code and everything flushed. */
  static void beginWith(int code) {
    haltAfter(AFTER_THE_COMMAND_SECONDS, code);
  }

  private static void haltAfter(int seconds, int code) {
    Thread thread =
        new Thread(
            () -> {
              try {
                TimeUnit.MILLISECONDS.sleep(Waiting.millis(seconds));
              } catch (InterruptedException e) {
                // Whoever interrupts this thread gains nothing but an earlier end.
              }
              Runtime.getRuntime().halt(code);
            },
            "last-moments");
    thread.setDaemon(true);
    thread.start();
  }
}
