package hopscotch.cli.options;

import hopscotch.cli.console.UsageException;
import picocli.CommandLine.Option;

/** {@code --limit}: after how many problems to stop. */
public final class LimitOption {
  @Option(names = "--limit", paramLabel = "N", description = "Stop after N queries or asks.")
  private int limit = Integer.MAX_VALUE;

  /** Made by picocli. */
  public LimitOption() {}

  /**
   * The number; the largest there is where none was named.
   *
   * @throws UsageException if it is below 1
   */
  public int count() {
    UsageException.requireAtLeast(1, "--limit", limit);
    return limit;
  }
}
