package hopscotch.experiments.run.message;

import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchCounters;
import hopscotch.experiments.query.trial.MoveTimes;
import hopscotch.experiments.results.row.Row;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** What a worker says of one problem. Immutable; its arrays must not be written. */
public final class Answer {
  private static final int[] NO_CELLS = {};
  private static final long[] NO_EXTRAS = {};

  private final Outcome outcome;
  private final Failure failure;
  private final long nanos;
  private final MoveTimes moveTimes;
  private final long allocatedBytes;
  private final Row.Counts counts;
  private final long[] extras;
  private final int[] path;
  private final long[] measured;

  /**
   * An answer.
   *
   * @param outcome how the query ended; {@code null} if it failed or was not put
   * @param failure how it failed; {@code null} if it did not
   * @param nanos the time of the search alone
   * @param moveTimes when its first move was known, and its last
   * @param allocatedBytes what the search allocated; -1 where the JVM cannot tell
   * @param counts what the search counted
   * @param extras the planner's own counters
   * @param path the cells of the path; empty without one
   * @param measured what was measured of an answer of this kind of problem alone, {@link
   *     Row#measured}
   */
  public Answer(
      Outcome outcome,
      Failure failure,
      long nanos,
      MoveTimes moveTimes,
      long allocatedBytes,
      Row.Counts counts,
      long[] extras,
      int[] path,
      long[] measured) {
    this.outcome = outcome;
    this.failure = failure;
    this.nanos = nanos;
    this.moveTimes = moveTimes;
    this.allocatedBytes = allocatedBytes;
    this.counts = counts;
    this.extras = extras;
    this.path = path;
    this.measured = measured;
  }

  /** An answer in time, its moves known at its end. */
  public static Answer of(
      Outcome outcome,
      long nanos,
      long allocatedBytes,
      SearchCounters counters,
      PathBuffer path,
      long... measured) {
    long[] extras = new long[counters.extraCount()];
    for (int i = 0; i < extras.length; i++) {
      extras[i] = counters.extra(i);
    }
    Row.Counts counts =
        new Row.Counts(
            counters.expanded,
            counters.generated,
            counters.reopened,
            counters.heapOperations,
            counters.openPeak,
            counters.touched);
    return new Answer(
        outcome,
        null,
        nanos,
        MoveTimes.atOnce(nanos),
        allocatedBytes,
        counts,
        extras,
        path.toArray(),
        measured);
  }

  /** A query that failed, or was never asked. */
  public static Answer failed(Failure failure) {
    return new Answer(
        null, failure, -1, MoveTimes.NONE, -1, Row.Counts.NONE, NO_EXTRAS, NO_CELLS, NO_EXTRAS);
  }

  /** No question was put, since an end of it is blocked. */
  public static Answer blocked(long... measured) {
    return new Answer(
        null, null, -1, MoveTimes.NONE, -1, Row.Counts.NONE, NO_EXTRAS, NO_CELLS, measured);
  }

  /** Whether no question was put, since an end of it is blocked. */
  public boolean isBlocked() {
    return outcome == null && failure == null;
  }

  /** How the query ended; {@code null} if it failed or was not put. */
  public Outcome outcome() {
    return outcome;
  }

  /** The same with other times of its moves. */
  public Answer withMoves(MoveTimes times) {
    return new Answer(
        outcome, failure, nanos, times, allocatedBytes, counts, extras, path, measured);
  }

  /** Why there is no answer; {@code null} if there is one. */
  public Failure failure() {
    return failure;
  }

  /** The time of the search alone, in nanoseconds. */
  public long nanos() {
    return nanos;
  }

  /** When its first move was known, and its last. */
  public MoveTimes moveTimes() {
    return moveTimes;
  }

  /** What the search allocated, in bytes; -1 where the JVM cannot tell. */
  public long allocatedBytes() {
    return allocatedBytes;
  }

  /** What the search counted. */
  public Row.Counts counts() {
    return counts;
  }

  /** The planner's own counters. */
  public long[] extras() {
    return extras;
  }

  /** The cells of the path; empty without one. */
  public int[] path() {
    return path;
  }

  /** What was measured of an answer of this kind of problem alone, {@link Row#measured}. */
  public long[] measured() {
    return measured;
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
        measured);
  }
}
