package hopscotch.cli;

import hopscotch.cli.console.ExitCode;
import hopscotch.cli.console.Interruption;
import hopscotch.core.planner.Waiting;
import java.util.concurrent.TimeUnit;

/**
 * The end of a process, which is not left to a planner: one that adds a hook that does not end
 * would keep the JVM for ever. When the time is over the JVM is halted; by then all that is of the
 * command is flushed.
 */
final class LastMoments {
  /** How long a process may take to end by a signal; the command has to stop and flush in it. */
  static final int LONGEST_SECONDS = Interruption.PATIENCE_SECONDS + 3;

  private static final int AFTER_THE_COMMAND_SECONDS = 2;

  private LastMoments() {}

  /** Limits the end of this process, however it comes to one. */
  static void limit() {
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(() -> haltAfter(LONGEST_SECONDS, ExitCode.INTERRUPTED), "last-moments"));
  }

  /** The command has ended with this exit code, and nothing is left to be flushed. */
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
