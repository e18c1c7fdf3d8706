package hopscotch.experiments.cli.options.query;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code --limit}: after how many problems to stop. */
public final class LimitOption {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(names = "--limit", paramLabel = "N", description = "Stop after N queries or asks.")
  private int limit = Integer.MAX_VALUE;

  /** Made by picocli. */
  public LimitOption() {}

  /**
   * The number; the largest there is where none was named.
   *
   * @throws ParameterException if it is below 1
   */
  public int count() {
    if (limit < 1) {
      throw new ParameterException(
          command.commandLine(), "--limit " + limit + ": expected at least 1");
    }
    return limit;
  }
}
