package hopscotch.experiments.guest;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * What a guest says on standard error: appended to a file up to a bound, and its last line kept.
 * Safe for use by several threads.
 */
final class GuestLog {
  private static final long MAX_BYTES = 16 << 20;
  private static final int MAX_LINE = 300;
  private static final long PATIENCE_MILLIS = 3000;

  private final Path file;
  private final Thread copier;
  private final StringBuilder line = new StringBuilder();
  private volatile String lastLine = "";

  /** Reads what comes until the stream ends; into no file where that is {@code null}. */
  GuestLog(Path file, InputStream standardError) {
    this.file = file;
    copier = new Thread(() -> copy(standardError), "guest-log");
    copier.setDaemon(true);
    copier.start();
  }

  /** Reads on where nothing can be written any more: a pipe that is full would hold the guest. */
  private void copy(InputStream standardError) {
    byte[] bytes = new byte[1 << 13];
    long left = file == null ? 0 : MAX_BYTES;
    try (standardError) {
      for (int count = standardError.read(bytes); count >= 0; count = standardError.read(bytes)) {
        String text = new String(bytes, 0, count, StandardCharsets.UTF_8);
        text.chars().forEach(this::follow);
        left = left >= count && append(text) ? left - count : 0;
      }
    } catch (IOException e) {
      // The process was ended while it was read from.
      lastLine = line.isEmpty() ? lastLine : line.toString();
    }
    lastLine = line.isEmpty() ? lastLine : line.toString();
  }

  private void follow(int character) {
    if (character == '\n') {
      lastLine = line.toString().isBlank() ? lastLine : line.toString();
      line.setLength(0);
    } else if (line.length() < MAX_LINE) {
      line.append((char) character);
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
  void note(String text) {
    if (file != null) {
      append(text + System.lineSeparator());
    }
  }

  /** Appends a line that people have to know of; where there is no file, they are told at once. */
  void warn(String text) {
    if (file == null) {
      System.err.println("hopscotch: " + text);
    }
    note(text);
  }

  /** The last line so far that is not blank; empty if there was none. */
  String lastLine() {
    try {
      copier.join(PATIENCE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return lastLine;
  }
}
