package hopscotch.harness.verify;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.file.FileInput;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The state of a verification on disk: a line of JSON with the planners, followed by one line for
 * each job that is done. A last line that was cut off is dropped. A file with another beginning is
 * not ours, and is neither read nor overwritten nor deleted. Safe for use by several threads.
 */
public final class Journal implements AutoCloseable {
  private final ObjectMapper mapper = new ObjectMapper();
  private final Path file;
  private final Map<String, JobResult> done = new HashMap<>();
  private final BufferedWriter out;

  /** The beginning of every journal. */
  private static final String BEGINNING = "{\"version\":1,\"planners\":[";

  private record Head(int version, List<String> planners) {}

  /**
   * Opens a journal. If it is for the same planners, the jobs that are done are read. If not, it
   * starts anew.
   *
   * @throws BadFileException if the file exists and is not a journal
   * @throws IOException if the file cannot be read or written
   */
  public Journal(Path file, List<String> planners) throws IOException {
    if (Files.exists(file, LinkOption.NOFOLLOW_LINKS) && !isJournal(file)) {
      throw new BadFileException(
          file.toString(), "this is not the state of a verification", "one, or a new name");
    }
    this.file = file;
    if (file.toAbsolutePath().getParent() != null) {
      Files.createDirectories(file.toAbsolutePath().getParent());
    }
    String head = mapper.writeValueAsString(new Head(1, planners));
    long whole =
        Files.exists(file)
            ? readAll(
                FileInput.bytes(file, "the state of a verification", FileInput.MAX_BYTES), head)
            : 0;
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    channel.truncate(whole).position(whole);
    out = new BufferedWriter(Channels.newWriter(channel, StandardCharsets.UTF_8));
    if (whole == 0) {
      writeLine(head);
    }
  }

  /** Whether a file with this beginning is a journal, even if it is cut off or empty. */
  public static boolean isOurs(String head) {
    return head.startsWith(BEGINNING) || BEGINNING.startsWith(head);
  }

  private static boolean isJournal(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      return false;
    }
    try (InputStream input = Files.newInputStream(file)) {
      byte[] head = input.readNBytes(BEGINNING.length());
      return isOurs(new String(head, StandardCharsets.ISO_8859_1));
    }
  }

  /**
   * Takes over the jobs that are done, if they were for these planners.
   *
   * @return the number of bytes in complete lines; what follows them was cut off, and is done again
   */
  private int readAll(byte[] bytes, String head) {
    int whole = 0;
    for (int i = 0; i < bytes.length; i++) {
      if (bytes[i] == '\n') {
        String line = new String(bytes, whole, i - whole, StandardCharsets.UTF_8);
        if (whole == 0 ? !line.equals(head) : !read(line)) {
          return whole;
        }
        whole = i + 1;
      }
    }
    return whole;
  }

  /** Whether the line is a result. */
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

  /** The number of jobs that were done when this was opened. */
  public int size() {
    return done.size();
  }

  /** The result of a job if it is done and its files have not changed, else {@code null}. */
  public synchronized JobResult find(Job job) {
    JobResult result = done.get(job.name());
    return result != null && result.fingerprint().equals(job.fingerprint()) ? result : null;
  }

  /** Records a job that is done. */
  public synchronized void add(JobResult result) throws IOException {
    writeLine(mapper.writeValueAsString(result));
  }

  /** Deletes the file when everything is done. */
  public synchronized void delete() throws IOException {
    out.close();
    Files.deleteIfExists(file);
  }

  @Override
  public synchronized void close() throws IOException {
    out.close();
  }

  private void writeLine(String line) throws IOException {
    out.write(line);
    out.write('\n');
    out.flush();
  }
}
