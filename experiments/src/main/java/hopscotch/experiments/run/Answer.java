package hopscotch.experiments.run;

import hopscotch.core.planner.Outcome;
import hopscotch.experiments.results.Row;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/**
 * What a worker says of one query.
 *
 * @param outcome how it ended; {@code null} if it failed
 * @param error how it failed; empty if it did not
 * @param nanos the time of the search alone
 * @param allocatedBytes what the search allocated; -1 where the JVM cannot tell
 * @param counts what the search counted
 * @param extras the planner's own counters
 * @param path the cells of the path; empty without one
 */
record Answer(
    Outcome outcome,
    String error,
    long nanos,
    long allocatedBytes,
    Row.Counts counts,
    long[] extras,
    int[] path) {
  private static final Outcome[] OUTCOMES = Outcome.values();
  private static final int[] NO_CELLS = {};
  private static final long[] NO_EXTRAS = {};

  /** A query that failed, or was never asked. */
  static Answer failed(String error) {
    return new Answer(null, error, -1, -1, Row.Counts.NONE, NO_EXTRAS, NO_CELLS);
  }

  void write(DataOutput out) throws IOException {
    out.writeByte(outcome == null ? -1 : outcome.ordinal());
    out.writeUTF(error.length() > 1000 ? error.substring(0, 1000) : error);
    out.writeLong(nanos);
    out.writeLong(allocatedBytes);
    out.writeLong(counts.expanded());
    out.writeLong(counts.generated());
    out.writeLong(counts.reopened());
    out.writeLong(counts.heapOperations());
    out.writeLong(counts.openPeak());
    out.writeLong(counts.touched());
    out.writeInt(extras.length);
    for (long extra : extras) {
      out.writeLong(extra);
    }
    out.writeInt(path.length);
    for (int cell : path) {
      out.writeInt(cell);
    }
  }

  static Answer read(DataInput in) throws IOException {
    int outcome = in.readByte();
    String error = in.readUTF();
    long nanos = in.readLong();
    long allocatedBytes = in.readLong();
    Row.Counts counts =
        new Row.Counts(
            in.readLong(),
            in.readLong(),
            in.readLong(),
            in.readLong(),
            in.readLong(),
            in.readLong());
    long[] extras = new long[in.readInt()];
    for (int i = 0; i < extras.length; i++) {
      extras[i] = in.readLong();
    }
    int[] path = new int[in.readInt()];
    for (int i = 0; i < path.length; i++) {
      path[i] = in.readInt();
    }
    return new Answer(
        outcome < 0 ? null : OUTCOMES[outcome], error, nanos, allocatedBytes, counts, extras, path);
  }
}
