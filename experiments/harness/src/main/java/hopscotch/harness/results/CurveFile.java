package hopscotch.harness.results;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.file.FileInput;
import hopscotch.harness.output.OutputFile;
import hopscotch.harness.results.row.CurvePoint;
import hopscotch.harness.results.row.Row;
import hopscotch.harness.results.row.RowFormat;
import hopscotch.harness.results.row.Task;
import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The anytime curves of the rows of a segment, in a file beside it. Each point has one line, with
 * the key of its row at the front and a checksum at the end. A curve is written before its row, so
 * that no row lacks its curve. A curve without a row belongs to a row that was cut off, and is
 * ignored.
 */
final class CurveFile implements Closeable {
  private static final String HEADER =
      "set,map,movement,planner,repetition,query,nanos,sum_of_costs,makespan,sum_of_loss,crc";
  private static final int COLUMNS = HEADER.split(",").length;

  private final Path file;
  private final RowFormat format = new RowFormat();
  private OutputStream out;

  /** The key of the row of a curve. */
  public record Key(Task task, int repetition, int number) {}

  /** A file that is created when there is a curve. */
  public CurveFile(Path file) {
    this.file = file;
  }

  /** The file beside a segment. */
  public static Path beside(Path segment) {
    return segment.resolveSibling(
        segment.getFileName().toString().replaceFirst("^rows-", "curves-"));
  }

  /** Appends the curves of those rows that have one. */
  void append(List<Row> rows) throws IOException {
    try {
      for (Row row : rows) {
        if (!row.curve().isEmpty()) {
          append(new Key(row.task(), row.repetition(), row.number()), row.curve());
        }
      }
      if (out != null) {
        out.flush();
      }
    } catch (IOException e) {
      throw OutputFile.unwritable(file, e);
    }
  }

  private void append(Key key, List<CurvePoint> curve) throws IOException {
    if (out == null) {
      boolean isNew = !Files.exists(file);
      out = Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
      if (isNew) {
        out.write((HEADER + "\n").getBytes(StandardCharsets.UTF_8));
      }
    }
    write(out, format, key, curve);
  }

  private static void write(OutputStream out, RowFormat format, Key key, List<CurvePoint> curve)
      throws IOException {
    for (CurvePoint point : curve) {
      out.write(
          format.line(
              List.of(
                  key.task().set(),
                  key.task().map(),
                  key.task().movement(),
                  key.task().planner(),
                  Integer.toString(key.repetition()),
                  Integer.toString(key.number()),
                  Long.toString(point.nanos()),
                  Long.toString(point.sumOfCosts()),
                  Long.toString(point.makespan()),
                  Long.toString(point.sumOfLoss()))));
    }
  }

  /**
   * Writes a whole file of curves, and replaces one that is there.
   *
   * @param named the place to which the file will be moved, for messages
   */
  public static void write(Path file, Path named, Map<Key, List<CurvePoint>> curves)
      throws IOException {
    RowFormat format = new RowFormat();
    OutputFile.writeDraft(
        file,
        named,
        out -> {
          out.write((HEADER + "\n").getBytes(StandardCharsets.UTF_8));
          for (Map.Entry<Key, List<CurvePoint>> curve : curves.entrySet()) {
            write(out, format, curve.getKey(), curve.getValue());
          }
        });
  }

  /**
   * The curves in a file. There are none if it does not exist. A last line that was cut off is left
   * out.
   *
   * @throws BadFileException if another line is damaged
   */
  public static Map<Key, List<CurvePoint>> read(Path file) throws IOException {
    Map<Key, List<CurvePoint>> curves = new LinkedHashMap<>();
    if (!Files.exists(file)) {
      return curves;
    }
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                FileInput.open(file, "curves of a run"), StandardCharsets.UTF_8.newDecoder()))) {
      String text = reader.readLine();
      if (text != null && !text.equals(HEADER)) {
        throw new BadFileException(file.toString(), 1, 0, "no file of curves", HEADER);
      }
      int firstBad = 0;
      for (int line = 2; (text = reader.readLine()) != null; line++) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        if (!RowFormat.isIntact(bytes, 0, bytes.length)) {
          firstBad = firstBad == 0 ? line : firstBad;
        } else if (firstBad > 0) {
          throw new BadFileException(
              file.toString(), firstBad, 0, "a line whose checksum is wrong", "an intact line");
        } else {
          add(file, line, text, curves);
        }
      }
    } catch (java.nio.charset.CharacterCodingException e) {
      throw new BadFileException(file.toString(), "bytes that are no UTF-8", "lines of curves");
    }
    return curves;
  }

  private static void add(Path file, int line, String text, Map<Key, List<CurvePoint>> curves)
      throws BadFileException {
    String expected = "the %d columns of a curve".formatted(COLUMNS);
    try {
      CsvRecord fields = CsvReader.builder().ofSingleCsvRecord(text);
      if (fields.getFieldCount() != COLUMNS) {
        throw new BadFileException(
            file.toString(), line, 0, fields.getFieldCount() + " columns", expected);
      }
      Task task =
          new Task(fields.getField(0), fields.getField(1), fields.getField(2), fields.getField(3));
      Key key =
          new Key(task, Integer.parseInt(fields.getField(4)), Integer.parseInt(fields.getField(5)));
      CurvePoint point =
          new CurvePoint(
              Long.parseLong(fields.getField(6)),
              Long.parseLong(fields.getField(7)),
              Long.parseLong(fields.getField(8)),
              Long.parseLong(fields.getField(9)));
      curves.computeIfAbsent(key, unknown -> new ArrayList<>()).add(point);
    } catch (CsvParseException | NumberFormatException e) {
      throw new BadFileException(file.toString(), line, 0, "no point of a curve", expected);
    }
  }

  @Override
  public void close() throws IOException {
    if (out != null) {
      out.close();
    }
  }
}
