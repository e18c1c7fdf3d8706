package hopscotch.harness.results.row;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import hopscotch.judge.query.ProblemKind;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.zip.CRC32;

/**
 * A row as a line of CSV: the columns of all rows, those of its kind of problem, and the CRC-32, as
 * 8 hexadecimal digits, of the bytes of the line before its last comma. UTF-8, LF. No field holds a
 * line end.
 */
public final class RowFormat {
  /** A column and what a row has there. */
  private record Column(String name, Function<Row, String> text) {}

  private static final List<Column> COLUMNS =
      List.of(
          new Column("set", row -> row.task().set()),
          new Column("map", row -> row.task().map()),
          new Column("movement", row -> row.task().movement()),
          new Column("planner", row -> row.task().planner()),
          new Column("repetition", row -> Integer.toString(row.repetition())),
          new Column("query", row -> Integer.toString(row.asked().number())),
          new Column("bucket", row -> number((long) row.asked().bucket())),
          new Column("start_x", row -> number((long) row.asked().ends().startX())),
          new Column("start_y", row -> number((long) row.asked().ends().startY())),
          new Column("goal_x", row -> number((long) row.asked().ends().goalX())),
          new Column("goal_y", row -> number((long) row.asked().ends().goalY())),
          new Column("guarantee", row -> row.guarantee()),
          new Column("outcome", row -> row.outcome()),
          new Column("verdict", row -> row.verdict().text()),
          new Column("straight", row -> number(row.path().straight())),
          new Column("diagonal", row -> number(row.path().diagonal())),
          new Column("cost", row -> number(row.path().cost())),
          new Column("length", row -> number(row.path().length())),
          new Column("expected", row -> number(row.path().expected())),
          new Column("suboptimality", row -> number(row.path().suboptimality())),
          new Column("nanos", row -> number(row.nanos())),
          new Column("first_move_nanos", row -> number(row.moveTimes().firstNanos())),
          new Column("last_move_nanos", row -> number(row.moveTimes().lastNanos())),
          new Column("expanded", row -> number(row.counts().expanded())),
          new Column("generated", row -> number(row.counts().generated())),
          new Column("reopened", row -> number(row.counts().reopened())),
          new Column("heap_operations", row -> number(row.counts().heapOperations())),
          new Column("open_peak", row -> number(row.counts().openPeak())),
          new Column("touched", row -> number(row.counts().touched())),
          new Column("extras", row -> row.extras()),
          new Column("first_preparation_nanos", row -> number(row.firstPreparationNanos())),
          new Column("preparation_nanos", row -> number(row.preparationNanos())),
          new Column("index_bytes", row -> number(row.indexBytes())),
          new Column("allocated_bytes", row -> number(row.allocatedBytes())),
          new Column("compilation_millis", row -> Long.toString(row.compilationMillis())),
          new Column("collection_millis", row -> Long.toString(row.collectionMillis())),
          new Column("detail", row -> oneLine(row.detail())),
          new Column("resolved", row -> row.resolved()));

  /** The columns that rows of every kind begin with. */
  public static final List<String> LEADING = COLUMNS.stream().map(Column::name).toList();

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

  /** How many columns a kind has. */
  static int size(ProblemKind kind) {
    KindColumns own = KindColumns.of(kind);
    return LEADING.size() + own.asked().size() + own.measured().size() + 1;
  }

  /** The first line of a segment of a kind. */
  public static String header(ProblemKind kind) {
    return String.join(",", columns(kind)) + "\n";
  }

  /** The kind of a segment with this first line, without its end; empty if it is of none. */
  public static Optional<ProblemKind> findKind(String header) {
    return Arrays.stream(ProblemKind.values())
        .filter(kind -> header(kind).equals(header + "\n"))
        .findFirst();
  }

  /** The bytes of a line, its end included. */
  public byte[] line(Row row) {
    List<String> fields = new ArrayList<>();
    COLUMNS.forEach(column -> fields.add(column.text.apply(row)));
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
