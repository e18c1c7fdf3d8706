package hopscotch.datasets.file;

import hopscotch.core.text.Printable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * A file that is not what it should be. The message is one line: {@code FILE:LINE:COLUMN: what is
 * wrong; expected what would be right}.
 */
public final class BadFileException extends IOException {
  private static final long serialVersionUID = 1;
  private static final int MAX_QUOTE = 40;
  private static final int MAX_FAULT = 1000;

  private final String file;
  private final int line;
  private final int column;
  private final String expected;

  /**
   * A fault at a place.
   *
   * @param line from 1; 0 where the fault lies in the file as a whole
   * @param column from 1, in bytes; 0 where the fault lies in the line as a whole
   */
  public BadFileException(String file, int line, int column, String fault, String expected) {
    super(Printable.of(place(file, line, column) + ": " + cut(fault) + "; expected " + expected));
    this.file = file;
    this.line = line;
    this.column = column;
    this.expected = expected;
  }

  /** A fault of the file as a whole. */
  public BadFileException(String file, String fault, String expected) {
    this(file, 0, 0, fault, expected);
  }

  private static String place(String file, int line, int column) {
    return file + (line > 0 ? ":" + line : "") + (column > 0 ? ":" + column : "");
  }

  /** A fault may quote the file, so it is cut to fit on a few lines of a terminal. */
  private static String cut(String fault) {
    return fault.length() <= MAX_FAULT ? fault : fault.substring(0, MAX_FAULT) + "...";
  }

  /** The file, as it was named to the reader. */
  public String file() {
    return file;
  }

  /** The line, from 1; 0 for the file as a whole. */
  public int line() {
    return line;
  }

  /** The column in bytes, from 1; 0 for the line as a whole. */
  public int column() {
    return column;
  }

  /** A description of what would have been right. */
  public String expected() {
    return expected;
  }

  /** Text of a file in quotes for a message, as printable ASCII and cut to a few words. */
  public static String quote(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
    StringBuilder quoted = new StringBuilder("'");
    for (int i = 0; i < bytes.length && quoted.length() < MAX_QUOTE; i++) {
      int character = bytes[i] & 0xff;
      if (character >= ' ' && character <= '~') {
        quoted.append((char) character);
      } else {
        quoted.append("\\x%02x".formatted(character));
      }
    }
    return quoted.append(quoted.length() < MAX_QUOTE ? "'" : "...'").toString();
  }
}
