package hopscotch.cli.run;

import hopscotch.cli.console.ConsoleCommand;
import hopscotch.cli.console.ExitCode;
import hopscotch.cli.options.ForceOption;
import hopscotch.harness.results.RunMerge;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code merge}: joins the shards of one suite into one run. */
@Command(
    name = "merge",
    description = "Join the folders of one suite, such as its shards, into a new one.",
    footer = {
      "  hopscotch merge part-1 part-2 -o whole",
      "",
      "Rows stand in the order of the suite, with a segment for each session. If a row is"
          + " there twice, both must be equal but for times. The row of the session that ended"
          + " first is kept."
    })
public final class MergeCommand extends ConsoleCommand {
  @Parameters(arity = "1..*", paramLabel = "DIR", description = "Folders of runs of one suite.")
  private List<Path> folders;

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "DIR",
      description = "A new folder, or that of an earlier merge of the same runs.")
  private Path output;

  @Mixin private ForceOption force;

  @Override
  public Integer call() throws IOException {
    force.requireRunFolder(output);
    RunMerge.Merged merged = RunMerge.merge(folders, output);
    out().printf("%d rows in %s%n", merged.rows(), output);
    merged.torn().forEach(file -> err().println(file + ": torn, taken up to its last good row"));
    if (merged.doubled() > 0) {
      err()
          .printf(
              "%d rows were there twice, the same but for times: the first that was whole is kept%n",
              merged.doubled());
    }
    return ExitCode.OK;
  }
}
