package hopscotch.core.grid;

/**
 * The integer costs of a straight and a diagonal move, with straight &lt;= diagonal &lt;= 2 *
 * straight.
 *
 * <p>{@link #SQRT2} stands for (1, sqrt 2). It is a family: convergents D/S of sqrt 2 from above,
 * of which a graph takes the finest whose sums cannot overflow on its map ({@link
 * GridGraph#costs()}). A fraction strictly between D/S and sqrt 2 has a denominator above S, so s*S
 * + d*D orders any two paths exactly as s + d*sqrt 2 does while their diagonal counts differ by
 * less than S. From above, because then floor(S * Euclidean distance) stays admissible.
 *
 * @param straight the cost of a straight move, at least 1
 * @param diagonal the cost of a diagonal move
 */
public record CostPair(int straight, int diagonal) {
  /** The largest cost of a move that a pair may name. */
  public static final int MAX_COST = 1 << 20;

  /** The costs of moves of length 1 and sqrt 2, in the finest scale. */
  public static final CostPair SQRT2 = new CostPair(13860, 19601);

  /** Convergents of sqrt 2 from above, finest first. */
  private static final CostPair[] SQRT2_SCALES = {
    SQRT2, new CostPair(2378, 3363), new CostPair(408, 577), new CostPair(70, 99)
  };

  /** Checks that straight &lt;= diagonal &lt;= 2 * straight. */
  public CostPair {
    if (straight < 1 || diagonal < straight || diagonal > 2L * straight || diagonal > MAX_COST) {
      throw new IllegalArgumentException(
          "cost pair %d/%d: expected 1 <= straight <= diagonal <= 2 * straight, diagonal <= %d"
              .formatted(straight, diagonal, MAX_COST));
    }
  }

  /** Whether this pair stands for (1, sqrt 2). */
  public boolean isSqrt2() {
    for (CostPair scale : SQRT2_SCALES) {
      if (equals(scale)) {
        return true;
      }
    }
    return false;
  }

  /**
   * The length of a path with these numbers of moves: s + d*sqrt 2, or for any other pair its cost
   * divided by S.
   */
  public double length(double straightCount, double diagonalCount) {
    return isSqrt2()
        ? straightCount + diagonalCount * Math.sqrt(2)
        : straightCount + diagonalCount * diagonal / straight;
  }

  /**
   * The finest scale of this pair whose diagonal, times {@code factor}, is at most {@code limit}.
   * Only sqrt 2 pairs have coarser scales.
   *
   * @throws IllegalArgumentException if none fits
   */
  CostPair scaledFor(long factor, long limit) {
    if (fits(factor, limit)) {
      return this;
    }
    if (isSqrt2()) {
      for (CostPair scale : SQRT2_SCALES) {
        if (scale.straight < straight && scale.fits(factor, limit)) {
          return scale;
        }
      }
    }
    throw new IllegalArgumentException(
        ("costs %s can overflow on this map: the diagonal times %d exceeds %d;"
                + " use a smaller pair or smaller weights")
            .formatted(this, factor, limit));
  }

  private boolean fits(long factor, long limit) {
    return factor <= limit / diagonal;
  }

  /**
   * Reads {@code sqrt2} or {@code straight/diagonal}, such as {@code 50/71}.
   *
   * @throws IllegalArgumentException if the text is neither
   */
  public static CostPair parse(String text) {
    if (text.equals("sqrt2")) {
      return SQRT2;
    }
    int slash = text.indexOf('/');
    try {
      return new CostPair(
          Integer.parseInt(text.substring(0, Math.max(slash, 0))),
          Integer.parseInt(text.substring(slash + 1)));
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          "cost pair '" + text + "': expected sqrt2 or straight/diagonal, such as 50/71", e);
    }
  }

  /** The form that {@link #parse} reads. */
  @Override
  public String toString() {
    return equals(SQRT2) ? "sqrt2" : straight + "/" + diagonal;
  }
}
