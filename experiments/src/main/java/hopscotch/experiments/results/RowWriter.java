package hopscotch.experiments.results;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;

/** Appends rows to one segment of a run directory. For one thread. */
public final class RowWriter implements Closeable {
  private final Segment segment;

  RowWriter(Segment segment) {
    this.segment = segment;
  }

  /** Appends rows; when this returns, the end of this process cannot lose them. */
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
