package hopscotch.harness.suite;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.grid.Terrain;
import hopscotch.judge.query.LayeredMap;

/**
 * A movement of a suite.
 *
 * @param text the movement in its normal form
 * @param movement the movement itself; if it is layered, that on the ground
 * @param isLayered whether a row of a scenario belongs to the layer of terrain of its start
 */
public record MovementText(@JsonValue String text, Movement movement, boolean isLayered) {
  /** The word in place of a terrain. */
  private static final String LAYERS = "layers";

  private static final int TERRAIN = 3;

  /** The movement of the benchmarks. */
  public static final MovementText BENCHMARK = parse("8 never sqrt2 layers");

  /** A movement on its own terrain, without layers. */
  public static MovementText of(Movement movement) {
    return new MovementText(movement.toString(), movement, false);
  }

  /**
   * Reads directions, corner rule, costs and terrain, separated by blanks. The terrain may be
   * {@code layers}, which is also its default.
   *
   * @throws IllegalArgumentException if a part is wrong; the message names it
   */
  @JsonCreator
  public static MovementText parse(String text) {
    String[] parts = text.strip().split(" +", -1);
    boolean isLayered =
        parts.length <= TERRAIN
            || parts[TERRAIN].equals(LAYERS)
            || parts[TERRAIN].matches("(body|ends)=.*");
    if (!isLayered) {
      return of(Movement.parse(text));
    }
    Movement movement = Movement.parse(text.replace(LAYERS, Terrain.GROUND.toString()));
    String shown = movement.toString().replace(Terrain.GROUND.toString(), LAYERS);
    return new MovementText(shown, movement, true);
  }

  /** Reads a movement that is only a number of directions, which YAML takes for a number. */
  @JsonCreator
  static MovementText ofDirections(int directions) {
    return parse(Integer.toString(directions));
  }

  /** A map whose queries run under this movement. */
  public LayeredMap on(GridMap map) {
    return isLayered ? LayeredMap.ofLayers(map, movement) : LayeredMap.ofTerrain(map, movement);
  }
}
