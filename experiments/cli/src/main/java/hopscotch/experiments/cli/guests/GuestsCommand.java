package hopscotch.experiments.cli.guests;

import hopscotch.experiments.cli.console.ExitCode;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code guests}: programs of other languages. */
@Command(
    name = "guests",
    description = "Make guests of programs of other languages; see docs/guests.md.",
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {BuildCommand.class},
    footer = {
      "  hopscotch guests build gppc --entry my-entry",
      "  hopscotch verify --contract --guest mine=./gppc-host \\",
      "      --planner 'guest(mine)'"
    })
public final class GuestsCommand implements Callable<Integer> {
  @Spec private CommandSpec command;

  /** Made by picocli. */
  public GuestsCommand() {}

  /** Without a command: which there are. */
  @Override
  public Integer call() {
    command.commandLine().usage(command.commandLine().getErr());
    return ExitCode.USAGE;
  }
}
