package hopscotch.cli.options;

import hopscotch.cli.console.UsageException;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** {@code --contract} with its options: how many maps, their seed, the time of an answer. */
public final class ContractOptions {
  private static final Duration DEFAULT = Duration.ofSeconds(5);

  /** The movements to draw from: each corner rule, and costs that tell many paths apart. */
  private static final List<Movement> DRAWN_FROM =
      Stream.of(
              "8",
              "4",
              "8 one-free 2/3",
              "8 always",
              "8 never 1/2 .=1,S=2,G=3",
              "8 one-free 2/3 .=2,S=7,G=5",
              "8 always 2/3 .=1,S=2,G=5")
          .map(Movement::parse)
          .toList();

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
      description =
          "With --contract: how the agent moves, such as '4' or '8 one-free 2/3'. Default: for each"
              + " map one of several that the planner serves, drawn at random. They are listed.")
  private String movement;

  @Option(
      names = "--max-millis",
      paramLabel = "N",
      description =
          "End an answer, or a preparation, after N ms. Default: no limit; 5000 with"
              + " --contract.")
  private Long maxMillis;

  /** Whether the contract is to be checked. */
  public boolean isAsked() {
    return asked;
  }

  /** The number of maps. */
  public int tries() {
    UsageException.requireAtLeast(1, "--tries", tries);
    return tries;
  }

  /** The seed of the maps. */
  public long seed() {
    return seed;
  }

  /** The movement, or those from which to draw. */
  public List<Movement> movements() {
    return movement == null
        ? DRAWN_FROM
        : UsageException.orRefuse("--movement: ", () -> List.of(Movement.parse(movement)));
  }

  /** The budget of a query. It can be cancelled. */
  public Budget budget() {
    UsageException.requireAtLeast(1, "--max-millis", maxMillis);
    Duration longest = asked ? DEFAULT : Duration.ofNanos(Long.MAX_VALUE);
    return Budget.time(maxMillis == null ? longest : Duration.ofMillis(maxMillis));
  }
}
