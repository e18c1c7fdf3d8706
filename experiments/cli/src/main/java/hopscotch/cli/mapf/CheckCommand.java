package hopscotch.cli.mapf;

import hopscotch.cli.console.ConsoleCommand;
import hopscotch.cli.console.ExitCode;
import hopscotch.cli.console.Rows;
import hopscotch.cli.console.UsageException;
import hopscotch.cli.options.FormatOption;
import hopscotch.cli.options.MapsOption;
import hopscotch.cli.options.PlanOpener;
import hopscotch.core.grid.GridMap;
import hopscotch.judge.team.OpenedPlan;
import hopscotch.judge.team.PlanConflict;
import hopscotch.judge.team.PlanConflicts;
import hopscotch.mapf.team.Objective;
import hopscotch.mapf.team.PlanCheck;
import hopscotch.mapf.team.PlanCosts;
import hopscotch.mapf.team.PlanValidator;
import hopscotch.mapf.team.PlanValidator.Following;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code mapf check}: checks plans, with one row for each fault. */
@Command(
    name = "check",
    description = {
      "Check plans of teams: each conflict with its units, cell and step.",
      "PLAN is a file that 'solve -o' wrote, or rows of tracker.pathfinding.ai as CSV, JSON"
          + " or YAML."
    },
    footer = {
      "  hopscotch mapf check rooms.plan",
      "  hopscotch mapf check submission.csv --maps benchmarks --format csv",
      "  hopscotch mapf check rooms.plan --no-following",
      "",
      "Exit code 3: a plan has a conflict, or does not cost what it claims."
    })
final class CheckCommand extends ConsoleCommand {
  private static final List<String> COLUMNS =
      List.of("plan", "conflict", "step", "unit", "other", "x", "y", "detail");

  @Parameters(paramLabel = "PLAN", arity = "1..*", description = "Files of plans.")
  private List<Path> files;

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

  @Option(
      names = "--no-following",
      description = "A unit must not enter a cell that another only just leaves.")
  private boolean noFollowing;

  @Option(
      names = "--limit",
      paramLabel = "N",
      defaultValue = "1000",
      description = "The most conflicts named of a plan. Default: 1000.")
  private int limit;

  @Mixin private MapsOption maps;
  @Mixin private FormatOption format;

  @Override
  public Integer call() throws IOException {
    UsageException.requireAtLeast(1, "--limit", limit);
    boolean isGood = true;
    PlanOpener opener = new PlanOpener(maps, mapName, scenarioFile);
    try (Rows rows = format.open(out(), COLUMNS)) {
      for (Path file : files) {
        for (OpenedPlan plan : opener.open(file)) {
          isGood &= check(plan, rows);
        }
      }
    }
    return isGood ? ExitCode.OK : ExitCode.FAULTS;
  }

  private boolean check(OpenedPlan opened, Rows rows) {
    Following following = noFollowing ? Following.FORBIDDEN : Following.ALLOWED;
    String source = opened.text().source();
    GridMap map = opened.team().graph().map();
    List<PlanConflict> conflicts = PlanConflicts.of(opened.team(), opened.plan(), following);
    for (PlanConflict conflict : conflicts.subList(0, Math.min(limit, conflicts.size()))) {
      rows.add(
          source,
          conflict.kind().text(),
          conflict.step(),
          conflict.unit(),
          conflict.other() < 0 ? null : (Integer) conflict.other(),
          map.x(conflict.to()),
          map.y(conflict.to()),
          conflict.describe(map));
    }
    PlanCheck check = check(opened, following);
    if (conflicts.isEmpty() && !check.isValid()) {
      rows.add(source, "claim", null, null, null, null, null, check.problem());
    }
    String note = opened.findNote().map(it -> "; " + it).orElse("");
    err().println(source + ": " + summary(opened, conflicts, check) + note);
    return conflicts.isEmpty() && check.isValid();
  }

  /** Checks a plan by the validator, and compares it with the claims of the file. */
  private static PlanCheck check(OpenedPlan opened, Following following) {
    PlanCheck check = PlanValidator.check(opened.team(), opened.plan(), following);
    if (!check.isValid()) {
      return check;
    }
    long cost = check.costs().sumOfCosts();
    Long claimed = opened.text().cost();
    Long bound = opened.text().bound();
    return PlanValidator.check(
        opened.team(),
        opened.plan(),
        following,
        Objective.SUM_OF_COSTS,
        claimed == null ? cost : claimed,
        bound == null ? 0 : bound);
  }

  private static String summary(OpenedPlan opened, List<PlanConflict> conflicts, PlanCheck check) {
    if (!conflicts.isEmpty()) {
      return "%d units, %d conflicts".formatted(opened.team().size(), conflicts.size());
    }
    if (!check.isValid()) {
      return "%d units, no conflict, but a claim is wrong".formatted(opened.team().size());
    }
    PlanCosts costs = check.costs();
    return "valid: %d units, sum of costs %d, makespan %d, sum of loss %d"
        .formatted(opened.team().size(), costs.sumOfCosts(), costs.makespan(), costs.sumOfLoss());
  }
}
