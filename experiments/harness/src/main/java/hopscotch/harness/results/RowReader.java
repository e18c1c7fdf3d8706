package hopscotch.harness.results;

import hopscotch.harness.results.row.Row;
import hopscotch.judge.query.ProblemKind;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Reads the intact rows of a segment, without its torn tail. */
final class RowReader {
  private RowReader() {}

  /** Receives rows. */
  public interface RowAction {
    /** Receives the next row. */
    void accept(Row row) throws IOException;
  }

  /**
   * Passes on the rows. If a line is damaged, the rows before it are passed on first.
   *
   * @throws hopscotch.datasets.file.BadFileException if the segment is damaged, or a line is not a
   *     row
   */
  public static void forEach(Path file, RowAction action) throws IOException {
    Segment.scan(
        file,
        (kind, line, bytes, from, to) -> action.accept(parse(file, line, kind, bytes, from, to)));
  }

  /** The row in a line. */
  public static Row parse(Path file, int line, ProblemKind kind, byte[] bytes, int from, int to)
      throws IOException {
    String text = new String(bytes, from, to - from, StandardCharsets.UTF_8);
    return Row.parse(file.toString(), line, kind, text);
  }
}
