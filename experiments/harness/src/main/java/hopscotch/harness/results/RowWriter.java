package hopscotch.harness.results;

import hopscotch.harness.results.row.Row;
import java.io.Closeable;
import java.io.IOException;
import java.util.List;

/** Appends rows to one segment of a run directory. For one thread. */
public final class RowWriter implements Closeable {
  private final Segment segment;

  /** Writes rows to a segment. */
  RowWriter(Segment segment) {
    this.segment = segment;
  }

  /** Appends rows. When this returns, they are safe even if this process ends. */
  public void append(List<Row> rows) throws IOException {
    segment.append(rows);
  }

  @Override
  public void close() throws IOException {
    try (segment) {
      segment.force();
    }
  }
}
