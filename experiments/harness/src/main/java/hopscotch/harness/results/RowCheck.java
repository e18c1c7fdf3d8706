package hopscotch.harness.results;

import hopscotch.datasets.file.BadFileException;
import hopscotch.harness.results.row.Row;
import hopscotch.harness.results.row.RowColumn;
import java.nio.charset.StandardCharsets;

/**
 * Sees to it that a row can be read back, before it is written. What planners say of themselves
 * stands in rows, and one that cannot be read ends the run, and its report, for everybody. So each
 * value is held against what its column is to hold.
 */
public final class RowCheck {
  /** A comma, and quotes around the field. */
  private static final int AROUND = 3;

  private RowCheck() {}

  /** The row, if it can be read; else one that says that its planner failed, and why. */
  public static Row sound(Row row) {
    try {
      int length = 0;
      for (RowColumn column : RowColumn.of(row.kind())) {
        String text = row.checked(column);
        int quotes = (int) text.chars().filter(it -> it == '"').count();
        length += text.getBytes(StandardCharsets.UTF_8).length + quotes + AROUND;
      }
      if (length <= Segment.MAX_LINE) {
        return row;
      }
      return row.failed("the answer: more than a line of %d bytes".formatted(Segment.MAX_LINE));
    } catch (BadFileException e) {
      return row.failed(e.getMessage());
    }
  }
}
