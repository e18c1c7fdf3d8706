package hopscotch.experiments.cli.console;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** A command that is typed, and answers with an exit code. */
public abstract class ConsoleCommand implements Callable<Integer> {
  @Spec private CommandSpec command;

  /** For the classes of commands. */
  protected ConsoleCommand() {}

  /** What picocli knows of it. */
  protected final CommandSpec command() {
    return command;
  }

  /** Where data go. */
  protected final PrintWriter out() {
    return command.commandLine().getOut();
  }

  /** Where everything else goes. */
  protected final PrintWriter err() {
    return command.commandLine().getErr();
  }

  /** All words that were typed after the name of the program. */
  protected final List<String> typed() {
    return command.root().commandLine().getParseResult().originalArgs();
  }
}
