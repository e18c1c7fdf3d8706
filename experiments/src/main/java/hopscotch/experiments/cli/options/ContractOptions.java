package hopscotch.experiments.cli.options;

import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import java.time.Duration;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code --contract} and how long it is checked. */
public final class ContractOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--contract",
      description =
          "In place of sets: check that the planners keep the contract of planners, on generated"
              + " maps. What fails is shown as a small map and a query.")
  private boolean asked;

  @Option(
      names = "--tries",
      paramLabel = "N",
      description = "With --contract: how many maps. Default: 100.")
  private int tries = 100;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "With --contract: the same seed makes the same maps. Default: 1.")
  private long seed = 1;

  @Option(
      names = "--movement",
      paramLabel = "TEXT",
      description = "With --contract: how the agent moves, such as '4' or '8 one-free 2/3'.")
  private String movement = "8";

  @Option(
      names = "--max-millis",
      paramLabel = "N",
      description = "With --contract: the time of a query. Default: 5000.")
  private long maxMillis = 5000;

  /** Made by picocli. */
  public ContractOptions() {}

  /** Whether the contract is to be checked. */
  public boolean isAsked() {
    return asked;
  }

  /** How many maps. */
  public int tries() {
    if (tries < 1) {
      throw wrong("--tries " + tries + ": expected at least 1");
    }
    return tries;
  }

  /** The seed of the maps. */
  public long seed() {
    return seed;
  }

  /** The movement. */
  public Movement movement() {
    try {
      return Movement.parse(movement);
    } catch (IllegalArgumentException e) {
      throw wrong("--movement: " + e.getMessage());
    }
  }

  /** The budget of a query. */
  public Budget budget() {
    if (maxMillis < 1) {
      throw wrong("--max-millis " + maxMillis + ": expected at least 1");
    }
    return Budget.time(Duration.ofMillis(maxMillis));
  }

  private ParameterException wrong(String message) {
    return new ParameterException(command.commandLine(), message);
  }
}
