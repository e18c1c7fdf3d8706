package hopscotch.experiments.cli.options.planner;

import hopscotch.core.planner.Budget;
import java.time.Duration;
import picocli.CommandLine.Mixin;
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

  @Mixin private AnswerTime time;

  /** Made by picocli. */
  public BudgetOptions() {}

  /**
   * A new budget of what was asked for; it can be cancelled.
   *
   * @throws ParameterException if a number is too small
   */
  public Budget budget() {
    if (expansions != null && expansions < 0) {
      throw new ParameterException(
          command.commandLine(), "--max-expansions %d: expected at least 0".formatted(expansions));
    }
    return Budget.of(
        expansions == null ? Long.MAX_VALUE : expansions,
        time.or(Duration.ofNanos(Long.MAX_VALUE)));
  }

  /** The time of an answer alone. */
  public AnswerTime time() {
    return time;
  }
}
