package hopscotch.experiments.results.row;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import hopscotch.experiments.query.ProblemKind;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.CRC32;

/**
 * A row as a line of CSV: the columns of all rows, those of its kind of problem, and the CRC-32, as
 * 8 hexadecimal digits, of the bytes of the line before its last comma. UTF-8, LF. No field holds a
 * line end.
 */
public final class RowFormat {
  /** The columns that rows of every kind begin with. */
  public static final List<String> LEADING =
      List.of(
          "set",
          "map",
          "movement",
          "planner",
          "repetition",
          "query",
          "bucket",
          "start_x",
          "start_y",
          "goal_x",
          "goal_y",
          "guarantee",
          "outcome",
          "verdict",
          "straight",
          "diagonal",
          "cost",
          "length",
          "expected",
          "suboptimality",
          "nanos",
          "first_move_nanos",
          "last_move_nanos",
          "expanded",
          "generated",
          "reopened",
          "heap_operations",
          "open_peak",
          "touched",
          "extras",
          "first_preparation_nanos",
          "preparation_nanos",
          "index_bytes",
          "allocated_bytes",
          "compilation_millis",
          "collection_millis",
          "detail",
          "resolved");

  private static final String CRC = "crc";

  private static final int CRC_LENGTH = 8;

  /** What is wrong with a row is told in so many letters, so that rows stay short. */
  private static final int MAX_DETAIL = 2000;

  private final StringWriter text = new StringWriter();
  private final CsvWriter csv =
      CsvWriter.builder().lineDelimiter(LineDelimiter.LF).bufferSize(0).build(text);

  /** The place of a column that all rows have. */
  public static int column(String name) {
    return LEADING.indexOf(name);
  }

  /** All columns of a kind. */
  public static List<String> columns(ProblemKind kind) {
    List<String> columns = new ArrayList<>(LEADING);
    columns.addAll(KindColumns.of(kind).names());
    columns.add(CRC);
    return columns;
  }

  /** The first line of a segment of a kind. */
  public static String header(ProblemKind kind) {
    return String.join(",", columns(kind)) + "\n";
  }

  /** The bytes of a line, its end included. */
  public byte[] line(Row row) {
    List<String> fields = new ArrayList<>(leading(row));
    row.asked().own().forEach(value -> fields.add(number(value)));
    int measured = KindColumns.of(row.asked().kind()).measured().size();
    for (int i = 0; i < measured; i++) {
      fields.add(number(i < row.measured().size() ? row.measured().get(i) : -1));
    }
    return line(fields);
  }

  /** The bytes of a line of fields: its checksum behind them, its end included. */
  public byte[] line(List<String> fields) {
    text.getBuffer().setLength(0);
    csv.writeRecord(fields);
    StringBuffer buffer = text.getBuffer();
    buffer.setLength(buffer.length() - 1);
    byte[] bytes = buffer.toString().getBytes(StandardCharsets.UTF_8);
    String crc = HexFormat.of().toHexDigits((int) crc(bytes, 0, bytes.length));
    return buffer.append(',').append(crc).append('\n').toString().getBytes(StandardCharsets.UTF_8);
  }

  private static List<String> leading(Row row) {
    RowProblem asked = row.asked();
    Row.PathCounts path = row.path();
    Row.Counts counts = row.counts();
    return List.of(
        row.task().set(),
        row.task().map(),
        row.task().movement(),
        row.task().planner(),
        Integer.toString(row.repetition()),
        Integer.toString(asked.number()),
        number((long) asked.bucket()),
        number((long) asked.startX()),
        number((long) asked.startY()),
        number((long) asked.goalX()),
        number((long) asked.goalY()),
        row.guarantee(),
        row.outcome(),
        row.verdict().text(),
        number(path.straight()),
        number(path.diagonal()),
        number(path.cost()),
        number(path.length()),
        number(path.expected()),
        number(path.suboptimality()),
        number(row.nanos()),
        number(row.moveTimes().firstNanos()),
        number(row.moveTimes().lastNanos()),
        Long.toString(counts.expanded()),
        Long.toString(counts.generated()),
        Long.toString(counts.reopened()),
        Long.toString(counts.heapOperations()),
        Long.toString(counts.openPeak()),
        Long.toString(counts.touched()),
        row.extras(),
        number(row.firstPreparationNanos()),
        number(row.preparationNanos()),
        number(row.indexBytes()),
        number(row.allocatedBytes()),
        Long.toString(row.compilationMillis()),
        Long.toString(row.collectionMillis()),
        oneLine(row.detail()),
        row.resolved());
  }

  /** Whether bytes [from, to), a line without its end, carry their own checksum. */
  public static boolean isIntact(byte[] bytes, int from, int to) {
    int comma = to - CRC_LENGTH - 1;
    if (comma < from || bytes[comma] != ',') {
      return false;
    }
    long stated = 0;
    for (int i = comma + 1; i < to; i++) {
      int digit = Character.digit(bytes[i], 16);
      if (digit < 0) {
        return false;
      }
      stated = stated << 4 | digit;
    }
    return stated == crc(bytes, from, comma - from);
  }

  private static long crc(byte[] bytes, int offset, int length) {
    CRC32 crc = new CRC32();
    crc.update(bytes, offset, length);
    return crc.getValue();
  }

  private static String number(double value) {
    if (Double.isNaN(value)) {
      return "";
    }
    return value == Math.rint(value) && Math.abs(value) < 1e15
        ? Long.toString((long) value)
        : Double.toString(value);
  }

  private static String number(long value) {
    return value < 0 ? "" : Long.toString(value);
  }

  private static String oneLine(String text) {
    String cut = text.length() <= MAX_DETAIL ? text : text.substring(0, MAX_DETAIL) + "...";
    return cut.isEmpty() ? cut : cut.replaceAll("\\R+", " ");
  }
}
