package hopscotch.cli.mapf;

import hopscotch.cli.console.ConsoleCommand;
import hopscotch.cli.console.Interruption;
import hopscotch.cli.console.Rows;
import hopscotch.cli.console.UsageException;
import hopscotch.cli.options.AnyPlanner;
import hopscotch.cli.options.FormatOption;
import hopscotch.cli.options.MapsOption;
import hopscotch.cli.options.MovementOptions;
import hopscotch.cli.options.PlanOutput;
import hopscotch.cli.options.ScenarioOption;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.datasets.library.MapEntry;
import hopscotch.datasets.movingai.MapReader;
import hopscotch.datasets.movingai.Scenario;
import hopscotch.harness.output.Column;
import hopscotch.harness.output.OutputFile;
import hopscotch.judge.team.LeagueFile;
import hopscotch.judge.team.PlanFile;
import hopscotch.judge.team.PlanText;
import hopscotch.judge.team.ScenarioTeams;
import hopscotch.judge.team.TaskFile;
import hopscotch.judge.timing.Timeout;
import hopscotch.mapf.lifelong.LifelongAnswer;
import hopscotch.mapf.lifelong.LifelongCheck;
import hopscotch.mapf.lifelong.LifelongSimulation;
import hopscotch.mapf.lifelong.ListedTasks;
import hopscotch.mapf.lifelong.RandomTasks;
import hopscotch.mapf.lifelong.Tasks;
import hopscotch.mapf.planner.PreparedTeamPlanner;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.mapf.team.RandomTeams;
import hopscotch.mapf.team.Team;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code mapf lifelong}: gives units one task after another, and counts those that are done. */
@Command(
    name = "lifelong",
    description = {
      "Let units work: each gets a new task when it has done one.",
      "Prints for each planner how many tasks were done in how many steps. All moves are checked."
    },
    footer = {
      "  hopscotch mapf lifelong --map mapf/random-32-32-20 --agents 100 --steps 500",
      "  hopscotch mapf lifelong --map mapf/room-32-32-4 --agents 50 \\",
      "      --tasks shifts.txt --planner pibt --planner lacam --period 5",
      "  hopscotch mapf lifelong --map iron.map --starts iron.agents \\",
      "      --tasks iron.tasks --planner 'pibt(hl)'",
      "",
      "'pibt' plans a step at a time; any other planner plans for all units every"
          + " --period steps. If it finds no plan in time, nobody moves for a step.",
      "An anytime planner stops at its first plan.",
      "With --scen or --random-team the first task of a unit is its goal there.",
      "",
      "Exit code 3: two units collided, or a task that counts was not done."
    })
final class LifelongCommand extends ConsoleCommand {
  /** It does the most tasks of all settings of PIBT that let no unit starve. */
  private static final PlannerSpec USUAL =
      new PlannerSpec("pibt", List.of(), Map.of("hindrance", "true"));

  /** The result of one planner that led the team. */
  private record Led(PreparedTeamPlanner planner, LifelongAnswer answer, String problem) {
    private static final List<Column<Led>> COLUMNS =
        List.of(
            new Column<>("planner", it -> it.planner.spec()),
            new Column<>("units", it -> it.answer.plan().units()),
            new Column<>("steps", it -> it.answer.steps()),
            new Column<>("tasks", it -> it.answer.tasksDone()),
            new Column<>("tasks_per_step", it -> it.answer.throughput()),
            new Column<>("places", it -> it.answer.placesReached()),
            new Column<>("starved_units", it -> it.answer.starved()),
            new Column<>("late_steps", it -> it.answer.late()),
            new Column<>(
                "mean_step_nanos", it -> it.answer.elapsedNanos() / Math.max(1, it.answer.steps())),
            new Column<>("slowest_step_nanos", it -> it.answer.slowestNanos()),
            new Column<>("bytes", it -> it.answer.bytes()),
            new Column<>("verdict", it -> it.problem == null ? "valid" : "invalid"),
            new Column<>("detail", Led::problem));
  }

  @Option(
      names = "--map",
      required = true,
      paramLabel = "MAP",
      description = "A file, or the name of a known map: set/name.")
  private String mapName;

  @Mixin private ScenarioOption scenario;

  @Option(
      names = "--random-team",
      paramLabel = "SEED",
      description = "Draw starts and first goals at random, in place of a scenario.")
  private Long randomTeam;

  @Option(
      names = "--starts",
      paramLabel = "FILE",
      description =
          "Take starts from a file of the League of Robot Runners, in place of a scenario.")
  private Path startFile;

  @Option(
      names = "--agents",
      paramLabel = "K",
      description = "How many units. Default: all of --starts.")
  private Integer units;

  @Option(
      names = "--steps",
      paramLabel = "T",
      defaultValue = "1000",
      description = "How many steps they work. Default: 1000.")
  private int steps;

  @Option(
      names = "--tasks",
      paramLabel = "FILE",
      description =
          "The tasks to come: a line x,y each, or a file of the League of Robot Runners, whose first"
              + " line begins with #. Default: drawn at random.")
  private Path taskFile;

  @Option(
      names = "--task-seed",
      paramLabel = "N",
      defaultValue = "0",
      description = "The seed of tasks that are drawn. Default: 0.")
  private long taskSeed;

  @Option(
      names = "--planner",
      paramLabel = "SPEC",
      converter = AnyPlanner.Converter.class,
      completionCandidates = AnyPlanner.Ids.class,
      description = "A planner of teams; may be repeated. Default: pibt(hindrance=true).")
  private List<KnownSpec> specs = List.of();

  @Option(
      names = "--period",
      paramLabel = "N",
      defaultValue = "1",
      description =
          "For how many steps a plan is used; pibt plans each step in any case." + " Default: 1.")
  private int period;

  @Option(
      names = "--step-millis",
      paramLabel = "MS",
      defaultValue = "1000",
      description = "The time to plan, for each step that a plan is used for. Default: 1000.")
  private int stepMillis;

  @Mixin private PlanOutput output;
  @Mixin private MovementOptions movement;
  @Mixin private MapsOption maps;
  @Mixin private FormatOption format;

  private String scenarioName;

  @Override
  public Integer call() throws IOException {
    Movement moves = movement.teamMovement();
    requireSensibleOptions(moves);
    MapEntry map = maps.map(mapName);
    GridGraph graph = GridGraph.of(MapReader.read(map.file(), moves.terrain()::isFree), moves);
    Budget limits = Budget.expansions(Long.MAX_VALUE);
    return Interruption.during(err(), limits::cancel, () -> work(map, graph, limits));
  }

  private long work(MapEntry map, GridGraph graph, Budget limits) throws IOException {
    List<PreparedTeamPlanner> planners = prepare(graph);
    Team team = startFile == null ? team(map, graph) : null;
    int[] starts = team == null ? starts(graph) : team.starts();
    List<int[]> listed = taskFile == null ? null : TaskFile.read(taskFile, graph);
    long faults = 0;
    try (Rows rows = format.open(out(), Column.heads(Led.COLUMNS))) {
      for (PreparedTeamPlanner planner : planners) {
        Tasks more = listed == null ? new RandomTasks(graph, taskSeed) : new ListedTasks(listed);
        Tasks tasks = team == null ? more : more.after(team.goals());
        if (!limits.isCancelled() && !work(planner, starts, tasks, limits, rows)) {
          faults++;
        }
      }
    }
    return faults;
  }

  private int[] starts(GridGraph graph) throws IOException {
    int[] starts = LeagueFile.starts(startFile, graph);
    if (units != null && units > starts.length) {
      throw new UsageException(
          "--agents: %d: expected 1 to %d, the starts of %s"
              .formatted(units, starts.length, startFile));
    }
    return units == null ? starts : Arrays.copyOf(starts, units);
  }

  private void requireSensibleOptions(Movement moves) throws IOException {
    if (units == null && startFile == null) {
      throw new UsageException("expected --agents, how many units there are, or --starts");
    }
    UsageException.requireAtLeast(1, "--agents", units == null ? 1 : units);
    UsageException.requireAtLeast(1, "--steps", steps);
    UsageException.requireAtLeast(1, "--period", period);
    UsageException.requireAtLeast(1, "--step-millis", stepMillis);
    long sources =
        Stream.of(randomTeam != null, scenario.isGiven(), startFile != null)
            .filter(isGiven -> isGiven)
            .count();
    if (sources > 1) {
      throw new UsageException("--scen, --random-team and --starts: expected one of them");
    }
    if (specs.size() > 1 && output.find().isPresent()) {
      throw new UsageException("-o keeps the plan of one planner: expected one --planner");
    }
    output.requireSensible(moves);
  }

  private List<PreparedTeamPlanner> prepare(GridGraph graph) {
    return UsageException.orRefuse(
        () ->
            (specs.isEmpty() ? List.of(TeamPlanners.known(USUAL)) : specs)
                .stream()
                    .map(
                        spec ->
                            Timeout.prepare(
                                spec,
                                Timeout.limited(spec, Budget.UNLIMITED),
                                () -> TeamPlanners.prepare(spec, graph, Budget.UNLIMITED)))
                    .toList());
  }

  private Team team(MapEntry map, GridGraph graph) throws IOException {
    if (randomTeam != null) {
      return UsageException.orRefuse("--agents: ", () -> RandomTeams.of(graph, units, randomTeam));
    }
    Scenario rows = scenario.read(map, graph.map());
    scenarioName = Path.of(rows.file()).getFileName().toString();
    return UsageException.orRefuse("--agents: ", () -> ScenarioTeams.of(graph, rows, units));
  }

  /** Lets one planner lead the team, and reports the result. Returns whether nothing was wrong. */
  private boolean work(
      PreparedTeamPlanner planner, int[] starts, Tasks tasks, Budget limits, Rows rows)
      throws IOException {
    LifelongAnswer answer =
        Timeout.require(
            planner.spec(),
            Budget.time(Duration.ofMillis(2L * steps * stepMillis)),
            () ->
                LifelongSimulation.of(planner, period, this::budgetOfPlan)
                    .work(starts, tasks, steps, limits));
    String problem = LifelongCheck.findProblem(planner.graph(), starts, answer);
    rows.add(Column.values(Led.COLUMNS, new Led(planner, answer, problem)));
    rows.flush();
    if (output.find().isPresent() && problem == null) {
      PlanText text =
          PlanText.ofWalk(
              planner.graph(), answer.plan(), mapName, scenarioName, planner.spec().toString());
      OutputFile.write(output.find().get(), PlanFile.write(text));
    }
    return problem == null;
  }

  private TeamBudget budgetOfPlan() {
    Duration time = Duration.ofNanos((long) (1e6 * stepMillis * period));
    return TeamBudget.of(Budget.time(time)).withStop(TeamBudget.Stop.FIRST_PLAN);
  }
}
