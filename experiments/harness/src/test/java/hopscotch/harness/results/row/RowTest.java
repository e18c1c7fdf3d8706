package hopscotch.harness.results.row;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.judge.verdict.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RowTest {
  private static final Row ROW = Rows.optimal("astar", "s/m", 0, 1000);

  @Test
  void aRowThatCanBeReadStays() {
    Row row = ROW.with(RowColumn.EXTRAS, "a=1;b=-2.5");
    assertSame(row, row.sound());
  }

  @Test
  void aTeamHasNoStartAndAnythingElseHas() {
    Row none = ROW.with(RowColumn.START_X, -1);
    assertTrue(none.sound().text(RowColumn.DETAIL).contains("start_x ''"));
    Row team = Rows.team("astar", 0, Verdict.VALID, 9);
    assertSame(team, team.sound());
  }

  @ParameterizedTest
  @CsvSource({
    "INDEX_BYTES,9223372036854775807",
    "REPETITION,1000000000",
    "GUARANTEE,SURELY",
    "VERDICT,fine",
    "EXTRAS,a=b=5",
    "LENGTH,far"
  })
  void aValueThatItsColumnDoesNotHoldIsAFailureOfThePlanner(RowColumn column, String value) {
    Row failed = ROW.with(column, value).sound();
    assertEquals("error", failed.text(RowColumn.VERDICT));
    String found = column.text() + " '" + value + "'";
    assertTrue(failed.text(RowColumn.DETAIL).contains(found), failed.text(RowColumn.DETAIL));
    assertEquals("", failed.text(RowColumn.NANOS));
    assertEquals("10", failed.text(RowColumn.EXPECTED), "which is the problem's");
  }

  @Test
  void norMayItTakeMoreThanALine() {
    assertEquals("error", ROW.with(RowColumn.RESOLVED, "a\nb").sound().text(RowColumn.OUTCOME));
    Row longest = ROW.with(RowColumn.RESOLVED, "\"".repeat(Row.MAX_LINE / 2));
    assertTrue(longest.sound().text(RowColumn.DETAIL).contains("65536 bytes"));
  }
}
