package hopscotch.experiments.results;

import hopscotch.experiments.query.ProblemKind;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Reads the intact rows of a segment, its torn tail left aside. */
final class RowReader {
  private RowReader() {}

  /** Takes a row. */
  interface RowAction {
    void accept(StoredRow row) throws IOException;
  }

  /**
   * Goes through the rows.
   *
   * @throws hopscotch.datasets.movingai.BadFileException if the segment is damaged, or a row is
   *     none
   */
  static void forEach(Path file, RowAction action) throws IOException {
    ProblemKind kind = Segment.scan(file).kind();
    Segment.scan(
        file, (line, bytes, from, to) -> action.accept(parse(file, line, kind, bytes, from, to)));
  }

  /** The row that a line holds. */
  static StoredRow parse(Path file, int line, ProblemKind kind, byte[] bytes, int from, int to)
      throws IOException {
    String text = new String(bytes, from, to - from, StandardCharsets.UTF_8);
    return StoredRow.parse(file.toString(), line, kind, text);
  }
}
