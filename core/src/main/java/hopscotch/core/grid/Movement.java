package hopscotch.core.grid;

/**
 * The way in which an agent moves: in 4 or 8 directions, under a corner rule, at what costs, on
 * what terrain, how large it is, and at which points of their cells its queries begin and end.
 *
 * <p>A body of k covers k by k cells. The cell it stands on is the upper left of them. It may stand
 * where all of them are free. Its moves are those of a body of one cell on the map of the cells
 * where it may stand.
 *
 * @param directions 4 or 8
 * @param corners when a diagonal is legal; of no effect with 4 directions
 * @param costs the costs of a straight and a diagonal move on terrain of weight 1
 * @param terrain the terrain characters to walk on, with weights; of a larger body the cell it
 *     stands on weighs, and the others need only be free
 * @param body the cells along a side of the agent, 1 to {@value #MAX_BODY}
 * @param ends where in their cells start and goal lie; corners are for exact any-angle planners
 */
public record Movement(
    int directions, CornerRule corners, CostPair costs, Terrain terrain, int body, EndPoints ends) {
  /** The largest body. */
  public static final int MAX_BODY = 2000;

  private static final String BODY = "body=";

  /** More characters than any movement takes. */
  private static final int MAX_TEXT = 200;

  private static final int SHOWN_TEXT = 20;

  private static final String ENDS = "ends=";

  /** The movement of the MovingAI benchmarks: 8 directions, no corner cutting, (1, sqrt 2). */
  public static final Movement OCTILE =
      new Movement(8, CornerRule.NEVER, CostPair.SQRT2, Terrain.GROUND);

  /** Four directions on the ground. */
  public static final Movement ORTHOGONAL =
      new Movement(4, CornerRule.NEVER, CostPair.SQRT2, Terrain.GROUND);

  /** Refuses any number of directions but 4 and 8, and bodies out of range. */
  public Movement {
    if (directions != 4 && directions != 8) {
      throw new IllegalArgumentException("directions " + directions + ": expected 4 or 8");
    }
    if (body < 1 || body > MAX_BODY) {
      throw new IllegalArgumentException("body " + body + ": expected 1 to " + MAX_BODY);
    }
  }

  /** The movement of an agent of one cell between centres of cells. */
  public Movement(int directions, CornerRule corners, CostPair costs, Terrain terrain) {
    this(directions, corners, costs, terrain, 1);
  }

  /** The movement of an agent between centres of cells. */
  public Movement(int directions, CornerRule corners, CostPair costs, Terrain terrain, int body) {
    this(directions, corners, costs, terrain, body, EndPoints.CENTRES);
  }

  /** This movement under another corner rule. */
  public Movement withCorners(CornerRule rule) {
    return new Movement(directions, rule, costs, terrain, body, ends);
  }

  /** This movement at other costs. */
  public Movement withCosts(CostPair pair) {
    return new Movement(directions, corners, pair, terrain, body, ends);
  }

  /** This movement on other terrain. */
  public Movement withTerrain(Terrain other) {
    return new Movement(directions, corners, costs, other, body, ends);
  }

  /** This movement of an agent with another body. */
  public Movement withBody(int other) {
    return new Movement(directions, corners, costs, terrain, other, ends);
  }

  /** This movement with queries that begin and end at other points of their cells. */
  public Movement withEnds(EndPoints points) {
    return new Movement(directions, corners, costs, terrain, body, points);
  }

  /**
   * Reads directions, corner rule, costs and terrain, parted by blanks: {@code "8 never sqrt2
   * ground"}. Parts may be left off from the end. A body above 1 follows as {@code body=2}, and
   * other ends than centres as {@code ends=corners}.
   *
   * @throws IllegalArgumentException naming the part that is wrong
   */
  public static Movement parse(String text) {
    if (text.length() > MAX_TEXT) {
      throw new IllegalArgumentException(
          "movement '%s...': expected at most %d characters"
              .formatted(text.substring(0, SHOWN_TEXT), MAX_TEXT));
    }
    String[] parts = text.strip().split(" +", -1);
    int count = parts.length;
    EndPoints ends = EndPoints.CENTRES;
    if (count > 0 && parts[count - 1].startsWith(ENDS)) {
      ends = EndPoints.parse(parts[--count].substring(ENDS.length()));
    }
    int body = 1;
    if (count > 0 && parts[count - 1].startsWith(BODY)) {
      body = parseBody(parts[--count]);
    }
    if (count < 1 || count > 4 || !parts[0].matches("[48]")) {
      boolean isOfOthers = count > 0 && parts[0].matches("[0-9]+") && !parts[0].matches("[48]");
      throw new IllegalArgumentException(
          "movement '%s': %sexpected directions corners costs terrain, such as '8 never sqrt2 ground'"
              .formatted(text, isOfOthers ? parts[0] + " directions, neither 4 nor 8; " : ""));
    }
    return new Movement(
        Integer.parseInt(parts[0]),
        count > 1 ? CornerRule.parse(parts[1]) : CornerRule.NEVER,
        count > 2 ? CostPair.parse(parts[2]) : CostPair.SQRT2,
        count > 3 ? Terrain.parse(parts[3]) : Terrain.GROUND,
        body,
        ends);
  }

  private static int parseBody(String text) {
    if (!text.matches(BODY + "[0-9]{1,4}")) {
      throw new IllegalArgumentException(text + ": expected a whole number from 1 to " + MAX_BODY);
    }
    return Integer.parseInt(text.substring(BODY.length()));
  }

  /** The form that {@link #parse} reads. */
  @Override
  public String toString() {
    String text = directions + " " + corners.text() + " " + costs + " " + terrain;
    return text
        + (body == 1 ? "" : " " + BODY + body)
        + (ends == EndPoints.CENTRES ? "" : " " + ENDS + ends.text());
  }
}
