package hopscotch.core.grid;

/**
 * How an agent moves: in 4 or 8 directions, under a corner rule, at what costs, on what terrain,
 * and how large it is.
 *
 * <p>An agent of size k covers all cells up to k - 1 moves of a king from the cell it stands on, a
 * square of 2k - 1 by 2k - 1 cells, and may stand where all of them are free. Its moves are those
 * of an agent of size 1 on the map of the cells where it may stand.
 *
 * @param directions 4 or 8
 * @param corners when a diagonal is legal; of no effect with 4 directions
 * @param costs the costs of a straight and a diagonal move on terrain of weight 1
 * @param terrain the terrain characters to walk on, with weights; of a larger agent the cell it
 *     stands on weighs
 * @param size 1 for an agent of one cell, at most {@value #MAX_SIZE}
 */
public record Movement(
    int directions, CornerRule corners, CostPair costs, Terrain terrain, int size) {
  /** The largest agent. */
  public static final int MAX_SIZE = 1000;

  private static final String SIZE = "size=";

  /** The movement of the MovingAI benchmarks: 8 directions, no corner cutting, (1, sqrt 2). */
  public static final Movement OCTILE =
      new Movement(8, CornerRule.NEVER, CostPair.SQRT2, Terrain.GROUND);

  /** Four directions on the ground. */
  public static final Movement ORTHOGONAL =
      new Movement(4, CornerRule.NEVER, CostPair.SQRT2, Terrain.GROUND);

  /** Refuses any number of directions but 4 and 8, and sizes out of range. */
  public Movement {
    if (directions != 4 && directions != 8) {
      throw new IllegalArgumentException("directions " + directions + ": expected 4 or 8");
    }
    if (size < 1 || size > MAX_SIZE) {
      throw new IllegalArgumentException("size " + size + ": expected 1 to " + MAX_SIZE);
    }
  }

  /** How an agent of size 1 moves. */
  public Movement(int directions, CornerRule corners, CostPair costs, Terrain terrain) {
    this(directions, corners, costs, terrain, 1);
  }

  /** This movement under another corner rule. */
  public Movement withCorners(CornerRule rule) {
    return new Movement(directions, rule, costs, terrain, size);
  }

  /** This movement at other costs. */
  public Movement withCosts(CostPair pair) {
    return new Movement(directions, corners, pair, terrain, size);
  }

  /** This movement on other terrain. */
  public Movement withTerrain(Terrain other) {
    return new Movement(directions, corners, costs, other, size);
  }

  /** This movement of an agent of another size. */
  public Movement withSize(int other) {
    return new Movement(directions, corners, costs, terrain, other);
  }

  /**
   * Reads directions, corner rule, costs and terrain, parted by blanks: {@code "8 never sqrt2
   * ground"}. Parts may be left off from the end. A size above 1 follows as {@code size=2}.
   *
   * @throws IllegalArgumentException naming the part that is wrong
   */
  public static Movement parse(String text) {
    String[] parts = text.strip().split(" +", -1);
    int named = parts[parts.length - 1].startsWith(SIZE) ? parts.length - 1 : parts.length;
    if (named < 1 || named > 4 || !parts[0].matches("[48]")) {
      throw new IllegalArgumentException(
          "movement '%s': expected directions corners costs terrain, such as '8 never sqrt2 ground'"
              .formatted(text));
    }
    return new Movement(
        Integer.parseInt(parts[0]),
        named > 1 ? CornerRule.parse(parts[1]) : CornerRule.NEVER,
        named > 2 ? CostPair.parse(parts[2]) : CostPair.SQRT2,
        named > 3 ? Terrain.parse(parts[3]) : Terrain.GROUND,
        named < parts.length ? parseSize(parts[named]) : 1);
  }

  private static int parseSize(String text) {
    if (!text.matches(SIZE + "[0-9]{1,4}")) {
      throw new IllegalArgumentException(text + ": expected a whole number from 1 to " + MAX_SIZE);
    }
    return Integer.parseInt(text.substring(SIZE.length()));
  }

  /** The form that {@link #parse} reads. */
  @Override
  public String toString() {
    String text = directions + " " + corners.text() + " " + costs + " " + terrain;
    return size == 1 ? text : text + " " + SIZE + size;
  }
}
