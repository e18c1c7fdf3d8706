package hopscotch.core.grid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

class CostPairTest {
  static final List<CostPair> SQRT2_SCALES =
      List.of(
          new CostPair(13860, 19601),
          new CostPair(2378, 3363),
          new CostPair(408, 577),
          new CostPair(70, 99));

  /**
   * Two paths whose counts differ by {@code s} straight and {@code d} diagonal moves: the sign of
   * {@code s*S + d*D} is that of {@code s + d*sqrt 2} for every d below S. Checked where it is
   * closest, at the integers s around {@code -d*sqrt 2}; further off it is easier.
   */
  @ParameterizedTest
  @FieldSource("SQRT2_SCALES")
  void costsOrderPathsAsLengthsDo(CostPair pair) {
    for (int d = 1 - pair.straight(); d < pair.straight(); d++) {
      long nearest = Math.round(-d * Math.sqrt(2));
      for (long s = nearest - 2; s <= nearest + 2; s++) {
        assertEquals(
            signOfLength(s, d), Long.signum(s * pair.straight() + (long) d * pair.diagonal()));
      }
    }
  }

  @ParameterizedTest
  @FieldSource("SQRT2_SCALES")
  void atSDiagonalsMoreTheOrderIsLost(CostPair pair) {
    long s = -pair.diagonal();
    int d = pair.straight();
    assertEquals(0, s * pair.straight() + (long) d * pair.diagonal());
    assertEquals(-1, signOfLength(s, d));
  }

  /** The sign of s + d*sqrt 2, without rounding: that of s^2 - 2*d^2 where s and d disagree. */
  private static int signOfLength(long s, long d) {
    if (Long.signum(s) * Long.signum(d) >= 0) {
      return Long.signum(s + d);
    }
    BigInteger squares = BigInteger.valueOf(s).pow(2);
    BigInteger twice = BigInteger.valueOf(d).pow(2).shiftLeft(1);
    return Long.signum(s) * squares.compareTo(twice);
  }

  @ParameterizedTest
  @FieldSource("SQRT2_SCALES")
  void everyScaleStandsForSqrt2(CostPair pair) {
    assertTrue(pair.isSqrt2());
    assertEquals(3 + 2 * Math.sqrt(2), pair.length(3, 2));
  }

  @Test
  void anotherPairMeasuresByItsRatio() {
    CostPair pair = new CostPair(50, 71);
    assertFalse(pair.isSqrt2());
    assertEquals(3 + 2 * 1.42, pair.length(3, 2), 1e-12);
  }

  @ParameterizedTest
  @CsvSource({"1,1", "1,2", "2,3", "524288,1048576", "1048576,1048576"})
  void allowsFromOneToTwoStraights(int straight, int diagonal) {
    assertEquals(straight, new CostPair(straight, diagonal).straight());
  }

  @ParameterizedTest
  @CsvSource({"0,0", "-1,1", "3,2", "2,5", "1048577,1048577", "1048576,1048577"})
  void refusesWhatIsNoPair(int straight, int diagonal) {
    String message =
        assertThrows(IllegalArgumentException.class, () -> new CostPair(straight, diagonal))
            .getMessage();
    assertEquals(
        "cost pair "
            + straight
            + "/"
            + diagonal
            + ": expected 1 <= straight <= diagonal <= 2 * straight, diagonal <= 1048576",
        message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"sqrt2", "2/3", "50/71", "2378/3363"})
  void printsWhatItReads(String text) {
    assertEquals(text, CostPair.parse(text).toString());
  }

  @Test
  void theFinestSqrt2HasAName() {
    assertSame(CostPair.SQRT2, CostPair.parse("sqrt2"));
    assertEquals("sqrt2", CostPair.parse("13860/19601").toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "sqrt", "2", "/", "/3", "2/", "2/3/4", "1.0/1.4", "9999999999/1"})
  void refusesWhatItCannotRead(String text) {
    String message =
        assertThrows(IllegalArgumentException.class, () -> CostPair.parse(text)).getMessage();
    assertEquals(
        "cost pair '" + text + "': expected sqrt2 or straight/diagonal, such as 50/71", message);
  }

  @Test
  void takesTheFinestScaleThatFits() {
    assertEquals(SQRT2_SCALES.get(0), CostPair.SQRT2.scaledFor(10, 196_010));
    assertEquals(SQRT2_SCALES.get(1), CostPair.SQRT2.scaledFor(10, 196_009));
    assertEquals(SQRT2_SCALES.get(2), CostPair.SQRT2.scaledFor(10, 33_629));
    assertEquals(SQRT2_SCALES.get(3), CostPair.SQRT2.scaledFor(10, 5_769));
  }

  @Test
  void neverScalesUp() {
    CostPair coarse = SQRT2_SCALES.get(2);
    assertSame(coarse, coarse.scaledFor(1, Long.MAX_VALUE));
    assertEquals(SQRT2_SCALES.get(3), coarse.scaledFor(10, 5_769));
  }

  @ParameterizedTest
  @CsvSource({"sqrt2, 989", "70/99, 989", "2/3, 29"})
  void refusesToOverflow(String pair, long limit) {
    String message =
        assertThrows(
                IllegalArgumentException.class, () -> CostPair.parse(pair).scaledFor(10, limit))
            .getMessage();
    assertEquals(
        "costs "
            + pair
            + " can overflow on this map: the diagonal times 10 exceeds "
            + limit
            + "; use a smaller pair or smaller weights",
        message);
  }
}
