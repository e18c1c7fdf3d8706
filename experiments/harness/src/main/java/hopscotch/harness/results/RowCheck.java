package hopscotch.harness.results;

import hopscotch.datasets.file.BadFileException;
import hopscotch.harness.results.row.Row;
import hopscotch.harness.results.row.RowFormat;
import hopscotch.harness.results.row.StoredRow;
import hopscotch.judge.query.ProblemKind;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/**
 * Sees to it that a row can be read back, before it is written. What planners say of themselves
 * stands in rows, and one that cannot be read ends the run, and its report, for everybody. So each
 * is put as a line, which is read by the code that reads runs. For one thread.
 */
public final class RowCheck {
  private static final String PLACE = "the answer";

  private final RowFormat format = new RowFormat();

  /** A check of rows. */
  public RowCheck() {}

  /** The row, if it can be read; else one that says that its planner failed, and why. */
  public Row sound(Row row) {
    try {
      read(row);
      return row;
    } catch (BadFileException e) {
      return row.failed(e.getMessage());
    }
  }

  private void read(Row row) throws BadFileException {
    ProblemKind kind = row.asked().kind();
    byte[] bytes = format.line(row);
    String line = new String(bytes, 0, bytes.length - 1, StandardCharsets.UTF_8);
    if (bytes.length > Segment.MAX_LINE || line.indexOf('\n') >= 0) {
      throw new BadFileException(
          PLACE, "counters that take more than a line", "a few, each with a name of one line");
    }
    List<String> counters =
        Arrays.stream(row.extras().split(";")).map(counter -> counter.split("=", 2)[0]).toList();
    new Columns(kind, 1, counters).add(StoredRow.parse(PLACE, 0, kind, line));
  }
}
