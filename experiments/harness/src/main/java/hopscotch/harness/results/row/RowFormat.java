package hopscotch.harness.results.row;

import static java.util.stream.Collectors.joining;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import hopscotch.judge.query.ProblemKind;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;

/**
 * The format of a row as a line of CSV: the columns of all rows, those of its kind of problem, and
 * the CRC-32 of the bytes before the last comma as 8 hexadecimal digits. The encoding is UTF-8 with
 * LF line ends. No field contains a line end.
 */
public final class RowFormat {
  private static final String CRC = "crc";

  private static final int CRC_LENGTH = 8;

  private final StringWriter text = new StringWriter();
  private final CsvWriter csv =
      CsvWriter.builder().lineDelimiter(LineDelimiter.LF).bufferSize(0).build(text);

  /** The first line of a segment of a kind. */
  public static String header(ProblemKind kind) {
    return RowColumn.of(kind).stream().map(it -> it.text() + ",").collect(joining()) + CRC + "\n";
  }

  /** The kind of a segment with this first line, without its end. Empty if it is no header. */
  public static Optional<ProblemKind> findKind(String header) {
    return Arrays.stream(ProblemKind.values())
        .filter(kind -> header(kind).equals(header + "\n"))
        .findFirst();
  }

  /** The bytes of a line with these fields, including its checksum and its end. */
  public byte[] line(List<String> fields) {
    text.getBuffer().setLength(0);
    csv.writeRecord(fields);
    StringBuffer buffer = text.getBuffer();
    buffer.setLength(buffer.length() - 1);
    byte[] bytes = buffer.toString().getBytes(StandardCharsets.UTF_8);
    String crc = HexFormat.of().toHexDigits((int) crc(bytes, 0, bytes.length));
    return buffer.append(',').append(crc).append('\n').toString().getBytes(StandardCharsets.UTF_8);
  }

  /** Whether bytes [from, to), a line without its end, match their checksum. */
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
}
