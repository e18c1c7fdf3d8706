package hopscotch.experiments.cli.datasets;

import hopscotch.experiments.cli.console.ExitCode;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code datasets}: benchmark sets, published or generated. */
@Command(
    name = "datasets",
    description = "List, fetch, import, generate, convert, verify and describe benchmark sets.",
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      ListCommand.class,
      FetchCommand.class,
      ImportCommand.class,
      GenerateCommand.class,
      ConvertCommand.class,
      VerifyFilesCommand.class,
      InfoCommand.class
    },
    footer = {
      "  hopscotch datasets list",
      "  hopscotch datasets fetch dao rooms",
      "  hopscotch datasets generate 'rooms(size=7)' --size 512x512 --count 5",
      "  hopscotch datasets info dao/arena"
    })
public final class DatasetsCommand implements Callable<Integer> {
  @Spec private CommandSpec command;

  /** Made by picocli. */
  public DatasetsCommand() {}

  /** Without a command: which there are. */
  @Override
  public Integer call() {
    command.commandLine().usage(command.commandLine().getErr());
    return ExitCode.USAGE;
  }
}
