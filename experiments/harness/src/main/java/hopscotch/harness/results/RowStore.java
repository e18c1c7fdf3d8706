package hopscotch.harness.results;

import hopscotch.datasets.file.BadFileException;
import hopscotch.harness.results.row.RowFormat;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * Reads rows of many segments by their places. A place is a number with the bytes of all lines and
 * segments before it and the length of the line. Only one file is open at a time.
 */
final class RowStore implements Closeable {
  /** The bits of the length of a line, which {@link Segment} keeps below 2^20 bytes. */
  private static final int LENGTH_BITS = 20;

  private final List<Path> segments;
  private final long[] starts;
  private int openSegment = -1;
  private FileChannel channel;

  /** A store of segments of which so many bytes each are intact. */
  RowStore(List<Path> segments, long[] bytes) {
    this.segments = segments;
    starts = new long[bytes.length + 1];
    for (int i = 0; i < bytes.length; i++) {
      starts[i + 1] = starts[i] + bytes[i];
    }
  }

  /** The place of a line of a segment, without its end. */
  long place(int segment, long offset, int length) {
    return (starts[segment] + offset) << LENGTH_BITS | length;
  }

  /** The segment that a place is in. */
  int segment(long place) {
    int found = Arrays.binarySearch(starts, place >>> LENGTH_BITS);
    int segment = found < 0 ? -found - 2 : found;
    while (starts[segment + 1] == starts[segment]) {
      segment++;
    }
    return segment;
  }

  /** The file that a place is in. */
  Path file(long place) {
    return segments.get(segment(place));
  }

  /** Reads a line, which must not have changed. */
  byte[] read(long place) throws IOException {
    int segment = segment(place);
    if (segment != openSegment) {
      close();
      channel = FileChannel.open(segments.get(segment));
      openSegment = segment;
    }
    ByteBuffer line = ByteBuffer.allocate((int) (place & ((1 << LENGTH_BITS) - 1)));
    long offset = (place >>> LENGTH_BITS) - starts[segment];
    for (int read = 0; read >= 0 && line.hasRemaining(); ) {
      read = channel.read(line, offset + line.position());
    }
    if (!RowFormat.isIntact(line.array(), 0, line.position())) {
      throw new BadFileException(
          segments.get(segment).toString(),
          "changed while it was read",
          "a segment that only grows");
    }
    return line.array();
  }

  @Override
  public void close() throws IOException {
    if (channel != null) {
      channel.close();
      channel = null;
      openSegment = -1;
    }
  }
}
