package hopscotch.datasets.movingai;

import hopscotch.core.text.Printable;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Writes scenarios: a version line and tabs, LF line ends, lengths with the digits they came with.
 * Rows without sizes make a file without a version line.
 */
public final class ScenarioWriter {

  private ScenarioWriter() {}

  /**
   * Writes rows to a file, over one that is there.
   *
   * @throws IllegalArgumentException if some rows have sizes and others none, or the name of a map
   *     cannot be told from the columns beside it
   */
  public static void write(List<ScenarioRow> rows, Path file) throws IOException {
    requireWritable(rows);
    try (BufferedWriter out = Files.newBufferedWriter(file)) {
      writeRows(rows, out);
    }
  }

  /**
   * The text of the file.
   *
   * @throws IllegalArgumentException as {@link #write} does
   */
  public static String text(List<ScenarioRow> rows) {
    requireWritable(rows);
    StringWriter out = new StringWriter();
    try {
      writeRows(rows, out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toString();
  }

  private static void writeRows(List<ScenarioRow> rows, Writer out) throws IOException {
    boolean sizes = rows.isEmpty() || rows.get(0).hasSize();
    out.write(sizes ? "version 1\n" : "");
    for (ScenarioRow row : rows) {
      out.write(row.bucket() + "\t" + row.map() + "\t");
      out.write(sizes ? row.width() + "\t" + row.height() + "\t" : "");
      out.write(row.startX() + "\t" + row.startY() + "\t" + row.goalX() + "\t" + row.goalY());
      out.write("\t" + row.length().toPlainString() + "\n");
    }
  }

  private static void requireWritable(List<ScenarioRow> rows) {
    for (ScenarioRow row : rows) {
      if (row.hasSize() != rows.get(0).hasSize()) {
        throw new IllegalArgumentException(
            "rows with and without sizes: expected one kind, found both");
      }
      String map = row.map();
      if (map.isEmpty() || !map.strip().equals(map) || !Printable.is(map)) {
        throw new IllegalArgumentException(
            "map name '%s': expected printable characters and no outer blanks"
                .formatted(Printable.of(map)));
      }
    }
  }
}
