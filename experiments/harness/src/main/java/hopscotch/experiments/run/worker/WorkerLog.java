package hopscotch.experiments.run.worker;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * What a worker process says on standard error: appended to the log of the run, and the last line
 * kept, since a process that dies tells the cause there. Safe for use by several threads.
 */
final class WorkerLog {
  private static final long PATIENCE_MILLIS = 1000;
  private static final int MAX_LINE = 300;

  private final Path file;
  private final Thread copier;
  private volatile String lastLine = "";

  /** Copies what comes until the process ends. */
  WorkerLog(Path file, InputStream standardError) {
    this.file = file;
    copier = new Thread(() -> copy(standardError), "worker-log");
    copier.setDaemon(true);
    copier.start();
  }

  /** Reads on where the log cannot be written: a pipe that is full would hold the worker up. */
  private void copy(InputStream standardError) {
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(standardError, StandardCharsets.UTF_8))) {
      boolean isWritable = true;
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        isWritable = isWritable && append(line);
        // The frames of a stack trace follow the line that says what happened.
        if (!line.isBlank() && !Character.isWhitespace(line.charAt(0))) {
          lastLine = line.substring(0, Math.min(MAX_LINE, line.length()));
        }
      }
    } catch (IOException e) {
      lastLine = "standard error cannot be read: " + e.getMessage();
    }
  }

  private boolean append(String line) {
    try {
      write(line);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  private void write(String line) throws IOException {
    String text = line + System.lineSeparator();
    Files.writeString(file, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  /** The last line that is no frame of a stack trace; empty if nothing was said. */
  String lastLine() throws InterruptedException {
    copier.join(PATIENCE_MILLIS);
    return lastLine;
  }

  /** Appends a line of the run's own. */
  void note(String line) {
    try {
      write(line);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
