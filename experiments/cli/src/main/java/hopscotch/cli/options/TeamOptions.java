package hopscotch.cli.options;

import hopscotch.cli.console.UsageException;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.datasets.library.MapEntry;
import hopscotch.datasets.movingai.Scenario;
import hopscotch.judge.team.ScenarioTeams;
import hopscotch.judge.timing.Timeout;
import hopscotch.mapf.planner.PreparedTeamPlanner;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamBudget.Stop;
import hopscotch.mapf.planner.TeamPlannerFactory;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.mapf.team.RandomTeams;
import hopscotch.mapf.team.Team;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options for a team: how many units, which ones, and the limits of planning. */
public final class TeamOptions {
  private static final long MEGABYTE = 1L << 20;

  @Option(
      names = "--agents",
      split = ",",
      paramLabel = "K",
      description =
          "Plan for a team: the units of the scenario's first K rows. Several numbers, as in"
              + " 50,100, are a team each.")
  private List<Integer> units = List.of();

  @Option(
      names = "--units",
      split = ",",
      paramLabel = "N",
      description =
          "Plan for a team of chosen units: those of the scenario's rows N, counted from 0, as in"
              + " 3,7,9.")
  private List<Integer> chosen = List.of();

  @Mixin private ScenarioOption scenario;

  @Option(
      names = "--random-team",
      paramLabel = "SEED",
      description = "Choose the units' starts and goals at random, in place of a scenario.")
  private Long randomTeam;

  @Option(
      names = "--planner",
      paramLabel = "SPEC",
      converter = AnyPlanner.Converter.class,
      completionCandidates = AnyPlanner.Ids.class,
      description =
          "A planner of teams; may be repeated. Default: lacamstar. See 'hopscotch planners'.")
  private List<KnownSpec> specs = List.of();

  @Option(
      names = "--limit-mb",
      paramLabel = "MB",
      description =
          "Stop a planner when its tables and nodes take more than MB megabytes. Default: three"
              + " quarters of the heap.")
  private Long megabytes;

  @Option(
      names = "--first-plan",
      description = "Stop at the first plan. Default: look for better ones until a limit.")
  private boolean firstPlan;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "The seed of every planner of teams that draws random numbers.")
  private Integer seed;

  private String scenarioName;

  /** Whether the command is about a team. */
  public boolean isAsked() {
    return !units.isEmpty() || !chosen.isEmpty();
  }

  /** The sizes of the teams, at least one. Refuses units that are chosen in two ways. */
  public List<Integer> units() {
    if (!chosen.isEmpty() && (!units.isEmpty() || randomTeam != null)) {
      throw new UsageException(
          "--units chooses rows of a scenario: expected no --agents or --random-team beside it");
    }
    if (!chosen.isEmpty()) {
      return List.of(chosen.size());
    }
    if (units.isEmpty()) {
      throw new UsageException("Missing required option: '--agents=K', or '--units=N,N'");
    }
    units.forEach(count -> UsageException.requireAtLeast(1, "--agents", count));
    return units;
  }

  private List<KnownSpec> specs() {
    return specs.isEmpty() ? List.of(TeamPlanners.factory("lacamstar").spec()) : specs;
  }

  /** The number of planners. */
  public int planners() {
    return specs().size();
  }

  /** The prepared planners. A seed that was named goes to those that draw at random. */
  public List<PreparedTeamPlanner> prepare(GridGraph graph, Budget budget) {
    try {
      return specs().stream()
          .map(spec -> prepare(seeded(requireOfTeams(spec)), graph, budget))
          .toList();
    } catch (IllegalArgumentException | BudgetExhaustedException e) {
      throw new UsageException(e.getMessage());
    }
  }

  private static PreparedTeamPlanner prepare(KnownSpec spec, GridGraph graph, Budget budget) {
    return Timeout.prepare(spec, budget, () -> TeamPlanners.prepare(spec, graph, budget));
  }

  private static KnownSpec requireOfTeams(KnownSpec spec) {
    if (!TeamPlanners.has(spec.id())) {
      throw new IllegalArgumentException(
          "planner '%s' answers single queries; of teams there are: %s"
              .formatted(
                  spec.id(),
                  String.join(
                      ", ", TeamPlanners.all().stream().map(TeamPlannerFactory::id).toList())));
    }
    return spec;
  }

  /** The spec with the seed, if the planner draws random numbers and its spec has no seed. */
  private KnownSpec seeded(KnownSpec spec) {
    String name = TeamPlannerFactory.SEED.name();
    boolean isDrawing =
        TeamPlanners.factory(spec.id()).parameters().stream()
            .anyMatch(parameter -> parameter.name().equals(name));
    if (seed == null || !isDrawing || spec.normal().parameters().containsKey(name)) {
      return spec;
    }
    Map<String, String> parameters = new TreeMap<>(spec.normal().parameters());
    parameters.put(name, seed.toString());
    return TeamPlanners.known(new PlannerSpec(spec.id(), spec.normal().inner(), parameters));
  }

  /** The teams on a graph, one for each size. */
  public List<Team> teams(GridGraph graph, MapEntry map) throws IOException {
    Scenario rows = randomTeam == null ? scenario.read(map, graph.map()) : null;
    boolean isOfFirstRows = rows != null && chosen.isEmpty();
    scenarioName = isOfFirstRows ? Path.of(rows.file()).getFileName().toString() : null;
    if (!chosen.isEmpty()) {
      int[] numbers = chosen.stream().mapToInt(number -> number).toArray();
      return List.of(
          UsageException.orRefuse("--units: ", () -> ScenarioTeams.of(graph, rows, numbers)));
    }
    List<Team> teams = new ArrayList<>();
    try {
      for (int count : units()) {
        teams.add(
            rows == null
                ? RandomTeams.of(graph, count, randomTeam)
                : ScenarioTeams.of(graph, rows, count));
      }
    } catch (IllegalArgumentException e) {
      throw new UsageException("--agents: " + e.getMessage());
    }
    return teams;
  }

  /** The file of the scenario of {@link #teams}; {@code null} if they are not of its first rows. */
  public String scenarioName() {
    return scenarioName;
  }

  /** A new budget with the limits that were named. It can be cancelled. */
  public TeamBudget budget(long expansions, Duration time) {
    if (megabytes != null && (megabytes < 1 || megabytes > Long.MAX_VALUE / MEGABYTE)) {
      throw new UsageException("--limit-mb %d: expected at least 1".formatted(megabytes));
    }
    long bytes =
        megabytes != null ? megabytes * MEGABYTE : Runtime.getRuntime().maxMemory() / 4 * 3;
    return new TeamBudget(
        Budget.of(expansions, time), bytes, firstPlan ? Stop.FIRST_PLAN : Stop.END);
  }
}
