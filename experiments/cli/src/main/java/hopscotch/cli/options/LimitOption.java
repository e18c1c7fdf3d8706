package hopscotch.cli.options;

import hopscotch.cli.console.UsageException;
import picocli.CommandLine.Option;

/** {@code --limit}: the number of problems after which to stop. */
public final class LimitOption {
  @Option(names = "--limit", paramLabel = "N", description = "Stop after N queries or asks.")
  private int limit = Integer.MAX_VALUE;

  /** The number, or the largest int if none was named. */
  public int count() {
    UsageException.requireAtLeast(1, "--limit", limit);
    return limit;
  }
}
