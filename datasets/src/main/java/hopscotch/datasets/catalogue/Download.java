package hopscotch.datasets.catalogue;

import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * Downloads one file over HTTP. What has arrived stands in {@code <file>.part}; a download that
 * broke off goes on from there, in this run or a later one, as long as the server vouches by entity
 * tag or date that the file is still the same (RFC 9110, sections 13.1.5 and 14.2). Otherwise it
 * starts afresh.
 */
final class Download {
  private static final int HTTP_RANGE_NOT_SATISFIABLE = 416;
  private static final int TIMEOUT_MILLIS = 30_000;
  private static final long MAX_BYTES = 8L << 30;

  private final URI source;
  private final Path target;
  private final Path part;
  private final Path tag;
  private final Progress progress;

  /** A failure that another attempt would not mend. */
  private static final class Refusal extends IOException {
    private static final long serialVersionUID = 1;

    Refusal(String message) {
      super(message);
    }
  }

  private Download(URI source, Path target, Progress progress) {
    this.source = source;
    this.target = target;
    this.part = target.resolveSibling(target.getFileName() + ".part");
    this.tag = target.resolveSibling(target.getFileName() + ".tag");
    this.progress = progress;
  }

  /** Downloads {@code source} to {@code target}, over a file that is there. */
  static void run(URI source, Path target, Retry retry, Progress progress) throws IOException {
    if (!"http".equals(source.getScheme()) && !"https".equals(source.getScheme())) {
      throw new IllegalArgumentException("address " + source + ": expected http or https");
    }
    new Download(source, target, progress).run(retry);
  }

  private void run(Retry retry) throws IOException {
    try (FileChannel out =
            FileChannel.open(part, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock lock = lock(out)) {
      int failures = 0;
      while (lock.isValid()) {
        long before = out.size();
        try {
          transfer(out);
          break;
        } catch (Refusal e) {
          throw e;
        } catch (IOException e) {
          failures = out.size() > before ? 1 : failures + 1;
          if (failures >= retry.attempts()) {
            throw e;
          }
          retry.pause(failures);
        }
      }
    }
    Files.move(part, target, StandardCopyOption.REPLACE_EXISTING);
    Files.deleteIfExists(tag);
  }

  private FileLock lock(FileChannel out) throws IOException {
    try {
      FileLock lock = out.tryLock();
      if (lock != null) {
        return lock;
      }
    } catch (OverlappingFileLockException e) {
      throw new IOException("somebody else is downloading " + target, e);
    }
    throw new IOException("somebody else is downloading " + target);
  }

  /** One request, for what is missing or for all. */
  private void transfer(FileChannel out) throws IOException {
    long have = out.size();
    String validator = have > 0 && Files.exists(tag) ? Files.readString(tag).strip() : "";
    HttpURLConnection connection = (HttpURLConnection) source.toURL().openConnection();
    try {
      connection.setConnectTimeout(TIMEOUT_MILLIS);
      connection.setReadTimeout(TIMEOUT_MILLIS);
      connection.setRequestProperty("User-Agent", "hopscotch");
      connection.setRequestProperty("Accept-Encoding", "identity");
      if (validator.matches("[ -~]+")) {
        connection.setRequestProperty("Range", "bytes=" + have + "-");
        connection.setRequestProperty("If-Range", validator);
      }
      long from = firstByte(connection, have);
      if (from != have || have == 0) {
        Files.writeString(tag, validator(connection));
      }
      out.truncate(from).position(from);
      receive(connection, out, from);
    } finally {
      connection.disconnect();
    }
  }

  /** Where the body of the answer begins within the file: at what is missing, or at 0. */
  private long firstByte(HttpURLConnection connection, long have) throws IOException {
    int status = connection.getResponseCode();
    String range = connection.getHeaderField("Content-Range");
    if (status == HttpURLConnection.HTTP_OK) {
      return 0;
    } else if (status == HttpURLConnection.HTTP_PARTIAL
        && range != null
        && range.startsWith("bytes " + have + "-")) {
      return have;
    } else if (status == HttpURLConnection.HTTP_PARTIAL || status == HTTP_RANGE_NOT_SATISFIABLE) {
      Files.deleteIfExists(tag);
      throw new IOException("the server did not go on where the download broke off");
    }
    String failure = "the server answered " + status + " " + connection.getResponseMessage();
    boolean passing = status >= 500 || status == 408 || status == 429;
    throw passing ? new IOException(failure) : new Refusal(failure);
  }

  /** What names this version of the file: a strong entity tag, or else its date; may be empty. */
  private static String validator(HttpURLConnection connection) {
    String entityTag = connection.getHeaderField("ETag");
    String date = connection.getHeaderField("Last-Modified");
    if (entityTag != null && entityTag.startsWith("\"")) {
      return entityTag;
    }
    return date == null ? "" : date;
  }

  private void receive(HttpURLConnection connection, FileChannel out, long from)
      throws IOException {
    long length = connection.getContentLengthLong();
    long total = length < 0 ? -1 : from + length;
    long done = from;
    byte[] buffer = new byte[1 << 16];
    try (InputStream body = connection.getInputStream()) {
      for (int count = body.read(buffer); count >= 0; count = body.read(buffer)) {
        done += count;
        if (Math.max(done, total) > MAX_BYTES) {
          throw new Refusal("the file is larger than " + MAX_BYTES + " bytes");
        }
        writeFully(out, ByteBuffer.wrap(buffer, 0, count));
        progress.at(target.getFileName().toString(), done, total);
      }
    }
    if (done < total) {
      throw new IOException("the download broke off after %d of %d bytes".formatted(done, total));
    }
  }

  private static void writeFully(FileChannel out, ByteBuffer bytes) throws IOException {
    while (bytes.hasRemaining()) {
      out.write(bytes);
    }
  }
}
