package hopscotch.harness.run.worker;

import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.core.index.StoredIndex;
import hopscotch.core.planner.PreparedPlanner;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Locale;

/**
 * The use of index files.
 *
 * @param built the number of indexes that had no file, and were built and written
 * @param read the number of indexes that were read
 * @param readNanos the time it took to read these
 */
public record IndexUse(int built, int read, long readNanos) {
  /** No use of index files. */
  public static final IndexUse NONE = new IndexUse(0, 0, 0);

  /** The use of index files in one preparation. */
  public static IndexUse of(PreparedPlanner planner) {
    IndexUse use = NONE;
    for (StoredIndex index : planner.storedIndexes()) {
      use =
          use.plus(
              index.isRead()
                  ? new IndexUse(0, 1, index.preparationNanos())
                  : new IndexUse(1, 0, 0));
    }
    return use;
  }

  /** The sum of both. */
  public IndexUse plus(IndexUse other) {
    return new IndexUse(built + other.built, read + other.read, readNanos + other.readNanos);
  }

  void write(DataOutput out) throws IOException {
    out.writeInt(built);
    out.writeInt(read);
    out.writeLong(readNanos);
  }

  static IndexUse read(DataInput in) throws IOException {
    return new IndexUse(in.readInt(), in.readInt(), in.readLong());
  }

  /** Writes this into a session of a manifest. */
  public void putInto(ObjectNode node) {
    node.put("built", built);
    node.put("read", read);
    node.put("readMillis", Math.round(readNanos / 1e6));
  }

  /** One line for people. */
  public String text() {
    return String.format(
        Locale.ROOT,
        "indexes: %d read in %.1f ms, without a time of preparation in their rows; %d built and kept",
        read,
        readNanos / 1e6,
        built);
  }
}
