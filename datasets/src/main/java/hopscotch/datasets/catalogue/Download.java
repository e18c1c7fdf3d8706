package hopscotch.datasets.catalogue;

import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.file.FileInput;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.net.HttpURLConnection;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Downloads one file over HTTP. The bytes that have arrived are kept in {@code <file>.part}. If a
 * download breaks off, this run or a later one goes on from there. The server must vouch, by entity
 * tag or date, that the file is still the same (RFC 9110, sections 13.1.5 and 14.2). Otherwise the
 * download starts afresh.
 */
final class Download {
  private static final int HTTP_RANGE_NOT_SATISFIABLE = 416;
  private static final String TAG = "what the server calls the file of a download";
  private static final long MAX_BYTES = 8L << 30;

  private final URI source;
  private final Path target;
  private final Path part;
  private final Path tag;
  private final Retry retry;
  private final Progress progress;

  /** A failure that another attempt would not mend. */
  private static final class Refusal extends IOException {
    private static final long serialVersionUID = 1;

    Refusal(String message) {
      super(message);
    }
  }

  private Download(URI source, Path target, Retry retry, Progress progress) {
    this.source = source;
    this.target = target;
    this.part = target.resolveSibling(target.getFileName() + ".part");
    this.tag = target.resolveSibling(target.getFileName() + ".tag");
    this.retry = retry;
    this.progress = progress;
  }

  /** Downloads {@code source} to {@code target}, and replaces a file that is there. */
  static void run(URI source, Path target, Retry retry, Progress progress) throws IOException {
    if (!"http".equals(source.getScheme()) && !"https".equals(source.getScheme())) {
      throw new IllegalArgumentException("address " + source + ": expected http or https");
    }
    new Download(source, target, retry, progress).run();
  }

  private void run() throws IOException {
    FileInput.requireIfThere(part, "a part of a download");
    FileInput.requireIfThere(tag, TAG);
    try (FileChannel out =
            FileChannel.open(part, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock lock = lock(out)) {
      int failures = 0;
      long end = System.nanoTime() + retry.timeLimit().toNanos();
      while (lock.isValid()) {
        long before = out.size();
        progress.note("trying " + source);
        try {
          transfer(out, end - System.nanoTime());
          break;
        } catch (Refusal | BadFileException e) {
          throw e;
        } catch (IOException e) {
          boolean gained = out.size() > before;
          failures = gained ? 1 : failures + 1;
          end = gained ? System.nanoTime() + retry.timeLimit().toNanos() : end;
          Duration pause = retry.pauseAfter(failures);
          if (failures >= retry.attempts() || System.nanoTime() + pause.toNanos() >= end) {
            throw e;
          }
          String reason = FetchException.reason(e);
          progress.note("%s; once more in %d s".formatted(reason, pause.toSeconds()));
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

  /** Sends one request, either for the bytes that are missing or for the whole file. */
  private void transfer(FileChannel out, long nanosLeft) throws IOException {
    long have = out.size();
    String validator = have > 0 && Files.exists(tag) ? FileInput.text(tag, TAG).strip() : "";
    HttpURLConnection connection = (HttpURLConnection) source.toURL().openConnection();
    try {
      connection.setConnectTimeout((int) retry.timeLimit().toMillis());
      connection.setReadTimeout((int) retry.timeLimit().toMillis());
      connection.setRequestProperty("User-Agent", "hopscotch");
      connection.setRequestProperty("Accept-Encoding", "identity");
      if (validator.matches("[ -~]+")) {
        connection.setRequestProperty("Range", "bytes=" + have + "-");
        connection.setRequestProperty("If-Range", validator);
      }
      long from = firstByte(connection, status(connection, nanosLeft), have);
      if (from != have || have == 0) {
        Files.writeString(tag, validator(connection));
      }
      out.truncate(from).position(from);
      receive(connection, out, from);
    } finally {
      connection.disconnect();
    }
  }

  /** The status of the answer. Another thread waits for it, as looking up a host may hang. */
  private static int status(HttpURLConnection connection, long nanosLeft) throws IOException {
    FutureTask<Integer> answer = new FutureTask<>(connection::getResponseCode);
    Thread thread = new Thread(answer, "connect");
    thread.setDaemon(true);
    thread.start();
    try {
      return answer.get(nanosLeft, TimeUnit.NANOSECONDS);
    } catch (TimeoutException e) {
      throw (IOException) new SocketTimeoutException("no answer").initCause(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw (IOException) new InterruptedIOException("interrupted").initCause(e);
    } catch (ExecutionException e) {
      throw e.getCause() instanceof IOException io ? io : new IOException(e.getCause());
    }
  }

  /** The place in the file where the body of the answer begins: the first missing byte, or 0. */
  private long firstByte(HttpURLConnection connection, int status, long have) throws IOException {
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
    if (status < 0) {
      throw new Refusal("what answered speaks no HTTP; expected a web server");
    }
    String failure = "the server answered " + status + " " + connection.getResponseMessage();
    boolean passing = status >= 500 || status == 408 || status == 429;
    throw passing ? new IOException(failure) : new Refusal(failure);
  }

  /** The name of this version of the file: a strong entity tag, or else its date. May be empty. */
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

  private void writeFully(FileChannel out, ByteBuffer bytes) throws IOException {
    try {
      while (bytes.hasRemaining()) {
        out.write(bytes);
      }
    } catch (IOException e) {
      throw new IOException(part + ": cannot be written (" + e.getMessage() + ")", e);
    }
  }
}
