package hopscotch.experiments.cli.command;

import hopscotch.experiments.cli.console.ExitCode;
import hopscotch.experiments.cli.options.ForceOption;
import hopscotch.experiments.results.RunMerge;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code merge}: the shards of one suite as one run. */
@Command(
    name = "merge",
    description = "Join the folders of one suite, such as its shards, into a new one.",
    mixinStandardHelpOptions = true,
    footerHeading = "%nExample:%n",
    footer = "  hopscotch merge part-1 part-2 -o whole")
public final class MergeCommand implements Callable<Integer> {
  @Spec private CommandSpec command;

  @Parameters(arity = "1..*", paramLabel = "DIR", description = "Folders of runs of one suite.")
  private List<Path> folders;

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "DIR",
      description = "The new folder.")
  private Path output;

  @Mixin private ForceOption force;

  /** Made by picocli. */
  public MergeCommand() {}

  @Override
  public Integer call() throws IOException {
    force.requireRunFolder(output);
    long rows = RunMerge.merge(folders, output);
    command.commandLine().getOut().printf("%d rows in %s%n", rows, output);
    return ExitCode.OK;
  }
}
