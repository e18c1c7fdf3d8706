package hopscotch.harness.report.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TableTest {

  /** The doubles of 525.55 and 0.0105 lie a little below, that of 12.345 above. */
  @ParameterizedTest
  @CsvSource({
    "525.55, 525.6",
    "525.5499, 525.5",
    "0.0105, 0.011",
    "12.345, 12.35",
    "13335.5, '13,336'",
    "13336.5, '13,337'",
    "1.0625, 1.063",
    "0.0625, 0.063",
    "-1.0625, -1.063",
    "-525.55, -525.6",
    "100.25, 100.3",
    "999.95, '1,000.0'",
    "1e22, '10,000,000,000,000,000,000,000'",
  })
  void aNumberIsRoundedByItsDecimalAndAHalfAwayFromZero(double number, String shown) {
    assertEquals(shown, Table.shown(number));
  }

  @ParameterizedTest
  @CsvSource({
    "123456.7, '123,457'",
    "1000.4, '1,000'",
    "123.45, 123.5",
    "1.2345, 1.235",
    "0.12345, 0.123",
    "0.0104, 0.010",
    "0.00123456, 0.00123",
    "0.0000123456, 0.0000123",
  })
  void digitsDependOnTheSize(double number, String shown) {
    assertEquals(shown, Table.shown(number));
  }

  @Test
  void thousandsOfCountsAreSeparatedToo() {
    assertEquals("-1,234,567", Table.shown(-1_234_567));
    assertEquals("1,000", Table.shown(1000L));
    assertEquals("999", Table.shown(999));
    assertEquals("1,200 rows", Table.count(1200, "rows"));
    assertEquals("1234", Table.shown("1234"), "a name stays as it is");
  }

  @Test
  void aTableOfManyColumnsLeavesOutThoseThatMatterLeastAndSaysSo() {
    Table table =
        new Table(
            "many", "All.", List.of("map", "planner", "a", "b", "c", "d", "e", "f", "g", "h", "i"));
    table.add("m", "astar", 1, 2, 3, 4, 5, 6, 7, 8, 9);
    table.leaveOut(List.of("planner", "c", "none", "a"));
    Table narrow = table.labelled(Map.of("i", "ours")).narrow();
    assertEquals(List.of("map", "planner", "b", "d", "e", "f", "g", "h"), narrow.columns());
    assertEquals("All. Left out: a, c, ours (--columns all has them).", narrow.caption());
    assertEquals(
        "| m | astar | 2 | 4 | 5 | 6 | 7 | 8 |",
        TableFormats.markdown(table).lines().reduce("", (before, line) -> line));
    assertEquals("m,astar,1,2,3,4,5,6,7,8,9", TableFormats.csv(table).lines().toList().get(1));
  }

  @Test
  void aTableOfEightColumnsStaysWhole() {
    Table table = new Table("few", "All.", List.of("a", "b", "c", "d", "e", "f", "g", "h"));
    table.leaveOut(List.of("c"));
    assertSame(table, table.narrow());
  }

  @Test
  void nothingIsADashAndZeroHasNoDecimals() {
    assertEquals("-", Table.shown(Double.NaN));
    assertEquals("-", Table.shown(null));
    assertEquals("0", Table.shown(0.0));
    assertEquals("0", Table.shown(-0.0));
    assertEquals("-", Table.shown(Double.POSITIVE_INFINITY), "what a division by 0 leaves");
  }
}
