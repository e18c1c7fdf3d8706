package hopscotch.cli.console;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** A command of the command line, which returns an exit code. */
public abstract class ConsoleCommand implements Callable<Integer> {
  private static final int MOST_TOLD = 10;

  @Spec private CommandSpec command;

  /** Its model in picocli. */
  protected final CommandSpec command() {
    return command;
  }

  /** The writer for data. */
  protected final PrintWriter out() {
    return command.commandLine().getOut();
  }

  /** The writer for everything else. */
  protected final PrintWriter err() {
    return command.commandLine().getErr();
  }

  /**
   * Reports what is wrong with answers, one line for each of the first ones.
   *
   * @return the exit code
   */
  protected final int tellFaults(List<String> faults) {
    return tellFaults(command, faults);
  }

  /** Like {@link #tellFaults(List)}, for the options of a command. */
  public static int tellFaults(CommandSpec command, List<String> faults) {
    PrintWriter err = command.commandLine().getErr();
    faults.stream().limit(MOST_TOLD).forEach(fault -> err.println("hopscotch: " + fault));
    if (faults.size() > MOST_TOLD) {
      err.printf("hopscotch: %,d more answers are wrong%n", faults.size() - MOST_TOLD);
    }
    return faults.isEmpty() ? ExitCode.OK : ExitCode.FAULTS;
  }

  /** All words that the user typed after the name of the program. */
  protected final List<String> typed() {
    return command.root().commandLine().getParseResult().originalArgs();
  }
}
