package hopscotch.datasets.movingai;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Collection;

/**
 * The format in which a scenario prints its lengths. It says how precisely a printed length gives
 * the exact one.
 *
 * <p>Published files come in two kinds. Most print {@code significant digits} and drop trailing
 * zeros: of 6 digits, {@code 4} stands for 4.00000, {@code 61.3259} for itself and {@code 1179.8}
 * for 1179.80. The others print fixed {@code decimals}: 2 in bg512 and wc3maps512, 8 in cities and
 * mapf. The kind belongs to the file, not to the row: {@code 244.95} is exact to half of 0.001 in
 * the one and to half of 0.01 in the other.
 *
 * <p>A printed length agrees with s straight and d diagonal moves if s + d*r lies within half a
 * unit of the last digit, for a value r of sqrt 2 that published files were made with:
 *
 * <ul>
 *   <li>sqrt 2 itself;
 *   <li>1.41421354, which is sqrt 2 in single precision. Every row of dao, rooms, mazes, random and
 *       sc1 fits it; sqrt 2 itself misses some by a tenth of a unit and less, such as 3965.64 for
 *       2608 + 960 sqrt 2 = 3965.64502;
 *   <li>1.414213562, the value of cities;
 *   <li>1.4142, the value of old files.
 * </ul>
 *
 * <p>Where only a length is at hand, d is bounded by length / sqrt 2, and the allowed drift of a
 * printed length is that many times sqrt 2 - 1.41421354, downwards. This is tighter than any fixed
 * epsilon, and too tight for files of 1.4142.
 */
public final class LengthFormat {
  /** Six significant digits without trailing zeros. */
  public static final LengthFormat SIX_DIGITS = new LengthFormat(false, 6);

  private static final double SQRT2 = Math.sqrt(2);
  private static final double SINGLE_SQRT2 = (float) SQRT2;
  private static final double[] ROOTS = {SQRT2, SINGLE_SQRT2, 1.414213562, 1.4142};

  private final boolean fixed;
  private final int digits;

  private LengthFormat(boolean fixed, int digits) {
    this.fixed = fixed;
    this.digits = digits;
  }

  /**
   * A fixed number of decimals.
   *
   * @throws IllegalArgumentException unless {@code decimals} is 0 to 15
   */
  public static LengthFormat decimals(int decimals) {
    if (decimals < 0 || decimals > 15) {
      throw new IllegalArgumentException("decimals " + decimals + ": expected 0 to 15");
    }
    return new LengthFormat(true, decimals);
  }

  /**
   * The format of a file with these lengths: fixed decimals if all lengths but 0 have equally many
   * and not none; else significant digits, 6 or the most that occur.
   */
  public static LengthFormat of(Collection<BigDecimal> lengths) {
    int least = Integer.MAX_VALUE;
    int most = Integer.MIN_VALUE;
    int significant = 6;
    for (BigDecimal length : lengths) {
      if (length.scale() > 0 || length.signum() > 0) {
        least = Math.min(least, length.scale());
        most = Math.max(most, length.scale());
        significant = Math.max(significant, length.precision());
      }
    }
    boolean fixed = least == most && least > 0;
    return fixed ? new LengthFormat(true, least) : new LengthFormat(false, significant);
  }

  /** Half a unit of the last digit that was printed, or dropped as a trailing zero. */
  double halfUnit(BigDecimal printed) {
    int integerDigits = Math.max(1, printed.precision() - printed.scale());
    return 0.5 * Math.pow(10, fixed ? -digits : integerDigits - digits);
  }

  /** Whether a file may print this length for a path with these numbers of moves. */
  public boolean agrees(BigDecimal printed, long straightMoves, long diagonalMoves) {
    double halfUnit = halfUnit(printed);
    for (double root : ROOTS) {
      double length = straightMoves + diagonalMoves * root;
      if (Math.abs(printed.doubleValue() - length) <= halfUnit + roundingError(length)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a file may print this length for a path of the other length. */
  public boolean agrees(BigDecimal printed, double length) {
    double drift = length / SQRT2 * (SQRT2 - SINGLE_SQRT2);
    double reach = halfUnit(printed) + roundingError(length);
    double difference = printed.doubleValue() - length;
    return difference <= reach && difference >= -reach - drift;
  }

  /** A bound on the error of a sum of {@code length} doubles: half an ulp for each. */
  private static double roundingError(double length) {
    return length * Math.ulp(length) / 2;
  }

  /** A length rounded as this format prints it. */
  public BigDecimal print(double length) {
    BigDecimal exact = new BigDecimal(length);
    if (fixed) {
      return exact.setScale(digits, RoundingMode.HALF_EVEN);
    }
    BigDecimal rounded =
        exact.round(new MathContext(digits, RoundingMode.HALF_EVEN)).stripTrailingZeros();
    return rounded.scale() < 0 ? rounded.setScale(0) : rounded;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof LengthFormat that && fixed == that.fixed && digits == that.digits;
  }

  @Override
  public int hashCode() {
    return fixed ? ~digits : digits;
  }

  /** The format in words, such as {@code 2 decimals} or {@code 6 significant digits}. */
  @Override
  public String toString() {
    return digits + (fixed ? " decimals" : " significant digits");
  }
}
