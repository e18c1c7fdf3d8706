package hopscotch.harness.run.worker;

import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchCounters;
import hopscotch.harness.results.row.Measured;
import hopscotch.harness.results.row.RowColumn;
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
 * @param measured what its row says of it without a judge
 * @param extras the planner's own counters
 * @param path the cells of the path; empty without one
 * @param promise what the planner promises on the map as this problem finds it; {@code null} for
 *     what it said when it was prepared
 * @param claims of a team what a judge reads beside the plan, {@link TeamAnswers}; else empty
 */
@SuppressWarnings("ArrayRecordComponent") // a message, whose arrays are read alone
public record Answer(
    Outcome outcome,
    Failure failure,
    Measured measured,
    long[] extras,
    int[] path,
    Guarantee promise,
    long[] claims) {
  private static final int[] NO_CELLS = {};
  private static final long[] NO_LONGS = {};

  /** An answer in time, its moves known at its end. */
  public static Answer of(
      Outcome outcome, long nanos, long allocatedBytes, SearchCounters counters, int... path) {
    long[] extras = IntStream.range(0, counters.extraCount()).mapToLong(counters::extra).toArray();
    Measured measured = Measured.of(counters, nanos, allocatedBytes);
    return new Answer(outcome, null, measured, extras, path, null, NO_LONGS);
  }

  /** An answer of which only this is known. */
  static Answer of(Outcome outcome, Measured measured, long[] extras, int... path) {
    return new Answer(outcome, null, measured, extras, path, null, NO_LONGS);
  }

  /** A query that failed, or was never asked. */
  public static Answer failed(Failure failure) {
    return new Answer(null, failure, Measured.NOTHING, NO_LONGS, NO_CELLS, null, NO_LONGS);
  }

  /** No question was put, since an end of it is blocked. */
  public static Answer blocked() {
    Measured nothing = Measured.of(new SearchCounters(0), -1, -1);
    return new Answer(null, null, nothing, NO_LONGS, NO_CELLS, null, NO_LONGS);
  }

  /** Whether no question was put, since an end of it is blocked. */
  public boolean isBlocked() {
    return outcome == null && failure == null;
  }

  /** The same with a measurement; -1 for none. */
  public Answer with(RowColumn column, long value) {
    return with(measured.with(column, value));
  }

  /** The same with other times of its moves. */
  public Answer with(MoveTimes moves) {
    return with(measured.with(moves));
  }

  private Answer with(Measured all) {
    return new Answer(outcome, failure, all, extras, path, promise, claims);
  }

  /** The same of a planner that promises this. */
  public Answer promising(Guarantee guarantee) {
    return new Answer(outcome, failure, measured, extras, path, guarantee, claims);
  }

  /** The same for a team. */
  Answer claiming(long... values) {
    return new Answer(outcome, failure, measured, extras, path, promise, values);
  }

  void write(DataOutput out) throws IOException {
    out.writeUTF(outcome == null ? "" : outcome.name());
    out.writeUTF(failure == null ? "" : failure.kind().name());
    out.writeUTF(failure == null ? "" : failure.reason());
    measured.write(out);
    write(out, extras);
    Cells.write(out, path);
    out.writeUTF(promise == null ? "" : promise.toString());
    write(out, claims);
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
    Measured measured = Measured.read(in);
    long[] extras = readLongs(in);
    int[] path = Cells.read(in);
    String promise = in.readUTF();
    return new Answer(
        outcome.isEmpty() ? null : Outcome.valueOf(outcome),
        kind.isEmpty() ? null : new Failure(Failure.Kind.valueOf(kind), reason),
        measured,
        extras,
        path,
        promise.isEmpty() ? null : Guarantee.parse(promise),
        readLongs(in));
  }
}
