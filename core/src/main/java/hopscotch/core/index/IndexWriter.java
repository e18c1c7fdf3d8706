package hopscotch.core.index;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;

/** Writes the arrays of an index, in bulk; they are read in the same order. For one thread. */
public final class IndexWriter {
  static final int BUFFER_BYTES = 1 << 16;

  private final FileChannel file;
  private final ByteBuffer buffer =
      ByteBuffer.allocateDirect(BUFFER_BYTES).order(ByteOrder.LITTLE_ENDIAN);

  IndexWriter(FileChannel file) {
    this.file = file;
  }

  /** Writes an array. */
  public void shorts(short[] array) throws IOException {
    begin(Short.BYTES, array.length);
    for (int at = 0; at < array.length; ) {
      int count = Math.min(array.length - at, room(Short.BYTES));
      buffer.asShortBuffer().put(array, at, count);
      at = advance(at, count, Short.BYTES);
    }
    pad();
  }

  /** Writes an array. */
  public void ints(int[] array) throws IOException {
    begin(Integer.BYTES, array.length);
    for (int at = 0; at < array.length; ) {
      int count = Math.min(array.length - at, room(Integer.BYTES));
      buffer.asIntBuffer().put(array, at, count);
      at = advance(at, count, Integer.BYTES);
    }
    pad();
  }

  /** Writes an array. */
  public void bytes(byte[] array) throws IOException {
    begin(1, array.length);
    header(array);
  }

  /** Writes an array. */
  public void longs(long[] array) throws IOException {
    begin(Long.BYTES, array.length);
    for (int at = 0; at < array.length; ) {
      int count = Math.min(array.length - at, room(Long.BYTES));
      buffer.asLongBuffer().put(array, at, count);
      at = advance(at, count, Long.BYTES);
    }
    pad();
  }

  /** Writes bytes as they are, then zeros up to a multiple of 8. */
  void header(byte[] bytes) throws IOException {
    for (int at = 0; at < bytes.length; ) {
      int count = Math.min(bytes.length - at, room(1));
      buffer.put(bytes, at, count);
      at += count;
    }
    pad();
  }

  private void begin(int elementBytes, int length) throws IOException {
    room(2 * Integer.BYTES);
    buffer.putInt(elementBytes).putInt(length);
  }

  /** How many elements fit in the buffer, at least one. */
  private int room(int elementBytes) throws IOException {
    if (buffer.remaining() < elementBytes) {
      flush();
    }
    return buffer.remaining() / elementBytes;
  }

  private int advance(int at, int count, int elementBytes) {
    buffer.position(buffer.position() + count * elementBytes);
    return at + count;
  }

  /** The buffer begins at a multiple of 8 in the file, and ends at one. */
  private void pad() {
    buffer.put(new byte[-buffer.position() & 7]);
  }

  void flush() throws IOException {
    buffer.flip();
    while (buffer.hasRemaining()) {
      file.write(buffer);
    }
    buffer.clear();
  }
}
