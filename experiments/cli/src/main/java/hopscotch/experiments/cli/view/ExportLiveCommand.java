package hopscotch.experiments.cli.view;

import hopscotch.experiments.cli.console.ConsoleCommand;
import hopscotch.experiments.cli.console.UsageException;
import hopscotch.experiments.cli.options.ForceOption;
import hopscotch.experiments.export.LivePage;
import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code export live}: the page to play with, without a server. */
@Command(
    name = "live",
    description = {
      "Write a folder with the page to play with and the planners in it, for any static host.",
      "It opens from a file as well. The planners are those of this program, compiled for browsers"
          + " when it was built; planners of jars and guests are not among them."
    },
    footer = "  hopscotch export live -o site")
final class ExportLiveCommand extends ConsoleCommand {
  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      description = "The folder to write to. Default: out/live.")
  private Path output = Path.of("out", "live");

  @Mixin private ForceOption force;

  @Override
  public Integer call() throws IOException {
    if (!LivePage.isBuiltIn()) {
      throw new UsageException(
          "this program was built without planners for browsers: expected a release, or in a"
              + " checkout HOPSCOTCH_PROFILES=live ./hopscotch export live");
    }
    force.requireOurs(output, LivePage.FILES, LivePage::isOurs);
    LivePage.write(output);
    out().println(output.resolve(LivePage.PAGE));
    return 0;
  }
}
