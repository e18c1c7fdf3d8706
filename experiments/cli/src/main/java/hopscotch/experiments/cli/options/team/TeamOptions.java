package hopscotch.experiments.cli.options.team;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Budget;
import hopscotch.datasets.movingai.Scenario;
import hopscotch.experiments.team.ScenarioTeams;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamBudget.Stop;
import hopscotch.mapf.team.RandomTeams;
import hopscotch.mapf.team.Team;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Several units in place of a query: how many, which, and what their planning may use. */
public final class TeamOptions {
  private static final long MEGABYTE = 1L << 20;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--agents",
      split = ",",
      paramLabel = "K",
      description =
          "Plan for a team: the units of the scenario's first K rows. Several numbers, as in"
              + " 50,100, are a team each.")
  private List<Integer> units = List.of();

  @Option(
      names = "--random-team",
      paramLabel = "SEED",
      description = "Draw the units' starts and goals at random, in place of a scenario.")
  private Long randomTeam;

  @Option(
      names = "--limit-mb",
      paramLabel = "MB",
      description =
          "Stop it when its tables and nodes take more. Default: three quarters of the heap.")
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

  /** Made by picocli. */
  public TeamOptions() {}

  /** Whether a team is to be planned for. */
  public boolean isAsked() {
    return !units.isEmpty();
  }

  /**
   * Refuses what is of teams, where no team is to be planned for.
   *
   * @throws ParameterException naming the option
   */
  public void requireNone() {
    for (String option : List.of("--random-team", "--limit-mb", "--first-plan", "--seed")) {
      if (command.commandLine().getParseResult().hasMatchedOption(option)) {
        throw wrong(option + " is for teams: expected --agents beside it");
      }
    }
  }

  /**
   * The sizes of the teams.
   *
   * @throws ParameterException if one is below 1
   */
  public List<Integer> units() {
    for (int count : units) {
      if (count < 1) {
        throw wrong("--agents " + count + ": expected at least 1");
      }
    }
    return units;
  }

  /** The seed of planners, if one was named. */
  public OptionalInt findSeed() {
    return seed == null ? OptionalInt.empty() : OptionalInt.of(seed);
  }

  /** Where a team's scenario comes from, if it is wanted. */
  @FunctionalInterface
  public interface ScenarioSource {
    /** Reads it. */
    Scenario read() throws IOException;
  }

  /**
   * The teams on a graph, one of each size.
   *
   * @throws ParameterException if there is no such team
   */
  public List<Team> teams(GridGraph graph, ScenarioSource source) throws IOException {
    List<Team> teams = new ArrayList<>();
    try {
      Scenario scenario = randomTeam == null ? source.read() : null;
      for (int count : units()) {
        teams.add(
            randomTeam == null
                ? ScenarioTeams.of(graph, scenario, count)
                : RandomTeams.of(graph, count, randomTeam));
      }
    } catch (IllegalArgumentException e) {
      throw wrong("--agents: " + e.getMessage());
    }
    return teams;
  }

  /**
   * A new budget of what was asked for; it can be cancelled.
   *
   * @throws ParameterException if the limit of memory is no positive number
   */
  public TeamBudget budget(long expansions, Duration time) {
    if (megabytes != null && (megabytes < 1 || megabytes > Long.MAX_VALUE / MEGABYTE)) {
      throw wrong("--limit-mb %d: expected at least 1".formatted(megabytes));
    }
    long bytes =
        megabytes != null ? megabytes * MEGABYTE : Runtime.getRuntime().maxMemory() / 4 * 3;
    return new TeamBudget(
        Budget.of(expansions, time), bytes, firstPlan ? Stop.FIRST_PLAN : Stop.END);
  }

  private ParameterException wrong(String message) {
    return new ParameterException(command.commandLine(), message);
  }
}
