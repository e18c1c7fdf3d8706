package hopscotch.datasets.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The lines of a file as bytes. A line ends at LF or at the end of the file; blanks, tabs and CR at
 * its end are dropped. The line buffer grows with the bytes that are really there, up to a limit.
 */
public final class LineInput {
  private static final byte[] MARK = {(byte) 0xef, (byte) 0xbb, (byte) 0xbf};

  private final InputStream input;
  private final String file;
  private final byte[] buffer = new byte[1 << 16];
  private int position;
  private int filled;
  private long consumed;
  private byte[] text = new byte[256];
  private int length;
  private int number;
  private boolean cut;

  /** The lines of a stream, which its owner closes; {@code file} names it in messages. */
  public LineInput(InputStream input, String file) {
    this.input = input;
    this.file = file;
  }

  /**
   * Reads the next line. If it is longer than {@code limit} bytes, only the first {@code limit} are
   * kept, and {@link #isCut()} is true.
   *
   * @return whether there was a line
   */
  public boolean next(int limit) throws IOException {
    length = 0;
    cut = false;
    if (position == filled && !fill()) {
      return false;
    }
    number++;
    requireNoMark();
    do {
      int end = position;
      while (end < filled && buffer[end] != '\n') {
        end++;
      }
      append(end - position, limit);
      consumed += end - position;
      position = end;
      if (end < filled) {
        position++;
        consumed++;
        break;
      }
    } while (fill());
    while (!cut && length > 0 && isBlank(text[length - 1])) {
      length--;
    }
    return true;
  }

  /** Refuses a byte order mark. An editor does not show it, so the message names it. */
  private void requireNoMark() throws BadFileException {
    if (number == 1
        && filled >= MARK.length
        && Arrays.equals(buffer, 0, MARK.length, MARK, 0, MARK.length)) {
      throw fault(1, "a byte order mark before the text", "a file saved as UTF-8 without BOM");
    }
  }

  private void append(int count, int limit) {
    int kept = Math.min(count, limit - length);
    cut |= kept < count;
    if (length + kept > text.length) {
      text = Arrays.copyOf(text, Math.max(length + kept, Math.min(limit, 2 * text.length)));
    }
    System.arraycopy(buffer, position, text, length, kept);
    length += kept;
  }

  private boolean fill() throws IOException {
    position = 0;
    filled = Math.max(0, input.read(buffer));
    return filled > 0;
  }

  /** Whether a byte is a blank, a tab or CR. */
  public static boolean isBlank(byte character) {
    return character == ' ' || character == '\t' || character == '\r';
  }

  /** The line's bytes, valid up to {@link #length()} and until the next line. */
  public byte[] text() {
    return text;
  }

  /** The length of the line in bytes. */
  public int length() {
    return length;
  }

  /** Whether the line was longer than the limit. */
  public boolean isCut() {
    return cut;
  }

  /** The number of the line, from 1. */
  public int number() {
    return number;
  }

  /** The bytes read so far, line ends included. */
  public long consumed() {
    return consumed;
  }

  /** The bytes of the line in [from, to), one character each. */
  public String substring(int from, int to) {
    return new String(text, from, to - from, StandardCharsets.ISO_8859_1);
  }

  /** A fault in this line; {@code column} from 1, or 0 for the line as a whole. */
  public BadFileException fault(int column, String fault, String expected) {
    return new BadFileException(file, number, column, fault, expected);
  }
}
