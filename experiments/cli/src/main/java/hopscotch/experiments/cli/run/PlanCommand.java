package hopscotch.experiments.cli.run;

import hopscotch.core.planner.parameter.Parameter;
import hopscotch.experiments.cli.console.ConsoleCommand;
import hopscotch.experiments.cli.console.ExitCode;
import hopscotch.experiments.cli.console.UsageException;
import hopscotch.experiments.cli.options.maps.SuiteArgument;
import hopscotch.experiments.run.worker.PlannersAtOnce;
import hopscotch.experiments.suite.Estimate;
import hopscotch.experiments.suite.Plan;
import hopscotch.experiments.suite.map.PlannedMap;
import java.io.IOException;
import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code plan}: what a suite will do. */
@Command(
    name = "plan",
    description = "Say what a suite will do, without doing it.",
    footer = "  hopscotch plan baselines --maps ~/movingai")
public final class PlanCommand extends ConsoleCommand {
  @Mixin private SuiteArgument suite;

  /** Made by picocli. */
  public PlanCommand() {}

  @Override
  public Integer call() throws IOException {
    if (!suite.isNamed()) {
      throw new UsageException("expected a suite; see run --list");
    }
    Plan plan = suite.plan();
    Estimate estimate = Estimate.of(plan);
    out().printf("suite        %s%n", plan.suite().name());
    out().printf("timing       %s%n", Parameter.word(plan.suite().timing()));
    out().printf("%-12s %d%n", plan.suite().kind().grounds(), plan.maps().size());
    out().printf("movements    %d%n", plan.suite().movements().size());
    out().printf("planners     %d%n", plan.suite().specs().size());
    tellGroups(plan, out());
    out().printf("repetitions  %d%n", plan.suite().repetitions());
    out().printf("%-12s about %d%n", plan.suite().kind().problems(), estimate.queries());
    out().printf("rows         about %d%n", estimate.rows());
    out()
        .printf(
            "time         at least %s, for processes and warm-up; at most %s more, if each row%n"
                + "             takes its whole budget of %s%n",
            text(estimate.leastSeconds()),
            text(estimate.mostSeconds()),
            plan.suite().budgets().query().text());
    plan.suite().specs().forEach(spec -> out().println("  " + spec));
    return ExitCode.OK;
  }

  /** Says on which maps not all planners fit into memory at once. */
  private static void tellGroups(Plan plan, PrintWriter out) throws IOException {
    PlannersAtOnce here = PlannersAtOnce.here(1);
    for (PlannedMap map : plan.maps()) {
      int atOnce = here.on(map.estimateCells(), plan.suite());
      if (atOnce < plan.suite().specs().size()) {
        out.printf(
            "at once      %d on %s, where more might not fit into memory%n", atOnce, map.id());
      }
    }
  }

  private static String text(long seconds) {
    return seconds < 120
        ? seconds + " s"
        : seconds < 7200 ? seconds / 60 + " min" : seconds / 3600 + " h";
  }
}
