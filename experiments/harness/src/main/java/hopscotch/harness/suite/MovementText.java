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
 * @param text in the one way to write it
 * @param movement what it stands for; on the ground, where it is layered
 * @param isLayered whether a row of a scenario belongs to the layer of terrain of its start
 */
public record MovementText(@JsonValue String text, Movement movement, boolean isLayered) {
  /** The word in place of a terrain. */
  private static final String LAYERS = "layers";

  private static final int TERRAIN = 3;

  /** The movement of the benchmarks. */
  public static final MovementText BENCHMARK = parse("8 never sqrt2 layers");

  /** A movement on its terrain alone. */
  public static MovementText of(Movement movement) {
    return new MovementText(movement.toString(), movement, false);
  }

  /**
   * Reads directions, corner rule, costs and terrain, parted by blanks. The terrain may be {@code
   * layers}, and is where it is left off.
   *
   * @throws IllegalArgumentException naming the part that is wrong
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

  /** Reads the number of directions alone, which YAML takes for a number. */
  @JsonCreator
  static MovementText ofDirections(int directions) {
    return parse(Integer.toString(directions));
  }

  /** A map whose queries run as this says. */
  public LayeredMap on(GridMap map) {
    return isLayered ? LayeredMap.ofLayers(map, movement) : LayeredMap.ofTerrain(map, movement);
  }
}
