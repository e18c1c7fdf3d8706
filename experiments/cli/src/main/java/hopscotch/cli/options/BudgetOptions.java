package hopscotch.cli.options;

import hopscotch.cli.console.UsageException;
import hopscotch.core.planner.Budget;
import java.time.Duration;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options for the budget of a query. */
public final class BudgetOptions {
  @Option(
      names = "--max-expansions",
      paramLabel = "N",
      description = "Give up a query after N expansions.")
  private Long expansions;

  @Mixin private AnswerTime time;

  /** A new budget with the limits that were named. It can be cancelled. */
  public Budget budget() {
    UsageException.requireAtLeast(0, "--max-expansions", expansions);
    return Budget.of(
        expansions == null ? Long.MAX_VALUE : expansions,
        time.or(Duration.ofNanos(Long.MAX_VALUE)));
  }

  /** The option for the time of an answer. */
  public AnswerTime time() {
    return time;
  }
}
