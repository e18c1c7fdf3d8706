package hopscotch.cli;

import hopscotch.cli.console.ExitCall;
import hopscotch.cli.console.ExitCode;
import hopscotch.cli.console.ProcessNotes;
import hopscotch.core.planner.ProviderLoading;
import hopscotch.core.planner.Waiting;
import java.io.IOException;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * Runs a command that may ask planners from foreign jars in a process of its own. A planner may end
 * that process, for example by {@code System.exit(0)}, and an unfinished command would then look
 * finished. So the process {@link ProcessNotes notes} when a command ends by itself. If a process
 * ends during the noted preparation of a planner or loading of a provider of planners, it is
 * started again without that one.
 */
final class Supervisor {
  private static final int FIRST_SIGNAL = 128;

  /** The exit codes of a process that was asked to end by SIGHUP, SIGINT or SIGTERM. */
  private static final Set<Integer> STOPPED = Set.of(129, 130, 143);

  private static volatile boolean hasEnded;

  private Supervisor() {}

  /** Whether this process must run the command in another one. */
  static boolean isNeeded(String[] args) {
    return !isSupervised() && (Jars.mayBeNamed(args) || Jars.isClassPathNamed());
  }

  private static boolean isSupervised() {
    return System.getProperty(ProcessNotes.PROPERTY) != null;
  }

  /** Runs the command in another process, and returns the exit code. */
  static int run(String[] args, PrintWriter err) throws IOException {
    Path file = Files.createTempFile("hopscotch", ".notes");
    ProcessNotes notes = new ProcessNotes(file);
    try {
      String leftOut = "";
      while (true) {
        int code = waitFor(command(args, file, leftOut));
        Optional<String> provider = notes.findInLoading();
        Optional<String> failed = provider.or(notes::findInPreparation);
        if (failed.isEmpty() || STOPPED.contains(code)) {
          return judge(code, notes, err);
        }
        String cause = cause(code, notes);
        notes.failed(failed.get(), cause);
        leftOut += provider.map(name -> ProviderLoading.line(name, cause)).orElse("");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return ExitCode.INTERRUPTED;
    } finally {
      Files.deleteIfExists(file);
    }
  }

  private static int waitFor(List<String> command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).inheritIO().start();
    Thread hook = new Thread(() -> end(process), "command-end");
    Runtime.getRuntime().addShutdownHook(hook);
    return process.waitFor();
  }

  private static List<String> command(String[] args, Path notes, String leftOut) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.add("-D" + ProcessNotes.PROPERTY + "=" + notes);
    command.add("-D" + ProviderLoading.LEFT_OUT + "=" + leftOut);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(List.of(args));
    return command;
  }

  /** Passes on a signal to end. The command flushes before it ends, or is ended by force. */
  private static void end(Process process) {
    process.destroy();
    try {
      long millis = Waiting.millis(LastMoments.LONGEST_SECONDS + 1);
      if (!process.waitFor(millis, TimeUnit.MILLISECONDS)) {
        process.destroyForcibly().waitFor();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static int judge(int code, ProcessNotes notes, PrintWriter err) {
    if (notes.hasEnded(code)) {
      return code;
    }
    err.println(
        "hopscotch: " + cause(code, notes) + " before the command was done; its output is cut off");
    err.flush();
    return code > FIRST_SIGNAL ? code : ExitCode.FAULTS;
  }

  private static String cause(int code, ProcessNotes notes) {
    return notes
        .findCall()
        .map(call -> call + " ended the process of the command")
        .orElse("the process of the command ended with exit code " + code);
  }

  /** Prepares the process of the command: it notes its exit code, and ends with its parent. */
  @SuppressWarnings("FutureReturnValueIgnored") // the process ends there
  static void begin() {
    LastMoments.limit();
    if (isSupervised()) {
      ProviderLoading.watch(ProcessNotes.ofProcess()::loads);
      Thread hook = new Thread(Supervisor::noteExitCall, "exit-call");
      Runtime.getRuntime().addShutdownHook(hook);
      Optional<ProcessHandle> parent = ProcessHandle.current().parent();
      parent.ifPresent(
          it -> it.onExit().whenComplete((ended, error) -> System.exit(ExitCode.INTERRUPTED)));
    }
  }

  /** Ends the process with the exit code of the command. */
  static void exit(int code) {
    ProcessNotes.ofProcess().ended(code);
    hasEnded = true;
    LastMoments.beginWith(code);
    System.exit(code);
  }

  private static void noteExitCall() {
    if (!hasEnded) {
      ExitCall.find().ifPresent(call -> ProcessNotes.ofProcess().called(call.toString()));
    }
  }
}
