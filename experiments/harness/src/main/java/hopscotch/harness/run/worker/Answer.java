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
 * A worker's answer to one problem. Immutable; its arrays must not be written.
 *
 * @param outcome the outcome of the query; {@code null} if it failed or was not put
 * @param failure why there is no answer; {@code null} if there is one
 * @param measured the measurements for its row
 * @param extras the planner's own counters
 * @param path the cells of the path; empty if there is none
 * @param promise the planner's promise on the map at the time of this problem; {@code null} if it
 *     is that of its preparation
 * @param claims for a team, what a judge reads beside the plan, see {@link TeamAnswers}; else empty
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

  /** An answer within the budget whose moves are all known at its end. */
  public static Answer of(
      Outcome outcome, long nanos, long allocatedBytes, SearchCounters counters, int... path) {
    long[] extras = IntStream.range(0, counters.extraCount()).mapToLong(counters::extra).toArray();
    Measured measured = Measured.of(counters, nanos, allocatedBytes);
    return new Answer(outcome, null, measured, extras, path, null, NO_LONGS);
  }

  /** An answer with only these facts. */
  static Answer of(Outcome outcome, Measured measured, long[] extras, int... path) {
    return new Answer(outcome, null, measured, extras, path, null, NO_LONGS);
  }

  /** The answer to a query that failed, or was never put. */
  public static Answer failed(Failure failure) {
    return new Answer(null, failure, Measured.NOTHING, NO_LONGS, NO_CELLS, null, NO_LONGS);
  }

  /** The answer to a problem that was not put, since an end of it is blocked. */
  public static Answer blocked() {
    Measured nothing = Measured.of(new SearchCounters(0), -1, -1);
    return new Answer(null, null, nothing, NO_LONGS, NO_CELLS, null, NO_LONGS);
  }

  /** Whether the problem was not put, since an end of it is blocked. */
  public boolean isBlocked() {
    return outcome == null && failure == null;
  }

  /** This answer with another measurement; -1 for none. */
  public Answer with(RowColumn column, long value) {
    return with(measured.with(column, value));
  }

  /** This answer with other times of its moves. */
  public Answer with(MoveTimes moves) {
    return with(measured.with(moves));
  }

  private Answer with(Measured all) {
    return new Answer(outcome, failure, all, extras, path, promise, claims);
  }

  /** This answer from a planner with this promise. */
  public Answer promising(Guarantee guarantee) {
    return new Answer(outcome, failure, measured, extras, path, guarantee, claims);
  }

  /** This answer for a team, with these claims. */
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
