package hopscotch.cli.console;

import java.io.PrintWriter;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.List;
import java.util.StringJoiner;
import java.util.regex.Pattern;

/**
 * A stream of rows. A value is text, a number, a boolean, a collection of texts, or {@code null}.
 * {@code null} and NaN are written as empty values. Rows are flushed after a tenth of a second at
 * the latest if further rows are added, and when this is closed.
 *
 * <p>Not safe for use by several threads.
 */
public abstract class Rows implements AutoCloseable {
  private static final long FLUSH_NANOS = 100_000_000;
  private static final Pattern LINE_ENDS = Pattern.compile("\\R+");

  /** The writer of the rows, which is not closed here. */
  final PrintWriter out;

  /** The names of the columns. */
  final List<String> columns;

  private long lastFlushNanos = System.nanoTime();

  Rows(PrintWriter out, List<String> columns) {
    this.out = out;
    this.columns = columns;
  }

  /** Starts to write rows of these columns, whose names are in lower case with underscores. */
  public static Rows open(Format format, PrintWriter out, List<String> columns) {
    return open(format, out, columns, List.of(), Integer.MAX_VALUE);
  }

  /**
   * Starts to write rows of these columns. A table drops columns and shortens texts until a line
   * fits. Formats for programs have everything.
   *
   * @param dropped the columns that a table drops first, in this order
   * @param width the most characters in a line of a table
   */
  public static Rows open(
      Format format, PrintWriter out, List<String> columns, List<String> dropped, int width) {
    return switch (format) {
      case TABLE, WIDE -> new TableRows(out, columns, dropped, width);
      case CSV -> new CsvRows(out, columns);
      case JSON -> new JsonRows(out, columns);
    };
  }

  /** Writes rows that are all known, and closes the stream. */
  public static void writeAll(Rows opened, List<Object[]> all) {
    try (Rows rows = opened) {
      for (Object[] values : all) {
        rows.requireFit(values);
        rows.write(values);
      }
    }
  }

  /**
   * Adds a row.
   *
   * @param values one for each column
   * @throws OutputFailedException if the output takes no more
   */
  public final void add(Object... values) {
    requireFit(values);
    write(values);
    if (System.nanoTime() - lastFlushNanos > FLUSH_NANOS) {
      flush();
    }
  }

  private void requireFit(Object[] values) {
    if (values.length != columns.size()) {
      throw new IllegalArgumentException(
          "%d values for %d columns".formatted(values.length, columns.size()));
    }
  }

  /** Flushes all rows, and throws if the output takes no more. */
  public final void flush() {
    writePending();
    OutputFailedException.flush(out);
    lastFlushNanos = System.nanoTime();
  }

  /** Writes the rows that are left, and the end, and throws as {@code flush} does. */
  @Override
  public final void close() {
    writePending();
    writeEnd();
    flush();
  }

  /** Writes a row, or keeps it for later. */
  abstract void write(Object[] values);

  /** Writes the rows that were kept. */
  void writePending() {}

  /** Writes what comes after the last row. */
  void writeEnd() {}

  /** A value for programs, without loss except for line ends, since a row is one line. */
  public static String text(Object value) {
    if (isNothing(value)) {
      return "";
    }
    if (value instanceof Double number && !number.isInfinite()) {
      return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
    }
    if (value instanceof BigDecimal number) {
      return number.toPlainString();
    }
    if (value instanceof Collection<?> values) {
      StringJoiner joined = new StringJoiner(" ");
      values.forEach(element -> joined.add(text(element)));
      return joined.toString();
    }
    return LINE_ENDS.matcher(value.toString()).replaceAll(" ");
  }

  static boolean isNothing(Object value) {
    return value == null || value instanceof Double number && number.isNaN();
  }
}
