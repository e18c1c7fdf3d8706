package hopscotch.core.index;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;

/**
 * Reads the arrays of an index in the order in which they were written, in bulk. A length is
 * compared with the rest of the file before memory is allocated. For one thread.
 */
public final class IndexReader {
  private final Path path;
  private final FileChannel file;
  private final ByteBuffer buffer =
      ByteBuffer.allocateDirect(IndexWriter.BUFFER_BYTES).order(ByteOrder.LITTLE_ENDIAN).limit(0);

  IndexReader(Path path, FileChannel file) {
    this.path = path;
    this.file = file;
  }

  /**
   * Reads an array.
   *
   * @throws BadIndexException if the next array is no array of shorts, or longer than the file
   */
  public short[] shorts(String what) throws IOException {
    short[] array = new short[begin(what, Short.BYTES)];
    fill(array.length, Short.BYTES, (at, count) -> buffer.asShortBuffer().get(array, at, count));
    return array;
  }

  /** As {@link #shorts(String)}. */
  public byte[] bytes(String what) throws IOException {
    byte[] array = new byte[begin(what, 1)];
    fill(array.length, 1, (at, count) -> buffer.slice().get(array, at, count));
    return array;
  }

  /** As {@link #shorts(String)}. */
  public int[] ints(String what) throws IOException {
    int[] array = new int[begin(what, Integer.BYTES)];
    fill(array.length, Integer.BYTES, (at, count) -> buffer.asIntBuffer().get(array, at, count));
    return array;
  }

  /** As {@link #shorts(String)}. */
  public long[] longs(String what) throws IOException {
    long[] array = new long[begin(what, Long.BYTES)];
    fill(array.length, Long.BYTES, (at, count) -> buffer.asLongBuffer().get(array, at, count));
    return array;
  }

  /** As {@link #shorts(String)}; refuses an array of any length but {@code length}. */
  public short[] shorts(String what, int length) throws IOException {
    short[] array = shorts(what);
    requireLength(what, array.length, length);
    return array;
  }

  /** As {@link #ints(String)}; refuses an array of any length but {@code length}. */
  public int[] ints(String what, int length) throws IOException {
    int[] array = ints(what);
    requireLength(what, array.length, length);
    return array;
  }

  /** As {@link #longs(String)}; refuses an array of any length but {@code length}. */
  public long[] longs(String what, int length) throws IOException {
    long[] array = longs(what);
    requireLength(what, array.length, length);
    return array;
  }

  /** As {@link #bytes(String)}; refuses an array of any length but {@code length}. */
  public byte[] bytes(String what, int length) throws IOException {
    byte[] array = bytes(what);
    requireLength(what, array.length, length);
    return array;
  }

  private void requireLength(String what, int length, int expected) throws BadIndexException {
    require(length == expected, "%d %s".formatted(length, what), Integer.toString(expected));
  }

  /**
   * Refuses the file unless a condition holds.
   *
   * @throws BadIndexException if it does not
   */
  public void require(boolean holds, String fault, String expected) throws BadIndexException {
    if (!holds) {
      throw new BadIndexException(path, fault, expected);
    }
  }

  /**
   * Refuses the file unless all values lie from {@code least} to below {@code end}.
   *
   * @throws BadIndexException if one does not
   */
  public void requireRange(int[] values, int least, int end, String what) throws BadIndexException {
    for (int value : values) {
      if (value < least || value >= end) {
        throw new BadIndexException(
            path, "%d among its %s".formatted(value, what), "%d to %d".formatted(least, end - 1));
      }
    }
  }

  /**
   * Refuses the file unless the values begin at 0, never fall, and end at {@code last}: where each
   * of {@code values.length - 1} lists begins in an array of {@code last} elements.
   *
   * @throws BadIndexException if they do not
   */
  public void requireStarts(int[] values, int last, String what) throws BadIndexException {
    int before = 0;
    for (int value : values) {
      require(value >= before, what + " that fall", "starts in order");
      before = value;
    }
    require(
        values.length > 0 && values[0] == 0 && before == last,
        "%s up to %d".formatted(what, before),
        "starts from 0 to " + last);
  }

  /** Reads the head of an array; returns its length. */
  private int begin(String what, int elementBytes) throws IOException {
    require(left() >= 2 * Integer.BYTES, "it ends before its " + what, what);
    available(2 * Integer.BYTES);
    int width = buffer.getInt();
    int length = buffer.getInt();
    require(
        width == elementBytes,
        "elements of %d bytes in its %s".formatted(width, what),
        elementBytes + " bytes");
    require(
        length >= 0 && (long) length * elementBytes <= left(),
        "%d %s in the last %d bytes".formatted(length, what, left()),
        "no more than fit");
    return length;
  }

  private long left() throws IOException {
    return buffer.remaining() + file.size() - file.position();
  }

  /** The number of elements in the buffer, at least one. */
  private int available(int elementBytes) throws IOException {
    if (buffer.remaining() < elementBytes) {
      buffer.compact();
      while (buffer.position() < elementBytes) {
        require(file.read(buffer) >= 0, "it ends too early", "a file that nobody writes to");
      }
      buffer.flip();
    }
    return buffer.remaining() / elementBytes;
  }

  /** Copies some elements between an array and the buffer, and leaves the buffer where it is. */
  @FunctionalInterface
  interface Copy {
    /** Copies elements [at, at + count) of the array. */
    void elements(int at, int count);
  }

  /** Reads {@code length} elements, one buffer at a time. */
  private void fill(int length, int elementBytes, Copy copy) throws IOException {
    for (int at = 0; at < length; ) {
      int count = Math.min(length - at, available(elementBytes));
      copy.elements(at, count);
      buffer.position(buffer.position() + count * elementBytes);
      at += count;
    }
    skipPadding();
  }

  /** Goes on to a multiple of 8 bytes from the beginning of the file. */
  private void skipPadding() throws IOException {
    int padding = (int) (buffer.remaining() - file.position()) & 7;
    if (padding > 0) {
      require(left() >= padding, "it ends in an array", "padding to a multiple of 8 bytes");
      available(padding);
      buffer.position(buffer.position() + padding);
    }
  }

  /** Refuses a file of which something is left. */
  void requireEnd() throws IOException {
    require(left() == 0, left() + " bytes after its last array", "the end of the file");
  }
}
