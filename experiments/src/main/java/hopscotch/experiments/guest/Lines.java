package hopscotch.experiments.guest;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Reads lines of bounded length from a process that may write anything. For one thread. */
final class Lines {
  /** The longest line, in bytes. */
  static final int MAX_BYTES = 16 << 20;

  private final InputStream in;
  private final int maxBytes;
  private byte[] bytes = new byte[1 << 16];
  private int from;
  private int to;

  Lines(InputStream in, int maxBytes) {
    this.in = in;
    this.maxBytes = maxBytes;
  }

  /** Whether something was read, or can be at once, that nobody asked for yet. */
  boolean hasMore() throws IOException {
    return from < to || in.available() > 0;
  }

  /**
   * The next line, without its end; {@code null} at the end of the stream. What the stream ends
   * with, though no line end follows, is no line.
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
      at -= makeRoom();
      int count = in.read(bytes, to, bytes.length - to);
      if (count < 0) {
        return null;
      }
      to += count;
    }
  }

  /** Returns by how much the bytes moved towards the front. */
  private int makeRoom() {
    int moved = from;
    if (from > 0) {
      System.arraycopy(bytes, from, bytes, 0, to - from);
      to -= from;
      from = 0;
    }
    if (to == bytes.length) {
      bytes = Arrays.copyOf(bytes, 2 * bytes.length);
    }
    return moved;
  }
}
