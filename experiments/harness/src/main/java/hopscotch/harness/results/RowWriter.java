package hopscotch.harness.results;

import hopscotch.harness.results.row.Row;
import java.io.Closeable;
import java.io.IOException;
import java.util.List;

/** Appends rows to one segment of a run directory, and their curves beside it. For one thread. */
public final class RowWriter implements Closeable {
  private final Segment segment;
  private final CurveFile curves;

  /** Writes rows to a segment, and the curves of teams beside it. */
  public RowWriter(Segment segment, CurveFile curves) {
    this.segment = segment;
    this.curves = curves;
  }

  /** Appends rows. When this returns, they are safe even if this process ends. */
  public void append(List<Row> rows) throws IOException {
    curves.append(rows);
    segment.append(rows);
  }

  @Override
  public void close() throws IOException {
    try (segment;
        curves) {
      segment.force();
    }
  }
}
