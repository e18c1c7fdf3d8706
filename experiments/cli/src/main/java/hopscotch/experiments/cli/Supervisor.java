package hopscotch.experiments.cli;

import hopscotch.core.planner.Planners;
import hopscotch.experiments.cli.console.ExitCall;
import hopscotch.experiments.cli.console.ExitCode;
import java.io.IOException;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Runs a command that may ask planners of somebody else's jar in a process of its own. A planner
 * may end that process, by {@code System.exit(0)} say, and an unfinished command would then look
 * finished. So a command that ends by itself has its process say so in a file.
 */
final class Supervisor {
  /** The property that names that file to the process of the command. */
  private static final String END = "hopscotch.end";

  private static final String ENDED = "ended ";
  private static final int FIRST_SIGNAL = 128;

  private static volatile boolean hasEnded;

  private Supervisor() {}

  /** Whether this process is to run the command in another one. */
  static boolean isNeeded(String[] args) {
    return System.getProperty(END) == null
        && (Jars.mayBeNamed(args)
            || System.getenv(Planners.CLASS_PATH_VARIABLE) != null
            || System.getProperty(Planners.CLASS_PATH) != null);
  }

  /** Runs the command in another process, and returns the exit code. */
  static int run(String[] args, PrintWriter err) throws IOException {
    Path end = Files.createTempFile("hopscotch", ".end");
    try {
      Process process = new ProcessBuilder(command(args, end)).inheritIO().start();
      Thread hook = new Thread(() -> end(process), "command-end");
      Runtime.getRuntime().addShutdownHook(hook);
      int code = process.waitFor();
      return judge(code, Files.readString(end), err);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return ExitCode.INTERRUPTED;
    } finally {
      Files.deleteIfExists(end);
    }
  }

  private static List<String> command(String[] args, Path end) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.add("-D" + END + "=" + end);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(List.of(args));
    return command;
  }

  /** A signal to end is handed on; the command flushes before it ends. */
  private static void end(Process process) {
    process.destroy();
    try {
      process.waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static int judge(int code, String said, PrintWriter err) {
    if (said.equals(ENDED + code)) {
      return code;
    }
    String cause =
        said.isEmpty() || said.startsWith(ENDED)
            ? "the process of the command ended with exit code " + code
            : said + " ended the process of the command";
    err.println("hopscotch: " + cause + " before the command was done; its output is cut off");
    err.flush();
    return code > FIRST_SIGNAL ? code : ExitCode.FAULTS;
  }

  /** In the process of the command: notes who ends it, and ends it with the one that waits. */
  @SuppressWarnings("FutureReturnValueIgnored") // the process ends there
  static void begin() {
    if (System.getProperty(END) != null) {
      Thread hook = new Thread(Supervisor::noteExitCall, "exit-call");
      Runtime.getRuntime().addShutdownHook(hook);
      Optional<ProcessHandle> parent = ProcessHandle.current().parent();
      parent.ifPresent(
          it -> it.onExit().whenComplete((ended, error) -> System.exit(ExitCode.INTERRUPTED)));
    }
  }

  /** Ends the process as the command ended. */
  static void exit(int code) {
    if (System.getProperty(END) != null) {
      note(ENDED + code);
    }
    hasEnded = true;
    System.exit(code);
  }

  private static void noteExitCall() {
    if (!hasEnded) {
      ExitCall.find().ifPresent(call -> note(call.toString()));
    }
  }

  private static void note(String text) {
    try {
      Files.writeString(Path.of(System.getProperty(END)), text);
    } catch (IOException e) {
      System.err.println("hopscotch: " + e);
    }
  }
}
