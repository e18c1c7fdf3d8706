package hopscotch.core.path;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Arrays;

/**
 * A sum of square roots of whole numbers, each added or subtracted, whose sign is exact. It tells
 * which of two Euclidean lengths is shorter, or that they are equal.
 *
 * <p>Roots of one radicand are added first. If any are left and the sum in doubles is nearer to 0
 * than its rounding, each root is written k * sqrt(m) with m square-free, and the roots of one m
 * are added. Roots of different square-free numbers are linearly independent over the rationals, so
 * the sum is 0 exactly where no coefficient is left; else intervals of more and more digits part it
 * from 0.
 *
 * <p>Reusable, and allocates only where it grows and where doubles cannot decide. Not safe for use
 * by several threads.
 */
public final class SquareRootSum {
  private static final int FIRST_DIGITS = 40;

  private long[] radicands = new long[32];
  private long[] coefficients = new long[32];
  private int size;

  /** Makes this the empty sum, which is 0. */
  public void clear() {
    size = 0;
  }

  /**
   * Adds {@code coefficient * sqrt(radicand)}.
   *
   * @param radicand at least 0 and below 2^62
   */
  public void add(long coefficient, long radicand) {
    if (radicand < 0 || radicand >= 1L << 62) {
      throw new IllegalArgumentException("radicand " + radicand + ": expected 0 to 2^62 - 1");
    }
    if (radicand == 0) {
      return;
    }
    for (int i = 0; i < size; i++) {
      if (radicands[i] == radicand) {
        coefficients[i] += coefficient;
        return;
      }
    }
    if (size == radicands.length) {
      radicands = Arrays.copyOf(radicands, 2 * size);
      coefficients = Arrays.copyOf(coefficients, 2 * size);
    }
    radicands[size] = radicand;
    coefficients[size++] = coefficient;
  }

  /** Adds {@code coefficient} times the distance of two points that are (dx, dy) apart. */
  public void addDistance(long coefficient, long dx, long dy) {
    add(coefficient, dx * dx + dy * dy);
  }

  /** Adds {@code coefficient} times the length of a path, in halves of a cell's width. */
  public void add(long coefficient, Path path) {
    for (int i = 1; i < path.size(); i++) {
      addDistance(
          coefficient,
          path.doubledX(i) - path.doubledX(i - 1),
          path.doubledY(i) - path.doubledY(i - 1));
    }
  }

  /**
   * Compares the lengths of two paths exactly: -1, 0 or 1 if the first is less than, equal to or
   * greater than the second.
   */
  public static int compareLengths(Path a, Path b) {
    SquareRootSum difference = new SquareRootSum();
    difference.add(1, a);
    difference.add(-1, b);
    return difference.signum();
  }

  /**
   * The exact sign of the sum: -1, 0 or 1. This may rewrite the sum, but does not change its value.
   */
  public int signum() {
    dropZeros();
    int sign = signInDoubles();
    if (sign != 0 || size == 0) {
      return sign;
    }
    reduce();
    sign = signInDoubles();
    return sign != 0 || size == 0 ? sign : signInIntervals();
  }

  private void dropZeros() {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (coefficients[i] != 0) {
        radicands[kept] = radicands[i];
        coefficients[kept++] = coefficients[i];
      }
    }
    size = kept;
  }

  /** The sign where rounding cannot hide it, else 0. */
  private int signInDoubles() {
    double sum = 0;
    double magnitude = 0;
    for (int i = 0; i < size; i++) {
      double term = coefficients[i] * Math.sqrt((double) radicands[i]);
      sum += term;
      magnitude += Math.abs(term);
    }
    double rounding = magnitude * (size + 4) * 0x1p-52;
    return Math.abs(sum) > rounding ? (int) Math.signum(sum) : 0;
  }

  /** Makes all radicands square-free and different, and all coefficients not 0. */
  private void reduce() {
    int count = size;
    size = 0;
    for (int i = 0; i < count; i++) {
      long root = squareFactor(radicands[i]);
      long squareFree = radicands[i] / (root * root);
      long coefficient = Math.multiplyExact(coefficients[i], root);
      add(coefficient, squareFree);
    }
    dropZeros();
  }

  /**
   * The largest k whose square divides n. Once n has no prime factor up to its cube root, it is 1,
   * a prime, the product of two, or a prime's square.
   */
  private static long squareFactor(long n) {
    long rest = n;
    long factor = 1;
    for (long prime = 2; prime * prime * prime <= rest; prime++) {
      while (rest % (prime * prime) == 0) {
        rest /= prime * prime;
        factor *= prime;
      }
      if (rest % prime == 0) {
        rest /= prime;
      }
    }
    long root = Math.round(Math.sqrt((double) rest));
    return root * root == rest ? factor * root : factor;
  }

  /** The sign of a sum that is not 0, by as many digits as it takes. */
  private int signInIntervals() {
    for (int digits = FIRST_DIGITS; ; digits *= 2) {
      MathContext precision = new MathContext(digits);
      BigDecimal sum = BigDecimal.ZERO;
      BigDecimal magnitude = BigDecimal.ZERO;
      for (int i = 0; i < size; i++) {
        BigDecimal term =
            BigDecimal.valueOf(radicands[i])
                .sqrt(precision)
                .multiply(BigDecimal.valueOf(coefficients[i]));
        sum = sum.add(term);
        magnitude = magnitude.add(term.abs());
      }
      BigDecimal rounding = magnitude.movePointLeft(digits - 1);
      if (sum.abs().compareTo(rounding) > 0) {
        return sum.signum();
      }
    }
  }

  /** The sum, rounded to a double. */
  public double doubleValue() {
    double sum = 0;
    for (int i = 0; i < size; i++) {
      sum += coefficients[i] * Math.sqrt((double) radicands[i]);
    }
    return sum;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < size; i++) {
      text.append(i == 0 ? "" : " + ")
          .append(coefficients[i])
          .append("*sqrt(")
          .append(radicands[i]);
      text.append(')');
    }
    return size == 0 ? "0" : text.toString();
  }
}
