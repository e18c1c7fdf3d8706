package hopscotch.cli.mapf;

import hopscotch.cli.console.ConsoleCommand;
import hopscotch.cli.console.ExitCode;
import hopscotch.cli.console.UsageException;
import hopscotch.cli.options.ForceOption;
import hopscotch.cli.options.MapsOption;
import hopscotch.cli.options.PlanOpener;
import hopscotch.judge.team.OpenedPlan;
import hopscotch.judge.team.PlanFile;
import hopscotch.judge.team.PlanText;
import hopscotch.judge.team.TrackerRows;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code mapf convert}: our plans as rows of the tracker, and back. */
@Command(
    name = "convert",
    description = {
      "Convert a plan of our own into a row of tracker.pathfinding.ai, as CSV; or back.",
      "The plan is not checked: see 'hopscotch mapf check'."
    },
    footer = {
      "  hopscotch mapf convert rooms.plan -o rooms.csv",
      "  hopscotch mapf convert submission.csv --row 3 -o third.plan"
    })
final class ConvertPlanCommand extends ConsoleCommand {
  @Parameters(paramLabel = "PLAN", description = "A plan of our own, or rows of the tracker.")
  private Path file;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "The file to write. Default: standard output.")
  private Path output;

  @Option(names = "--row", paramLabel = "N", description = "Take row N, from 1.")
  private Integer row;

  @Option(
      names = "--map",
      paramLabel = "MAP",
      description = "A file, or set/name. Default: the map that the plan names.")
  private String mapName;

  @Option(
      names = "--scen",
      paramLabel = "FILE",
      description = "The scenario of a tracker's row. Default: the one it names, beside the map.")
  private Path scenarioFile;

  @Mixin private ForceOption force;
  @Mixin private MapsOption maps;

  @Override
  public Integer call() throws IOException {
    OpenedPlan opened = chosen(new PlanOpener(maps, mapName, scenarioFile).open(file));
    PlanText text = opened.text();
    String converted =
        text.needsScenario()
            ? PlanFile.write(text.withEnds(opened.team(), opened.plan()))
            : UsageException.orRefuse(file + ": ", () -> TrackerRows.write(text));
    opened.findNote().ifPresent(note -> err().println(text.source() + ": " + note));
    if (output == null) {
      out().print(converted);
    } else {
      force.writeUnlessOther(output, converted.getBytes(StandardCharsets.UTF_8));
      out().println(output);
    }
    return ExitCode.OK;
  }

  private OpenedPlan chosen(List<OpenedPlan> plans) {
    if (row == null ? plans.size() > 1 : row < 1 || row > plans.size()) {
      throw new UsageException(
          "%s has %d plans: expected --row, 1 to %2$d".formatted(file, plans.size()));
    }
    return plans.get(row == null ? 0 : row - 1);
  }
}
