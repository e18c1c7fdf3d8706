package hopscotch.experiments.cli.run;

import hopscotch.experiments.cli.console.ExitCode;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code submit}: a suite on a cluster. */
@Command(
    name = "submit",
    description = "Run a suite on a cluster.",
    synopsisSubcommandLabel = "COMMAND",
    subcommands = SubmitSlurmCommand.class)
public final class SubmitCommand implements Callable<Integer> {
  @Spec private CommandSpec command;

  /** Made by picocli. */
  public SubmitCommand() {}

  /** Adds what other modules know how to submit to. */
  public static void addTargets(CommandLine submit) {
    for (SubmitTarget target : ServiceLoader.load(SubmitTarget.class)) {
      submit.addSubcommand(target.name(), target.command());
    }
    if (!submit.getSubcommands().containsKey(SparkNotBuiltCommand.NAME)) {
      submit.addSubcommand(new SparkNotBuiltCommand());
    }
  }

  /** Without a command: which there are. */
  @Override
  public Integer call() {
    command.commandLine().usage(command.commandLine().getErr());
    return ExitCode.USAGE;
  }
}
