package hopscotch.experiments.results;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.CRC32;

/**
 * A row as a line of CSV: the columns of {@link #COLUMNS}, UTF-8, LF. The last is the CRC-32, as 8
 * hexadecimal digits, of the bytes of the line before its last comma. No field holds a line end.
 */
final class RowFormat {
  static final List<String> COLUMNS =
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
          "crc");

  /** The first line of a segment. */
  static final String HEADER = String.join(",", COLUMNS) + "\n";

  private static final int CRC_LENGTH = 8;

  /** What is wrong with a row is told in so many letters, so that rows stay short. */
  private static final int MAX_DETAIL = 2000;

  private final StringWriter text = new StringWriter();
  private final CsvWriter csv =
      CsvWriter.builder().lineDelimiter(LineDelimiter.LF).bufferSize(0).build(text);

  static int column(String name) {
    return COLUMNS.indexOf(name);
  }

  /** The bytes of a line, its end included. */
  byte[] line(Row row) {
    text.getBuffer().setLength(0);
    Row.PathCounts path = row.path();
    Row.Counts counts = row.counts();
    csv.writeRecord(
        row.task().set(),
        row.task().map(),
        row.task().movement(),
        row.task().planner(),
        Integer.toString(row.repetition()),
        Integer.toString(row.query()),
        row.bucket() < 0 ? "" : Integer.toString(row.bucket()),
        Integer.toString(row.startX()),
        Integer.toString(row.startY()),
        Integer.toString(row.goalX()),
        Integer.toString(row.goalY()),
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
        number(row.firstMoveNanos()),
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
        oneLine(row.detail()));
    StringBuffer buffer = text.getBuffer();
    buffer.setLength(buffer.length() - 1);
    byte[] bytes = buffer.toString().getBytes(StandardCharsets.UTF_8);
    String crc = HexFormat.of().toHexDigits((int) crc(bytes, 0, bytes.length));
    return buffer.append(',').append(crc).append('\n').toString().getBytes(StandardCharsets.UTF_8);
  }

  /** Whether bytes [from, to), a line without its end, carry their own checksum. */
  static boolean isIntact(byte[] bytes, int from, int to) {
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
    return cut.isEmpty() ? cut : cut.replaceAll("[\\r\\n]+", " ");
  }
}
