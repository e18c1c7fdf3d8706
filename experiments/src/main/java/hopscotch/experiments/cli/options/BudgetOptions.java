package hopscotch.experiments.cli.options;

import hopscotch.core.planner.Budget;
import java.time.Duration;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What a query may use. */
public final class BudgetOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--max-expansions",
      paramLabel = "N",
      description = "Give up a query after N expansions.")
  private Long expansions;

  @Option(names = "--max-millis", paramLabel = "MS", description = "Give up a query after MS ms.")
  private Long millis;

  /** Made by picocli. */
  public BudgetOptions() {}

  /**
   * A new budget of what was asked for; it can be cancelled.
   *
   * @throws ParameterException if a number is negative
   */
  public Budget budget() {
    if (expansions != null && expansions < 0 || millis != null && millis < 0) {
      throw new ParameterException(
          command.commandLine(), "--max-expansions and --max-millis: expected at least 0");
    }
    return Budget.of(
        expansions == null ? Long.MAX_VALUE : expansions,
        millis == null ? Duration.ofNanos(Long.MAX_VALUE) : Duration.ofMillis(millis));
  }
}
