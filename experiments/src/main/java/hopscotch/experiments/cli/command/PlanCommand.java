package hopscotch.experiments.cli.command;

import hopscotch.core.planner.Parameter;
import hopscotch.experiments.cli.console.ExitCode;
import hopscotch.experiments.cli.options.SuiteArgument;
import hopscotch.experiments.suite.Estimate;
import hopscotch.experiments.suite.Plan;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code plan}: what a suite will do. */
@Command(
    name = "plan",
    description = "Say what a suite will do, without doing it.",
    mixinStandardHelpOptions = true,
    footerHeading = "%nExample:%n",
    footer = "  hopscotch plan baselines --maps ~/movingai")
public final class PlanCommand implements Callable<Integer> {
  @Spec private CommandSpec command;
  @Mixin private SuiteArgument suite;

  /** Made by picocli. */
  public PlanCommand() {}

  @Override
  public Integer call() throws IOException {
    if (!suite.isNamed()) {
      throw new ParameterException(command.commandLine(), "expected a suite; see run --list");
    }
    Plan plan = suite.plan();
    Estimate estimate = Estimate.of(plan);
    PrintWriter out = command.commandLine().getOut();
    out.printf("suite        %s%n", plan.suite().name());
    out.printf("timing       %s%n", Parameter.word(plan.suite().timing()));
    out.printf("%-12s %d%n", plan.suite().kind().grounds(), plan.maps().size());
    out.printf("movements    %d%n", plan.suite().movements().size());
    out.printf("planners     %d%n", plan.suite().specs().size());
    out.printf("repetitions  %d%n", plan.suite().repetitions());
    out.printf("%-12s about %d%n", plan.suite().kind().problems(), estimate.queries());
    out.printf("rows         about %d%n", estimate.rows());
    out.printf(
        "time         at least %s, for processes and warm-up, and %s for each millisecond%n"
            + "             that one of them takes on average; 'run' measures that, and says how%n"
            + "             long it still takes%n",
        text(estimate.leastSeconds()), text((estimate.rows() + 999) / 1000));
    plan.suite().specs().forEach(spec -> out.println("  " + spec));
    return ExitCode.OK;
  }

  private static String text(long seconds) {
    return seconds < 120
        ? seconds + " s"
        : seconds < 7200 ? seconds / 60 + " min" : seconds / 3600 + " h";
  }
}
