package hopscotch.harness.run.worker;

import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchCounters;
import hopscotch.harness.results.row.Row;
import hopscotch.judge.timing.MoveTimes;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.stream.IntStream;

/**
 * What a worker says of one problem. Immutable; its arrays must not be written.
 *
 * @param outcome how the query ended; {@code null} if it failed or was not put
 * @param failure why there is no answer; {@code null} if there is one
 * @param nanos the time of the search alone
 * @param moveTimes when its first move was known, and its last
 * @param allocatedBytes what the search allocated; -1 where the JVM cannot tell
 * @param counts what the search counted
 * @param extras the planner's own counters
 * @param path the cells of the path; empty without one
 * @param promise what the planner promises on the map as this problem finds it; {@code null} for
 *     what it said when it was prepared
 * @param measured what was measured of an answer of this kind of problem alone, {@link
 *     Row#measured}
 */
@SuppressWarnings("ArrayRecordComponent") // a message, whose arrays are read alone
public record Answer(
    Outcome outcome,
    Failure failure,
    long nanos,
    MoveTimes moveTimes,
    long allocatedBytes,
    Row.Counts counts,
    long[] extras,
    int[] path,
    Guarantee promise,
    long[] measured) {
  private static final int[] NO_CELLS = {};
  private static final long[] NO_EXTRAS = {};

  /** An answer in time, its moves known at its end. */
  public static Answer of(
      Outcome outcome,
      long nanos,
      long allocatedBytes,
      SearchCounters counters,
      int[] path,
      long... measured) {
    long[] extras = IntStream.range(0, counters.extraCount()).mapToLong(counters::extra).toArray();
    MoveTimes moves = MoveTimes.atOnce(nanos);
    Row.Counts counts = Row.Counts.of(counters);
    return new Answer(
        outcome, null, nanos, moves, allocatedBytes, counts, extras, path, null, measured);
  }

  /** A query that failed, or was never asked. */
  public static Answer failed(Failure failure) {
    return none(failure, Row.Counts.UNKNOWN, NO_EXTRAS);
  }

  /** No question was put, since an end of it is blocked. */
  public static Answer blocked(long... measured) {
    return none(null, Row.Counts.NONE, measured);
  }

  private static Answer none(Failure failure, Row.Counts counts, long... measured) {
    return new Answer(
        null, failure, -1, MoveTimes.NONE, -1, counts, NO_EXTRAS, NO_CELLS, null, measured);
  }

  /** Whether no question was put, since an end of it is blocked. */
  public boolean isBlocked() {
    return outcome == null && failure == null;
  }

  /** The same with other times of its moves. */
  public Answer withMoves(MoveTimes times) {
    return new Answer(
        outcome, failure, nanos, times, allocatedBytes, counts, extras, path, promise, measured);
  }

  /** The same of a planner that promises this. */
  public Answer promising(Guarantee guarantee) {
    return new Answer(
        outcome,
        failure,
        nanos,
        moveTimes,
        allocatedBytes,
        counts,
        extras,
        path,
        guarantee,
        measured);
  }

  void write(DataOutput out) throws IOException {
    out.writeUTF(outcome == null ? "" : outcome.name());
    out.writeUTF(failure == null ? "" : failure.kind().name());
    out.writeUTF(failure == null ? "" : failure.reason());
    out.writeLong(nanos);
    out.writeLong(moveTimes.firstNanos());
    out.writeLong(moveTimes.lastNanos());
    out.writeLong(allocatedBytes);
    out.writeLong(counts.expanded());
    out.writeLong(counts.generated());
    out.writeLong(counts.reopened());
    out.writeLong(counts.heapOperations());
    out.writeLong(counts.openPeak());
    out.writeLong(counts.touched());
    write(out, extras);
    Cells.write(out, path);
    out.writeUTF(promise == null ? "" : promise.toString());
    write(out, measured);
  }

  private static void write(DataOutput out, long[] values) throws IOException {
    out.writeInt(values.length);
    for (long value : values) {
      out.writeLong(value);
    }
  }

  private static long[] readLongs(DataInput in) throws IOException {
    long[] values = new long[in.readInt()];
    for (int i = 0; i < values.length; i++) {
      values[i] = in.readLong();
    }
    return values;
  }

  static Answer read(DataInput in) throws IOException {
    String outcome = in.readUTF();
    String kind = in.readUTF();
    String reason = in.readUTF();
    long nanos = in.readLong();
    MoveTimes moveTimes = new MoveTimes(in.readLong(), in.readLong());
    long allocatedBytes = in.readLong();
    Row.Counts counts =
        new Row.Counts(
            in.readLong(),
            in.readLong(),
            in.readLong(),
            in.readLong(),
            in.readLong(),
            in.readLong());
    long[] extras = readLongs(in);
    int[] path = Cells.read(in);
    String promise = in.readUTF();
    long[] measured = readLongs(in);
    return new Answer(
        outcome.isEmpty() ? null : Outcome.valueOf(outcome),
        kind.isEmpty() ? null : new Failure(Failure.Kind.valueOf(kind), reason),
        nanos,
        moveTimes,
        allocatedBytes,
        counts,
        extras,
        path,
        promise.isEmpty() ? null : Guarantee.parse(promise),
        measured);
  }
}
