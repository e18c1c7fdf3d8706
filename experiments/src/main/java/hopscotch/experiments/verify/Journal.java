package hopscotch.experiments.verify;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The state of a verification on disk: a line of JSON with the planners, then one for each job that
 * is done. A last line that was cut off is dropped. Safe for use by several threads.
 */
public final class Journal implements AutoCloseable {
  private final ObjectMapper mapper = new ObjectMapper();
  private final Path file;
  private final Map<String, JobResult> done = new HashMap<>();
  private final BufferedWriter out;

  private record Head(int version, List<String> planners) {}

  /**
   * Opens a journal, and reads what was done if it was for the same planners; starts anew if not.
   *
   * @throws IOException if the file cannot be read or written
   */
  public Journal(Path file, List<String> planners) throws IOException {
    this.file = file;
    Head head = new Head(1, planners);
    List<String> lines = Files.exists(file) ? lines(file) : List.of();
    if (!lines.isEmpty() && lines.get(0).equals(mapper.writeValueAsString(head))) {
      for (int i = 1; i < lines.size() && read(lines.get(i)); i++) {}
    }
    if (file.toAbsolutePath().getParent() != null) {
      Files.createDirectories(file.toAbsolutePath().getParent());
    }
    out =
        Files.newBufferedWriter(
            file, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING);
    writeLine(head);
    for (JobResult result : done.values()) {
      writeLine(result);
    }
  }

  /** A character of the last line may be cut in two, so what is no UTF-8 is no error. */
  private static List<String> lines(Path file) throws IOException {
    return new String(Files.readAllBytes(file), StandardCharsets.UTF_8).lines().toList();
  }

  /** Whether the line is whole; where one was cut off, that job and later ones are done again. */
  private boolean read(String line) {
    try {
      JobResult result = mapper.readValue(line, JobResult.class);
      if (result != null) {
        done.put(result.job(), result);
      }
      return result != null;
    } catch (JsonProcessingException e) {
      return false;
    }
  }

  /** How many jobs were done when this was opened. */
  public int size() {
    return done.size();
  }

  /** What came of a job, if it is done and its files have not changed; else {@code null}. */
  public synchronized JobResult find(Job job) {
    JobResult result = done.get(job.name());
    return result != null && result.fingerprint().equals(job.fingerprint()) ? result : null;
  }

  /** Records a job that is done. */
  public synchronized void add(JobResult result) throws IOException {
    writeLine(result);
  }

  /** Deletes the file, once all is done. */
  public synchronized void delete() throws IOException {
    out.close();
    Files.deleteIfExists(file);
  }

  @Override
  public synchronized void close() throws IOException {
    out.close();
  }

  private void writeLine(Object value) throws IOException {
    out.write(mapper.writeValueAsString(value));
    out.write('\n');
    out.flush();
  }
}
