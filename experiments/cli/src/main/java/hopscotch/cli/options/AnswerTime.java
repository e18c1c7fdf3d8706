package hopscotch.cli.options;

import hopscotch.cli.console.UsageException;
import hopscotch.core.planner.Budget;
import java.time.Duration;
import picocli.CommandLine.Option;

/** {@code --max-millis}: the time of one answer of any kind. */
public final class AnswerTime {
  /** The name of the option. */
  private static final String NAME = "--max-millis";

  @Option(
      names = NAME,
      paramLabel = "MS",
      description =
          "End the search for an answer after MS ms. Default: no limit for a query, 30000"
              + " for a team, 5000 for a team in a picture. Where a planner is watched, one of a jar"
              + " has 30000.")
  private Integer millis;

  /** A budget with this time, or without a limit if none was named. */
  public Budget budget() {
    return Budget.time(or(Duration.ofNanos(Long.MAX_VALUE)));
  }

  /**
   * The time.
   *
   * @param otherwise the time if none was named
   * @throws UsageException if it is below a millisecond
   */
  public Duration or(Duration otherwise) {
    UsageException.requireAtLeast(1, NAME, millis);
    return millis == null ? otherwise : Duration.ofMillis(millis);
  }
}
