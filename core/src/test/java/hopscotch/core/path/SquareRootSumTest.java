package hopscotch.core.path;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class SquareRootSumTest {
  private static final String SEED = "20266";

  /** Enough to tell any two of the sums below apart: no test relies on fewer. */
  private static final MathContext DIGITS = new MathContext(300);

  private static SquareRootSum sum(long... coefficientsAndRadicands) {
    SquareRootSum sum = new SquareRootSum();
    for (int i = 0; i < coefficientsAndRadicands.length; i += 2) {
      sum.add(coefficientsAndRadicands[i], coefficientsAndRadicands[i + 1]);
    }
    return sum;
  }

  @Example
  void rootsOfOneSquareFreePartAreAdded() {
    assertEquals(0, sum(1, 2, 1, 8, -1, 18).signum());
    assertEquals(0, sum().signum());
    assertEquals(0, sum(3, 0).signum());
    assertEquals(0, sum(3, 49, -7, 9).signum());
    assertEquals(0, sum(1, 4 * 1_000_003L * 1_000_003L, -2, 1_000_003L * 1_000_003L).signum());
  }

  /** About 2^-62 apart, at a magnitude of 2^21: doubles have 53 binary digits. */
  @Example
  void tellsApartWhatDoublesCannot() {
    long n = 1L << 40;
    assertEquals(-1, sum(1, n - 1, 1, n + 1, -2, n).signum());
    assertEquals(1, sum(-1, n - 1, -1, n + 1, 2, n).signum());
  }

  @Example
  void refusesWhatIsNoRadicand() {
    assertEquals(
        "radicand -1: expected 0 to 2^62 - 1",
        assertThrows(IllegalArgumentException.class, () -> sum(1, -1)).getMessage());
  }

  /** Terms whose radicands share squares, so that many sums are 0 or nearly so. */
  @Provide
  Arbitrary<List<long[]>> sums() {
    return Arbitraries.randomValue(SquareRootSumTest::terms);
  }

  private static List<long[]> terms(Random random) {
    int pairs = 1 + random.nextInt(5);
    long scale = 1L << random.nextInt(20);
    List<long[]> terms = new ArrayList<>();
    for (int i = 0; i < pairs; i++) {
      long k = 1L + random.nextInt(30);
      long m = 1L + random.nextInt((int) scale + 5);
      long shift = random.nextInt(4) == 0 ? random.nextInt(3) - 1 : 0;
      terms.add(new long[] {1 + random.nextInt(3), k * k * m});
      terms.add(new long[] {-terms.get(terms.size() - 1)[0] * k, Math.max(0, m + shift)});
    }
    return terms;
  }

  @Property(seed = SEED)
  void theSignIsThatOfManyDigits(@ForAll("sums") List<long[]> terms) {
    SquareRootSum sum = new SquareRootSum();
    terms.forEach(term -> sum.add(term[0], term[1]));
    assertEquals(decimal(terms).signum(), sum.signum());
  }

  /** 0 where all but the last digits cancel. */
  private static BigDecimal decimal(List<long[]> terms) {
    BigDecimal sum = BigDecimal.ZERO;
    for (long[] term : terms) {
      BigDecimal root = BigDecimal.valueOf(term[1]).sqrt(DIGITS);
      sum = sum.add(root.multiply(BigDecimal.valueOf(term[0])));
    }
    BigDecimal rounding = BigDecimal.ONE.movePointLeft(250);
    return sum.abs().compareTo(rounding) < 0 ? BigDecimal.ZERO : sum;
  }
}
