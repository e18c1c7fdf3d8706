package hopscotch.experiments.cli.solve;

import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.datasets.library.MapEntry;
import hopscotch.datasets.walk.WalkFiles;
import hopscotch.experiments.cli.console.ExitCode;
import hopscotch.experiments.cli.console.Interruption;
import hopscotch.experiments.cli.console.Rows;
import hopscotch.experiments.cli.options.FormatOption;
import hopscotch.experiments.cli.options.maps.MapsOption;
import hopscotch.experiments.cli.options.maps.TileRuleOption;
import hopscotch.experiments.cli.options.planner.AnyPlanner;
import hopscotch.experiments.cli.options.planner.BudgetOptions;
import hopscotch.experiments.cli.options.planner.GuestOption;
import hopscotch.experiments.cli.options.planner.IndexOption;
import hopscotch.experiments.cli.options.query.MapQueries;
import hopscotch.experiments.cli.options.query.MovementOptions;
import hopscotch.experiments.cli.options.team.PlanOutput;
import hopscotch.experiments.cli.options.team.TeamOptions;
import hopscotch.experiments.query.LayeredMap;
import hopscotch.experiments.query.Query;
import hopscotch.experiments.query.WalkReplay;
import hopscotch.experiments.query.trial.Trial;
import hopscotch.experiments.query.trial.WalkTrial;
import hopscotch.mapf.planner.TeamPlanners;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code solve}: queries or teams on one map, or a walk on a map that changes, a row each. */
@Command(
    name = "solve",
    description =
        "Answer the queries of a scenario or one of your own, the asks of a walk on a map that"
            + " changes, or teams: a row each.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  hopscotch solve --map arena.map --from 1,11 --to 40,3 --path",
      "  hopscotch solve --map arena.map --from 1,11 --to 0,0 --nearest",
      "  hopscotch solve --map dao/arena --planner astar --planner dijkstra --limit 20",
      "  hopscotch solve --map dao/arena --planner 'astar(weight=1.5)' --format csv",
      "  hopscotch solve --map village.tmx --rule layer=Walls --from 0,4 --to 7,4",
      "  hopscotch solve --map sc1/Aurora --planner ch --index indexes",
      "  hopscotch solve --map sc1/Aurora --planner hl --threads 2",
      "  hopscotch solve --map dao/arena --guest mine=./astar --planner 'guest(mine)'",
      "  hopscotch solve --walk arena2.scen --planner dstarlite --planner hpa",
      "  hopscotch solve --map mapf/room-32-32-4 --agents 50,100 --planner lacamstar \\",
      "      --max-millis 10000",
      "",
      "A walk is a dynamic scenario of the competition, version 2, or a walk in plain text."
          + " Times to take up changes and to answer are apart. A planner that is not incremental"
          + " is repaired or prepared anew after changes.",
      "",
      "Exit code 3: an answer was invalid, missed a path, failed, or broke the promise of"
          + " its planner; on a walk, also if it contradicts the file."
    })
public final class SolveCommand implements Callable<Integer> {
  private static final PlannerSpec ASTAR = PlannerSpec.parse("astar");
  private static final Duration TEAM_TIME = Duration.ofSeconds(30);

  @Spec private CommandSpec command;

  @Option(
      names = "--map",
      paramLabel = "MAP",
      description = "A file, or the name of a known map: set/name.")
  private String mapName;

  @Option(
      names = "--walk",
      paramLabel = "FILE",
      description = "Instead of a map: a walk, whose asks are answered in order.")
  private Path walkFile;

  @Mixin private MapQueries queries;

  @Option(
      names = "--planner",
      paramLabel = "SPEC",
      converter = AnyPlanner.Converter.class,
      completionCandidates = AnyPlanner.Ids.class,
      description =
          "A planner; may be repeated. Default: astar; lacamstar for teams. See 'hopscotch"
              + " planners'.")
  private List<PlannerSpec> specs = List.of();

  @Option(
      names = "--threads",
      paramLabel = "N",
      description =
          "How many queries of a scenario are answered at once; the rows stay in order. Times are"
              + " best taken with one. Default: 1.")
  private int threads = 1;

  @Option(names = "--path", description = "Add a column with the cells of the path.")
  private boolean withPath;

  @Mixin private TeamOptions teams;
  @Mixin private PlanOutput plan;
  @Mixin private MovementOptions movement;
  @Mixin private TileRuleOption rule;
  @Mixin private BudgetOptions budgets;
  @Mixin private IndexOption index;
  @Mixin private GuestOption guests;
  @Mixin private MapsOption maps;
  @Mixin private FormatOption format;

  /** Made by picocli. */
  public SolveCommand() {}

  @Override
  public Integer call() throws IOException {
    guests.admit();
    requireSensibleOptions();
    Budget budget = budgets.budget();
    if (teams.isAsked()) {
      return new SolveTeams(
              command.commandLine(),
              teams,
              plan,
              format,
              mapName,
              maps.map(mapName),
              queries::scenario)
          .solve(
              specs,
              movement.teamMovement(),
              teams.budget(budget.expansions(), budgets.time().or(TEAM_TIME)));
    }
    try (Interruption interruption = Interruption.listen()) {
      interruption.onRequest(budget::cancel);
      long faults = walkFile == null ? solveScenario(budget) : solveWalk(budget);
      if (interruption.isRequested()) {
        command.commandLine().getErr().println("interrupted");
        return ExitCode.INTERRUPTED;
      }
      return faults > 0 ? ExitCode.FAULTS : ExitCode.OK;
    }
  }

  private long solveScenario(Budget budget) throws IOException {
    MapEntry entry = maps.map(mapName);
    LayeredMap map = movement.on(rule.read(entry.file()));
    List<Query> asked = queries.on(entry, map, movement.isPublished());
    Trial trial = new Trial(map, planners(), budget, index.findStore().orElse(null));
    SolveRun run = new SolveRun(trial, withPath, queries.nearestGoal());
    if (prepare(() -> trial.prepareFor(asked), budget).isPresent()) {
      run.describeIndexes(command.commandLine().getErr());
      try (Rows rows = open(SolveRun.columns(withPath), SolveRun.DROPPED)) {
        run.solve(asked, threads, budget, rows);
      }
    }
    run.summarise(command.commandLine().getErr(), format);
    return run.faults();
  }

  private long solveWalk(Budget budget) throws IOException {
    WalkReplay walk = new WalkReplay(WalkFiles.read(walkFile), movement.movement());
    Optional<SolveWalk> prepared =
        prepare(
            () -> new SolveWalk(new WalkTrial(walk.firstGraph(), planners(), budget), withPath),
            budget);
    if (prepared.isEmpty()) {
      return 0;
    }
    SolveWalk run = prepared.get();
    try (Rows rows = open(SolveWalk.columns(withPath), SolveWalk.DROPPED)) {
      run.solve(walk, queries.limit(), budget, rows);
    }
    run.summarise(command.commandLine().getErr(), format);
    return run.faults();
  }

  /** Of a path that was asked for nothing is left out. */
  private Rows open(List<String> columns, List<String> dropped) {
    return withPath
        ? Rows.open(format.format(), out(), columns)
        : format.open(out(), columns, dropped);
  }

  private PrintWriter out() {
    return command.commandLine().getOut();
  }

  /** Empty if that was interrupted. */
  private <T> Optional<T> prepare(Supplier<T> preparation, Budget budget) {
    try {
      return Optional.of(preparation.get());
    } catch (IllegalArgumentException e) {
      throw wrong(e.getMessage());
    } catch (BudgetExhaustedException e) {
      if (budget.isCancelled()) {
        return Optional.empty();
      }
      throw wrong(e.getMessage());
    }
  }

  private void requireSensibleOptions() {
    if (mapName == null && walkFile == null) {
      throw wrong("Missing required option: '--map=MAP', or '--walk=FILE'");
    }
    if (walkFile != null) {
      requireNoneBesideWalk();
    }
    if (teams.isAsked()) {
      requireNoneBesideTeams();
    } else {
      teams.requireNone();
      plan.requireNone();
    }
    queries.requireSensible();
    if (threads < 1) {
      throw wrong("--threads " + threads + ": expected at least 1");
    }
  }

  /** A walk has its map and its asks, in an order that matters, and indexes are of one map. */
  private void requireNoneBesideWalk() {
    for (String option :
        List.of(
            "--map",
            "--rule",
            "--scen",
            "--from",
            "--to",
            "--nearest",
            "--every",
            "--threads",
            "--index",
            "--agents")) {
      if (isGiven(option)) {
        throw wrong(option + " beside --walk: expected one of them");
      }
    }
  }

  /** A team is one problem. */
  private void requireNoneBesideTeams() {
    for (String option :
        List.of(
            "--rule",
            "--from",
            "--to",
            "--nearest",
            "--limit",
            "--every",
            "--threads",
            "--path",
            "--index")) {
      if (isGiven(option)) {
        throw wrong(option + " is for single queries: expected none beside --agents");
      }
    }
  }

  private boolean isGiven(String option) {
    return command.commandLine().getParseResult().hasMatchedOption(option);
  }

  /** The planners of queries and walks. */
  private List<PlannerSpec> planners() {
    for (PlannerSpec spec : specs) {
      if (TeamPlanners.has(spec.id())) {
        throw wrong("planner '%s' plans for teams: expected --agents beside it".formatted(spec));
      }
    }
    return specs.isEmpty() ? List.of(ASTAR) : specs;
  }

  private ParameterException wrong(String message) {
    return new ParameterException(command.commandLine(), message);
  }
}
