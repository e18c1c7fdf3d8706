package hopscotch.core.grid;

/**
 * How an agent moves: in 4 or 8 directions, under a corner rule, at what costs, on what terrain,
 * how large it is, and at which points of their cells its queries begin and end.
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
 * @param ends where in their cells start and goal lie; corners are for exact any-angle planners
 */
public record Movement(
    int directions, CornerRule corners, CostPair costs, Terrain terrain, int size, EndPoints ends) {
  /** The largest agent. */
  public static final int MAX_SIZE = 1000;

  private static final String SIZE = "size=";
  private static final String ENDS = "ends=";

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

  /** How an agent of size 1 moves between centres of cells. */
  public Movement(int directions, CornerRule corners, CostPair costs, Terrain terrain) {
    this(directions, corners, costs, terrain, 1);
  }

  /** How an agent moves between centres of cells. */
  public Movement(int directions, CornerRule corners, CostPair costs, Terrain terrain, int size) {
    this(directions, corners, costs, terrain, size, EndPoints.CENTRES);
  }

  /** This movement under another corner rule. */
  public Movement withCorners(CornerRule rule) {
    return new Movement(directions, rule, costs, terrain, size, ends);
  }

  /** This movement at other costs. */
  public Movement withCosts(CostPair pair) {
    return new Movement(directions, corners, pair, terrain, size, ends);
  }

  /** This movement on other terrain. */
  public Movement withTerrain(Terrain other) {
    return new Movement(directions, corners, costs, other, size, ends);
  }

  /** This movement of an agent of another size. */
  public Movement withSize(int other) {
    return new Movement(directions, corners, costs, terrain, other, ends);
  }

  /** This movement with queries that begin and end at other points of their cells. */
  public Movement withEnds(EndPoints points) {
    return new Movement(directions, corners, costs, terrain, size, points);
  }

  /**
   * Reads directions, corner rule, costs and terrain, parted by blanks: {@code "8 never sqrt2
   * ground"}. Parts may be left off from the end. A size above 1 follows as {@code size=2}, and
   * other ends than centres as {@code ends=corners}.
   *
   * @throws IllegalArgumentException naming the part that is wrong
   */
  public static Movement parse(String text) {
    String[] parts = text.strip().split(" +", -1);
    int count = parts.length;
    EndPoints ends = EndPoints.CENTRES;
    if (count > 0 && parts[count - 1].startsWith(ENDS)) {
      ends = EndPoints.parse(parts[--count].substring(ENDS.length()));
    }
    int size = 1;
    if (count > 0 && parts[count - 1].startsWith(SIZE)) {
      size = parseSize(parts[--count]);
    }
    if (count < 1 || count > 4 || !parts[0].matches("[48]")) {
      throw new IllegalArgumentException(
          "movement '%s': expected directions corners costs terrain, such as '8 never sqrt2 ground'"
              .formatted(text));
    }
    return new Movement(
        Integer.parseInt(parts[0]),
        count > 1 ? CornerRule.parse(parts[1]) : CornerRule.NEVER,
        count > 2 ? CostPair.parse(parts[2]) : CostPair.SQRT2,
        count > 3 ? Terrain.parse(parts[3]) : Terrain.GROUND,
        size,
        ends);
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
    return text
        + (size == 1 ? "" : " " + SIZE + size)
        + (ends == EndPoints.CENTRES ? "" : " " + ENDS + ends.text());
  }
}
