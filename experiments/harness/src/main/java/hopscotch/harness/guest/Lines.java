package hopscotch.harness.guest;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Reads lines of bounded length from a process that may write anything. A separate thread waits for
 * bytes, since nothing wakes a thread that reads from a pipe that is kept open. For one thread,
 * except for {@link #end}.
 */
final class Lines {
  /** The longest line, in bytes. */
  static final int MAX_BYTES = 16 << 20;

  private static final int CHUNK_BYTES = 1 << 16;
  private static final int CHUNKS_AHEAD = 8;
  private static final long WAIT_MILLIS = 50;
  private static final byte[] END = {};

  private final InputStream in;
  private final int maxBytes;
  private final BlockingQueue<byte[]> chunks = new ArrayBlockingQueue<>(CHUNKS_AHEAD);
  private volatile boolean isEnded;
  private byte[] bytes = new byte[1 << 16];
  private int from;
  private int to;

  Lines(InputStream in, int maxBytes) {
    this.in = in;
    this.maxBytes = maxBytes;
    Thread reader = new Thread(this::readAhead, "guest-reader");
    reader.setDaemon(true);
    reader.start();
  }

  private void readAhead() {
    byte[] buffer = new byte[CHUNK_BYTES];
    try {
      for (int count = in.read(buffer); count >= 0 && !isEnded; count = in.read(buffer)) {
        chunks.put(Arrays.copyOf(buffer, count));
      }
      chunks.put(END);
    } catch (IOException e) {
      end();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      end();
    }
  }

  /** Lets the lines end soon, even if the stream does not. Any thread may call this. */
  void end() {
    isEnded = true;
  }

  /** Whether anything was read that has not been asked for yet. */
  boolean hasMore() {
    byte[] next = chunks.peek();
    return from < to || next != null && next != END;
  }

  /**
   * The next line, without its end; {@code null} at the end of the stream, or after {@link #end}.
   * Bytes at the end of the stream without a line end are not a line.
   *
   * @throws GuestFault if the line is too long
   */
  String next() throws IOException, GuestFault {
    int at = from;
    while (true) {
      while (at < to && bytes[at] != '\n') {
        at++;
      }
      if (at < to) {
        String line = new String(bytes, from, at - from, StandardCharsets.UTF_8);
        from = at + 1;
        return line.endsWith("\r") ? line.substring(0, line.length() - 1) : line;
      }
      if (to - from > maxBytes) {
        throw new GuestFault(
            GuestFault.Kind.PROTOCOL, "a line of more than " + maxBytes + " bytes; killed");
      }
      byte[] chunk = await();
      if (chunk == END) {
        end();
        return null;
      }
      at -= makeRoom(chunk.length);
      System.arraycopy(chunk, 0, bytes, to, chunk.length);
      to += chunk.length;
    }
  }

  private byte[] await() throws IOException {
    try {
      while (true) {
        boolean wasEnded = isEnded;
        byte[] chunk = chunks.poll(wasEnded ? 0 : WAIT_MILLIS, TimeUnit.MILLISECONDS);
        if (chunk != null || wasEnded) {
          return chunk == null ? END : chunk;
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }

  /** Makes room in the buffer, and returns by how much the bytes moved towards the front. */
  private int makeRoom(int count) {
    int moved = from;
    if (from > 0) {
      System.arraycopy(bytes, from, bytes, 0, to - from);
      to -= from;
      from = 0;
    }
    if (to + count > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(to + count, 2 * bytes.length));
    }
    return moved;
  }
}
