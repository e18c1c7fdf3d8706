package hopscotch.experiments.cli.run;

import hopscotch.core.planner.parameter.Parameter;
import hopscotch.experiments.cli.console.ConsoleCommand;
import hopscotch.experiments.cli.console.ExitCode;
import hopscotch.experiments.cli.console.Format;
import hopscotch.experiments.cli.console.Rows;
import hopscotch.experiments.cli.console.UsageException;
import hopscotch.experiments.cli.options.maps.SuiteArgument;
import hopscotch.experiments.output.Column;
import hopscotch.experiments.results.Results;
import hopscotch.experiments.run.forecast.Makespan;
import hopscotch.experiments.run.worker.PlannersAtOnce;
import hopscotch.experiments.suite.Estimate;
import hopscotch.experiments.suite.Plan;
import hopscotch.experiments.suite.map.PlannedMap;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code plan}: what a suite will do. */
@Command(
    name = "plan",
    description = "Say what a suite will do, without doing it.",
    footer = {
      "  hopscotch plan baselines --maps ~/movingai",
      "  hopscotch plan baselines --like runs/sample --slots 8,64"
    })
public final class PlanCommand extends ConsoleCommand {
  /** An array may have more tasks than slots: the next starts where one has ended. */
  private static final int[] SHARDS_PER_SLOT = {1, 8, 32};

  private static final int MAX_SLOTS = 1_000;

  private static final List<Column<Makespan.Simulation>> SIMULATED =
      List.of(
          new Column<>("slots", Makespan.Simulation::slots),
          new Column<>("shards", Makespan.Simulation::shards),
          new Column<>("units", Makespan.Simulation::units),
          new Column<>("largest_unit_percent", Makespan.Simulation::largestPercent),
          new Column<>("hours", it -> it.seconds() / 3600),
          new Column<>("over_ideal", it -> it.seconds() / it.idealSeconds()),
          new Column<>("ready_hours", it -> it.readySeconds() / 3600));

  @Mixin private SuiteArgument suite;

  @Option(
      names = "--slots",
      split = ",",
      paramLabel = "N",
      description = "With --like: simulate how long the suite takes on N slots of a cluster.")
  private List<Integer> slots = List.of(1, 8, 64, 512);

  @Option(
      names = "--like",
      paramLabel = "DIR",
      description =
          "Estimate costs from a run of the same planners, such as one of a sample of the"
              + " suite: by what queries took there, by map and length.")
  private Path measured;

  @Option(
      names = "--count-expansions",
      description =
          "With --like: count 50 ns for each expansion, and leave out the times of that run,"
              + " which differ from machine to machine.")
  private boolean countsExpansions;

  /** Made by picocli. */
  public PlanCommand() {}

  @Override
  public Integer call() throws IOException {
    if (!suite.isNamed()) {
      throw new UsageException("expected a suite; see run --list");
    }
    if (slots.stream().anyMatch(count -> count < 1 || count > MAX_SLOTS)) {
      throw new UsageException("--slots: expected numbers from 1 to " + MAX_SLOTS);
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
            "time         at least %s, for processes and warm-up, and %s for each millisecond%n"
                + "             that one of them takes on average; 'run' measures that, and says how%n"
                + "             long it still takes%n",
            text(estimate.leastSeconds()), text((estimate.rows() + 999) / 1000));
    plan.suite().specs().forEach(spec -> out().println("  " + spec));
    if (measured != null) {
      simulate(plan, out());
    }
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

  private void simulate(Plan plan, PrintWriter out) throws IOException {
    List<Object[]> rows = new ArrayList<>();
    Makespan makespan = new Makespan(plan, Results.read(measured), countsExpansions);
    for (int count : slots) {
      for (int shardsPerSlot : SHARDS_PER_SLOT) {
        Makespan.Simulation one = makespan.simulate(count, count * shardsPerSlot);
        rows.add(Column.values(SIMULATED, one));
      }
    }
    Rows.writeAll(Format.TABLE, out, Column.heads(SIMULATED), rows);
  }

  private static String text(long seconds) {
    return seconds < 120
        ? seconds + " s"
        : seconds < 7200 ? seconds / 60 + " min" : seconds / 3600 + " h";
  }
}
