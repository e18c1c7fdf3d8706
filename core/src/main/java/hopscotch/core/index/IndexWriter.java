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
    empty(array.length, Short.BYTES, (at, count) -> buffer.asShortBuffer().put(array, at, count));
  }

  /** Writes an array. */
  public void ints(int[] array) throws IOException {
    begin(Integer.BYTES, array.length);
    empty(array.length, Integer.BYTES, (at, count) -> buffer.asIntBuffer().put(array, at, count));
  }

  /** Writes an array. */
  public void bytes(byte[] array) throws IOException {
    begin(1, array.length);
    header(array);
  }

  /** Writes an array. */
  public void longs(long[] array) throws IOException {
    begin(Long.BYTES, array.length);
    empty(array.length, Long.BYTES, (at, count) -> buffer.asLongBuffer().put(array, at, count));
  }

  /** Writes bytes as they are, then zeros up to a multiple of 8. */
  void header(byte[] bytes) throws IOException {
    empty(bytes.length, 1, (at, count) -> buffer.slice().put(bytes, at, count));
  }

  private void begin(int elementBytes, int length) throws IOException {
    room(2 * Integer.BYTES);
    buffer.putInt(elementBytes).putInt(length);
  }

  /** The number of elements for which the buffer has room, at least one. */
  private int room(int elementBytes) throws IOException {
    if (buffer.remaining() < elementBytes) {
      flush();
    }
    return buffer.remaining() / elementBytes;
  }

  /** Writes {@code length} elements, one buffer at a time. */
  private void empty(int length, int elementBytes, IndexReader.Copy copy) throws IOException {
    for (int at = 0; at < length; ) {
      int count = Math.min(length - at, room(elementBytes));
      copy.elements(at, count);
      buffer.position(buffer.position() + count * elementBytes);
      at += count;
    }
    pad();
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
