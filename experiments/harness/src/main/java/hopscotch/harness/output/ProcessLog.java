package hopscotch.harness.output;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * The standard error of a process. It is appended to a file up to a bound, and its last line is
 * kept, since a process that dies reports the cause there. Safe for use by several threads.
 */
public final class ProcessLog {
  private static final int MAX_LINE = 300;
  private static final long PATIENCE_MILLIS = 3000;

  private final Path file;
  private final long most;
  private final Thread copier;
  private final StringBuilder line = new StringBuilder();
  private volatile String lastLine = "";

  /**
   * Reads the stream until its end.
   *
   * @param file the file; {@code null} for none
   * @param most the most bytes to write to the file
   */
  public ProcessLog(Path file, InputStream standardError, long most) {
    this.file = file;
    this.most = most;
    copier = new Thread(() -> copy(standardError), "process-log");
    copier.setDaemon(true);
    copier.start();
  }

  /** Copies the stream to its end, since a full pipe would block the process. */
  private void copy(InputStream standardError) {
    byte[] bytes = new byte[1 << 13];
    long left = file == null ? 0 : most;
    try (standardError) {
      for (int count = standardError.read(bytes); count >= 0; count = standardError.read(bytes)) {
        String text = new String(bytes, 0, count, StandardCharsets.UTF_8);
        text.chars().forEach(this::follow);
        left = left >= count && append(text) ? left - count : 0;
      }
    } catch (IOException e) {
      // The process was ended while it was read from.
      keepLine();
    }
    keepLine();
  }

  private void follow(int character) {
    if (character == '\n') {
      keepLine();
      line.setLength(0);
    } else if (line.length() < MAX_LINE) {
      line.append((char) character);
    }
  }

  /** Keeps a line, unless it is a frame of a stack trace, which tells nothing. */
  private void keepLine() {
    if (!line.isEmpty() && !Character.isWhitespace(line.charAt(0))) {
      lastLine = line.toString();
    }
  }

  private boolean append(String text) {
    try {
      Files.writeString(file, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /** Appends a line of the host's own. */
  public void note(String text) {
    if (file != null) {
      append(text + System.lineSeparator());
    }
  }

  /** Appends a line that people must know. If there is no file, it is printed at once. */
  public void warn(String text) {
    if (file == null) {
      System.err.println("hopscotch: " + text);
    }
    note(text);
  }

  /** The last line so far that is not a frame of a stack trace. Empty if there was none. */
  public String lastLine() {
    try {
      copier.join(PATIENCE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return lastLine;
  }
}
