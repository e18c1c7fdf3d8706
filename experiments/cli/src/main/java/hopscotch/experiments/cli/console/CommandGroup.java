package hopscotch.experiments.cli.console;

import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** A command that has commands; without one of them it says which there are. */
public abstract class CommandGroup implements Callable<Integer> {
  @Spec private CommandSpec command;

  /** For the classes of commands. */
  protected CommandGroup() {}

  @Override
  public final Integer call() {
    command.commandLine().usage(command.commandLine().getErr());
    return ExitCode.USAGE;
  }
}
