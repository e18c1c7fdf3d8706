package hopscotch.core.index;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;
import java.util.zip.CRC32C;

/**
 * Writes and reads whole index files; the package's page has their layout.
 *
 * <p>The checksum finds what disks, copies and editors do to a file. It does not protect against
 * intent: whoever may write to the folder of the indexes can make a planner answer wrongly.
 */
public final class IndexFile {
  private static final byte[] MAGIC = "hopindex".getBytes(StandardCharsets.US_ASCII);
  private static final int VERSION = 1;
  private static final int CHECKSUM_AT = 12;
  private static final int CHECKED_FROM = 16;
  private static final int KEY_FROM = 32;
  private static final String MEND = "; remove it to have it built again";

  private IndexFile() {}

  /** Writes what a file holds. */
  @FunctionalInterface
  public interface Writing {
    /** Writes the arrays, in the order in which they will be read. */
    void write(IndexWriter out) throws IOException;
  }

  /**
   * Makes something of what a file holds.
   *
   * @param <T> what it makes
   */
  @FunctionalInterface
  public interface Reading<T> {
    /** Reads the arrays, in the order in which they were written, to the last. */
    T read(IndexReader in) throws IOException;
  }

  /**
   * Writes or replaces a file atomically: whoever reads it meanwhile sees the whole old file or the
   * whole new one.
   *
   * @return its length in bytes
   */
  public static long write(Path file, IndexKey key, Writing content) throws IOException {
    Path draft = file.resolveSibling("." + file.getFileName() + "." + UUID.randomUUID() + ".tmp");
    try {
      long bytes;
      try (FileChannel channel =
          FileChannel.open(
              draft,
              StandardOpenOption.CREATE_NEW,
              StandardOpenOption.READ,
              StandardOpenOption.WRITE)) {
        bytes = write(channel, key, content);
        channel.force(true);
      }
      Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      return bytes;
    } catch (IOException e) {
      throw new IOException(file + ": cannot be written (" + e.getMessage() + ")", e);
    } finally {
      Files.deleteIfExists(draft);
    }
  }

  private static long write(FileChannel channel, IndexKey key, Writing content) throws IOException {
    byte[] text = key.text().getBytes(StandardCharsets.UTF_8);
    IndexWriter out = new IndexWriter(channel);
    out.header(littleEndian(KEY_FROM + text.length).position(KEY_FROM).put(text).array());
    content.write(out);
    out.flush();
    ByteBuffer head = littleEndian(KEY_FROM);
    head.put(MAGIC).putInt(VERSION).putInt(0).putLong(channel.size()).putInt(0);
    writeAt(channel, 0, head.putInt(text.length));
    writeAt(channel, CHECKSUM_AT, littleEndian(Integer.BYTES).putInt(checksum(channel)));
    return channel.size();
  }

  /**
   * Reads a file. Its checksum and key are compared before any of its arrays is.
   *
   * @throws BadIndexException if the file is not whole or not for this key
   * @throws java.nio.file.NoSuchFileException if there is none
   */
  public static <T> T read(Path file, IndexKey key, Reading<T> content) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      // To open a pipe would wait for somebody who writes to it.
      throw new BadIndexException(file, "no ordinary file", "an index as it was written" + MEND);
    }
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      ByteBuffer head = littleEndian(KEY_FROM);
      readAt(channel, 0, head);
      String wrong = fault(channel, head);
      if (wrong != null) {
        throw new BadIndexException(file, wrong, "an index as it was written" + MEND);
      }
      byte[] text = new byte[head.getInt(KEY_FROM - Integer.BYTES)];
      readAt(channel, KEY_FROM, ByteBuffer.wrap(text));
      requireKey(file, new String(text, StandardCharsets.UTF_8), key);
      channel.position(KEY_FROM + text.length + 7L & ~7L);
      IndexReader in = new IndexReader(file, channel);
      T made = content.read(in);
      in.requireEnd();
      return made;
    }
  }

  /** The fault of a file that shows before its key is compared, or {@code null}. */
  private static String fault(FileChannel channel, ByteBuffer head) throws IOException {
    if (head.position() < KEY_FROM) {
      return "torn, it ends after %d bytes".formatted(channel.size());
    }
    if (!head.slice(0, MAGIC.length).equals(ByteBuffer.wrap(MAGIC))) {
      return "no index, it does not begin with 'hopindex'";
    }
    int version = head.getInt(MAGIC.length);
    if (version != VERSION) {
      return "index file of version %d, not %d".formatted(version, VERSION);
    }
    long length = head.getLong(CHECKED_FROM);
    if (length != channel.size()) {
      return "torn, %d bytes where it was written with %d".formatted(channel.size(), length);
    }
    int stored = head.getInt(CHECKSUM_AT);
    int actual = checksum(channel);
    if (stored != actual) {
      return "altered, checksum %08x where it was written with %08x".formatted(actual, stored);
    }
    int keyBytes = head.getInt(KEY_FROM - Integer.BYTES);
    if (keyBytes < 0 || keyBytes > channel.size() - KEY_FROM) {
      return "a key of %d bytes".formatted(keyBytes);
    }
    return null;
  }

  private static void requireKey(Path file, String found, IndexKey key) throws BadIndexException {
    String[] foundLines = found.split("\n", -1);
    String[] lines = key.text().split("\n", -1);
    for (int i = 0; i < lines.length; i++) {
      String line = i < foundLines.length ? foundLines[i] : "nothing";
      if (!line.equals(lines[i])) {
        throw new BadIndexException(file, "it is for " + line, lines[i] + MEND);
      }
    }
    if (foundLines.length > lines.length) {
      throw new BadIndexException(file, "a key of more than 4 lines", "4 lines" + MEND);
    }
  }

  private static int checksum(FileChannel channel) throws IOException {
    CRC32C sum = new CRC32C();
    ByteBuffer buffer = ByteBuffer.allocateDirect(1 << 16);
    long at = CHECKED_FROM;
    while (channel.read(buffer.clear(), at) > 0) {
      at += buffer.position();
      sum.update(buffer.flip());
    }
    return (int) sum.getValue();
  }

  private static void readAt(FileChannel channel, long position, ByteBuffer into)
      throws IOException {
    int count = 0;
    while (into.hasRemaining() && count >= 0) {
      count = channel.read(into, position + into.position());
    }
  }

  private static void writeAt(FileChannel channel, long position, ByteBuffer from)
      throws IOException {
    from.flip();
    while (from.hasRemaining()) {
      channel.write(from, position + from.position());
    }
  }

  private static ByteBuffer littleEndian(int bytes) {
    return ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }
}
