package hopscotch.datasets.movingai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LengthFormatTest {
  private static final double SQRT2 = Math.sqrt(2);

  @Test
  void mixedDecimalsAreSixSignificantDigits() {
    assertEquals(LengthFormat.SIX_DIGITS, formatOf("1", "3.41421", "61.3259", "1179.8", "0"));
  }

  @Test
  void equalDecimalsAreFixed() {
    assertEquals(LengthFormat.decimals(2), formatOf("244.95", "3.00", "0"));
    assertEquals(LengthFormat.decimals(8), formatOf("2.00000000", "1537.19213409"));
  }

  @Test
  void wholeNumbersAloneAreSixSignificantDigits() {
    assertEquals(LengthFormat.SIX_DIGITS, formatOf("4", "5", "4786"));
    assertEquals(LengthFormat.SIX_DIGITS, formatOf());
  }

  @ParameterizedTest
  @CsvSource({"4, 5e-6", "61.3259, 5e-5", "668.087, 5e-4", "1179.8, 5e-3", "12345.6, 5e-2"})
  void sixDigitsMeanMoreDecimalsForShorterLengths(BigDecimal printed, double halfUnit) {
    assertEquals(halfUnit, LengthFormat.SIX_DIGITS.halfUnit(printed), halfUnit * 1e-9);
  }

  @Test
  void aDroppedZeroStillCounts() {
    assertTrue(LengthFormat.SIX_DIGITS.agrees(new BigDecimal("6"), 6));
    assertFalse(LengthFormat.SIX_DIGITS.agrees(new BigDecimal("6"), 5 + SQRT2));
    assertFalse(LengthFormat.SIX_DIGITS.agrees(new BigDecimal("1179.8"), 1179.81));
  }

  @ParameterizedTest
  @CsvSource({
    "755.293, 348, 288",
    "273.764, 138, 96",
    "82.8822, 15, 48",
    "3965.64, 2608, 960",
    "993.822, 315, 480",
    "944.024, 285, 466"
  })
  void rowsMadeInSinglePrecisionAgree(BigDecimal printed, int straight, int diagonal) {
    double length = straight + diagonal * SQRT2;

    assertTrue(LengthFormat.SIX_DIGITS.agrees(printed, straight, diagonal));
    assertTrue(LengthFormat.SIX_DIGITS.agrees(printed, length));
    assertFalse(LengthFormat.SIX_DIGITS.agrees(printed.add(twoUnits(printed)), length));
    assertFalse(LengthFormat.SIX_DIGITS.agrees(printed.subtract(twoUnits(printed)), length));
  }

  @Test
  void rowsWithEightDecimalsAgree() {
    LengthFormat cities = LengthFormat.decimals(8);
    BigDecimal printed = new BigDecimal("1272.87337493");

    assertTrue(cities.agrees(printed, 191, 765));
    assertTrue(cities.agrees(printed, 191 + 765 * SQRT2));
    assertFalse(cities.agrees(printed, 192, 765));
  }

  @Test
  void oldFilesOfAShorterRootAgreeByTheirMoves() {
    BigDecimal old = new BigDecimal("800.03");

    assertTrue(LengthFormat.decimals(2).agrees(old, 100, 495));
    assertFalse(LengthFormat.decimals(2).agrees(old, 101, 495));
    assertFalse(LengthFormat.decimals(2).agrees(old, 100 + 495 * SQRT2));
  }

  @Test
  void printsAsTheFilesDo() {
    assertEquals("4", LengthFormat.SIX_DIGITS.print(4).toPlainString());
    assertEquals("3.41421", LengthFormat.SIX_DIGITS.print(2 + SQRT2).toPlainString());
    assertEquals("1179.8", LengthFormat.SIX_DIGITS.print(1179.80012).toPlainString());
    assertEquals("1200", LengthFormat.SIX_DIGITS.print(1200).toPlainString());
    assertEquals("2.00", LengthFormat.decimals(2).print(2).toPlainString());
    assertEquals("0", LengthFormat.SIX_DIGITS.print(0).toPlainString());
  }

  private static BigDecimal twoUnits(BigDecimal printed) {
    return BigDecimal.valueOf(2).movePointLeft(6 - (printed.precision() - printed.scale()));
  }

  private static LengthFormat formatOf(String... lengths) {
    return LengthFormat.of(List.copyOf(Stream.of(lengths).map(BigDecimal::new).toList()));
  }
}
