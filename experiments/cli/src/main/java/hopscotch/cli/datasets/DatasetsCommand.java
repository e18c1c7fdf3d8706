package hopscotch.cli.datasets;

import hopscotch.cli.console.CommandGroup;
import picocli.CommandLine.Command;

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
      ConvertMapCommand.class,
      VerifyFilesCommand.class,
      InfoCommand.class
    },
    footer = {
      "  hopscotch datasets list",
      "  hopscotch datasets fetch dao rooms",
      "  hopscotch datasets generate 'rooms(size=7)' --size 512x512 --count 5",
      "  hopscotch datasets info dao/arena"
    })
public final class DatasetsCommand extends CommandGroup {}
