package hopscotch.experiments.suite;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import hopscotch.core.grid.Movement;

/**
 * A movement of a suite.
 *
 * @param text in the one way to write it
 * @param movement what it stands for
 */
public record MovementText(@JsonValue String text, Movement movement) {
  /** The movement of the benchmarks. */
  public static final MovementText BENCHMARK = of(Movement.OCTILE);

  private static MovementText of(Movement movement) {
    return new MovementText(movement.toString(), movement);
  }

  /**
   * Reads directions, corner rule, costs and terrain, parted by blanks.
   *
   * @throws IllegalArgumentException naming the part that is wrong
   */
  @JsonCreator
  public static MovementText parse(String text) {
    return of(Movement.parse(text));
  }

  /** Whether lengths published with the benchmarks hold under this movement. */
  public boolean isBenchmark() {
    return movement.equals(Movement.OCTILE);
  }
}
