package hopscotch.cli.run;

import hopscotch.cli.console.ConsoleCommand;
import hopscotch.cli.console.ExitCode;
import hopscotch.cli.console.UsageException;
import hopscotch.cli.options.FormatOption;
import hopscotch.cli.options.SuiteArgument;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.harness.output.Column;
import hopscotch.harness.report.page.Table;
import hopscotch.harness.report.table.PlannerTests;
import hopscotch.harness.run.worker.PlannersAtOnce;
import hopscotch.harness.suite.Estimate;
import hopscotch.harness.suite.PlannedMap;
import hopscotch.harness.suite.SuitePlan;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code plan}: shows what a suite will do. */
@Command(
    name = "plan",
    description = "Say what a suite will do, without doing it.",
    footer = {
      "  hopscotch plan baselines --maps ~/movingai",
      "  hopscotch plan baselines --maps ~/movingai --format csv"
    })
public final class PlanCommand extends ConsoleCommand {
  /** The most specs to list, so that they fit on a screen with the rest. */
  private static final int MOST_SPECS = 24;

  private static final List<Column<OnMap>> COLUMNS =
      List.of(
          new Column<>("map", it -> it.map.id()),
          new Column<>("cells", it -> it.map.cells()),
          new Column<>("at_once", OnMap::atOnce),
          new Column<>("problems", it -> it.map.problems()),
          new Column<>("rows", it -> it.map.rows()));

  @Mixin private SuiteArgument suite;
  @Mixin private FormatOption format;

  /** The plan on a map, with how many planners are kept ready there at once. */
  private record OnMap(Estimate.OnMap map, int atOnce) {}

  @Override
  public Integer call() throws IOException {
    if (!suite.isNamed()) {
      throw new UsageException("expected a suite; see run --list");
    }
    SuitePlan plan = suite.plan();
    Estimate estimate = Estimate.of(plan);
    List<OnMap> maps = new ArrayList<>();
    PlannersAtOnce here = PlannersAtOnce.here(1);
    for (Estimate.OnMap map : estimate.maps()) {
      maps.add(new OnMap(map, here.on(map.cells(), plan.suite())));
    }
    if (format.format().isTable()) {
      tell(plan, estimate, maps);
    } else {
      format.write(out(), COLUMNS, maps);
    }
    return ExitCode.OK;
  }

  private void tell(SuitePlan plan, Estimate estimate, List<OnMap> maps) {
    out().printf("suite        %s%n", plan.suite().name());
    out().printf("timing       %s%n", Parameter.word(plan.suite().timing()));
    out().printf("%-12s %d%n", plan.suite().kind().maps(), plan.maps().size());
    out().printf("movements    %d%n", plan.suite().movements().size());
    out().printf("planners     %d%n", plan.suite().specs().size());
    tellLeastP(plan);
    tellGroups(plan.suite().specs().size(), maps, out());
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
    List<KnownSpec> specs = plan.suite().specs();
    specs.stream().limit(MOST_SPECS).forEach(spec -> out().println("  " + spec));
    if (specs.size() > MOST_SPECS) {
      out().printf("  and %d more%n", specs.size() - MOST_SPECS);
    }
  }

  /** Reports what a report can say of maps like these, with so many of them. */
  private void tellLeastP(SuitePlan plan) {
    int maps = (int) plan.maps().stream().map(PlannedMap::id).distinct().count();
    int comparisons = plan.suite().specs().size() - 1;
    if (comparisons == 0) {
      return;
    }
    OptionalInt needed = PlannerTests.mapsNeeded(comparisons);
    out()
        .printf(
            "least p      %s on maps like these, with %s of planners; below %s from %s on%n",
            Table.shown(PlannerTests.leastLikeThese(maps, comparisons)),
            Table.count(comparisons, "comparisons"),
            PlannerTests.LEVEL,
            needed.isPresent() ? Table.count(needed.getAsInt(), "maps") : "no number of maps");
  }

  /** Reports the maps on which not all planners fit into memory at the same time. */
  private static void tellGroups(int planners, List<OnMap> maps, PrintWriter out) {
    List<OnMap> large = maps.stream().filter(it -> it.atOnce < planners).toList();
    if (large.isEmpty()) {
      return;
    }
    OnMap first = Collections.min(large, Comparator.comparingInt(OnMap::atOnce));
    String others =
        large.size() == 1
            ? ""
            : " and on %d more of %d, there %s"
                .formatted(large.size() - 1, maps.size(), atMost(first, large));
    out.printf(
        "at once      %d on %s%s, where more might not fit into memory%n",
        first.atOnce, first.map.id(), others);
  }

  private static String atMost(OnMap first, List<OnMap> large) {
    int most = large.stream().mapToInt(OnMap::atOnce).max().orElseThrow();
    return most == first.atOnce ? "as many" : "up to " + most;
  }

  private static String text(long seconds) {
    return seconds < 120
        ? seconds + " s"
        : seconds < 7200 ? seconds / 60 + " min" : seconds / 3600 + " h";
  }
}
