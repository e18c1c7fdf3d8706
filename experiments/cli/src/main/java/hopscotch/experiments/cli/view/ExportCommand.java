package hopscotch.experiments.cli.view;

import hopscotch.experiments.cli.console.ExitCode;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code export}: what stands without this program. */
@Command(
    name = "export",
    description = "Write files that can be used without this program.",
    synopsisSubcommandLabel = "COMMAND",
    subcommands = ExportPageCommand.class)
public final class ExportCommand implements Callable<Integer> {
  @Spec private CommandSpec command;

  /** Made by picocli. */
  public ExportCommand() {}

  /** Without a command: which there are. */
  @Override
  public Integer call() {
    command.commandLine().usage(command.commandLine().getErr());
    return ExitCode.USAGE;
  }
}
