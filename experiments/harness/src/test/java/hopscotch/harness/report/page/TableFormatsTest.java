package hopscotch.harness.report.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class TableFormatsTest {
  private static final List<String> DROPPED = List.of("b", "long name");

  private final Table table = new Table("t", "A caption.", List.of("planner", "b", "long name"));

  {
    table.add("astar", 1, 22);
  }

  @Test
  void aTableThatFitsHasAllColumns() {
    assertEquals(
        """
        planner  b  long name
        astar    1         22
        """,
        TableFormats.text(table, DROPPED, 21));
  }

  @Test
  void columnsThatDoNotFitAreDroppedInOrderAndNamed() {
    assertEquals(
        """
        planner  long name
        astar           22
        Not shown here: b.
        """,
        TableFormats.text(table, DROPPED, 20));
    assertEquals(
        """
        planner
        astar
        Not shown here: b, long name.
        """,
        TableFormats.text(table, DROPPED, 10));
  }
}
