package hopscotch.core.grid;

/**
 * How an agent moves: in 4 or 8 directions, under a corner rule, at what costs, on what terrain.
 *
 * @param directions 4 or 8
 * @param corners when a diagonal is legal; of no effect with 4 directions
 * @param costs the costs of a straight and a diagonal move on terrain of weight 1
 * @param terrain the letters to walk on, with weights
 */
public record Movement(int directions, CornerRule corners, CostPair costs, Terrain terrain) {
  /** The movement of the MovingAI benchmarks: 8 directions, no corner cutting, (1, sqrt 2). */
  public static final Movement OCTILE =
      new Movement(8, CornerRule.NEVER, CostPair.SQRT2, Terrain.GROUND);

  /** Four directions on the ground. */
  public static final Movement ORTHOGONAL =
      new Movement(4, CornerRule.NEVER, CostPair.SQRT2, Terrain.GROUND);

  /** Refuses any number of directions but 4 and 8. */
  public Movement {
    if (directions != 4 && directions != 8) {
      throw new IllegalArgumentException("directions " + directions + ": expected 4 or 8");
    }
  }

  /** This movement under another corner rule. */
  public Movement withCorners(CornerRule rule) {
    return new Movement(directions, rule, costs, terrain);
  }

  /** This movement at other costs. */
  public Movement withCosts(CostPair pair) {
    return new Movement(directions, corners, pair, terrain);
  }

  /** This movement on other terrain. */
  public Movement withTerrain(Terrain other) {
    return new Movement(directions, corners, costs, other);
  }

  /**
   * Reads directions, corner rule, costs and terrain, parted by blanks: {@code "8 never sqrt2
   * ground"}. Parts may be left off from the end.
   *
   * @throws IllegalArgumentException naming the part that is wrong
   */
  public static Movement parse(String text) {
    String[] parts = text.strip().split(" +", -1);
    if (parts.length > 4 || !parts[0].matches("[48]")) {
      throw new IllegalArgumentException(
          "movement '%s': expected directions corners costs terrain, such as '8 never sqrt2 ground'"
              .formatted(text));
    }
    return new Movement(
        Integer.parseInt(parts[0]),
        parts.length > 1 ? CornerRule.parse(parts[1]) : CornerRule.NEVER,
        parts.length > 2 ? CostPair.parse(parts[2]) : CostPair.SQRT2,
        parts.length > 3 ? Terrain.parse(parts[3]) : Terrain.GROUND);
  }

  /** The form that {@link #parse} reads. */
  @Override
  public String toString() {
    return directions + " " + corners.text() + " " + costs + " " + terrain;
  }
}
