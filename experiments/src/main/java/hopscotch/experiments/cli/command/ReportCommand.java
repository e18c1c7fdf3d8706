package hopscotch.experiments.cli.command;

import hopscotch.experiments.cli.console.ExitCode;
import hopscotch.experiments.cli.options.ForceOption;
import hopscotch.experiments.report.RegressionRule;
import hopscotch.experiments.report.Report;
import hopscotch.experiments.report.RunComparison;
import hopscotch.experiments.results.Results;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code report}: tables, plots and a page of one run, or two runs side by side. */
@Command(
    name = "report",
    description = "Report a run, or compare a later run with an earlier one.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  hopscotch report runs/demo",
      "  hopscotch report yesterday today --fail-if 'suboptimality>0.1%%'",
      "",
      "Exit code 3: an answer is wrong, a planned row is missing, or a --fail-if came true."
    })
public final class ReportCommand implements Callable<Integer> {
  @Spec private CommandSpec command;

  @Parameters(arity = "1..2", paramLabel = "DIR", description = "A run's folder, or two.")
  private List<Path> folders;

  @Option(
      names = "--fail-if",
      paramLabel = "RULE",
      description =
          "With two runs: a figure that must not grow, with a limit if any, as in"
              + " expansions>0.5%%. Known: expansions, suboptimality, unsolved.")
  private List<String> rules = List.of();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      description = "Where the page goes. Default: the run's folder.")
  private Path output;

  @Mixin private ForceOption force;

  /** Made by picocli. */
  public ReportCommand() {}

  @Override
  public Integer call() throws IOException {
    return folders.size() == 1 ? one() : two();
  }

  private int one() throws IOException {
    if (!rules.isEmpty()) {
      throw new ParameterException(command.commandLine(), "--fail-if: expected two runs");
    }
    PrintWriter out = command.commandLine().getOut();
    Path target = output == null ? folders.get(0) : output;
    Report report = new Report(Results.read(folders.get(0)));
    force.requireReportFolder(target);
    out.print(report.brief());
    out.print(report.published());
    out.println("Report: " + report.write(target));
    return report.faults() > 0 || report.isIncomplete() ? ExitCode.FAULTS : ExitCode.OK;
  }

  private int two() throws IOException {
    PrintWriter out = command.commandLine().getOut();
    List<RegressionRule> parsed = parsedRules();
    RunComparison comparison =
        new RunComparison(Results.read(folders.get(0)), Results.read(folders.get(1)));
    out.print(comparison.text());
    boolean failed = false;
    for (RegressionRule rule : parsed) {
      for (String line : comparison.regressions(rule)) {
        out.println("regression: " + line);
        failed = true;
      }
    }
    return failed || comparison.isIncomplete() ? ExitCode.FAULTS : ExitCode.OK;
  }

  private List<RegressionRule> parsedRules() {
    List<RegressionRule> parsed = new ArrayList<>();
    for (String rule : rules) {
      try {
        parsed.add(RegressionRule.parse(rule));
      } catch (IllegalArgumentException e) {
        throw new ParameterException(command.commandLine(), "--fail-if " + e.getMessage());
      }
    }
    return parsed;
  }
}
