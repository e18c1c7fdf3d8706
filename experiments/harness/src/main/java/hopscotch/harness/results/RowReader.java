package hopscotch.harness.results;

import hopscotch.harness.results.row.Row;
import hopscotch.judge.query.ProblemKind;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Reads the intact rows of a segment, its torn tail left aside. */
final class RowReader {
  private RowReader() {}

  /** Takes a row. */
  public interface RowAction {
    /** Takes the next row. */
    void accept(Row row) throws IOException;
  }

  /**
   * Goes through the rows. Those before a damage are handed over before it is found.
   *
   * @throws hopscotch.datasets.file.BadFileException if the segment is damaged, or a row is none
   */
  public static void forEach(Path file, RowAction action) throws IOException {
    Segment.scan(
        file,
        (kind, line, bytes, from, to) -> action.accept(parse(file, line, kind, bytes, from, to)));
  }

  /** The row that a line holds. */
  public static Row parse(Path file, int line, ProblemKind kind, byte[] bytes, int from, int to)
      throws IOException {
    String text = new String(bytes, from, to - from, StandardCharsets.UTF_8);
    return Row.parse(file.toString(), line, kind, text);
  }
}
