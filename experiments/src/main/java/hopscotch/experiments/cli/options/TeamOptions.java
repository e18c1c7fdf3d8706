package hopscotch.experiments.cli.options;

import hopscotch.core.planner.Budget;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamBudget.Stop;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * Several units in place of a query: how many, what their planning may use, where the plan goes.
 */
public final class TeamOptions {
  private static final double DEFAULT_SECONDS = 30;
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
      names = "--limit-s",
      paramLabel = "S",
      description = "Stop the planning for a team after S seconds. Default: 30.")
  private Double seconds;

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

  @Option(
      names = "--plan",
      paramLabel = "FILE",
      description = "Write the plan, for 'hopscotch mapf check' and 'hopscotch render --plan'.")
  private Path plan;

  @Mixin private ForceOption force;

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
    for (String option :
        List.of("--random-team", "--limit-s", "--limit-mb", "--first-plan", "--seed", "--plan")) {
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

  /** The seed of starts and goals, if they are drawn. */
  public OptionalLong findRandomTeam() {
    return randomTeam == null ? OptionalLong.empty() : OptionalLong.of(randomTeam);
  }

  /** The seed of planners, if one was named. */
  public OptionalInt findSeed() {
    return seed == null ? OptionalInt.empty() : OptionalInt.of(seed);
  }

  /** Where the plan goes, if anywhere. */
  public Optional<Path> findPlan() {
    return Optional.ofNullable(plan);
  }

  /** Whether a file of the user's may be overwritten. */
  public ForceOption force() {
    return force;
  }

  /**
   * A new budget of what was asked for; it can be cancelled.
   *
   * @throws ParameterException if a limit is no positive number
   */
  public TeamBudget budget(long expansions) {
    double limit = seconds == null ? DEFAULT_SECONDS : seconds;
    if (!(limit > 0 && limit <= 1e8)) {
      throw wrong("--limit-s %s: expected a number of seconds above 0".formatted(seconds));
    }
    if (megabytes != null && (megabytes < 1 || megabytes > Long.MAX_VALUE / MEGABYTE)) {
      throw wrong("--limit-mb %d: expected at least 1".formatted(megabytes));
    }
    long bytes =
        megabytes != null ? megabytes * MEGABYTE : Runtime.getRuntime().maxMemory() / 4 * 3;
    Budget limits = Budget.of(expansions, Duration.ofNanos(Math.round(limit * 1e9)));
    return new TeamBudget(limits, bytes, firstPlan ? Stop.FIRST_PLAN : Stop.END);
  }

  private ParameterException wrong(String message) {
    return new ParameterException(command.commandLine(), message);
  }
}
