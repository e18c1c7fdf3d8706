package hopscotch.harness.results;

import hopscotch.core.planner.parameter.Parameter;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.file.FileInput;
import hopscotch.harness.results.row.Row;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.harness.results.row.RowFormat;
import hopscotch.judge.query.ProblemKind;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;

/**
 * A file of rows of one kind of problem that only grows. Its header is written with the first rows.
 * Rows that are passed together are written by one call. When it returns, the operating system has
 * them, so they are safe even if this process ends.
 *
 * <p>A process that ends during a write leaves a torn tail: bytes after the last intact line.
 * Opening the file cuts them off. A bad line before an intact one is not a torn tail but damage,
 * and is refused.
 */
final class Segment implements Closeable {
  private static final String ROWS = "rows of a run";

  private final Path file;
  private final FileChannel channel;
  private final RowFormat format = new RowFormat();
  private ProblemKind kind;

  private Segment(Path file, FileChannel channel, ProblemKind kind) {
    this.file = file;
    this.channel = channel;
    this.kind = kind;
  }

  /**
   * The intact part of a segment.
   *
   * @param kind the kind of the problems; {@code null} if there is no header
   * @param bytes its length
   * @param isTorn whether anything follows it
   */
  public record Intact(ProblemKind kind, long bytes, int rows, boolean isTorn) {
    /**
     * The kind of the problems of a run, as far as this segment and those before it tell.
     *
     * @param before the kind of those before; {@code null} if they do not tell
     * @throws BadFileException if this segment has another kind
     */
    public ProblemKind kind(ProblemKind before, Path segment) throws BadFileException {
      if (before != null && kind != null && before != kind) {
        throw new BadFileException(
            segment.toString(),
            1,
            0,
            "rows of the kind " + Parameter.word(kind),
            "rows of the kind " + Parameter.word(before));
      }
      return kind == null ? before : kind;
    }
  }

  /** Opens a segment to append to, or makes one. Its torn tail is cut off. */
  public static Segment append(Path file) throws IOException {
    boolean isThere = Files.isRegularFile(file);
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      Intact intact = isThere ? scan(file) : new Intact(null, 0, 0, false);
      if (channel.size() > intact.bytes()) {
        channel.truncate(intact.bytes());
      }
      channel.position(intact.bytes());
      return new Segment(file, channel, intact.kind());
    } catch (IOException e) {
      channel.close();
      throw e;
    }
  }

  /** Appends rows, all of one kind. */
  public void append(List<Row> rows) throws IOException {
    if (rows.isEmpty()) {
      return;
    }
    begin(rows.get(0).kind());
    List<RowColumn> columns = RowColumn.of(kind);
    ByteArrayOutputStream lines = new ByteArrayOutputStream();
    for (Row row : rows) {
      lines.writeBytes(format.line(columns.stream().map(row::text).toList()));
    }
    write(lines.toByteArray());
  }

  /** Writes a header of this kind if there is none, and refuses another kind. */
  void begin(ProblemKind wanted) throws IOException {
    if (kind == null) {
      write(RowFormat.header(wanted).getBytes(StandardCharsets.UTF_8));
      kind = wanted;
    } else if (kind != wanted) {
      throw new BadFileException(
          file.toString(),
          1,
          0,
          "rows of the kind " + Parameter.word(kind),
          "rows of the kind " + Parameter.word(wanted));
    }
  }

  /** Receives intact lines: the kind, the number from 1, the bytes [from, to) of the line. */
  public interface LineAction {
    /** Receives the next line. */
    void accept(ProblemKind kind, int line, byte[] bytes, int from, int to) throws IOException;
  }

  private void write(byte[] bytes) throws IOException {
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    try {
      while (buffer.hasRemaining()) {
        channel.write(buffer);
      }
    } catch (IOException e) {
      throw new BadFileException(
          file.toString(),
          "cannot be written (" + e.getMessage() + ")",
          "room for more; what was written stays, and the same command goes on");
    }
  }

  /** Forces the rows to the disk, so that they survive a loss of power. */
  void force() throws IOException {
    channel.force(false);
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }

  /**
   * Checks every line of a segment.
   *
   * @throws BadFileException if the file is not a segment, or a line before an intact one is bad
   */
  public static Intact scan(Path file) throws IOException {
    return scan(file, (kind, line, bytes, from, to) -> {});
  }

  /** Checks every line of a segment, and passes on each intact row. */
  public static Intact scan(Path file, LineAction action) throws IOException {
    long intact = 0;
    ProblemKind kind = null;
    int rows = -1;
    int line = 0;
    int firstBad = 0;
    long position = 0;
    byte[] buffer = new byte[1 << 16];
    int filled = 0;
    try (InputStream input = FileInput.open(file, ROWS)) {
      for (int read; (read = input.read(buffer, filled, buffer.length - filled)) > 0; ) {
        // Check each line that is whole now: the header, or a row with its checksum.
        filled += read;
        int start = 0;
        for (int i = filled - read; i < filled; i++) {
          if (buffer[i] == '\n') {
            line++;
            kind = line == 1 ? kind(buffer, start, i) : kind;
            boolean good = line == 1 ? kind != null : RowFormat.isIntact(buffer, start, i);
            if (good && firstBad > 0) {
              throw new BadFileException(
                  file.toString(), firstBad, 0, "a line whose checksum is wrong", "an intact row");
            }
            // A bad line may be the beginning of a torn tail.
            firstBad = good ? 0 : firstBad == 0 ? line : firstBad;
            if (good && ++rows > 0) {
              action.accept(kind, line, buffer, start, i);
            }
            if (good) {
              intact = position + i + 1;
            }
            start = i + 1;
          }
        }
        // Keep the beginning of the next line; one that is too long ends the intact part.
        position += start;
        System.arraycopy(buffer, start, buffer, 0, filled - start);
        filled -= start;
        if (filled > Row.MAX_LINE) {
          break;
        }
        if (filled == buffer.length) {
          buffer = Arrays.copyOf(buffer, 2 * buffer.length);
        }
      }
    }
    if (rows < 0 && position > 0) {
      throw new BadFileException(
          file.toString(), 1, 0, "no segment of rows", RowFormat.header(ProblemKind.QUERY).strip());
    }
    return new Intact(kind, intact, Math.max(0, rows), position + filled > intact);
  }

  private static ProblemKind kind(byte[] bytes, int from, int to) {
    return RowFormat.findKind(new String(bytes, from, to - from, StandardCharsets.UTF_8))
        .orElse(null);
  }
}
