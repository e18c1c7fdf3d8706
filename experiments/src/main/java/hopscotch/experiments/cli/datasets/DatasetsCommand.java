package hopscotch.experiments.cli.datasets;

import picocli.CommandLine.Command;

/** {@code datasets}: benchmark sets, published or generated. */
@Command(
    name = "datasets",
    description = "List, fetch, import, generate, verify and describe benchmark sets.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      ListCommand.class,
      FetchCommand.class,
      ImportCommand.class,
      GenerateCommand.class,
      VerifyFilesCommand.class,
      InfoCommand.class
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  hopscotch datasets list",
      "  hopscotch datasets fetch dao rooms",
      "  hopscotch datasets generate 'rooms(size=7)' --size 512x512 --count 5",
      "  hopscotch datasets info dao/arena"
    })
public final class DatasetsCommand {

  /** Made by picocli. */
  public DatasetsCommand() {}
}
